extension FormatSample {
    /// Whether most entries are flashcards of questions and clozes, whose letters are no acronyms: `Q:` with `A:` below
    /// it, or `C:` with the words to be guessed in brackets.
    ///
    /// A glossary with an entry for A, C or Q is none. Source: the format of hashcards, github.com/eudoxia0/hashcards.
    var isQuestionCards: Bool {
        var cards = 0
        var others = 0
        var hasQuestion = false
        var hasCloze = false
        for text in entries.lazy.compactMap(\.text) {
            if hasQuestion, text.hasPrefix("A:") {
                hasQuestion = false
                others -= 1
                cards += 2
            } else if text.hasPrefix("Q:") {
                hasQuestion = true
                hasCloze = false
                others += 1
            } else if text.hasPrefix("C:") {
                hasCloze = !Self.hasBrackets(text)
                if hasCloze { others += 1 } else { cards += 1 }
            } else if Self.isTextEntry(text) {
                hasCloze = false
                others += 1
            } else if hasCloze, Self.hasBrackets(text) {
                hasCloze = false
                others -= 1
                cards += 1
            }
        }
        return cards > max(1, others)
    }

    private static func hasBrackets(_ text: String) -> Bool {
        guard let open = text.utf8.firstIndex(of: 0x5B) else { return false }
        return text.utf8[open...].contains(0x5D)
    }
}
