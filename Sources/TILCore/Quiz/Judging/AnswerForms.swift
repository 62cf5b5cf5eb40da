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
        respelled = Self.respelled(meaning).map { respelled in FoldedText(respelled) }
        withoutArticles = Self.withoutArticles(meaning).map { withoutArticles in FoldedText(withoutArticles) }
    }

    // MARK: Costs

    /// Returns the difference of an answer from a right one.
    ///
    /// - Returns: 0 if the letters are the same, 1 if only spaces differ, twice the number of edits for typos, or nil
    ///   for a different answer.
    static func cost(typed: AnswerForms, right: AnswerForms) -> Int? {
        let plainCost = cost(typed.folded, right: right.folded)
        if plainCost == 0 { return 0 }
        var lowestCost = plainCost
        // Try other spellings only now, because most answers need none.
        for pair in otherPairs(typed: typed, right: right) {
            guard let cost = cost(pair.typed, right: pair.right) else { continue }
            lowestCost = min(lowestCost ?? cost, cost)
        }
        return lowestCost
    }

    private static func cost(_ typed: FoldedText, right: FoldedText) -> Int? {
        guard !typed.isEmpty, !right.isEmpty else { return nil }
        if typed.letters == right.letters { return typed.matches(right) ? 0 : 1 }
        return TypoRule.typos(typed: typed, right: right).map { edits in 2 * edits }
    }

    // MARK: Pairs of forms

    /// A form of the typed answer and the form of the right answer with which it is compared.
    private struct Pair {
        let typed: FoldedText
        let right: FoldedText
    }

    /// Returns the pairs of other spellings: "Koeln", "rock n roll", "2 factor", "World War 2", and without articles.
    private static func otherPairs(typed: AnswerForms, right: AnswerForms) -> [Pair] {
        let given = typed.folded
        let expected = right.folded
        var pairs: [Pair] = []
        if let respelled = typed.respelled { pairs.append(Pair(typed: respelled, right: expected)) }
        if let respelled = right.respelled { pairs.append(Pair(typed: given, right: respelled)) }
        let plain = Pair(typed: given, right: expected)
        let respelledPairs = [
            pair(given.withSpelledAnd, expected.withSpelledAnd, or: plain),
            pair(SpelledNumbers.spelledOut(given), SpelledNumbers.spelledOut(expected), or: plain),
            pair(typed.withoutArticles, right.withoutArticles, or: plain),
        ]
        return pairs + respelledPairs.compactMap { pair in pair }
    }

    /// Returns the pair of other forms, with the plain form of a text that has no other form. The result is nil if
    /// neither has another form.
    private static func pair(_ typed: FoldedText?, _ right: FoldedText?, or plain: Pair) -> Pair? {
        if typed == nil, right == nil { return nil }
        return Pair(typed: typed ?? plain.typed, right: right ?? plain.right)
    }

    // MARK: Forms

    /// Returns a text without `the`, `an` and a small `a` between two words, or nil if there is none. A capital `A` is
    /// a name, as in Hepatitis A Virus, and so is a last word.
    private static func withoutArticles(_ text: String) -> String? {
        guard text.utf8.count <= MeaningVariants.longest else { return nil }
        let words = text.split(separator: " ")
        var kept: [Substring] = []
        for (index, word) in words.enumerated() {
            let isInside = index > 0 && index < words.count - 1
            if isInside, isArticle(word) { continue }
            kept.append(word)
        }
        return kept.count == words.count ? nil : kept.joined(separator: " ")
    }

    private static func isArticle(_ word: Substring) -> Bool {
        word == "a" || ["the", "an"].contains(word.lowercased())
    }

    /// Returns a text with `ae`, `oe`, `ue` and `aa` for letters with umlauts and rings, or nil if it has none of them.
    private static func respelled(_ text: String) -> String? {
        if text.utf8.count > MeaningVariants.longest { return nil }
        let isASCII = text.utf8.allSatisfy { byte in byte < 0x80 }
        if isASCII { return nil }
        let plain = text.precomposedStringWithCanonicalMapping
        let respelled = plain.unicodeScalars.map { scalar in spellings[scalar] ?? String(scalar) }.joined()
        return respelled == plain ? nil : respelled
    }

    private static let spellings: [Unicode.Scalar: String] = [
        "ä": "ae", "Ä": "ae", "ö": "oe", "Ö": "oe", "ø": "oe", "Ø": "oe", "ü": "ue", "Ü": "ue", "å": "aa", "Å": "aa",
    ]
}
