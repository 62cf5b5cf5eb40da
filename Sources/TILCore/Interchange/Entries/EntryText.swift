import TILText

/// An acronym and its meaning, written in one line.
package struct EntryText: Hashable, Sendable, Codable {
    /// The acronym.
    package private(set) var short: String
    /// The meaning.
    package let long: String
    /// The note, or nil if there is none.
    package let note: String?

    /// The separators of a typed line. A comma, a slash and a hyphen without spaces are part of words and file names.
    private static let separators: [LineSeparator] = [
        .equals, .colon, .dash, .arrow, .gap, .bar, .tilde, .dots, .tightEquals, .tightColon, .bracket, .mark, .word,
    ]

    init(short: String, long: String, note: String? = nil) {
        self.short = short
        self.long = long
        self.note = note
    }

    init(_ record: ImportRecord) {
        self.init(short: record.short, long: record.long, note: record.note.isEmpty ? nil : record.note)
    }

    /// Reads a line such as `GNU = GNU's not Unix`, `GNU: ...`, `GNU - ...`, `GNU -> ...` or `GNU (...)`, like an
    /// import of a list. The result is nil if the line cannot be split.
    package init?(_ line: String) {
        guard let split = Self.split(line) else { return nil }
        let record = ImportRecord(line: 1, short: split.short, long: split.long, note: split.note)
        self.init(record, isVerbatim: split.isQuoted)
    }

    /// Reads an acronym and a meaning that were typed separately, like an import of a list: a remark or an address
    /// after the meaning is the note.
    package init(short: String, meaning: String) {
        self.init(ImportRecord(line: 1, short: short, long: Capitals.tidied(meaning)), isVerbatim: false)
    }

    private init(_ record: ImportRecord, isVerbatim: Bool) {
        let entries = EntryRules(isVerbatim: isVerbatim).entries(of: record)
        // Tags are typed elsewhere, so a word such as #web stays in the meaning.
        let entry = entries.count == 1 && entries[0].tags.isEmpty ? entries[0] : record
        self.init(entry)
        if !isVerbatim { short = Self.withoutQuotes(short) }
    }

    /// The marks around a copied acronym, each with the mark that ends it.
    private static let quotes: [Character: Character] = [
        "\"": "\"", "'": "'", "`": "`", "„": "“", "“": "”", "‘": "’", "‚": "‘", "«": "»", "»": "«", "[": "]", "(": ")",
        "*": "*", "_": "_",
    ]

    /// Returns an acronym without the quotation marks or brackets around it, and the comma after them.
    private static func withoutQuotes(_ short: String) -> String {
        var bare = Substring(short)
        if let last = bare.last, [",", ";", ":"].contains(last) { bare = bare.dropLast() }
        guard let first = bare.first, let end = quotes[first] else { return short }
        let isQuoted = bare.last == end && bare.count > 2
        guard isQuoted else { return short }
        return withoutQuotes(FieldText.trimmed(String(bare.dropFirst().dropLast())))
    }

    /// Returns the acronym and the meaning of a line with its remarks, or nil if the line cannot be split.
    package static func parts(of line: String) -> (short: String, long: String)? {
        guard let split = split(line) else { return nil }
        let long = split.note.isEmpty ? split.long : "\(split.long) (\(split.note))"
        return (short: split.short, long: long)
    }

    private static func split(_ line: String) -> LineSplit? {
        let line = ListLine(line: 1, marked: Array(Capitals.tidied(line).utf8))
        if let split = splitAtComma(line) { return split }
        guard let split = LineSplitter([line], allowed: separators).split(line) else { return nil }
        return split.short.isEmpty || split.long.isEmpty ? nil : split
    }

    /// Splits a line such as `KPI, key performance indicator`, if the rest spells the first word.
    private static func splitAtComma(_ line: ListLine) -> LineSplit? {
        guard let mark = line.text.firstIndex(where: { character in character == "," || character == ";" }) else {
            return nil
        }
        let short = String(line.text[..<mark])
        let long = FieldText.trimmed(String(line.text[line.text.index(after: mark)...]))
        let isWord = !short.isEmpty && !short.contains(" ")
        guard isWord, long.first?.isLetter == true, SpelledMeaning(of: short, in: long) != nil else { return nil }
        return LineSplit(short: short, long: long, separator: .comma)
    }

    /// Returns the capitalised letters of an entry while it is typed. Letters before a separator are those of an
    /// acronym.
    package static func capitals(_ letters: [TypedLetter], titles: Capitals.Titles) -> [String] {
        var line = ""
        for letter in letters { line.unicodeScalars.append(letter.scalar) }
        guard let start = longStart(of: Array(line.utf8)) else { return Capitals.short(letters) }
        var bytes = 0
        var split = 0
        while split < letters.count, bytes < start {
            bytes += UTF8.width(letters[split].scalar)
            split += 1
        }
        return Capitals.short(Array(letters[..<split])) + Capitals.long(Array(letters[split...]), titles: titles)
    }

    /// Returns the offset of the meaning in an unfinished line, or nil if it has no separator yet.
    private static func longStart(of line: [UInt8]) -> Int? {
        // The space after a separator may not have been typed yet.
        let run = SeparatorRun.all(in: line + " x".utf8).first { run in
            run.separator.isStrong && run.separator != .gap
        }
        if let run { return min(run.end, line.count) }
        guard let open = line.firstIndex(of: UInt8(ascii: "(")), open > 1, FieldText.isSpace(line[open - 1]) else {
            return nil
        }
        return open + 1
    }

    /// Reads words that start with the acronym. `gnu = gnu is not unix` and `gnu: gnu is not unix` have a separator,
    /// `gnu gnu is not unix` does not, so that the result is nil.
    ///
    /// An equals sign or an arrow separates the two anywhere. A colon, a dash or a bracket does so only after the first
    /// word, because further on it may be part of the meaning.
    package init?(words: [String]) {
        guard Self.isSeparated(words) else { return nil }
        self.init(words.joined(separator: " "))
    }

    /// Signs that separate anywhere, and signs that do so only after the first word.
    private static let signs: Set<String> = ["=", "=>", "->", "→", "-->"]
    private static let signsAfterFirst: Set<String> = ["-", "–", "—", ":", "--", "::", "~", "|"]

    /// Returns whether words are one line, or have a separator after the acronym.
    package static func isSeparated(_ words: [String]) -> Bool {
        guard let first = words.first else { return false }
        guard words.count > 1 else { return true }
        let endsWithSign = first.count > 1 && [":", ",", ";"].contains(where: first.hasSuffix)
        if endsWithSign || signsAfterFirst.contains(words[1]) { return true }
        if words.dropFirst().contains(where: signs.contains) { return true }
        // Part of a line such as `ftw=for the win`.
        if first.dropFirst().dropLast().contains("=") { return true }
        return words[1].hasPrefix("(") && words[words.count - 1].hasSuffix(")")
    }
}
