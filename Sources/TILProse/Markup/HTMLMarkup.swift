import TILText

/// Reads HTML: tags are not there, text of scripts, styles and code is none, and the title of an `abbr` is a definition.
struct HTMLMarkup {
    private let buffer: MarkupBuffer
    private var declarations: [MarkupDeclaration] = []
    private var quotations = Quotations()
    private var element: OpenElement?
    /// Where the passage starts, and the text that is set in another type.
    private var passageStart = 0
    private var typedStart: Int?
    /// The elements of code that nothing ends from here on.
    private var unended: Set<String> = []

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    /// - Returns: the definitions that the markup makes.
    mutating func read() -> [MarkupDeclaration] {
        var index = 0
        while index < buffer.count {
            switch buffer[index] {
            case UInt8(ascii: "<"): index = readTag(index)
            case UInt8(ascii: "&"): index = buffer.readReference(index)
            case UInt8(ascii: "\""), 0xE2:
                quotations.read(index, buffer)
                index += 1
            case 0x0A:
                buffer.text[index] = 0x20
                index += 1
            default: index += 1
            }
        }
        endPassage(at: buffer.count)
        if let element { buffer.mark(element.kind, element.start..<buffer.count) }
        return declarations
    }

    private mutating func readTag(_ start: Int) -> Int {
        guard let tag = HTMLTag(buffer.source, at: start, limit: buffer.count) else {
            guard buffer.has("<!--", at: start) else {
                buffer.text[start] = Markup.opaque
                return start + 1
            }
            // A comment that nothing ends reaches to the end.
            buffer.fill(start..<buffer.count)
            buffer.mark(.comment, start..<buffer.count)
            return buffer.count
        }
        if tag.isComment {
            buffer.fill(tag.range)
            buffer.mark(.comment, tag.range)
            return tag.range.upperBound
        }
        let element = HTMLElement(tag.name)
        if let declaration = MarkupDeclaration(titleOf: tag, buffer) { declarations.append(declaration) }
        if element.endsPassage {
            endPassage(at: start)
            passageStart = tag.range.upperBound
        }
        buffer.write(text(of: element.role, isEnd: tag.isEnd), over: tag.range)
        buffer.mark(.code, tag.range)
        if HTMLElement.fonts.contains(tag.name) {
            if tag.isEnd, let first = typedStart, isTyped(first..<start) { buffer.mark(.name, first..<start) }
            typedStart = tag.isEnd ? nil : tag.range.upperBound
        }
        if element.isCode, !tag.isEnd, !tag.isEmpty, !unended.contains(tag.name) {
            if let end = buffer.endTag(tag.name, from: tag.range.upperBound, before: buffer.count) {
                buffer.hide(tag.range.upperBound..<end.lowerBound)
                if element.role == .hidden { buffer.fill(tag.range.upperBound..<end.lowerBound) }
                return end.lowerBound
            }
            unended.insert(tag.name)
        }
        OpenElement.read(tag, element, &self.element, buffer)
        return tag.range.upperBound
    }

    /// What replaces a tag.
    private func text(of role: HTMLElement.Role, isEnd: Bool) -> [UInt8] {
        switch role {
        case .block: [Markup.passageEnd]
        case .lineBreak: [0x20]
        case .meaning: [isEnd ? Markup.passageEnd : UInt8(ascii: ":")]
        case .cell: isEnd ? [] : [0x20, UInt8(ascii: "|")]
        case .inline, .code, .hidden: []
        }
    }

    /// Ends a passage. One that names a standard and its title is a quotation as a whole.
    private mutating func endPassage(at end: Int) {
        quotations.endParagraph()
        var start: [UInt8] = []
        for byte in buffer.text[passageStart..<end] where byte != Markup.filler {
            if start.isEmpty, ByteClass.isSpace(byte) { continue }
            // Most text does not start as the name of a standard does.
            guard start.count < 24, !start.isEmpty || byte == UInt8(ascii: "R") else { break }
            start.append(byte)
        }
        guard !start.isEmpty, start.withUnsafeBufferPointer({ KeptText.isTitleOfStandard($0, 0..<$0.count) }) else {
            return
        }
        buffer.mark(.quotation, passageStart..<end)
    }

    /// Whether a text is one word without a small letter.
    private func isTyped(_ text: Range<Int>) -> Bool {
        text.count <= 40 && text.contains { ByteClass.isUpper(buffer[$0]) }
            && text.allSatisfy {
                !ByteClass.isSpace(buffer[$0]) && (!ByteClass.isLetter(buffer[$0]) || ByteClass.isUpper(buffer[$0]))
            }
    }
}
