/// Finds the words that a short form stands for.
///
/// Every letter of the short form is matched with a letter of the text, in order, so that the total score
/// (``AlignmentWeights``) is greatest. Dynamic programming searches all alignments. It replaces the greedy search from
/// the right by Schwartz and Hearst ("A simple algorithm for identifying abbreviation definitions in biomedical text",
/// Pacific Symposium on Biocomputing 2003).
struct LongFormAligner {
    /// The side of the text on which the short form is.
    enum Anchor {
        /// The short form follows the text. Every word between it and the long form has a cost.
        case end
        /// The short form precedes the text. Every word between it and the long form has a cost.
        case start
    }

    var weights = AlignmentWeights()

    /// The table of the search. Each letter of the short form has a row, and each row is in the order of the text.
    private var cells: [Cell] = []
    private static let impossible = -1e9

    /// The best alignment so far that ends at a letter of the text. Its last letter matches there, or is missing and
    /// the letter before it matches there.
    struct Cell {
        var score = 0.0
        /// The index of the letter in the text.
        var column: Int = 0
        /// The index of the preceding cell in the row above. If the letter of this row is missing, -2 minus that index.
        var origin: Int = 0
    }

    /// Returns the best alignment of a short form with a text, or nil if there is none.
    mutating func align(_ short: ShortForm, with text: LongFormText, anchor: Anchor) -> LongFormAlignment? {
        var best = align(short.written, with: text, anchor: anchor)
        var count = short.written.count
        for reading in short.otherReadings {
            // No alignment is better than one with a word start for every letter.
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

    /// Fills the row of the first letter, which must start a word or a part of one.
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
                    cells[end] = Cell(score: score, column: index, origin: -1)
                    end += 1
                }
            }
            if isAnchored { skipped += grader.cost(ofSkipping: word) }
        }
        return end
    }

    /// Fills the row of a later letter. It continues from a letter of the same word, or from the best earlier word.
    /// - Returns: the end of the row.
    private static func fill(
        _ cells: UnsafeMutableBufferPointer<Cell>, _ letter: ShortForm.Letter, _ above: ByteRange,
        _ grader: AlignmentGrader
    ) -> Int {
        let loss = letter.isDigit ? grader.weights.missingDigit : grader.weights.missing
        var next = above.lowerBound
        var end = above.upperBound
        // No match can be before the words of the row above.
        let first = grader.letters[cells[next].column].word
        var before = (score: impossible, cell: -1)
        for word in first..<grader.words.count {
            if before.cell >= 0 { before.score += grader.cost(ofReaching: word) }
            let last = grader.words[word].last
            var inWord = (score: impossible, cell: -1)
            var index = grader.words[word].first
            if !grader.mayMatch(letter, in: word) {
                index = last + 1
                while next < above.upperBound, cells[next].column <= last {
                    let carried = cells[next].score
                    if carried > inWord.score { inWord = (carried, next) }
                    cells[end] = Cell(
                        score: carried + loss, column: cells[next].column,
                        origin: -2 - next)
                    end += 1
                    next += 1
                }
            }
            while index <= last {
                let isCarried = next < above.upperBound && cells[next].column <= last
                let stop = isCarried ? cells[next].column : last + 1
                var isMatch = false
                if before.cell >= 0 || inWord.cell >= 0 {
                    while index < stop, !grader.matches(letter, at: index) { index += 1 }
                    isMatch = index <= last && (index < stop || grader.matches(letter, at: index))
                } else {
                    index = stop
                }
                var best = (score: impossible, origin: -1)
                if isMatch { best = match(cells, letter, at: index, before, inWord, above: next, grader) }
                if isCarried, index == stop {
                    let carried = cells[next].score
                    if carried > inWord.score { inWord = (carried, next) }
                    // The letter is missing from the text.
                    if carried + loss > best.score { best = (carried + loss, -2 - next) }
                    next += 1
                }
                if best.score > impossible {
                    cells[end] = Cell(score: best.score, column: index, origin: best.origin)
                    end += 1
                }
                index += 1
            }
            // The next word can be reached from this word or by skipping it.
            if before.cell >= 0 { before.score += grader.cost(ofSkipping: word) }
            if inWord.score > before.score { before = inWord }
        }
        return end
    }

    /// Returns the score of matching a letter at an index, and the preceding cell.
    /// - Parameter next: the end of the cells of the row above that come before the index.
    @inline(__always)
    private static func match(
        _ cells: UnsafeMutableBufferPointer<Cell>, _ letter: ShortForm.Letter, at index: Int,
        _ before: (score: Double, cell: Int), _ inWord: (score: Double, cell: Int), above next: Int,
        _ grader: AlignmentGrader
    ) -> (score: Double, origin: Int) {
        var best = (score: impossible, origin: -1)
        if before.cell >= 0 {
            best = (before.score + grader.worth(of: letter, at: index), before.cell)
        }
        if inWord.cell >= 0 {
            let weights = grader.weights
            let isInner = grader.letters[index].place == .inner
            let further = inWord.score + (isInner ? weights.inner : weights.part)
            if further > best.score { best = (further, inWord.cell) }
            // A preceding letter of the word was matched; check whether it is directly before this one.
            if cells[next - 1].column == index - 1 {
                let adjacent = cells[next - 1].score + (isInner ? weights.adjacent : weights.part)
                if adjacent > best.score { best = (adjacent, next - 1) }
            }
        }
        if best.origin >= 0 { best.score += grader.caseBonus(letter, at: index) }
        return best
    }

    private func bestEnd(
        _ short: [ShortForm.Letter], _ text: LongFormText, _ row: ByteRange, _ grader: AlignmentGrader,
        _ anchor: Anchor
    ) -> LongFormAlignment? {
        var best = (score: Self.impossible, cell: -1)
        // Go backwards to sum up the cost of the trailing words on the way.
        var behind = 0.0
        var word = grader.words.count - 1
        for cell in row.reversed() {
            let own = grader.letters[cells[cell].column].word
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
