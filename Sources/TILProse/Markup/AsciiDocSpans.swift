import TILText

/// The inline markup of AsciiDoc: monospaced text, passthroughs, macros, cross-references, attributes, index terms.
///
/// The methods that read a span return its end, or nil if none starts at the offset.
struct AsciiDocSpans {
    private let buffer: MarkupBuffer
    /// The end of the paragraph.
    private let limit: Int

    /// The greatest distance from the mark that opens a short span to the mark that closes it.
    private static let shortReach = 400
    /// The greatest length of an attribute's name.
    private static let longestName = 80

    init(_ buffer: MarkupBuffer, limit: Int) {
        self.buffer = buffer
        self.limit = limit
    }

    /// Blanks the markup of a paragraph, and hides what is not prose.
    func read(from start: Int) {
        var index = start
        while index < limit {
            let end = readSpan(at: index)
            index = end ?? index + 1
        }
    }

    private func readSpan(at start: Int) -> Int? {
        switch buffer[start] {
        case "`", "+": return readVerbatim(at: start)
        case "<": return readReference(at: start)
        case "{": return readAttribute(at: start)
        case "(": return readIndexTerm(at: start)
        case "[": return readBrackets(at: start)
        default: return nil
        }
    }

    /// Reads monospaced text or a passthrough, whose marks do not touch a word on the outside if they are single.
    private func readVerbatim(at start: Int) -> Int? {
        let open = start..<marksEnd(from: start)
        if mayOpenVerbatim(open), let end = verbatimEnd(open: open) {
            buffer.hide(start..<end)
            return end
        }
        if isLineBreak(open) { buffer.fill(open) }
        return open.upperBound
    }

    private func mayOpenVerbatim(_ marks: ByteRange) -> Bool {
        let before = marks.lowerBound > 0 ? buffer[marks.lowerBound - 1] : .space
        // "`text`" is text in typographic quotation marks.
        let isQuotation = buffer[marks.lowerBound] == "`" && before.isOne(of: "\"'")
        let isBeforeText = !isSpaceOrEnd(marks.upperBound)
        let isOutsideWord = !before.isLetterOrDigit
        return isBeforeText && !isQuotation && (marks.count > 1 || isOutsideWord)
    }

    /// Returns the end of the marks that close a text.
    private func verbatimEnd(open: ByteRange) -> Int? {
        let mark = buffer[open.lowerBound]
        var index = open.upperBound
        while index < min(limit, open.lowerBound + MarkupBuffer.reach) {
            if buffer[index] == mark {
                let marks = index..<marksEnd(from: index)
                if closes(marks, open: open) { return marks.upperBound }
                index = marks.upperBound
            } else {
                index += 1
            }
        }
        return nil
    }

    private func closes(_ marks: ByteRange, open: ByteRange) -> Bool {
        let isLongEnough = marks.count >= open.count
        let isAfterText = !buffer[marks.lowerBound - 1].isSpace
        let isOutsideWord = marks.upperBound == limit || !buffer[marks.upperBound].isLetterOrDigit
        return isLongEnough && isAfterText && (open.count > 1 || isOutsideWord)
    }

    /// Returns the end of the equal marks that start at an offset.
    private func marksEnd(from start: Int) -> Int {
        (start..<limit).prefix { index in buffer[index] == buffer[start] }.upperBound
    }

    private func isSpaceOrEnd(_ index: Int) -> Bool { index == limit || buffer[index].isSpace }

    /// Whether a plus sign at the end of a line breaks the line.
    private func isLineBreak(_ marks: ByteRange) -> Bool {
        guard buffer[marks.lowerBound] == "+", marks.lowerBound > 0, buffer[marks.lowerBound - 1] == " " else {
            return false
        }
        return marks.upperBound == limit || buffer[marks.upperBound] == "\n"
    }

    /// Reads a cross-reference: `<<target,text>>`.
    private func readReference(at start: Int) -> Int? {
        let last = min(limit, start + MarkupBuffer.reach)
        guard buffer.has("<<", at: start), let close = buffer.find(">>", from: start + 2, before: last) else {
            return nil
        }
        let end = close + 2
        let comma = ((start + 2)..<close).first { index in buffer[index] == "," }
        guard let comma else {
            buffer.hide(start..<end)
            return end
        }
        buffer.mark(.link, start..<end)
        buffer.write([Markup.edge], over: start..<(comma + 1))
        buffer.write([Markup.edge], over: close..<end)
        return end
    }

