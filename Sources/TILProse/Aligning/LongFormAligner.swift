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

    /// What the search has reached: for each letter of the short form, a row, the places of the text in their order.
    private var cells: [Cell] = []
    private static let impossible = -1e9

    /// The best alignment of the letters so far of which the last one is matched with a letter of the text, or is not there
    /// and the one before it is matched so.
    struct Cell {
        var score = 0.0
        /// The letter of the text.
        var column: Int32 = 0
        /// The cell of the row above from which it was reached, or -2 minus its number if the letter of this row is not there.
        var origin: Int32 = 0
    }

    /// The best alignment of a short form with a text; nil if there is none.
    mutating func align(_ short: ShortForm, with text: LongFormText, anchor: Anchor) -> LongFormAlignment? {
        var best = align(short.written, with: text, anchor: anchor)
        var count = short.written.count
        for reading in short.otherReadings {
            // Nothing is better than a start of a word for every letter.
            if let best, best.initials == count, best.skipped + best.trailing == 0 { break }
            guard var found = align(reading, with: text, anchor: anchor) else { continue }
            found.score -= 0.001
            guard best.map({ found.score > $0.score }) ?? true else { continue }
            best = found
            count = reading.count
        }
        return best
    }

    private mutating func align(_ short: [ShortForm.Letter], with text: LongFormText, anchor: Anchor)
        -> LongFormAlignment?
    {
        guard !short.isEmpty, short.count <= 24, !text.letters.isEmpty else { return nil }
        let most = short.count * text.letters.count
        if cells.count < most { cells = Array(repeating: Cell(), count: 2 * most) }
        return text.letters.withUnsafeBufferPointer { letters in
            text.words.withUnsafeBufferPointer { words in
                let grader = AlignmentGrader(weights: weights, letters: letters, words: words)
                var row = 0..<0
                cells.withUnsafeMutableBufferPointer { cells in
                    row = 0..<Self.fillFirst(cells, short[0], grader, isAnchored: anchor == .start)
                    for letter in short.dropFirst() where !row.isEmpty {
                        row = row.upperBound..<Self.fill(cells, letter, row, grader)
                    }
                }
                return bestEnd(short, text, row, grader, anchor)
            }
        }
    }

    /// The row of the first letter, which has to start a word or a part of one.
    /// - Returns: the end of the row.
    private static func fillFirst(
        _ cells: UnsafeMutableBufferPointer<Cell>, _ letter: ShortForm.Letter, _ grader: AlignmentGrader,
        isAnchored: Bool
    ) -> Int {
        var end = 0
        var skipped = 0.0
        for word in grader.words.indices {
            if grader.mayMatch(letter, in: word) {
                let first = grader.words[word].first
                for index in first...(grader.words[word].isPlain ? first : grader.words[word].last) {
                    guard grader.letters[index].place != .inner, grader.matches(letter, at: index) else { continue }
                    let score =
                        grader.worth(of: letter, at: index) + grader.caseBonus(letter, at: index)
                        + (isAnchored ? skipped : 0)
                    cells[end] = Cell(score: score, column: Int32(truncatingIfNeeded: index), origin: -1)
                    end += 1
                }
            }
            if isAnchored { skipped += grader.cost(ofSkipping: word) }
        }
        return end
    }

    /// The row of a further letter: from a letter of the same word, or from the best of the words before.
    /// - Returns: the end of the row.
    private static func fill(
        _ cells: UnsafeMutableBufferPointer<Cell>, _ letter: ShortForm.Letter, _ above: Range<Int>,
        _ grader: AlignmentGrader
    ) -> Int {
        let loss = letter.isDigit ? grader.weights.missingDigit : grader.weights.missing
        var next = above.lowerBound
        var end = above.upperBound
        // Nothing is reached from before the words of the row above.
        let first = Int(grader.letters[Int(cells[next].column)].word)
        var before = (score: impossible, cell: -1)
        for word in first..<grader.words.count {
            if before.cell >= 0 { before.score += grader.cost(ofReaching: word) }
            let last = Int32(truncatingIfNeeded: grader.words[word].last)
            var inWord = (score: impossible, cell: -1)
            var index = Int32(truncatingIfNeeded: grader.words[word].first)
            if !grader.mayMatch(letter, in: word) {
                index = last + 1
                while next < above.upperBound, cells[next].column <= last {
                    let carried = cells[next].score
                    if carried > inWord.score { inWord = (carried, next) }
                    cells[end] = Cell(
                        score: carried + loss, column: cells[next].column,
                        origin: -2 - Int32(truncatingIfNeeded: next))
                    end += 1
                    next += 1
                }
            }
            while index <= last {
                let isCarried = next < above.upperBound && cells[next].column <= last
                let stop = isCarried ? cells[next].column : last + 1
                var isMatch = false
                if before.cell >= 0 || inWord.cell >= 0 {
                    while index < stop, !grader.matches(letter, at: Int(index)) { index += 1 }
                    isMatch = index <= last && (index < stop || grader.matches(letter, at: Int(index)))
                } else {
                    index = stop
                }
                var best = (score: impossible, origin: Int32(-1))
                if isMatch { best = match(cells, letter, at: index, before, inWord, above: next, grader) }
                if isCarried, index == stop {
                    let carried = cells[next].score
                    if carried > inWord.score { inWord = (carried, next) }
                    // A letter that the text does not have.
                    if carried + loss > best.score { best = (carried + loss, -2 - Int32(truncatingIfNeeded: next)) }
                    next += 1
                }
                if best.score > impossible {
                    cells[end] = Cell(score: best.score, column: index, origin: best.origin)
                    end += 1
                }
                index += 1
            }
            // The next word is reached from here, or over this word.
            if before.cell >= 0 { before.score += grader.cost(ofSkipping: word) }
            if inWord.score > before.score { before = inWord }
        }
        return end
    }

    /// What it is worth to match a letter at a place, and from where.
    /// - Parameter next: the number behind the last cell of the row above that comes before the place.
    @inline(__always)
    private static func match(
        _ cells: UnsafeMutableBufferPointer<Cell>, _ letter: ShortForm.Letter, at index: Int32,
        _ before: (score: Double, cell: Int), _ inWord: (score: Double, cell: Int), above next: Int,
        _ grader: AlignmentGrader
    ) -> (score: Double, origin: Int32) {
        var best = (score: impossible, origin: Int32(-1))
        if before.cell >= 0 {
            best = (before.score + grader.worth(of: letter, at: Int(index)), Int32(truncatingIfNeeded: before.cell))
        }
        if inWord.cell >= 0 {
            let weights = grader.weights
            let isInner = grader.letters[Int(index)].place == .inner
            let further = inWord.score + (isInner ? weights.inner : weights.part)
            if further > best.score { best = (further, Int32(truncatingIfNeeded: inWord.cell)) }
            // Of the letters before it in the word one was reached, perhaps the one right before.
            if cells[next - 1].column == index - 1 {
                let adjacent = cells[next - 1].score + (isInner ? weights.adjacent : weights.part)
                if adjacent > best.score { best = (adjacent, Int32(truncatingIfNeeded: next - 1)) }
            }
        }
        if best.origin >= 0 { best.score += grader.caseBonus(letter, at: Int(index)) }
        return best
    }

    private func bestEnd(
        _ short: [ShortForm.Letter], _ text: LongFormText, _ row: Range<Int>, _ grader: AlignmentGrader,
        _ anchor: Anchor
    ) -> LongFormAlignment? {
        var best = (score: Self.impossible, cell: -1)
        // From the end, so that what the words behind cost is summed up on the way.
        var behind = 0.0
        var word = grader.words.count - 1
        for cell in row.reversed() {
            let own = Int(grader.letters[Int(cells[cell].column)].word)
            while anchor == .end, word > own {
                behind += grader.cost(ofTrailing: word)
                word -= 1
            }
            let score = cells[cell].score + behind
            if score >= best.score { best = (score, cell) }
        }
        guard best.cell >= 0 else { return nil }
        return LongFormAlignment(
            of: short, with: text, cells: cells, endingAt: best.cell, score: best.score / Double(short.count),
            isBeforeShort: anchor == .end)
    }
}
