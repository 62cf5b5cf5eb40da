/// The parts of HTML, and of the tags in Markdown.
enum HTMLRegions {
    /// Reads the tags of a stretch.
    /// - Parameter isWhole: whether it is a document of its own, of which all elements count.
    static func read(_ collector: inout RegionCollector, _ range: Range<Int>, isWhole: Bool) {
        let bytes = collector.bytes
        // The element that is open and protected, where it starts, and how many of its name are open in it.
        var open: (name: String, kind: DocumentRegions.Kind, start: Int, depth: Int)?
        var textStart = range.lowerBound
        // Where what is set in another type starts.
        var typed: Int?
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if collector.has("<!--", at: index) {
                let end = collector.find("-->", from: index, before: bytes.count).map { $0 + 3 } ?? range.upperBound
                collector.add(.comment, index..<end)
                index = max(index + 4, end)
                continue
            }
            let isEnd = collector.has("</", at: index)
            let nameStart = index + (isEnd ? 2 : 1)
            var nameEnd = nameStart
            while nameEnd < range.upperBound, nameEnd - nameStart < 24,
                ByteClass.isLetter(bytes[nameEnd]) || ByteClass.isDigit(bytes[nameEnd])
            { nameEnd += 1 }
            guard nameEnd > nameStart, let end = tagEnd(bytes, nameEnd, range.upperBound) else {
                index += 1
                continue
            }
            let name = String(decoding: bytes[nameStart..<nameEnd].map(ByteClass.lowercased), as: UTF8.self)
            collector.add(.code, index..<end)
            if fonts.contains(name) {
                if isEnd, let start = typed, isTyped(bytes, start..<index) { collector.add(.name, start..<index) }
                typed = isEnd ? nil : end
            }
            if isWhole, HTMLElement(name).endsPassage {
                addQuotations(&collector, textStart..<index)
                textStart = end
            }
            if let element = open {
                if name == element.name {
                    let depth = element.depth + (isEnd ? -1 : 1)
                    open = (name, element.kind, element.start, depth)
                    if depth == 0 {
                        collector.add(element.kind, element.start..<end)
                        open = nil
                    }
                }
            } else if !isEnd, let kind = kind(of: name) ?? kind(ofClass: nameEnd..<end, collector),
                bytes[end - 2] != UInt8(ascii: "/")
            {
                open = (name, kind, index, 1)
            }
            index = end
        }
        if let open { collector.add(open.kind, open.start..<range.upperBound) }
        if isWhole { addQuotations(&collector, textStart..<range.upperBound) }
    }

    /// Adds the quotations of a passage; one that names a standard and its title is one as a whole.
    private static func addQuotations(_ collector: inout RegionCollector, _ passage: Range<Int>) {
        let text = start(of: passage, collector.bytes)
        if !text.isEmpty, text.withUnsafeBufferPointer({ KeptLines.isTitleOfStandard($0, 0..<$0.count) }) {
            collector.add(.quotation, passage)
        } else {
            collector.addQuotations(passage)
        }
    }

    /// The first bytes of a passage without its tags.
    private static func start(of passage: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        var isInTag = false
        for byte in bytes[passage] {
            if byte == UInt8(ascii: "<") { isInTag = true }
            if !isInTag, !text.isEmpty || !ByteClass.isSpace(byte) {
                // What does not start as the name of a standard does need not be read on.
                guard text.count < 24, !text.isEmpty || byte == UInt8(ascii: "R") else { break }
                text.append(byte)
            }
            if byte == UInt8(ascii: ">") { isInTag = false }
        }
        return text
    }

    /// The end of a tag, behind its closing bracket.
    private static func tagEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        var quote: UInt8 = 0
        for index in start..<min(limit, start + RegionCollector.reach) {
            let byte = bytes[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            } else if byte == UInt8(ascii: "<") {
                return nil
            }
        }
        return nil
    }

    private static let kinds: [String: DocumentRegions.Kind] = [
        "a": .link, "h1": .heading, "h2": .heading, "h3": .heading, "h4": .heading, "h5": .heading, "h6": .heading,
        "title": .heading, "caption": .heading, "blockquote": .quotation, "q": .quotation, "cite": .quotation,
        "dfn": .link, "dt": .link, "table": .table, "button": .link, "label": .link, "select": .link,
        "nav": .link, "figcaption": .heading,
    ]

    /// The elements that set their text in another type.
    private static let fonts: Set<String> = ["b", "i", "em", "strong"]

    /// Whether a text is one word without a small letter.
    private static func isTyped(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
        text.count <= 40 && text.contains { ByteClass.isUpper(bytes[$0]) }
            && text.allSatisfy {
                !ByteClass.isSpace(bytes[$0]) && (!ByteClass.isLetter(bytes[$0]) || ByteClass.isUpper(bytes[$0]))
            }
    }

    /// What an element with attributes is by its class: Doxygen sets sources in elements of the class fragment.
    private static func kind(ofClass attributes: Range<Int>, _ collector: RegionCollector) -> DocumentRegions.Kind? {
        collector.find("class=\"fragment\"", from: attributes.lowerBound, before: attributes.upperBound) == nil
            ? nil : .code
    }

    /// What the element with a name is; nil for one whose text may be edited.
    private static func kind(of name: String) -> DocumentRegions.Kind? {
        switch HTMLElement(name) {
        case .code, .hidden: .code
        case .abbreviation: .link
        default: kinds[name]
        }
    }
}
