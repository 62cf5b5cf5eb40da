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
        var best = align(short.written, with: text, anchor: anchor)
        var count = short.written.count
        for reading in short.otherReadings {
            // Nothing is better than a start of a word for every letter.
            if let best, best.initials == count, best.skipped + best.trailing == 0 { break }
            guard var found = align(reading, with: text, anchor: anchor) else { continue }
            found.score -= 0.001
            // The s of a plural stands for no letter that is found by chance: "graphics processing units GPUs (GPGPUs)".
            let isChance =
                reading.count < short.written.count && found.loose == 0
                && best.map { $0.loose == 1 && text.isAcronym($0.lastWord) } == true
            guard best.map({ found.score > $0.score || isChance && found.isComplete }) ?? true else { continue }
            best = found
            count = reading.count
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
        return text.letters.withUnsafeBufferPointer { letters in
            text.words.withUnsafeBufferPointer { words in
                let grader = AlignmentGrader(weights: weights, letters: letters, words: words)
                var reached: UInt64 = 0
                scores.withUnsafeMutableBufferPointer { scores in
                    origins.withUnsafeMutableBufferPointer { origins in
                        reached = Self.fillFirst(scores, short[0], grader, isAnchored: anchor == .start)
                        for row in 1..<max(short.count, 1) where reached != 0 {
                            let above = UnsafeBufferPointer(rebasing: scores[((row - 1) * width)..<(row * width)])
                            let here = UnsafeMutableBufferPointer(rebasing: scores[(row * width)..<((row + 1) * width)])
                            let from = UnsafeMutableBufferPointer(
                                rebasing: origins[(row * width)..<((row + 1) * width)])
                            reached = Self.fill(here, from, above, reached, short[row], grader)
                        }
                    }
                }
                return reached == 0 ? nil : bestEnd(short, text, reached, grader, anchor)
            }
        }
    }

    /// The bit of a word among those that the alignments of a row have reached; the words far behind share bits.
    private static func bit(_ word: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: word & 63) }

    /// The row of the first letter, which has to start a word or a part of one.
    /// - Returns: the words in which it does.
    private static func fillFirst(
        _ scores: UnsafeMutableBufferPointer<Double>, _ letter: ShortForm.Letter, _ grader: AlignmentGrader,
        isAnchored: Bool
    ) -> UInt64 {
        var skipped = 0.0
        var reached: UInt64 = 0
        for (number, word) in grader.words.enumerated() {
            if grader.mayMatch(letter, in: word) {
                for index in word.first...word.last where grader.letters[index].place != .inner {
                    guard grader.matches(letter, at: index) else { continue }
                    scores[index] =
                        grader.worth(of: letter, at: index) + grader.caseBonus(letter, at: index)
                        + (isAnchored ? skipped : 0)
                    reached |= bit(number)
                }
            }
            skipped += grader.cost(ofSkipping: word)
        }
        return reached
    }

    /// The row of a further letter: from a letter of the same word, or from the best of the words before.
    /// - Parameter reached: the words that the row above has reached.
    /// - Returns: the words that this one does.
    private static func fill(
        _ scores: UnsafeMutableBufferPointer<Double>, _ origins: UnsafeMutableBufferPointer<Int32>,
        _ above: UnsafeBufferPointer<Double>, _ reached: UInt64, _ letter: ShortForm.Letter, _ grader: AlignmentGrader
    ) -> UInt64 {
        let weights = grader.weights
        let loss = letter.isDigit ? weights.missingDigit : weights.missing
        var before = (score: impossible, column: Int32(-1))
        var reaches: UInt64 = 0
        for (number, word) in grader.words.enumerated() {
            if before.score > impossible {
                before.score += Double(word.commas) * weights.comma + Double(word.groups) * weights.group
            }
            let isReached = reached & bit(number) != 0
            guard isReached || before.score > impossible && grader.mayMatch(letter, in: word) else {
                if before.score > impossible { before.score += grader.cost(ofSkipping: word) }
                continue
            }
            reaches |= bit(number)
            var inWord = (score: impossible, column: Int32(-1))
            for index in word.first...word.last {
                if grader.matches(letter, at: index) {
                    let place = grader.letters[index].place
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
        return reaches
    }

    private func bestEnd(
        _ short: [ShortForm.Letter], _ text: LongFormText, _ reached: UInt64, _ grader: AlignmentGrader,
        _ anchor: Anchor
    ) -> LongFormAlignment? {
        let width = text.letters.count
        let last = (short.count - 1) * width
        var best = (score: Self.impossible, column: -1)
        // From the end, so that what the words behind cost is summed up on the way.
        var behind = 0.0
        for (number, word) in grader.words.enumerated().reversed() {
            if reached & Self.bit(number) != 0 {
                for column in (word.first...word.last).reversed() where scores[last + column] > Self.impossible {
                    let score = scores[last + column] + (anchor == .end ? behind : 0)
                    if score >= best.score { best = (score, column) }
                }
            }
            behind += grader.cost(ofTrailing: word)
        }
        guard best.column >= 0 else { return nil }
        return LongFormAlignment(
            of: short, with: text, origins: origins, endingAt: best.column, score: best.score / Double(short.count),
            isBeforeShort: anchor == .end)
    }
}
