import Foundation

/// One way to give an answer: its text and what the judge compares.
struct AnswerForms: Sendable {
    /// The text, as it is shown.
    let text: String
    /// The folded text.
    let folded: FoldedText
    /// The folded text as it is spelled without umlauts and rings: `Koeln` for `Köln`; nil where there are none.
    let respelled: FoldedText?

    /// The forms of a meaning.
    init(meaning: String) {
        text = meaning
        folded = FoldedText(meaning)
        respelled = Self.respelled(meaning).map { FoldedText($0) }
    }

    /// How an answer compares with a right one.
    ///
    /// - Returns: 0 for the same letters, 1 for the same but for spaces, twice the number of edits for slips; nil for
    ///   another answer.
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

    /// Whether a meaning has so many or so few letters that it cannot be this answer with a number of edits.
    ///
    /// A glance at the bytes that spares folding most meanings of a store. Only of plain ones, without digits, signs or
    /// letters beyond ASCII, can it say so.
    func isFar(from meaning: String, edits: Int) -> Bool {
        var letters = 0
        for byte in meaning.utf8 {
            switch byte {
            case 0x41...0x5A, 0x61...0x7A: letters += 1
            case 0x20, 0x27, 0x2C, 0x2D, 0x2E: break
            default: return false
            }
        }
        // The longest article may have been dropped.
        return abs(letters - folded.letters.count) > edits + 3 && SpelledNumbers.spelledOut(folded) == nil
    }

    private static func cost(_ typed: FoldedText, _ right: FoldedText) -> Int? {
        guard !typed.isEmpty, !right.isEmpty else { return nil }
        if typed.letters == right.letters { return typed.matches(right) ? 0 : 1 }
        return SlipRule.slips(typed: typed, right: right).map { 2 * $0 }
    }

    private static func respelled(_ text: String) -> String? {
        guard text.utf8.contains(where: { $0 >= 0x80 }), text.utf8.count <= MeaningVariants.longest else { return nil }
        var respelled = ""
        var found = false
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar {
            case "ä", "Ä": respelled += "ae"
            case "ö", "Ö", "ø", "Ø": respelled += "oe"
            case "ü", "Ü": respelled += "ue"
            case "å", "Å": respelled += "aa"
            default:
                respelled.unicodeScalars.append(scalar)
                continue
            }
            found = true
        }
        return found ? respelled : nil
    }
}
