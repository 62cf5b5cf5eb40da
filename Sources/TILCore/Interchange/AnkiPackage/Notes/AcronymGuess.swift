/// Whether texts of a flashcard may be an acronym and what it stands for.
enum AcronymGuess {
    /// Whether a text may be an acronym, rather than a sentence, a question or a clause: it is one short line.
    static func isShort(_ text: String) -> Bool {
        guard text.utf8.count <= FormatSample.longestShort,
            text.utf8.count(where: { $0 == 0x20 }) < FormatSample.mostWords, !text.utf8.contains(0x0A)
        else { return false }
        guard let last = text.unicodeScalars.last, "?!.…".unicodeScalars.contains(last) else { return true }
        // A full stop ends an abbreviation as well.
        return last == "." && !text.utf8.contains(0x20)
    }

    /// Whether the letters of one text run through another that is longer, as those of an acronym do.
    static func fits(_ short: String, _ long: String) -> Bool {
        guard isShort(short), long.utf8.count > short.utf8.count else { return false }
        let letters = letters(of: short)
        guard letters.count > 1 else { return false }
        var rest = letters[...]
        var isFirst = true
        for letter in self.letters(of: long) {
            if letter == rest.first {
                rest = rest.dropFirst()
            } else if isFirst {
                return false
            }
            isFirst = false
        }
        return rest.isEmpty
    }

    private static func letters(of text: String) -> [Unicode.Scalar] {
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
}