    /// Reads a reference to an attribute: `{name}`.
    private func readAttribute(at start: Int) -> Int? {
        let nameStart = start + 1
        let nameEnd = (nameStart..<limit).prefix(Self.longestName).first { index in
            !buffer[index].isLetterOrDigit && !buffer[index].isOne(of: "-_:")
        }
        guard let nameEnd, nameEnd > nameStart, buffer[nameEnd] == "}" else { return nil }
        buffer.hide(start..<(nameEnd + 1))
        return nameEnd + 1
    }

    /// Reads a term of the index: `((shown))`, `(((hidden, terms)))`.
    private func readIndexTerm(at start: Int) -> Int? {
        guard buffer.has("((", at: start) else { return nil }
        let isHidden = buffer.has("(((", at: start)
        let mark: StaticString = isHidden ? ")))" : "))"
        let last = min(limit, start + Self.shortReach)
        guard let close = buffer.find(mark, from: start + 2, before: last) else { return nil }
        let end = close + mark.utf8CodeUnitCount
        if isHidden {
            buffer.fill(start..<end)
            buffer.mark(.code, start..<end)
        } else {
            buffer.mark(.link, start..<end)
            buffer.fill(start..<(start + 2))
            buffer.fill(close..<end)
        }
        return end
    }

    // MARK: Macros

    /// Reads brackets: an anchor, the role of a text, or the text of a macro.
    private func readBrackets(at open: Int) -> Int? {
        guard let close = closingBracket(of: open) else { return nil }
        let brackets = open..<(close + 1)
        if let end = attributesEnd(brackets) {
            buffer.fill(open..<end)
            buffer.mark(.code, open..<end)
            return end
        }
        return readMacro(brackets)
    }

    /// Returns the end of an anchor (`[[name]]`) or of the role before a text (`[.role]#text#`), or nil.
    private func attributesEnd(_ brackets: ByteRange) -> Int? {
        let end = brackets.upperBound
        let next = end < limit ? buffer[end] : .space
        if buffer.has("[[", at: brackets.lowerBound) { return next == "]" ? end + 1 : end }
        return next.isOne(of: "#*_`") ? end : nil
    }

    /// Reads a macro (`xref:target[text]`) or an address with a text (`{site}/page[text]`).
    private func readMacro(_ brackets: ByteRange) -> Int? {
        let target = targetStart(before: brackets.lowerBound)..<brackets.lowerBound
        let macro = target.lowerBound..<brackets.upperBound
        let name = macroName(target)
        let isLink = startsWithAttribute(target)
        guard isLink || name != nil else { return nil }
        let isTextMacro = name.map(Self.textMacros.contains) ?? false
        if isLink || isTextMacro {
            showText(of: macro, in: brackets)
        } else {
            buffer.hide(macro)
        }
        return macro.upperBound
    }

    /// Leaves the text in the brackets of a macro. A macro without a text is hidden.
    private func showText(of macro: ByteRange, in brackets: ByteRange) {
        buffer.mark(.link, macro)
        let text = brackets.dropFirst().dropLast()
        if text.isEmpty {
            buffer.hide(macro)
        } else {
            buffer.write([Markup.edge], over: macro.lowerBound..<text.lowerBound)
            buffer.write([Markup.edge], over: text.upperBound..<macro.upperBound)
        }
    }

    /// Returns the start of the name and the target before the bracket of a macro.
    private func targetStart(before open: Int) -> Int {
        let earliest = max(0, open - Self.shortReach)
        let separator = (earliest..<open).last { index in
            buffer[index].isSpace || buffer[index] == Markup.opaque || buffer[index].isOne(of: "(,;\"")
        }
        return separator.map { index in index + 1 } ?? earliest
    }

    /// Whether the address of a link starts with an attribute: `{site}/page[text]`.
    private func startsWithAttribute(_ target: ByteRange) -> Bool {
        buffer.has("{", at: target.lowerBound) && target.contains { index in buffer.has("}/", at: index) }
    }

    /// Returns the name of a macro before its colon, or nil if the target has none.
    private func macroName(_ target: ByteRange) -> String? {
        guard let colon = target.first(where: { index in buffer[index] == ":" }), colon > target.lowerBound else {
            return nil
        }
        let name = buffer.string(target.lowerBound..<colon)
        let isName = name.utf8.allSatisfy { byte in byte.isLetterOrDigit || byte == "_" || byte == "-" }
        return isName ? name : nil
    }

    private func closingBracket(of open: Int) -> Int? {
        var depth = 0
        for index in open..<min(limit, open + MarkupBuffer.reach) {
            switch buffer[index] {
            case "[": depth += 1
            case "]": depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The macros whose brackets hold text.
    private static let textMacros = Set(names: "link xref http https ftp mailto footnote term abbr")
}
