import TILText

/// Reads what stands within a paragraph of Markdown and of plain text: code, links, tags, formulas and commands of TeX,
/// character references, quotations.
struct InlineMarkup {
    /// Whether backquotes and brackets are Markdown's.
    let isMarkdown: Bool
    private(set) var declarations: [MarkupDeclaration] = []
    private var quotations = Quotations()
    /// The brackets that are open.
    private var brackets: [Int] = []
    /// The element of HTML that is open and has a kind.
    private var element: OpenElement?

    init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

    /// Reads a paragraph.
    mutating func read(_ buffer: MarkupBuffer, _ paragraph: Range<Int>) {
        var index = paragraph.lowerBound
        let end = paragraph.upperBound
        while index < end {
            let byte = buffer[index]
            guard Self.isMark(byte) else {
                index &+= 1
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): index = readCommand(buffer, index, end)
            case UInt8(ascii: "`"): index = readBackquotes(buffer, index, end)
            case UInt8(ascii: "$"): index = readFormula(buffer, index, end)
            case UInt8(ascii: "<"): index = readTag(buffer, index, end)
            case UInt8(ascii: "&"): index = buffer.readReference(index)
            case UInt8(ascii: "["):
                if isMarkdown { brackets.append(index) }
                index += 1
            case UInt8(ascii: "]"): index = readBracket(buffer, index, end)
            default:
                quotations.read(index, buffer)
                index += 1
            }
        }
        if let element { buffer.mark(element.kind, element.start..<end) }
        element = nil
        brackets.removeAll(keepingCapacity: true)
        quotations.endParagraph()
    }

    /// Whether a byte may start anything: one of `"$&<[\]` or a backquote, or the first byte of a curly quotation mark.
    @inline(__always)
    private static func isMark(_ byte: UInt8) -> Bool {
        if byte < 0x40 { return 0x1000_0054_0000_0000 as UInt64 &>> UInt64(byte) & 1 != 0 }
        return byte &- 0x5B < 3 || byte == 0x60 || byte == 0xE2
    }

    // MARK: Code and formulas

    /// A span of code. Quotation marks of TeX (``` ``so'' ```) and of plain text (`so') are none.
    private mutating func readBackquotes(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Int {
        let quote = UInt8(ascii: "`")
        func runEnd(_ index: Int) -> Int { (index..<end).first { buffer[$0] != quote } ?? end }
        let open = runEnd(start)
        var index = open
        let limit = min(end, start + MarkupBuffer.reach)
        while index < limit {
            if buffer[index] == quote, isMarkdown {
                let close = runEnd(index)
                if close - index == open - start {
                    if close - index == 1, isQuotation(buffer, start, index) { return open }
                    buffer.hide(start..<close)
                    return close
                }
                index = close
            } else if open - start == 2, buffer.has("''", at: index) {
                buffer.mark(.quotation, start..<(index + 2))
                return open
            } else {
                index += 1
            }
        }
        return open
    }

    /// Whether an apostrophe ends what a backquote opens, `so', and the next backquote opens another quotation.
    private func isQuotation(_ buffer: MarkupBuffer, _ start: Int, _ next: Int) -> Bool {
        func isApart(_ index: Int) -> Bool {
            !buffer.source.indices.contains(index)
                || !ByteClass.isLetter(buffer[index]) && !ByteClass.isDigit(buffer[index])
        }
        guard isApart(start - 1), !isApart(next + 1), ByteClass.isSpace(buffer[next - 1]) || buffer[next - 1] == 0x28
        else {
            return false
        }
        let apostrophes = ((start + 1)..<next).filter { buffer[$0] == UInt8(ascii: "'") }
        return apostrophes.contains { !ByteClass.isSpace(buffer[$0 - 1]) && isApart($0 + 1) }
    }

    private func readFormula(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Int {
        let isDisplayed = buffer.has("$$", at: start)
        let limit = isDisplayed ? end : min(end, start + 400)
        guard let formula = buffer.formulaEnd(from: start, before: limit), !formula.text.isEmpty else {
            return start + 1
        }
        let (first, last) = (buffer[formula.text.lowerBound], buffer[formula.text.upperBound - 1])
        // Two prices on a line are no formula.
        let isPrice = formula.end < end && ByteClass.isDigit(buffer[formula.end])
        guard isDisplayed || !ByteClass.isSpace(first) && !ByteClass.isSpace(last) && !isPrice else { return start + 1 }
        buffer.hideFormula(formula, from: start)
        return formula.end
    }

    // MARK: Commands of TeX

    /// A command of TeX, whose name is not there, as is the argument of one that takes a key or a name; or a mark that a
    /// backslash makes one of the text.
    private func readCommand(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Int {
        var nameEnd = buffer.nameEnd(from: start + 1)
        guard nameEnd > start + 1 else { return readEscape(buffer, start, end) }
        let name = buffer.string((start + 1)..<nameEnd)
        if buffer.has("*", at: nameEnd) { nameEnd += 1 }
        switch LaTeXCommand(name) {
        case .key, .verbatim:
            break
        case _ where name == "begin" || name == "end":
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
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "-"):
            buffer.fill(start..<(start + 1), with: Markup.joint)
        case UInt8(ascii: "&"), UInt8(ascii: "_"): buffer.fill(start..<(start + 1))
        case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"): buffer.write([0x20], over: range)
        case let mark where mark < 0x80 && !ByteClass.isSpace(mark): buffer.write([UInt8(ascii: "\\")], over: range)
        default: break
        }
        return start + 2
    }

    // MARK: Tags

    /// A tag, or an address in angle brackets: it is not there.
    private mutating func readTag(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Int {
        guard let tag = HTMLTag(buffer.source, at: start, limit: end) else { return start + 1 }
        if tag.isComment {
            buffer.fill(tag.range)
            buffer.mark(.comment, tag.range)
            return tag.range.upperBound
        }
        let element = HTMLElement(tag.name)
        buffer.write(element.endsPassage ? [0x20] : [], over: tag.range)
        buffer.mark(.code, tag.range)
        if let declaration = MarkupDeclaration(titleOf: tag, buffer) { declarations.append(declaration) }
        if !tag.isEnd, !tag.isEmpty, element.isCode,
            let close = buffer.endTag(tag.name, from: tag.range.upperBound, before: end)
        {
            buffer.hide(tag.range.upperBound..<close.lowerBound)
            return close.lowerBound
        }
        OpenElement.read(tag, element, &self.element, buffer)
        return tag.range.upperBound
    }

    // MARK: Links

    /// The end of a text in brackets, and the target behind it, which is not there: `(address)`, `[name]` or `[]`.
    private mutating func readBracket(_ buffer: MarkupBuffer, _ close: Int, _ end: Int) -> Int {
        guard let open = brackets.popLast() else { return close + 1 }
        // Brackets within brackets are read to a depth that no document has, since each one is marked.
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
        guard start < end, buffer[start] == UInt8(ascii: "(") || buffer[start] == UInt8(ascii: "[") else { return nil }
        let closing = buffer[start] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
        var depth = 0
        var isTarget = closing == UInt8(ascii: "]")
        for index in start..<min(end, start + MarkupBuffer.reach) {
            switch buffer[index] {
            case buffer[start]: depth += 1
            case closing:
                depth -= 1
                if depth == 0 { return isTarget ? index + 1 : nil }
            // Only what looks like an address is a target: `[CNN](see below)` is prose.
            case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "."): isTarget = true
            case 0x0A: return nil
            default: break
            }
        }
        return nil
    }
}
