/// The scores of matches between a short form and a long form.
///
/// A good match of a letter scores 100; missing letters and skipped words reduce the score. The values were fitted to
/// the training part of a public set of labelled sentences from scientific papers, and to biomedical abstracts.
package enum SpellingWeights {
    /// A letter or digit missing from the long form.
    static let missing = -65
    static let missingDigit = -5
    /// A letter inside a word with an earlier matched letter, or with an unmatched start.
    private static let inner = 75
    private static let loose = 15
    /// A letter at the start of a word or of a part of it, or at the start of a short word such as "of".
    private static let start = 100
    private static let stopStart = 70
    /// The bonus for a match of the same case.
    private static let sameCase = 2
    /// A word of the long form without a matched letter: a short word, a number, any other word.
    private static let skippedStop = -10
    private static let skippedNumber = -30
    private static let skippedWord = -50
    /// A word between the long form and the short form.
    private static let trailingWord = -80
    /// A comma, or a group in parentheses, between two matches.
    package static let comma = -55
    package static let group = -65

    /// Returns the score of the first match in its word.
    static func worth(
        of letter: SpellingLetter, _ other: SpellingText.Letter, of word: SpellingText.Word
    ) -> Int {
        let bonus = letter.isUpper == other.isUpper ? sameCase : 0
        switch other.place {
        case .initial:
            return bonus &+ (letter.isUpper && !other.isUpper && word.isStop ? stopStart : start)
        case .part: return bonus &+ start
        case .inner: return bonus &+ loose
        }
    }

    /// Returns the score of a match in a word with an earlier match.
    static func worth(ofFurther letter: SpellingLetter, _ other: SpellingText.Letter) -> Int {
        let bonus = letter.isUpper == other.isUpper ? sameCase : 0
        return bonus &+ (other.place == .inner ? inner : start)
    }

    /// Returns the cost of a word inside a long form without a matched letter.
    package static func cost(ofSkipping word: SpellingText.Word) -> Int {
        if word.isPossessive { return 0 }
        if word.isStop { return skippedStop }
        if word.isNumber { return skippedNumber }
        return word.isJoined ? 0 : skippedWord
    }

    /// Returns the cost of a word after a long form.
    static func cost(ofTrailing word: SpellingText.Word) -> Int {
        if word.isPossessive { return word.reaching }
        if word.isStop { return word.reaching + skippedStop }
        return word.isJoined ? word.reaching : word.reaching + trailingWord
    }
}
