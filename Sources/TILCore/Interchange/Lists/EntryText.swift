/// An acronym and its meaning, as people write the two in one line.
package struct EntryText: Hashable, Sendable, Codable {
    /// The acronym.
    package let short: String
    /// The meaning.
    package let long: String

    init(short: String, long: String) {
        self.short = short
        self.long = long
    }

    /// Reads a line such as `GNU = GNU's not Unix`, `GNU: ...`, `GNU - ...`, `GNU -> ...` or `GNU (...)`, as an import of
    /// a list of such lines reads it; nil if nothing separates the two.
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

    /// What each letter of an entry becomes that is being typed: of a short, until something parts a long from it.
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

    /// Reads words that start with the acronym: `gnu = gnu is not unix` and `gnu: gnu is not unix` separate it from its
    /// meaning, `gnu gnu is not unix` does not.
    ///
    /// An equals sign or an arrow separates them anywhere. A colon, a dash or a bracket does so only after the first
    /// word, because further on it may be part of the meaning.
    package init?(words: [String]) {
        guard let first = words.first else { return nil }
        guard words.count > 1 else {
            self.init(first)
            return
        }
        let isParted =
            first.hasSuffix(":") && first.count > 1
            || ["-", "–", "—", ":"].contains(words[1])
            || words.dropFirst().contains { ["=", "=>", "->", "→"].contains($0) }
            || first.dropFirst().dropLast().contains("=")
            || words[1].hasPrefix("(") && words[words.count - 1].hasSuffix(")")
        guard isParted else { return nil }
        self.init(words.joined(separator: " "))
    }
}
