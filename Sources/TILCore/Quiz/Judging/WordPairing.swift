/// The words of a right answer, each with the letters that were typed for it.
///
/// The letters of both answers are aligned with the minimum number of edits, then split at the words.
struct WordPairing {
    /// A word of the right answer, and the letters that were typed for it. There are none if the word is missing.
    struct Pair {
        let right: ArraySlice<UInt32>
        let typed: ArraySlice<UInt32>
    }

    /// The words of the right answer, in order.
    private(set) var pairs: [Pair] = []
    /// The typed words without a word of the right answer.
    private(set) var extraWords: [ArraySlice<UInt32>] = []
    /// The number of typed letters, at which the last typed word ends.
    let typedLetterCount: Int

    init(right: FoldedText, typed: FoldedText) {
        typedLetterCount = typed.letters.count
        let reached = Self.reachedPositions(right: right, typed: typed)
        var typedEnd = 0
        for word in right.words {
            let atStart = reached[word.lowerBound]
            let atEnd = reached[word.upperBound]
            // Extra letters belong to the word before or are words of their own, so that a word starts as late as
            // possible and ends as early as possible. It starts where the one before ended, or later.
            let start = atStart.last { position in typed.isBoundary(position) } ?? max(typedEnd, atStart.lowerBound)
            if start > typedEnd { addExtraWords(in: typedEnd..<start, of: typed) }
            let boundary = atEnd.first { position in position >= start && typed.isBoundary(position) }
            typedEnd = max(start, boundary ?? atEnd.lowerBound)
            pairs.append(Pair(right: right.letters[word], typed: typed.letters[start..<typedEnd]))
        }
        addExtraWords(in: typedEnd..<typed.letters.count, of: typed)
    }

    private mutating func addExtraWords(in range: Range<Int>, of typed: FoldedText) {
        for word in typed.words(in: range) { extraWords.append(typed.letters[word]) }
    }

    /// Returns the positions in the typed answer that correspond to each position between letters of the right answer,
    /// from the start to the end. There are several positions if letters are extra.
    ///
    /// If "forx the wn" is typed for "for the win", they are 0, 1, 2, 3...4, 5, 6, 7, 8, 8, 9: the x belongs to the end
    /// of the first word or to the start of the next one, and nothing was typed for the i.
    private static func reachedPositions(right: FoldedText, typed: FoldedText) -> [ClosedRange<Int>] {
        var reached = [0...0]
        for step in alignment(right: right, typed: typed).steps {
            if step.left.isEmpty {
                let beforeExtra = reached[reached.count - 1].lowerBound
                reached[reached.count - 1] = beforeExtra...step.right.upperBound
            }
            for rightIndex in step.left {
                let lettersOfStep = rightIndex - step.left.lowerBound + 1
                let position = min(step.right.lowerBound + lettersOfStep, step.right.upperBound)
                reached.append(position...position)
            }
        }
        return reached
    }

    /// The cost of an edit: more than all starts of words that are not aligned, so that the number of edits decides
    /// first.
    private static let edit = 1_000
    /// The cost of a start of a word that is aligned with the inside of a word.
    private static let otherBreak = 1

    /// Aligns the letters. The closure returns the cost of a step: of a letter that is extra or missing, of two letters
    /// that may be swapped (nil if they are not), or of two single letters.
    private static func alignment(right: FoldedText, typed: FoldedText) -> Alignment {
        Alignment(right.letters.indices, typed.letters.indices) { rightPart, typedPart in
            guard let rightIndex = rightPart.first, let typedIndex = typedPart.first else { return edit }
            if rightPart.count == 2 {
                return isSwapped(right.letters[rightPart], typed.letters[typedPart]) ? edit : nil
            }
            let isSameLetter = right.letters[rightIndex] == typed.letters[typedIndex]
            let isSameBreak = (right.breaks[rightIndex] == .none) == (typed.breaks[typedIndex] == .none)
            let letterCost = isSameLetter ? 0 : edit
            return isSameBreak ? letterCost : letterCost + otherBreak
        }
    }

    /// Returns whether two different letters were typed in the opposite order.
    private static func isSwapped(_ right: ArraySlice<UInt32>, _ typed: ArraySlice<UInt32>) -> Bool {
        guard right.first != right.last else { return false }
        return right.first == typed.last && right.last == typed.first
    }
}

extension FoldedText {
    /// Returns whether a word starts or ends at a position between letters.
    fileprivate func isBoundary(_ position: Int) -> Bool {
        position == 0 || position == letters.count || breaks[position] != .none
    }
}
