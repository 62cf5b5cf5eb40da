/// Finds the words that a short form stands for.
///
/// Every letter of the short form is matched with a letter of the text, in order, so that the total score
/// (``AlignmentWeights``) is greatest. Dynamic programming searches all alignments. It replaces the greedy search from
/// the right by Schwartz and Hearst ("A simple algorithm for identifying abbreviation definitions in biomedical text",
/// Pacific Symposium on Biocomputing 2003).
enum LongFormAligner {
    /// The side of the text on which the short form is.
    enum Anchor {
        /// The short form follows the text. Every word between it and the long form has a cost.
        case end
        /// The short form precedes the text. Every word between it and the long form has a cost.
        case start
    }

    /// The scores of the best alignments of the letters so far, in a column for each letter of the text. The last
    /// letter of an alignment matches in its column, or is missing and the letter before it matches there.
    private typealias Scores = UnsafeMutableBufferPointer<Int>
    /// The columns from which the alignments continue, in a row for each letter of the short form, or ``missing``.
    typealias Origins = UnsafeMutableBufferPointer<Int>

    /// The origin of an alignment whose last letter is missing from the text.
    static let missing = -2
    private static let impossible = Int.min / 2

    /// Returns the best alignment of a short form with a text, or nil if there is none.
    static func align(_ short: ShortForm, with text: LongFormText, anchor: Anchor) -> LongFormAlignment? {
        var best = align(short.written, with: text, anchor: anchor)
        for reading in short.otherReadings {
            guard let found = align(reading, with: text, anchor: anchor) else { continue }
            if best.map({ found.score > $0.score }) ?? true { best = found }
        }
        return best
    }

    private static func align(
        _ short: [ShortForm.Letter], with text: LongFormText, anchor: Anchor
    ) -> LongFormAlignment? {
        let width = text.letters.count
        guard !short.isEmpty, short.count <= 24 else { return nil }
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: width) { scores in
            withUnsafeTemporaryAllocation(of: Int.self, capacity: short.count * width) { origins in
                guard fillFirst(scores, short[0], text, isAnchored: anchor == .start) else { return nil }
                for row in short.indices.dropFirst() {
                    fill(scores, .init(rebasing: origins[(row * width)...]), short[row], text)
                }
                var best = (score: impossible, column: 0)
                // Go backwards to sum up the cost of the trailing words on the way.
                var behind = 0
                for word in text.words.reversed() {
                    var column = word.letters.upperBound
                    while column > word.letters.lowerBound {
                        column &-= 1
                        let score = scores[column] &+ behind
                        if score >= best.score { best = (score, column) }
                    }
                    if anchor == .end { behind += AlignmentWeights.cost(ofTrailing: word) }
                }
                return LongFormAlignment(
                    of: short, with: text, origins: origins, endingAt: best.column,
                    score: Double(best.score) / Double(100 * short.count), isBeforeShort: anchor == .end)
            }
        }
    }

    /// Fills the row of the first letter, which must start a word or a part of one.
    /// - Returns: whether it does.
    private static func fillFirst(
        _ scores: Scores, _ letter: ShortForm.Letter, _ text: LongFormText, isAnchored: Bool
    ) -> Bool {
        var skipped = 0
        var isFound = false
        for word in text.words {
            for column in word.letters {
                let other = text.letters[column]
                let isMatch = other.place != .inner && word.matches(letter, other, at: column)
                scores[column] = isMatch ? skipped &+ AlignmentWeights.worth(of: letter, other, of: word) : impossible
                isFound = isFound || isMatch
            }
            if isAnchored { skipped &+= word.skipping }
        }
        return isFound
    }

    /// Fills the row of a later letter. It continues from a letter of the same word, or from the best earlier word.
    private static func fill(
        _ scores: Scores, _ origins: Origins, _ letter: ShortForm.Letter, _ text: LongFormText
    ) {
        let loss = letter.isDigit ? AlignmentWeights.missingDigit : AlignmentWeights.missing
        var before = (score: impossible, column: 0)
        for word in text.words {
            before.score &+= word.reaching
            var inWord = (score: impossible, column: 0)
            for column in word.letters {
                let (carried, other) = (scores[column], text.letters[column])
                var best = (score: impossible, origin: 0)
                if word.matches(letter, other, at: column) {
                    best = (before.score &+ AlignmentWeights.worth(of: letter, other, of: word), before.column)
                    let further = inWord.score &+ AlignmentWeights.worth(ofFurther: letter, other)
                    if further > best.score { best = (further, inWord.column) }
                }
                if carried > inWord.score { inWord = (carried, column) }
                if carried &+ loss > best.score { best = (carried &+ loss, missing) }
                scores[column] = best.score
                origins[column] = best.origin
            }
            // The next word can be reached from this word or by skipping it.
            before.score &+= word.skipping
            if inWord.score > before.score { before = inWord }
        }
    }
}

extension LongFormText.Word {
    /// Whether a letter of a short form matches a letter of the word. A digit or an X may stand for the whole word.
    fileprivate func matches(_ letter: ShortForm.Letter, _ other: LongFormText.Letter, at column: Int) -> Bool {
        letter.scalar == other.scalar || letter.scalar == symbol && column == letters.lowerBound
    }
}

/// The scores of matches between a short form and a long form.
///
/// A good match of a letter scores 100; missing letters and skipped words reduce the score. The values were fitted to
/// the training part of a public set of labelled sentences from scientific papers, and to biomedical abstracts.
enum AlignmentWeights {
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
    static let comma = -55
    static let group = -65

    /// Returns the score of the first match in its word.
    static func worth(
        of letter: ShortForm.Letter, _ other: LongFormText.Letter, of word: LongFormText.Word
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
    static func worth(ofFurther letter: ShortForm.Letter, _ other: LongFormText.Letter) -> Int {
        (letter.isUpper == other.isUpper ? sameCase : 0) &+ (other.place == .inner ? inner : start)
    }

    /// Returns the cost of a word inside a long form without a matched letter.
    static func cost(ofSkipping word: LongFormText.Word) -> Int {
        if word.isPossessive { return 0 }
        return word.isStop ? skippedStop : word.isNumber ? skippedNumber : word.isJoined ? 0 : skippedWord
    }

    /// Returns the cost of a word after a long form.
    static func cost(ofTrailing word: LongFormText.Word) -> Int {
        if word.isPossessive { return word.reaching }
        return word.reaching + (word.isStop ? skippedStop : word.isJoined ? 0 : trailingWord)
    }
}
