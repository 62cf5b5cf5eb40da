import TILText

/// The inline markup of AsciiDoc: monospaced text, passthroughs, macros, cross-references, attributes, index terms.
enum AsciiDocSpans {
    /// Blanks the markup of a paragraph, and hides what is not prose.
    static func read(_ buffer: MarkupBuffer, _ paragraph: ByteRange) {
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            let end = span(buffer, index, paragraph.upperBound)
            index = end ?? index + 1
        }
    }

    /// Reads the span that starts at an offset.
    /// - Returns: the end of the span, or nil if none starts there.
    private static func span(_ buffer: MarkupBuffer, _ start: Int, _ limit: Int) -> Int? {
        switch buffer[start] {
        case "`": return verbatim(buffer, start, limit)
        case "+": return verbatim(buffer, start, limit)
        case "<": return reference(buffer, start, limit)
        case "{": return attribute(buffer, start, limit)
        case "(": return indexTerm(buffer, start, limit)
        case "[": return macro(buffer, start, limit)
        default: return nil
        }
    }

    /// Reads monospaced text or a passthrough, whose marks do not touch a word on the outside if they are single.
    private static func verbatim(_ buffer: MarkupBuffer, _ start: Int, _ limit: Int) -> Int? {
        let mark = buffer[start]
        let open = (start..<limit).first { index in buffer[index] != mark } ?? limit
        let count = open - start
        // A plus sign at the end of a line breaks the line.
        if mark == "+", open == limit || buffer[open].isSpace {
            if start > 0, buffer[start - 1] == " ", open == limit || buffer[open] == "\n" { buffer.fill(start..<open) }
            return open
        }
        let before = start > 0 ? buffer[start - 1] : UInt8(ascii: " ")
        // "`text`" is text in typographic quotation marks.
        if mark == "`", before == "\"" || before == "'" { return open }
        guard open < limit, !buffer[open].isSpace, count > 1 || !before.isLetterOrDigit else { return open }
        var index = open
        while index < min(limit, start + MarkupBuffer.reach) {
            guard buffer[index] == mark else {
                index += 1
                continue
            }
            let close = (index..<limit).first { index in buffer[index] != mark } ?? limit
            let isEnd = close == limit || !buffer[close].isLetterOrDigit
            if close - index >= count, count > 1 || isEnd, !buffer[index - 1].isSpace {
                buffer.hide(start..<close)
                return close
            }
            index = close
        }
        return open
    }

    /// Reads a cross-reference: `<<target,text>>`.
    private static func reference(_ buffer: MarkupBuffer, _ start: Int, _ limit: Int) -> Int? {
        guard buffer.has("<<", at: start),
            let close = buffer.find(">>", from: start + 2, before: min(limit, start + MarkupBuffer.reach))
        else { return nil }
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
    private static func attribute(_ buffer: MarkupBuffer, _ start: Int, _ limit: Int) -> Int? {
        let end = ((start + 1)..<limit).prefix(80).first { index in
            !buffer[index].isLetterOrDigit && !"-_:".utf8.contains(buffer[index])
        }
        guard let end, end > start + 1, buffer[end] == "}" else { return nil }
        buffer.hide(start..<(end + 1))
        return end + 1
    }

    /// Reads a term of the index: `((shown))`, `(((hidden, terms)))`.
    private static func indexTerm(_ buffer: MarkupBuffer, _ start: Int, _ limit: Int) -> Int? {
        guard buffer.has("((", at: start) else { return nil }
        let isHidden = buffer.has("(((", at: start)
        let mark: StaticString = isHidden ? ")))" : "))"
        guard let close = buffer.find(mark, from: start + 2, before: min(limit, start + 400)) else { return nil }
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

    /// Reads the brackets of a macro (`xref:target[text]`), or the attributes of a text (`[.role]#text#`).
    private static func macro(_ buffer: MarkupBuffer, _ open: Int, _ limit: Int) -> Int? {
        guard let close = close(buffer, open, limit) else { return nil }
        let end = close + 1
        if buffer.has("[[", at: open) || end < limit && "#*_`".utf8.contains(buffer[end]) {
            let isAnchor = buffer.has("[[", at: open)
            let next = isAnchor && end < limit && buffer[end] == "]" ? end + 1 : end
            buffer.fill(open..<next)
            buffer.mark(.code, open..<next)
            return next
        }
        let start = (max(0, open - 400)..<open).last { index in
            buffer[index].isSpace || buffer[index] == Markup.opaque || "(,;\"".utf8.contains(buffer[index])
        }
        let target = ((start ?? max(-1, open - 401)) + 1)..<open
        if !startsWithAttribute(buffer, target) {
            guard let name = macroName(buffer, target) else { return nil }
            guard textMacros.contains(name) else {
                buffer.hide(target.lowerBound..<end)
                return end
            }
        }
        buffer.mark(.link, target.lowerBound..<end)
        guard close > open + 1 else {
            buffer.hide(target.lowerBound..<end)
            return end
        }
        buffer.write([Markup.edge], over: target.lowerBound..<(open + 1))
        buffer.write([Markup.edge], over: close..<end)
        return end
    }

    /// Whether the address of a link starts with an attribute: `{site}/page[text]`.
    private static func startsWithAttribute(_ buffer: MarkupBuffer, _ target: ByteRange) -> Bool {
        buffer.has("{", at: target.lowerBound) && target.contains { index in buffer.has("}/", at: index) }
    }

    /// Returns the name of a macro before its colon, or nil if the target has none.
    private static func macroName(_ buffer: MarkupBuffer, _ target: ByteRange) -> String? {
        guard let colon = target.first(where: { index in buffer[index] == ":" }), colon > target.lowerBound else {
            return nil
        }
        let name = buffer.string(target.lowerBound..<colon)
        let isName = name.utf8.allSatisfy { byte in byte.isLetterOrDigit || byte == "_" || byte == "-" }
        return isName ? name : nil
    }

    /// Returns the bracket that closes another one.
    private static func close(_ buffer: MarkupBuffer, _ open: Int, _ limit: Int) -> Int? {
        var depth = 0
        for index in open..<min(limit, open + MarkupBuffer.reach) {
            if buffer[index] == "[" { depth += 1 } else if buffer[index] == "]" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The macros whose brackets hold text.
    private static let textMacros = Set(names: "link xref http https ftp mailto footnote term abbr")
}
