import TILText

/// Detects lines that describe a term, as in lists of terms: "**term**: text", "**term**. Text", "`term` - text",
/// "term : text".
enum TermLine {
    /// Whether a line describes a term.
    /// - Parameters:
    ///   - text: the line without the mark of a list.
    ///   - isItem: whether the line is an item of a list. Another line needs a term in bold type or code, or spaces
    ///     around its colon.
    static func isEntry(_ buffer: MarkupBuffer, _ text: ByteRange, isItem: Bool) -> Bool {
        if text.isEmpty { return false }
        if let end = markedEnd(buffer, text) {
            return isEntry(buffer, text, markedTermEnd: end, isItem: isItem)
        }
        guard let end = wordsEnd(buffer, text), !isLabel(buffer, text.lowerBound..<end) else { return false }
        return describes(buffer, end..<text.upperBound, isClear: isItem)
    }

    /// Whether a line describes a term in bold or italic type, code or a link.
    private static func isEntry(
        _ buffer: MarkupBuffer, _ text: ByteRange, markedTermEnd end: Int, isItem: Bool
    ) -> Bool {
        let term = text.lowerBound..<end
        if isLabel(buffer, term) { return false }
        if endsWithColon(buffer, term) { return hasText(buffer, end..<text.upperBound) }
        let rest = groupEnd(buffer, end..<text.upperBound)..<text.upperBound
        if isItem, isSentenceEnd(buffer, rest) { return true }
        return describes(buffer, rest, isClear: true)
    }

    /// The greatest number of bytes in a term, and of words in a term without marks.
    private static let longest = 80
    private static let longestGroup = 200
    private static let mostWords = 5

    /// Returns the end of bold or italic text, code or a link at the start of a line.
    private static func markedEnd(_ buffer: MarkupBuffer, _ text: ByteRange) -> Int? {
        switch buffer[text.lowerBound] {
        case "[": return linkEnd(buffer, text)
        case "*", "_", "`": return spanEnd(buffer, text)
        default: return nil
        }
    }

    /// Returns the end of a link: `[text]`, `[text](address)`.
    private static func linkEnd(_ buffer: MarkupBuffer, _ text: ByteRange) -> Int? {
        guard let close = buffer.find("]", from: text.lowerBound, before: text.upperBound) else { return nil }
        let next = close + 1
        guard next < text.upperBound, buffer[next] == "(" else { return next }
        let end = buffer.find(")", from: close, before: text.upperBound)
        return end.map { index in index + 1 }
    }

    /// Returns the end of the marks after a text between equal marks: `**text**`.
    private static func spanEnd(_ buffer: MarkupBuffer, _ text: ByteRange) -> Int? {
        let mark = buffer[text.lowerBound]
        let content = text.drop { index in buffer[index] == mark }
        guard let first = content.first, !buffer[first].isBlank,
            let close = content.prefix(longest).first(where: { index in buffer[index] == mark })
        else { return nil }
        return (close..<text.upperBound).first { index in buffer[index] != mark } ?? text.upperBound
    }

    /// Whether a marked term ends with a colon inside its marks: "**Term:** text".
    private static func endsWithColon(_ buffer: MarkupBuffer, _ term: ByteRange) -> Bool {
        let last = term.last { index in !buffer[index].isOne(of: "*_`") }
        return last.map { index in buffer[index] == ":" } ?? false
    }

    /// Whether a term is the label of a remark: "**Note:** text".
    private static func isLabel(_ buffer: MarkupBuffer, _ term: ByteRange) -> Bool {
        let start = term.first { index in buffer[index].isLetter } ?? term.upperBound
        return labels.contains(WordKey(buffer.source, start..<buffer.nameEnd(from: start)))
    }

    private static let labels = WordSet("note notes warning tip important caution example remark hint todo attention")

    /// Whether a full stop and a capital follow a marked term, so that the term is no part of a sentence.
    private static func isSentenceEnd(_ buffer: MarkupBuffer, _ rest: ByteRange) -> Bool {
        let stop = rest.lowerBound
        guard rest.count > 2, buffer[stop] == ".", buffer[stop + 1].isBlank else { return false }
        let next = buffer.textStart(stop + 1..<rest.upperBound)
        return next < rest.upperBound && buffer[next].isUpper
    }

    private static func hasText(_ buffer: MarkupBuffer, _ rest: ByteRange) -> Bool {
        buffer.textStart(rest) < rest.upperBound
    }

    /// Returns the end of a group in parentheses after a term, or the start of the text if there is none.
    private static func groupEnd(_ buffer: MarkupBuffer, _ rest: ByteRange) -> Int {
        let start = buffer.textStart(rest)
        guard start < rest.upperBound, buffer[start] == "(",
            let close = (start..<rest.upperBound).prefix(longestGroup).first(where: { index in buffer[index] == ")" })
        else { return rest.lowerBound }
        return close + 1
    }

    /// Returns the end of a few words that a colon or a dash may follow.
    private static func wordsEnd(_ buffer: MarkupBuffer, _ text: ByteRange) -> Int? {
        var words = 1
        for index in text.prefix(longest) {
            switch buffer[index] {
            case " ":
                let next = index + 1
                let isBeforeColon = next < text.upperBound && buffer[next] == ":"
                if isBeforeColon || isDash(buffer, at: next, before: text.upperBound) { return index }
                words += 1
                guard words <= mostWords else { return nil }
            case ":": return index
            case ".", ",", ";", "!", "?": return nil
            default: break
            }
        }
        return nil
    }

    /// Whether a dash is at an offset, with a space after it.
    private static func isDash(_ buffer: MarkupBuffer, at index: Int, before limit: Int) -> Bool {
        let dashes: [StaticString] = ["- ", "-- ", "– ", "— ", "= "]
        return index < limit && dashes.contains { dash in buffer.has(dash, at: index) }
    }

    /// Whether a colon or a dash with text after it starts the rest of a line.
    private static func describes(_ buffer: MarkupBuffer, _ rest: ByteRange, isClear: Bool) -> Bool {
        let start = buffer.textStart(rest)
        guard start < rest.upperBound else { return false }
        let startsWithDash = isDash(buffer, at: start, before: rest.upperBound) || buffer.has("—", at: start)
        if isClear, startsWithDash { return true }
        let isAfterSpace = start > rest.lowerBound
        guard buffer[start] == ":", isClear || isAfterSpace else { return false }
        let description = start + 1..<rest.upperBound
        return !description.isEmpty && buffer[start + 1].isBlank && hasText(buffer, description)
    }
}
