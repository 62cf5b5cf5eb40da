extension FormatSample {
    /// Whether most entries are flashcards of questions and clozes, whose letters are no acronyms: `Q:` with `A:` below
    /// it, or `C:` with the words to be guessed in brackets.
    ///
    /// A glossary with an entry for A, C or Q is none. Sources: those of ``QuestionCardReader``.
    var isQuestionCards: Bool {
        var cards = 0
        var others = 0
        var hasQuestion = false
        var hasCloze = false
        for text in entries.lazy.compactMap(\.text).map(Self.withCapital) {
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

    /// Whether such cards are SuperMemo's: each line says what it is, and none of them has gaps.
    var isSuperMemo: Bool {
        let starts: Set<String> = ["Q:", "A:", "I:", "O:"]
        return !["md", "markdown"].contains(fileExtension)
            && entries.allSatisfy { entry in
                guard let text = entry.text else { return true }
                let start = text.prefix(2).uppercased()
                return starts.contains(start)
                    || start.hasPrefix("A") && text.dropFirst().drop(while: \.isNumber).first == ":"
            }
    }

    /// A line whose first letter, before a colon, is a capital: SuperMemo takes small ones as well.
    private static func withCapital(_ text: String) -> String {
        guard text.utf8.dropFirst().first == 0x3A, let first = text.utf8.first, "qa".utf8.contains(first) else {
            return text
        }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func hasBrackets(_ text: String) -> Bool {
        guard let open = text.utf8.firstIndex(of: 0x5B) else { return false }
        return text.utf8[open...].contains(0x5D)
    }
}
