import TILText

/// Reads the inline markup of a paragraph of Markdown or plain text: code, links, tags, formulas and commands of TeX,
/// character references, quotations.
struct InlineMarkup {
    /// Whether backquotes and brackets have their Markdown meaning.
    let isMarkdown: Bool
    private var tags = TagReader()
    private var quotations = Quotations()
    /// The open brackets.
    private var brackets: [Int] = []

    init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

    /// The definitions made by tags.
    var declarations: [MarkupDeclaration] { tags.declarations }

    /// Reads a paragraph.
    mutating func read(_ paragraph: ByteRange, in buffer: MarkupBuffer) {
        var index = paragraph.lowerBound
        let end = paragraph.upperBound
        while true {
            index = Self.nextMark(in: buffer, from: index, before: end)
            guard index < end else { break }
            switch buffer[index] {
            case "\\": index = readCommand(at: index, before: end, in: buffer)
            case "`": index = readBackquotes(at: index, before: end, in: buffer)
            case "$": index = readFormula(at: index, before: end, in: buffer)
            case "<": index = tags.read(at: index, before: end, in: buffer)?.end ?? index + 1
            case "&": index = buffer.readReference(index)
            case "[":
                if isMarkdown { brackets.append(index) }
                index += 1
            case "]": index = readBracket(at: index, before: end, in: buffer)
            default:
                quotations.read(index, buffer)
                index += 1
            }
        }
        tags.finish(at: end, in: buffer)
        brackets.removeAll(keepingCapacity: true)
        quotations.endParagraph()
    }

    /// Returns the next byte that may start markup, or the end.
    private static func nextMark(in buffer: MarkupBuffer, from start: Int, before end: Int) -> Int {
        marks.withUnsafeBufferPointer { marks in
            var index = start
            while index < end, !marks[Int(buffer[index])] { index &+= 1 }
            return index
        }
    }

    /// Whether a byte may start markup.
    private static let marks: [Bool] = (0...UInt8.max).map { byte in
        byte.isOne(of: "\"$&'<[\\]`") || byte == Quotations.curlyLeadByte
    }

    // MARK: Code and formulas

    /// Reads a code span. Quotation marks of plain text (`so') are not code.
    private mutating func readBackquotes(at start: Int, before end: Int, in buffer: MarkupBuffer) -> Int {
        let open = runOfBackquotes(from: start, before: end, in: buffer)
        let code = isMarkdown ? codeSpan(open: open, before: end, in: buffer) : nil
        guard let code else {
            quotations.read(start, buffer)
            return open.upperBound
        }
        buffer.hide(code)
        return code.upperBound
    }

    /// Returns the span from the backquotes that open it to the same number of backquotes.
    private func codeSpan(open: ByteRange, before end: Int, in buffer: MarkupBuffer) -> ByteRange? {
        let limit = min(end, open.lowerBound + MarkupBuffer.reach)
        var index = open.upperBound
        while index < limit {
            // In plain text, ``so'' is a quotation.
            if open.count == 2, buffer.has("''", at: index) { return nil }
            let close = runOfBackquotes(from: index, before: end, in: buffer)
            if close.count == open.count {
                let isQuotation = open.count == 1 && isQuotation(from: open.lowerBound, to: index, in: buffer)
                return isQuotation ? nil : open.lowerBound..<close.upperBound
            }
            index = max(index + 1, close.upperBound)
        }
        return nil
    }

    private func runOfBackquotes(from start: Int, before end: Int, in buffer: MarkupBuffer) -> ByteRange {
        (start..<end).prefix { index in buffer[index] == "`" }
    }

    /// Whether a backquote opens a quotation that ends with an apostrophe, as in `so', and the next backquote opens
    /// another.
    private func isQuotation(from start: Int, to next: Int, in buffer: MarkupBuffer) -> Bool {
        func isInWord(_ index: Int) -> Bool {
            buffer.source.indices.contains(index) && buffer[index].isLetterOrDigit
        }
        let isAfterWord = isInWord(start - 1)
        let beforeNext = buffer[next - 1]
        let nextOpens = isInWord(next + 1) && (beforeNext.isSpace || beforeNext == "(")
        if isAfterWord || !nextOpens { return false }
        return ((start + 1)..<next).contains { index in
            let isAfterText = !buffer[index - 1].isSpace
            return buffer[index] == "'" && isAfterText && !isInWord(index + 1)
        }
    }

    /// The greatest length of a formula within a line.
    private static let longestFormula = 400

    private func readFormula(at start: Int, before end: Int, in buffer: MarkupBuffer) -> Int {
        let isDisplayed = buffer.has("$$", at: start)
        let limit = isDisplayed ? end : min(end, start + Self.longestFormula)
        guard let formula = buffer.formula(from: start, before: limit), !formula.text.isEmpty else {
            return start + 1
        }
        let startsWithSpace = buffer[formula.text.lowerBound].isSpace
        let endsWithSpace = buffer[formula.text.upperBound - 1].isSpace
        // Two prices on a line are not a formula.
        let next = formula.range.upperBound
        let isPrice = next < end && buffer[next].isDigit
        let isInline = !startsWithSpace && !endsWithSpace && !isPrice
        guard isDisplayed || isInline else { return start + 1 }
        buffer.hide(formula)
        return next
    }

