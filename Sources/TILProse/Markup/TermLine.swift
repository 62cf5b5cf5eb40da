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
        guard let first = text.first else { return false }
        var index = first
        let isMarked: Bool
        if let end = markedEnd(buffer, text) {
            if isLabel(buffer, first..<end) { return false }
            if endsWithColon(buffer, first..<end) { return hasText(buffer, end..<text.upperBound) }
            index = groupEnd(buffer, end..<text.upperBound)
            if isItem, isSentenceEnd(buffer, index..<text.upperBound) { return true }
            isMarked = true
        } else {
            guard let end = wordsEnd(buffer, text), !isLabel(buffer, first..<end) else { return false }
            index = end
            isMarked = false
        }
        return describes(buffer, index..<text.upperBound, isClear: isItem || isMarked)
    }

    /// The greatest number of bytes in a term, and of words in a term without marks.
    private static let longest = 80
    private static let longestGroup = 200
    private static let mostWords = 5

    /// Returns the end of bold or italic text, code or a link at the start of a line.
    private static func markedEnd(_ buffer: MarkupBuffer, _ text: ByteRange) -> Int? {
        let mark = buffer[text.lowerBound]
        if mark == "[" {
            guard let close = buffer.find("]", from: text.lowerBound, before: text.upperBound) else { return nil }
            guard close + 1 < text.upperBound, buffer[close + 1] == "(" else { return close + 1 }
            let end = buffer.find(")", from: close, before: text.upperBound)
            return end.map { index in index + 1 }
        }
        guard "*_`".utf8.contains(mark) else { return nil }
        let open = text.first { index in buffer[index] != mark } ?? text.upperBound
        guard open < text.upperBound, !buffer[open].isBlank,
            let close = (open..<min(text.upperBound, open + longest)).first(where: { index in buffer[index] == mark })
        else { return nil }
        return (close..<text.upperBound).first { index in buffer[index] != mark } ?? text.upperBound
    }

    /// Whether a marked term ends with a colon inside its marks: "**Term:** text".
    private static func endsWithColon(_ buffer: MarkupBuffer, _ term: ByteRange) -> Bool {
        let last = term.last { index in !"*_`".utf8.contains(buffer[index]) }
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
        guard rest.count > 2, buffer[rest.lowerBound] == "." else { return false }
        let stop = rest.lowerBound
        guard buffer[stop + 1].isBlank else { return false }
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
