/// An acronym and its meaning, written in one line.
package struct EntryText: Hashable, Sendable, Codable {
    /// The acronym.
    package let short: String
    /// The meaning.
    package let long: String

    init(short: String, long: String) {
        self.short = short
        self.long = long
    }

    /// Reads a line such as `GNU = GNU's not Unix`, `GNU: ...`, `GNU - ...`, `GNU -> ...` or `GNU (...)`, like an
    /// import of a list. The result is nil if the line cannot be split.
    package init?(_ line: String) {
        var copy = Capitals.tidied(line)
        guard let parts = copy.withUTF8({ EntryLine.split($0) }), let short = parts.short, let long = parts.long,
            !short.isEmpty, !long.isEmpty
        else {
            return nil
        }
        self.short = short
        self.long = long
    }

    /// Returns the capitalised letters of an entry while it is typed. Letters before a separator are those of an
    /// acronym.
    package static func capitals(_ letters: [TypedLetter], titles: Capitals.Titles) -> [String] {
        var line = ""
        for letter in letters { line.unicodeScalars.append(letter.scalar) }
        guard let start = line.withUTF8({ EntryLine.longStart(of: $0) }) else { return Capitals.short(letters) }
        var bytes = 0
        let index = letters.firstIndex { letter in
            defer { bytes += UTF8.width(letter.scalar) }
            return bytes >= start
        }
        let split = index ?? letters.endIndex
        return Capitals.short(Array(letters[..<split])) + Capitals.long(Array(letters[split...]), titles: titles)
    }

    /// Reads words that start with the acronym. `gnu = gnu is not unix` and `gnu: gnu is not unix` have a separator,
    /// `gnu gnu is not unix` does not, so that the result is nil.
    ///
    /// An equals sign or an arrow separates the two anywhere. A colon, a dash or a bracket does so only after the first
    /// word, because further on it may be part of the meaning.
    package init?(words: [String]) {
        guard let first = words.first else { return nil }
        guard words.count > 1 else {
            self.init(first)
            return
        }
        let isSeparated =
            first.hasSuffix(":") && first.count > 1
            || ["-", "–", "—", ":"].contains(words[1])
            || words.dropFirst().contains { ["=", "=>", "->", "→"].contains($0) }
            || first.dropFirst().dropLast().contains("=")
            || words[1].hasPrefix("(") && words[words.count - 1].hasSuffix(")")
        guard isSeparated else { return nil }
        self.init(words.joined(separator: " "))
    }
}
