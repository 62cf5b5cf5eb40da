/// The parts of man pages: lines of requests, headings and what they frame. Text lines may be edited.
enum RoffRegions {
    static func read(_ collector: inout RegionCollector) {
        let bytes = collector.bytes
        var start = 0
        var isHeadingNext = false
        // The section NAME is what a page is called in lists of pages.
        var isInName = false
        var open: (kind: DocumentRegions.Kind, end: Set<String>, start: Int)?
        while start < bytes.count {
            let line = start..<collector.lineEnd(from: start)
            start = line.upperBound + 1
            let first = line.isEmpty ? 0 : bytes[line.lowerBound]
            guard first == UInt8(ascii: ".") || first == UInt8(ascii: "'") else {
                addNames(&collector, line)
                if isHeadingNext || isInName, !line.isEmpty {
                    collector.add(.heading, line)
                    isHeadingNext = false
                } else if open == nil {
                    collector.addQuotations(line)
                }
                continue
            }
            var nameStart = line.lowerBound + 1
            while nameStart < line.upperBound, ByteClass.isBlank(bytes[nameStart]) { nameStart += 1 }
            let nameEnd = (nameStart..<line.upperBound).first { ByteClass.isBlank(bytes[$0]) } ?? line.upperBound
            let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
            if name.hasPrefix("\\\"") {
                collector.add(.comment, line)
                continue
            }
            if let opened = open, opened.end.contains(name) {
                collector.add(opened.kind, opened.start..<line.upperBound)
                open = nil
                continue
            }
            if open == nil, let (kind, end) = frames[name] { open = (kind, end, line.lowerBound) }
            if name == "SH" || name == "Sh" {
                let title = bytes[nameEnd..<line.upperBound].filter(ByteClass.isLetter)
                isInName = title.elementsEqual("NAME".utf8)
            }
            if isTyped(bytes, name, nameEnd..<line.upperBound) { collector.add(.name, line) }
            addNames(&collector, line)
            switch name {
            case "SH", "SS", "Sh", "Ss", "TH", "Dt", "Nd":
                collector.add(.heading, line)
                isHeadingNext = nameEnd == line.upperBound
            case "TP", "IP", "It": collector.add(.heading, line)
            // A request sets a few words in another type, and a person may define an acronym there, but no edit goes there.
            default: collector.add(name == "B" || name == "I" ? .link : .table, line)
            }
        }
        if let open { collector.add(open.kind, open.start..<bytes.count) }
    }

    /// The requests that set their arguments in other types.
    private static let fonts: Set<String> = [
        "B", "I", "SB", "BR", "RB", "BI", "IB", "IR", "RI", "Cm", "Dv", "Ev", "Er", "Ar",
    ]

    /// Whether a request sets its arguments in another type, without a small letter; or names what does: ".It Ev MAIL".
    private static func isTyped(_ bytes: UnsafeBufferPointer<UInt8>, _ name: String, _ text: Range<Int>) -> Bool {
        if fonts.contains(name) { return isName(bytes, text) }
        guard name == "It", text.count > 4 else { return false }
        let macro = String(decoding: bytes[(text.lowerBound + 1)..<(text.lowerBound + 3)], as: UTF8.self)
        return fonts.contains(macro) && isName(bytes, (text.lowerBound + 3)..<text.upperBound)
    }

    /// Adds what a line sets in bold or in italics without a small letter: constants, variables, what stands for an argument.
    private static func addNames(_ collector: inout RegionCollector, _ line: Range<Int>) {
        var start: Int?
        var index = line.lowerBound
        while index < line.upperBound {
            index = ByteSearch.next(UInt8(ascii: "\\"), collector.bytes, index..<line.upperBound)
            guard collector.has("\\f", at: index) || index == line.upperBound else {
                index += 2
                continue
            }
            if let start, isName(collector.bytes, start..<index) { collector.add(.name, start..<index) }
            let isOther =
                collector.has("\\fB", at: index) || collector.has("\\fI", at: index)
                || collector.has("\\f(C", at: index)
            start = isOther ? index + (collector.has("\\f(", at: index) ? 5 : 3) : nil
            index += 3
        }
    }

    /// Whether there is no small letter in a text that has capitals.
    private static func isName(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
        guard !text.isEmpty else { return false }
        var capitals = 0
        for index in text where ByteClass.isLetter(bytes[index]) {
            // The letter of an escape is none.
            if bytes[index - 1] == UInt8(ascii: "\\") { continue }
            guard ByteClass.isUpper(bytes[index]) else { return false }
            capitals += 1
        }
        return capitals > 0
    }

    /// The requests that frame several lines, with those that close them.
    private static let frames: [String: (DocumentRegions.Kind, Set<String>)] = [
        "nf": (.code, ["fi"]), "EX": (.code, ["EE"]), "Vb": (.code, ["Ve"]), "Bd": (.code, ["Ed"]),
        "UR": (.link, ["UE"]),
        "MT": (.link, ["ME"]), "TS": (.table, ["TE"]),
    ]
}
