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
    /// The greatest number of letters of a short form that is aligned.
    private static let longestShortForm = 24

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
            if let present = best, present.score >= found.score { continue }
            best = found
        }
        return best
    }

    private static func align(
        _ short: [SpellingLetter], with text: SpellingText, anchor: Anchor
    ) -> SpellingAlignment? {
        let width = text.letters.count
        guard !short.isEmpty, short.count <= longestShortForm else { return nil }
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: width) { scores in
            withUnsafeTemporaryAllocation(of: Int.self, capacity: short.count * width) { origins in
                guard fillFirst(scores, short[0], text, isAnchored: anchor == .start) else { return nil }
                for row in short.indices.dropFirst() {
                    fill(scores, .init(rebasing: origins[(row * width)...]), short[row], text)
                }
                let best = bestEnd(scores, text, isAnchored: anchor == .end)
                return SpellingAlignment(
                    of: short, with: text, origins: origins, endingAt: best.column,
                    score: Double(best.score) / Double(100 * short.count), isBeforeShort: anchor == .end)
            }
        }
    }

    /// A column of the table, and the score of the alignment that ends or continues there.
    private struct Candidate {
        var score: Int
        var column: Int

        static var impossible: Candidate { Candidate(score: Spelling.impossible, column: 0) }
    }

    /// Returns the column in which the best alignment of all letters ends. Of equal ones, the first counts.
    /// - Parameter isAnchored: whether every word after the alignment has a cost.
    private static func bestEnd(_ scores: Scores, _ text: SpellingText, isAnchored: Bool) -> Candidate {
        var best = Candidate.impossible
        // Go backwards to sum up the cost of the trailing words on the way.
        var trailing = 0
        for word in text.words.reversed() {
            var column = word.letters.upperBound
            while column > word.letters.lowerBound {
                column &-= 1
                let score = scores[column] &+ trailing
                if score >= best.score { best = Candidate(score: score, column: column) }
            }
            if isAnchored { trailing += SpellingWeights.cost(ofTrailing: word) }
        }
        return best
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
        /// The best end of the letters before this one, in an earlier word.
        var before = Candidate.impossible
        for word in text.words {
            before.score &+= word.reaching
            /// The best end of the letters before this one, in this word.
            var inWord = Candidate.impossible
            for column in word.letters {
                let withoutLetter = scores[column]
                let other = text.letters[column]
                var score = impossible
                var origin = 0
                if word.matches(letter, other, at: column) {
                    score = before.score &+ SpellingWeights.worth(of: letter, other, of: word)
                    origin = before.column
                    let further = inWord.score &+ SpellingWeights.worth(ofFurther: letter, other)
                    if further > score {
                        score = further
                        origin = inWord.column
                    }
                }
                if withoutLetter > inWord.score { inWord = Candidate(score: withoutLetter, column: column) }
                if withoutLetter &+ loss > score {
                    score = withoutLetter &+ loss
                    origin = missing
                }
                scores[column] = score
                origins[column] = origin
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
