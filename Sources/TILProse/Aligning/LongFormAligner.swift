/// Finds the words that a short form stands for.
///
/// Every letter of the short form is matched with a letter of the text, in order, so that the sum of what the matches
/// are worth (``AlignmentWeights``) is greatest: a search by dynamic programming over all alignments, in the place of
/// the greedy one from the right by Schwartz and Hearst ("A simple algorithm for identifying abbreviation definitions
/// in biomedical text", Pacific Symposium on Biocomputing 2003).
struct LongFormAligner {
    /// On which side of the text the short form stands.
    enum Anchor {
        /// Behind the text: every word between it and the long form counts.
        case end
        /// Before the text: every word between it and the long form counts.
        case start
    }

    var weights = AlignmentWeights()

    /// For each letter of the short form (a row) and each of the text (a column) what the best alignment is worth that
    /// has matched the letters so far and this one last, and its column in the row above; one that went without the
    /// letter of the row has -2 minus the column instead.
    private var scores: [Double] = []
    private var origins: [Int32] = []
    static let impossible = -1e9

    /// The best alignment of a short form with a text; nil if there is none.
    mutating func align(_ short: ShortForm, with text: LongFormText, anchor: Anchor) -> LongFormAlignment? {
        var best: LongFormAlignment?
        for (index, reading) in short.readings.enumerated() {
            guard var found = align(reading, with: text, anchor: anchor) else { continue }
            if index > 0 { found.score -= 0.001 }
            if best.map({ found.score > $0.score }) ?? true { best = found }
            // Nothing is better than a start of a word for every letter.
            if found.initials == reading.count, found.skipped + found.trailing == 0 { break }
        }
        return best
    }

    private mutating func align(_ short: [ShortForm.Letter], with text: LongFormText, anchor: Anchor)
        -> LongFormAlignment?
    {
        let width = text.letters.count
        guard !short.isEmpty, short.count <= 24, width > 0 else { return nil }
        scores.removeAll(keepingCapacity: true)
        scores.append(contentsOf: repeatElement(Self.impossible, count: short.count * width))
        origins.removeAll(keepingCapacity: true)
        origins.append(contentsOf: repeatElement(-1, count: short.count * width))
        let grader = AlignmentGrader(weights: weights, text: text)
        scores.withUnsafeMutableBufferPointer { scores in
            origins.withUnsafeMutableBufferPointer { origins in
                Self.fillFirst(scores, short[0], grader, isAnchored: anchor == .start)
                for row in 1..<max(short.count, 1) {
                    let above = UnsafeBufferPointer(rebasing: scores[((row - 1) * width)..<(row * width)])
                    let here = UnsafeMutableBufferPointer(rebasing: scores[(row * width)..<((row + 1) * width)])
                    let from = UnsafeMutableBufferPointer(rebasing: origins[(row * width)..<((row + 1) * width)])
                    Self.fill(here, from, above, short[row], grader)
                }
            }
        }
        return bestEnd(short, text, grader, anchor)
    }

    /// The row of the first letter, which has to start a word or a part of one.
    private static func fillFirst(
        _ scores: UnsafeMutableBufferPointer<Double>, _ letter: ShortForm.Letter, _ grader: AlignmentGrader,
        isAnchored: Bool
    ) {
        var skipped = 0.0
        for word in grader.text.words {
            for index in word.first...word.last where grader.text.letters[index].place != .inner {
                guard grader.matches(letter, at: index) else { continue }
                scores[index] =
                    grader.worth(of: letter, at: index) + grader.caseBonus(letter, at: index)
                    + (isAnchored ? skipped : 0)
            }
            skipped += grader.cost(ofSkipping: word)
        }
    }

    /// The row of a further letter: from a letter of the same word, or from the best of the words before.
    private static func fill(
        _ scores: UnsafeMutableBufferPointer<Double>, _ origins: UnsafeMutableBufferPointer<Int32>,
        _ above: UnsafeBufferPointer<Double>, _ letter: ShortForm.Letter, _ grader: AlignmentGrader
    ) {
        let weights = grader.weights
        let loss = letter.isDigit ? weights.missingDigit : weights.missing
        var before = (score: impossible, column: Int32(-1))
        for word in grader.text.words {
            if before.score > impossible {
                before.score += Double(word.commas) * weights.comma + Double(word.groups) * weights.group
            }
            var inWord = (score: impossible, column: Int32(-1))
            for index in word.first...word.last {
                if grader.matches(letter, at: index) {
                    let place = grader.text.letters[index].place
                    var best = (score: impossible, column: Int32(-1))
                    if before.score > impossible {
                        best = (before.score + grader.worth(of: letter, at: index), before.column)
                    }
                    let further = inWord.score + (place == .inner ? weights.inner : weights.part)
                    if further > best.score, inWord.score > impossible { best = (further, inWord.column) }
                    if index > word.first, above[index - 1] > impossible {
                        let adjacent = above[index - 1] + (place == .inner ? weights.adjacent : weights.part)
                        if adjacent > best.score { best = (adjacent, Int32(index - 1)) }
                    }
                    if best.score > impossible {
                        scores[index] = best.score + grader.caseBonus(letter, at: index)
                        origins[index] = best.column
                    }
                }
                guard above[index] > impossible else { continue }
                if above[index] > inWord.score { inWord = (above[index], Int32(index)) }
                // A letter that the text does not have.
                if above[index] + loss > scores[index] {
                    scores[index] = above[index] + loss
                    origins[index] = -2 - Int32(index)
                }
            }
            // The next word is reached from here, or over this word.
            if before.score > impossible { before.score += grader.cost(ofSkipping: word) }
            if inWord.score > before.score { before = inWord }
        }
    }

    private func bestEnd(
        _ short: [ShortForm.Letter], _ text: LongFormText, _ grader: AlignmentGrader, _ anchor: Anchor
    ) -> LongFormAlignment? {
        let width = text.letters.count
        let last = (short.count - 1) * width
        var best = (score: Self.impossible, column: -1)
        // From the end, so that what the words behind cost is summed up on the way.
        var behind = 0.0
        for word in text.words.reversed() {
            for column in (word.first...word.last).reversed() where scores[last + column] > Self.impossible {
                let score = scores[last + column] + (anchor == .end ? behind : 0)
                if score >= best.score { best = (score, column) }
            }
            behind += grader.cost(ofTrailing: word)
        }
        guard best.column >= 0 else { return nil }
        return LongFormAlignment(
            of: short, with: text, origins: origins, endingAt: best.column, score: best.score / Double(short.count),
            isBeforeShort: anchor == .end)
    }
}