    // MARK: Commands of TeX

    /// Reads a TeX command or an escaped mark. The name of the command is removed, and so is the argument of a command
    /// that takes a key or a name.
    private func readCommand(at start: Int, before end: Int, in buffer: MarkupBuffer) -> Int {
        var nameEnd = buffer.nameEnd(from: start + 1)
        guard nameEnd > start + 1 else { return readEscape(at: start, before: end, in: buffer) }
        let name = buffer.string((start + 1)..<nameEnd)
        if buffer.has("*", at: nameEnd) { nameEnd += 1 }
        guard takesKey(command: name) else {
            buffer.fill(start..<nameEnd, with: Markup.joint)
            return nameEnd
        }
        let close = buffer.argumentsEnd(from: nameEnd, takesGroups: true)
        buffer.hide(start..<close)
        return close
    }

    /// Whether the argument of a command is a key or a name.
    private func takesKey(command name: String) -> Bool {
        if name == "begin" || name == "end" { return true }
        switch LaTeXCommand(name) {
        case .key, .verbatim: return true
        default: return false
        }
    }

    private func readEscape(at start: Int, before end: Int, in buffer: MarkupBuffer) -> Int {
        guard start + 1 < end else { return start + 1 }
        let range = start..<(start + 2)
        switch buffer[start + 1] {
        case "(", "[", ")", "]", "-":
            buffer.fill(start..<(start + 1), with: Markup.joint)
        case "&", "_": buffer.fill(start..<(start + 1))
        case "\\", ",", ";": buffer.write([.space], over: range)
        case let mark where mark.isASCII && !mark.isSpace: buffer.write("\\".utf8, over: range)
        default: break
        }
        return start + 2
    }

    // MARK: Links

    /// Reads the end of a text in brackets. A following target, `(address)`, `[name]` or `[]`, is removed.
    private mutating func readBracket(at close: Int, before end: Int, in buffer: MarkupBuffer) -> Int {
        guard let open = brackets.popLast(), brackets.count < Self.deepestNesting else { return close + 1 }
        guard let target = targetEnd(from: close + 1, before: end, in: buffer) else {
            buffer.mark(.link, open..<(close + 1))
            return close + 1
        }
        buffer.mark(.link, open..<target)
        buffer.text[open] = Markup.edge
        buffer.write([Markup.edge], over: close..<target)
        return target
    }

    /// The deepest nesting of brackets that are links. Each pair is marked, so that more of them would take long.
    private static let deepestNesting = 16

    /// Returns the end of the target at an offset: `(address)`, `[name]` or `[]`. Text in round brackets that does not
    /// look like an address is prose: `[CNN](see below)`.
    private func targetEnd(from start: Int, before end: Int, in buffer: MarkupBuffer) -> Int? {
        guard start < end else { return nil }
        switch buffer[start] {
        case "[": return closingBracket("]", of: start, before: end, in: buffer).map { close in close + 1 }
        case "(":
            guard let close = closingBracket(")", of: start, before: end, in: buffer) else { return nil }
            let isAddress = (start..<close).contains { index in buffer[index].isOne(of: "/#.") }
            return isAddress ? close + 1 : nil
        default: return nil
        }
    }

    /// Returns the bracket that closes another one in the same line.
    private func closingBracket(
        _ closing: Unicode.Scalar, of open: Int, before end: Int, in buffer: MarkupBuffer
    ) -> Int? {
        var depth = 0
        for index in open..<min(end, open + MarkupBuffer.reach) {
            switch buffer[index] {
            case buffer[open]: depth += 1
            case closing: depth -= 1
            case "\n": return nil
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }
}

/// Reads text without markup.
enum PlainMarkup {
    /// Fills a buffer.
    static func read(_ buffer: MarkupBuffer, isParagraphEachLine: Bool) {
        var inline = InlineMarkup(isMarkdown: false)
        var paragraphStart = 0
        var lineStart = 0
        while lineStart < buffer.count {
            let line = lineStart..<buffer.lineEnd(from: lineStart)
            let nextLine = min(buffer.count, line.upperBound + 1)
            let isBlank = buffer.textStart(line) == line.upperBound
            let isLast = nextLine == buffer.count
            if isBlank || isLast || isParagraphEachLine {
                let paragraphEnd = isBlank ? line.lowerBound : line.upperBound
                inline.read(paragraphStart..<paragraphEnd, in: buffer)
                buffer.endPassage(at: line.upperBound)
                paragraphStart = nextLine
            }
            lineStart = nextLine
        }
    }
}
