import TILText

/// Reads HTML. Tags are removed, scripts, styles and code are hidden, and the title of an `abbr` is a definition.
struct HTMLMarkup {
    private let buffer: MarkupBuffer
    private var tags = TagReader()
    private var quotations = Quotations()

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    /// - Returns: the definitions made by the markup.
    mutating func read() -> [MarkupDeclaration] {
        var index = 0
        while index < buffer.count {
            switch buffer[index] {
            case "<": index = readTag(index)
            case "&": index = buffer.readReference(index)
            case "\"", Quotations.curlyLeadByte:
                quotations.read(index, buffer)
                index += 1
            case "\n":
                // A line end in preformatted text may end a passage already.
                if buffer.text[index] != Markup.passageEnd { buffer.text[index] = .space }
                index += 1
            default: index += 1
            }
        }
        tags.finish(at: buffer.count, in: buffer)
        return tags.declarations
    }

    private mutating func readTag(_ start: Int) -> Int {
        if let tag = tags.read(at: start, before: buffer.count, in: buffer) {
            if tag.element.endsPassage { quotations.endParagraph() }
            return tag.end
        }
        if buffer.has("<!--", at: start) {
            // An unterminated comment extends to the end of the document.
            buffer.fill(start..<buffer.count)
            buffer.mark(.comment, start..<buffer.count)
            return buffer.count
        }
        buffer.text[start] = Markup.opaque
        return start + 1
    }
}
