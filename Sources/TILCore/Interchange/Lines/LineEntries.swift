import TILText

/// Several entries in one line of text: `API = application programming interface; CDN = content delivery network`.
struct LineEntries {
    /// A line for each entry, and before them a line for words that introduce them, such as `Abbreviations:`.
    private(set) var lines: [ListLine] = []
    private(set) var splits: [LineSplit?] = []

    /// The greatest number of words that introduce entries.
    private static let mostIntroduction = 6

    /// Finds the entries of a line. The result is nil if the line does not have several.
    ///
    /// They are separated by semicolons or commas. Each has the same separator between an acronym and a meaning, and the
    /// meanings spell most of the acronyms.
    init?(_ line: ListLine, _ splitter: LineSplitter) {
        for sign in [UInt8(ascii: ";"), UInt8(ascii: ",")] where line.text.utf8.contains(sign) {
            let parts = Self.parts(of: line.text, at: sign)
            if parts.count > 1, read(parts, sign, of: line, splitter) { return }
        }
        return nil
    }

    /// Returns the texts between the signs that a space follows. Signs in brackets do not count.
    private static func parts(of text: String, at sign: UInt8) -> [String] {
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var start = 0
        var depth = 0
        for (index, byte) in bytes.enumerated() {
            if byte == "(" || byte == "[" { depth += 1 }
            if byte == ")" || byte == "]" { depth -= 1 }
            let isLast = index + 1 == bytes.count
            guard byte == sign, depth <= 0, isLast || bytes[index + 1].isSpace else { continue }
            parts.append(bytes[start..<index].text)
            start = index + 1
        }
        parts.append(bytes[start...].text)
        return parts.filter { part in !part.isEmpty }
    }

    /// Reads the entries that start in parts of a line. Other parts belong to the entry before them.
    /// - Returns: whether there are several entries.
    private mutating func read(_ parts: [String], _ sign: UInt8, of line: ListLine, _ splitter: LineSplitter) -> Bool {
        let mark = String(Character(Unicode.Scalar(sign))) + " "
        var introduction: String?
        var texts: [String] = []
        for part in parts {
            if Self.entry(part, line, splitter) != nil {
                texts.append(part)
            } else if let last = texts.indices.last {
                texts[last] += mark + part
            } else if let (words, rest) = Self.introduced(part), Self.entry(rest, line, splitter) != nil {
                introduction = words
                texts.append(rest)
            } else {
                return false
            }
        }
        // A full stop ends the line, and not the last meaning.
        if let last = texts.last, EntryRules.endsWithFullStop(last) { texts[texts.count - 1].removeLast() }
        let entries = texts.compactMap { text in Self.entry(text, line, splitter) }
        guard texts.count > 1, entries.count == texts.count, Set(entries.map(\.separator)).count == 1 else {
            return false
        }
        let spelled = entries.count { entry in SpelledMeaning(of: entry.short, in: entry.long)?.isComplete == true }
        guard spelled * 2 > entries.count else { return false }
        if let introduction {
            var words = Self.line(introduction, line)
            words.isItem = false
            lines.append(words)
            splits.append(nil)
        }
        for (text, entry) in zip(texts, entries) {
            lines.append(Self.line(text, line))
            splits.append(entry)
        }
        // The notes and the comment of a line belong to its last entry.
        lines[lines.count - 1].note = line.note
        lines[lines.count - 1].comment = line.comment
        return true
    }

    /// Returns the split of a text if it is an entry with an acronym.
    private static func entry(_ text: String, _ line: ListLine, _ splitter: LineSplitter) -> LineSplit? {
        guard let split = splitter.split(Self.line(text, line)), AcronymLook.isLikely(split.short) else { return nil }
        return split
    }

    private static func line(_ text: String, _ line: ListLine) -> ListLine {
        var part = line
        part.text = text
        part.lead = nil
        part.note = ""
        part.comment = ""
        return part
    }

    /// Returns the words before a colon that introduce entries, and the text after it.
    private static func introduced(_ text: String) -> (words: String, rest: String)? {
        guard let colon = text.range(of: ": ") else { return nil }
        let words = String(text[..<colon.lowerBound])
        guard words.split(separator: " ").count <= mostIntroduction, !AcronymLook.isLikely(words) else { return nil }
        return (words, FieldText.trimmed(String(text[colon.upperBound...])))
    }
}
