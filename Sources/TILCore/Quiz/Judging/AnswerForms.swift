import Foundation

/// One way to give an answer: its text and what the judge compares.
struct AnswerForms: Sendable {
    /// The text, as it is shown.
    let text: String
    /// The folded text.
    let folded: FoldedText
    /// The folded text as it is spelled without umlauts and rings (`Koeln` for `Köln`), or nil if it has none of them.
    let respelled: FoldedText?

    /// The forms of a meaning.
    init(meaning: String) {
        text = meaning
        folded = FoldedText(meaning)
        respelled = Self.respelled(meaning).map { FoldedText($0) }
    }

    /// Returns how far an answer is from a right one.
    ///
    /// - Returns: 0 if the letters are the same, 1 if only spaces differ, twice the number of edits for slips, or nil
    ///   for another answer.
    static func cost(typed: AnswerForms, right: AnswerForms) -> Int? {
        let (given, wanted) = (typed.folded, right.folded)
        let plain = cost(given, wanted)
        guard plain != 0 else { return 0 }
        // Only now other spellings: "Koeln", "rock n roll", "2 factor", "World War 2".
        let others = [
            typed.respelled.flatMap { cost($0, wanted) }, right.respelled.flatMap { cost(given, $0) },
            respelledCost(given, wanted, \.withSpelledAnd), respelledCost(given, wanted, SpelledNumbers.spelledOut),
        ]
        return (others + [plain]).compactMap { $0 }.min()
    }

    private static func respelledCost(
        _ typed: FoldedText, _ right: FoldedText, _ respell: (FoldedText) -> FoldedText?
    ) -> Int? {
        let (given, wanted) = (respell(typed), respell(right))
        guard given != nil || wanted != nil else { return nil }
        return cost(given ?? typed, wanted ?? right)
    }

    private static func cost(_ typed: FoldedText, _ right: FoldedText) -> Int? {
        guard !typed.isEmpty, !right.isEmpty else { return nil }
        if typed.letters == right.letters { return typed.matches(right) ? 0 : 1 }
        return SlipRule.slips(typed: typed, right: right).map { 2 * $0 }
    }

    private static func respelled(_ text: String) -> String? {
        guard text.utf8.contains(where: { $0 >= 0x80 }), text.utf8.count <= MeaningVariants.longest else { return nil }
        let plain = text.precomposedStringWithCanonicalMapping
        let respelled = plain.unicodeScalars.map { spellings[$0] ?? String($0) }.joined()
        return respelled == plain ? nil : respelled
    }

    private static let spellings: [Unicode.Scalar: String] = [
        "ä": "ae", "Ä": "ae", "ö": "oe", "Ö": "oe", "ø": "oe", "Ø": "oe", "ü": "ue", "Ü": "ue", "å": "aa", "Å": "aa",
    ]
}
