import TILText

/// A pointer to other entries behind a meaning: `Secure Sockets Layer. See TLS`.
struct CrossReference {
    /// The text before the pointer.
    let before: String
    /// The pointer with its word: `See TLS`.
    let text: String

    /// The words that point to another entry, in several languages.
    private static let words: Set<String> = [
        "see", "cf", "cf.", "siehe", "vgl", "vgl.", "voir", "véase", "vedi", "veja", "zie",
    ]
    /// The greatest number of words in a pointer. A longer text is a sentence.
    private static let mostWords = 6

    /// Finds the first pointer that ends the text. It stands behind a full stop, a semicolon or a comma. The result is nil
    /// if there is none, or nothing is before it.
    init?(_ text: String) {
        let words = text.split(separator: " ")
        let start = words.indices.dropFirst().first { index in
            let word = words[index].lowercased()
            return Self.words.contains(word.hasSuffix(":") ? String(word.dropLast()) : word)
                && words[index - 1].last.map { mark in ".;,".contains(mark) } == true
        }
        guard let start, (1...Self.mostWords).contains(words.count - start - 1) else { return nil }
        let main = text[..<words[start].startIndex]
        before = FieldText.trimmed(FieldText.trimmed(String(main)).dropLast().description)
        self.text = String(text[words[start].startIndex...])
        if before.isEmpty || Self.endsInBrackets(before) { return nil }
    }

    /// Whether a bracket of a text is still open at its end.
    private static func endsInBrackets(_ text: String) -> Bool {
        guard let open = text.lastIndex(of: "(") else { return false }
        return !text[open...].contains(")")
    }
}
