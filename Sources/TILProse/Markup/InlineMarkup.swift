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
    mutating func read(_ buffer: MarkupBuffer, _ paragraph: ByteRange) {
        var index = paragraph.lowerBound
        let end = paragraph.upperBound
        while true {
            index = Self.nextMark(buffer, index, end)
            guard index < end else { break }
            switch buffer[index] {
            case "\\": index = readCommand(buffer, index, end)
            case "`": index = readBackquotes(buffer, index, end)
            case "$": index = readFormula(buffer, index, end)
            case "<": index = tags.read(index, before: end, buffer)?.end ?? index + 1
            case "&": index = buffer.readReference(index)
            case "[":
                if isMarkdown { brackets.append(index) }
                index += 1
            case "]": index = readBracket(buffer, index, end)
            default:
                quotations.read(index, buffer)
                index += 1
            }
        }
        tags.finish(at: end, buffer)
        brackets.removeAll(keepingCapacity: true)
        quotations.endParagraph()
    }

    /// Returns the next byte that may start markup, or the end.
    private static func nextMark(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Int {
        marks.withUnsafeBufferPointer { marks in
            var index = start
            while index < end, !marks[Int(buffer[index])] { index &+= 1 }
            return index
        }
    }

    /// Whether a byte may start markup. 0xE2 is the first byte of a curly quotation mark.
    private static let marks: [Bool] = (0...0xFF).map { byte in byte.isOne(of: "\"$&'<[\\]`") || byte == 0xE2 }

    // MARK: Code and formulas

    /// Reads a code span. Quotation marks of plain text (`so') are not code.
    private mutating func readBackquotes(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Int {
        let quote = UInt8(ascii: "`")
        func runEnd(_ index: Int) -> Int { (index..<end).first { index in buffer[index] != quote } ?? end }
        let open = runEnd(start)
        var index = open
        let limit = min(end, start + MarkupBuffer.reach)
        while isMarkdown, index < limit, open - start != 2 || !buffer.has("''", at: index) {
            let close = runEnd(index)
            if close - index == open - start {
                if open - start == 1, isQuotation(buffer, start, index) { break }
                buffer.hide(start..<close)
                return close
            }
            index = max(index + 1, close)
        }
        quotations.read(start, buffer)
        return open
    }

    /// Whether a backquote opens a quotation that ends with an apostrophe, as in `so', and the next backquote opens
    /// another.
    private func isQuotation(_ buffer: MarkupBuffer, _ start: Int, _ next: Int) -> Bool {
        func isApart(_ index: Int) -> Bool {
            !buffer.source.indices.contains(index)
                || !buffer[index].isLetterOrDigit
        }
        guard isApart(start - 1), !isApart(next + 1), buffer[next - 1].isSpace || buffer[next - 1] == UInt8(ascii: "(")
        else {
            return false
        }
        let apostrophes = ((start + 1)..<next).filter { index in buffer[index] == "'" }
        return apostrophes.contains { index in !buffer[index - 1].isSpace && isApart(index + 1) }
    }

    private func readFormula(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Int {
        let isDisplayed = buffer.has("$$", at: start)
        let limit = isDisplayed ? end : min(end, start + 400)
        guard let formula = buffer.formulaEnd(from: start, before: limit), !formula.text.isEmpty else {
            return start + 1
        }
        let first = buffer[formula.text.lowerBound]
        let last = buffer[formula.text.upperBound - 1]
        // Two prices on a line are not a formula.
        let isPrice = formula.end < end && buffer[formula.end].isDigit
        guard isDisplayed || !first.isSpace && !last.isSpace && !isPrice else { return start + 1 }
        buffer.hideFormula(formula, from: start)
        return formula.end
    }

    // MARK: Commands of TeX

    /// Reads a TeX command or an escaped mark. The name of the command is removed, and so is the argument of a command
    /// that takes a key or a name.
    private func readCommand(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Int {
        var nameEnd = buffer.nameEnd(from: start + 1)
        guard nameEnd > start + 1 else { return readEscape(buffer, start, end) }
        let name = buffer.string((start + 1)..<nameEnd)
        if buffer.has("*", at: nameEnd) { nameEnd += 1 }
        switch LaTeXCommand(name) {
        case .key, .verbatim,
            _ where name == "begin" || name == "end":
            break
        default:
            buffer.fill(start..<nameEnd, with: Markup.joint)
            return nameEnd
        }
        let close = buffer.argumentsEnd(from: nameEnd, takesGroups: true)
        buffer.hide(start..<close)
        return close
    }

    private func readEscape(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Int {
        guard start + 1 < end else { return start + 1 }
        let range = start..<(start + 2)
        switch buffer[start + 1] {
        case "(", "[", ")", "]", "-":
            buffer.fill(start..<(start + 1), with: Markup.joint)
        case "&", "_": buffer.fill(start..<(start + 1))
        case "\\", ",", ";": buffer.write([UInt8(ascii: " ")], over: range)
        case let mark where mark.isASCII && !mark.isSpace: buffer.write("\\".utf8, over: range)
        default: break
        }
        return start + 2
    }

    // MARK: Links

    /// Reads the end of a text in brackets. A following target, `(address)`, `[name]` or `[]`, is removed.
    private mutating func readBracket(_ buffer: MarkupBuffer, _ close: Int, _ end: Int) -> Int {
        guard let open = brackets.popLast() else { return close + 1 }
        // Limit the nesting of brackets to a depth that no real document has, since each pair is marked.
        guard brackets.count < 16 else { return close + 1 }
        guard let target = targetEnd(buffer, close + 1, end) else {
            buffer.mark(.link, open..<(close + 1))
            return close + 1
        }
        buffer.mark(.link, open..<target)
        buffer.text[open] = Markup.edge
        buffer.write([Markup.edge], over: close..<target)
        return target
    }

    private func targetEnd(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Int? {
        guard start < end, buffer[start] == "(" || buffer[start] == "[" else { return nil }
        let closing: Unicode.Scalar = buffer[start] == "(" ? ")" : "]"
        var depth = 0
        var isTarget = closing == "]"
        for index in start..<min(end, start + MarkupBuffer.reach) {
            switch buffer[index] {
            case buffer[start]: depth += 1
            case closing:
                depth -= 1
                if depth == 0 { return isTarget ? index + 1 : nil }
            // Only text that looks like an address is a target: `[CNN](see below)` is prose.
            case "/", "#", ".": isTarget = true
            case UInt8(ascii: "\n"): return nil
            default: break
            }
        }
        return nil
    }
}

/// Reads text without markup.
enum PlainMarkup {
    /// Fills a buffer.
    static func read(_ buffer: MarkupBuffer, isParagraphEachLine: Bool) {
        var inline = InlineMarkup(isMarkdown: false)
        var paragraph = 0..<0
        while paragraph.upperBound < buffer.count {
            let line = paragraph.upperBound..<buffer.lineEnd(from: paragraph.upperBound)
            let isBlank = buffer.textStart(line) == line.upperBound
            let end = isBlank ? line.lowerBound : line.upperBound
            let next = min(buffer.count, line.upperBound + 1)
            if isBlank || isParagraphEachLine || next == buffer.count {
                inline.read(buffer, paragraph.lowerBound..<end)
                buffer.endPassage(at: line.upperBound)
                paragraph = next..<next
            } else {
                paragraph = paragraph.lowerBound..<next
            }
        }
    }
}
