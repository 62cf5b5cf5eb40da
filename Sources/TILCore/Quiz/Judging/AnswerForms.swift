import Foundation

/// The forms of an answer: its text and the folded texts that the judge compares.
struct AnswerForms: Sendable {
    /// The text for display.
    let text: String
    let folded: FoldedText
    /// The folded text without umlauts and rings (`Koeln` for `Köln`), or nil if it has none of them.
    let respelled: FoldedText?
    /// The folded text without the articles between its words, or nil if it has none of them.
    let withoutArticles: FoldedText?

    init(meaning: String) {
        text = meaning
        folded = FoldedText(meaning)
        respelled = Self.respelled(meaning).map { FoldedText($0) }
        withoutArticles = Self.withoutArticles(meaning).map { withoutArticle in FoldedText(withoutArticle) }
    }

    /// Returns the difference of an answer from a right one.
    ///
    /// - Returns: 0 if the letters are the same, 1 if only spaces differ, twice the number of edits for typos, or nil
    ///   for a different answer.
    static func cost(typed: AnswerForms, right: AnswerForms) -> Int? {
        let given = typed.folded
        let expected = right.folded
        let plain = cost(given, right: expected)
        guard plain != 0 else { return 0 }
        // Try other spellings only now: "Koeln", "rock n roll", "2 factor", "World War 2".
        let others = [
            typed.respelled.flatMap { respelled in cost(respelled, right: expected) },
            right.respelled.flatMap { respelled in cost(given, right: respelled) },
            respelledCost(given, right: expected, \.withSpelledAnd),
            respelledCost(given, right: expected, SpelledNumbers.spelledOut),
            articleCost(typed, right: right),
        ]
        return (others + [plain]).compactMap { $0 }.min()
    }

    /// Returns the cost without the articles between words, or nil if neither text has any.
    private static func articleCost(_ typed: AnswerForms, right: AnswerForms) -> Int? {
        if typed.withoutArticles == nil, right.withoutArticles == nil { return nil }
        return cost(typed.withoutArticles ?? typed.folded, right: right.withoutArticles ?? right.folded)
    }

    private static func respelledCost(
        _ typed: FoldedText, right: FoldedText, _ respell: (FoldedText) -> FoldedText?
    ) -> Int? {
        let given = respell(typed)
        let expected = respell(right)
        guard given != nil || expected != nil else { return nil }
        return cost(given ?? typed, right: expected ?? right)
    }

    private static func cost(_ typed: FoldedText, right: FoldedText) -> Int? {
        guard !typed.isEmpty, !right.isEmpty else { return nil }
        if typed.letters == right.letters { return typed.matches(right) ? 0 : 1 }
        return TypoRule.typos(typed: typed, right: right).map { typo in 2 * typo }
    }

    /// Returns a text without `the`, `an` and a small `a` between two words. A capital `A` is a name, as in Hepatitis A
    /// Virus, and so is a last word.
    private static func withoutArticles(_ text: String) -> String? {
        guard text.utf8.count <= MeaningVariants.longest else { return nil }
        let words = text.split(separator: " ")
        let kept = words.enumerated().filter { index, word in
            let isInside = index > 0 && index < words.count - 1
            return !isInside || !(word == "a" || ["the", "an"].contains(word.lowercased()))
        }
        return kept.count == words.count ? nil : kept.map(\.element).joined(separator: " ")
    }

    private static func respelled(_ text: String) -> String? {
        guard text.unicodeScalars.contains(where: { scalar in !scalar.isASCII }),
            text.utf8.count <= MeaningVariants.longest
        else { return nil }
        let plain = text.precomposedStringWithCanonicalMapping
        let respelled = plain.unicodeScalars.map { scalar in spellings[scalar] ?? String(scalar) }.joined()
        return respelled == plain ? nil : respelled
    }

    private static let spellings: [Unicode.Scalar: String] = [
        "ä": "ae", "Ä": "ae", "ö": "oe", "Ö": "oe", "ø": "oe", "Ø": "oe", "ü": "ue", "Ü": "ue", "å": "aa", "Å": "aa",
    ]
}
