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
    /// They are separated by semicolons or commas. Each has the same separator between an acronym and a meaning, and
    /// the meanings spell most of the acronyms.
    init?(_ line: ListLine, _ splitter: LineSplitter) {
        for sign in [UInt8(ascii: ";"), UInt8(ascii: ",")] where line.text.utf8.contains(sign) {
            guard let texts = Self.texts(of: line, at: sign, splitter),
                let entries = Self.entries(of: texts.entries, line, splitter)
            else { continue }
            if let introduction = texts.introduction { add(introduction: introduction, of: line) }
            for (text, entry) in zip(texts.entries, entries) {
                lines.append(Self.line(text, line))
                splits.append(entry)
            }
            // The notes and the comment of a line belong to its last entry.
            lines[lines.count - 1].note = line.note
            lines[lines.count - 1].comment = line.comment
            return
        }
        return nil
    }

    private mutating func add(introduction: String, of line: ListLine) {
        var words = Self.line(introduction, line)
        words.isItem = false
        lines.append(words)
        splits.append(nil)
    }

    // MARK: Texts

    /// The texts of a line.
    private struct Texts {
        /// The words that introduce the entries, or nil.
        var introduction: String?
        var entries: [String] = []
    }

    /// Returns the texts of the entries in a line, or nil if there is only one, or if the line starts with something
    /// else.
    private static func texts(of line: ListLine, at sign: UInt8, _ splitter: LineSplitter) -> Texts? {
        let parts = parts(of: line.text, at: sign)
        guard parts.count > 1 else { return nil }
        let mark = String(Character(Unicode.Scalar(sign))) + " "
        var texts = Texts()
        for part in parts {
            if entry(part, line, splitter) != nil {
                texts.entries.append(part)
            } else if let last = texts.entries.indices.last {
                // Other parts belong to the entry before them.
                texts.entries[last] += mark + part
            } else if let introduced = introduced(part), entry(introduced.rest, line, splitter) != nil {
                texts.introduction = introduced.words
                texts.entries.append(introduced.rest)
            } else {
                return nil
            }
        }
        // A full stop ends the line, and not the last meaning.
        let last = texts.entries.count - 1
        if EntryRules.endsWithFullStop(texts.entries[last]) { texts.entries[last].removeLast() }
        return texts.entries.count > 1 ? texts : nil
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

    // MARK: Entries

    /// Returns the splits of texts, or nil if they are not entries of one list.
    private static func entries(of texts: [String], _ line: ListLine, _ splitter: LineSplitter) -> [LineSplit]? {
        let entries = texts.compactMap { text in entry(text, line, splitter) }
        let separators = Set(entries.map(\.separator))
        guard entries.count == texts.count, separators.count == 1 else { return nil }
        let spelled = entries.count { entry in SpelledMeaning(of: entry.short, in: entry.long)?.isComplete == true }
        return spelled * 2 > entries.count ? entries : nil
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
