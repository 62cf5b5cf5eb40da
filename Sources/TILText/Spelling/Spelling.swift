/// The search for the words whose letters a short form spells.
///
/// Every letter of the short form is matched with a letter of the text, in order, so that the total score
/// (``SpellingWeights``) is greatest. Dynamic programming searches all alignments. It replaces the greedy search from
/// the right by Schwartz and Hearst ("A simple algorithm for identifying abbreviation definitions in biomedical text",
/// Pacific Symposium on Biocomputing 2003).
package enum Spelling {
    /// The side of the text on which the short form is.
    package enum Anchor {
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
    /// - Parameters:
    ///   - written: the letters of the short form.
    ///   - otherReadings: other letters that it can stand for.
    ///   - text: the words, read for the letters as written.
    ///   - anchor: the side of the text on which the short form is.
    package static func align(
        _ written: [SpellingLetter], otherReadings: [[SpellingLetter]] = [], with text: SpellingText, anchor: Anchor
    ) -> SpellingAlignment? {
        var best = align(written, with: text, anchor: anchor)
        for reading in otherReadings {
            guard let found = align(reading, with: text, anchor: anchor) else { continue }
            if best.map({ found.score > $0.score }) ?? true { best = found }
        }
        return best
    }

    private static func align(
        _ short: [SpellingLetter], with text: SpellingText, anchor: Anchor
    ) -> SpellingAlignment? {
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
                    if anchor == .end { behind += SpellingWeights.cost(ofTrailing: word) }
                }
                return SpellingAlignment(
                    of: short, with: text, origins: origins, endingAt: best.column,
                    score: Double(best.score) / Double(100 * short.count), isBeforeShort: anchor == .end)
            }
        }
    }

    /// Fills the row of the first letter, which must start a word or a part of one.
    /// - Returns: whether it does.
    private static func fillFirst(
        _ scores: Scores, _ letter: SpellingLetter, _ text: SpellingText, isAnchored: Bool
    ) -> Bool {
        var skipped = 0
        var isFound = false
        for word in text.words {
            for column in word.letters {
                let other = text.letters[column]
                let isMatch = other.place != .inner && word.matches(letter, other, at: column)
                scores[column] = isMatch ? skipped &+ SpellingWeights.worth(of: letter, other, of: word) : impossible
                isFound = isFound || isMatch
            }
            if isAnchored { skipped &+= word.skipping }
        }
        return isFound
    }

    /// Fills the row of a later letter. It continues from a letter of the same word, or from the best earlier word.
    private static func fill(
        _ scores: Scores, _ origins: Origins, _ letter: SpellingLetter, _ text: SpellingText
    ) {
        let loss = letter.isDigit ? SpellingWeights.missingDigit : SpellingWeights.missing
        var before = (score: impossible, column: 0)
        for word in text.words {
            before.score &+= word.reaching
            var inWord = (score: impossible, column: 0)
            for column in word.letters {
                let carried = scores[column]
                let other = text.letters[column]
                var best = (score: impossible, origin: 0)
                if word.matches(letter, other, at: column) {
                    best = (before.score &+ SpellingWeights.worth(of: letter, other, of: word), before.column)
                    let further = inWord.score &+ SpellingWeights.worth(ofFurther: letter, other)
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

extension SpellingText.Word {
    /// Whether a letter of a short form matches a letter of the word. A digit or an X may stand for the whole word.
    fileprivate func matches(_ letter: SpellingLetter, _ other: SpellingText.Letter, at column: Int) -> Bool {
        letter.scalar == other.scalar || letter.scalar == symbol && column == letters.lowerBound
    }
}
