import TILText

/// Which differences are slips of the fingers.
///
/// A slip is at most one edit per eight letters of the right answer: none below 8 letters, one from 8, two from 16, and
/// so on; spaces and punctuation are not counted. From 8 letters on, one edit in each word of five letters or more is a slip,
/// too (`Acces Pount`). An edit is a letter (with or without case and accents: a folded one)
/// left out, put in or changed, or two neighbours swapped. In Hangul a letter is a jamo, as it is on the keyboard.
///
/// Beyond that number, some differences are never slips, because they make another answer: a digit, a Roman numeral or a
/// letter that stands alone (`Vitamin C`); a word for its opposite (``ContrastingWords``); more than a third of one
/// word's letters, where they are not the same letters in disorder; a whole word too many or too few. The last two are
/// forgiven to small words such as `of`.
enum SlipRule {
    /// The letters of the right answer that allow one edit.
    static let lettersPerSlip = 8
    /// The length from which a word may have an edit of its own, in letters.
    static let longWord = 5
    /// The length from which an answer must be exact, in letters.
    static let longest = 1_000

    /// The number of edits that make the right answer of a typed one, when they are slips; else nil.
    static func slips(typed: FoldedText, right: FoldedText) -> Int? {
        let limit = right.letters.count > longest ? 0 : right.letters.count / lettersPerSlip
        let most = max(limit, right.words.count { $0.count >= longWord })
        guard limit > 0, let distance = EditDistance.between(right.letters, typed.letters, atMost: most),
            distance > 0, numbers(in: typed) == numbers(in: right)
        else { return nil }
        let (pairs, extra) = wordPairs(right: right, typed: typed)
        let isForgiven =
            distance <= limit
            || pairs.allSatisfy { pair in
                let edits = pair.right.count >= longWord ? 1 : 0
                return EditDistance.between(
                    Array(right.letters[pair.right]), Array(typed.letters[pair.typed]), atMost: edits) != nil
            }
        return isForgiven && changesNoMeaning(pairs, extra, typed: typed, right: right) ? distance : nil
    }

    /// Digits, and numerals of other scripts, in order.
    private static func numbers(in text: FoldedText) -> [UInt32] {
        text.letters.filter { Unicode.Scalar($0)?.properties.numericType != nil }
    }

    private static func changesNoMeaning(
        _ pairs: [(right: Range<Int>, typed: Range<Int>)], _ extra: [Range<Int>], typed: FoldedText, right: FoldedText
    ) -> Bool {
        let areSlips = pairs.enumerated().allSatisfy { index, pair in
            let isLast = index == pairs.count - 1
            return isSlip(typed: typed.letters[pair.typed], right: right.letters[pair.right], isLast: isLast)
        }
        return areSlips
            && extra.allSatisfy { range in
                let word = typed.letters[range]
                return isSmall(word) && !(range.upperBound == typed.letters.count && isMarker(word))
            }
    }

    /// For each word of the right answer the letters typed for it, none if it is missing, and the typed words that stand
    /// for none.
    ///
    /// The letters are aligned with the fewest edits, then cut where words part.
    private static func wordPairs(
        right: FoldedText, typed: FoldedText
    ) -> (pairs: [(right: Range<Int>, typed: Range<Int>)], extra: [Range<Int>]) {
        func isBreak(_ index: Int) -> Bool {
            index == 0 || index == typed.letters.count || typed.breaks[index] != .none
        }
        let reached = reached(right: right, typed: typed)
        var pairs: [(right: Range<Int>, typed: Range<Int>)] = []
        var extra: [Range<Int>] = []
        var end = 0
        for word in right.words {
            let (from, to) = (reached[word.lowerBound], reached[word.upperBound])
            let start = from.last(where: isBreak) ?? max(end, from.lowerBound)
            if start > end { extra += typed.words(in: end..<start) }
            end = max(start, to.first { $0 >= start && isBreak($0) } ?? to.lowerBound)
            pairs.append((word, start..<end))
        }
        return (pairs, extra + typed.words(in: end..<typed.letters.count))
    }

    /// For each position between letters of the right answer, the positions in the typed one that stand for it.
    ///
    /// An edit costs a thousand. Of several alignments with as few edits one that sets the beginnings of words against each
    /// other is cheaper by one for each.
    private static func reached(right: FoldedText, typed: FoldedText) -> [ClosedRange<Int>] {
        let (mine, theirs) = (right.letters, typed.letters)
        let alignment = Alignment(mine.indices, theirs.indices) { rows, columns in
            guard let row = rows.first, let column = columns.first else { return 1_000 }
            if rows.count == 2 {
                let isSwapped =
                    mine[row] == theirs[column + 1] && mine[row + 1] == theirs[column] && mine[row] != mine[row + 1]
                return isSwapped ? 1_000 : nil
            }
            let isAtSameBreak = (right.breaks[row] == .none) == (typed.breaks[column] == .none)
            return (mine[row] == theirs[column] ? 0 : 1_000) + (isAtSameBreak ? 0 : 1)
        }
        return alignment.steps.reduce(into: [0...0]) { reached, step in
            if step.left.isEmpty {
                reached[reached.count - 1] = reached[reached.count - 1].lowerBound...step.right.upperBound
            }
            for index in step.left {
                let column = min(step.right.lowerBound + index - step.left.lowerBound + 1, step.right.upperBound)
                reached.append(column...column)
            }
        }
    }

    private static func isSlip(typed: ArraySlice<UInt32>, right: ArraySlice<UInt32>, isLast: Bool) -> Bool {
        if typed == right { return true }
        if typed.isEmpty { return isSmall(right) && !(isLast && isMarker(right)) }
        if isMarker(typed), isMarker(right) { return false }
        if ContrastingWords.contrast(string(typed), string(right)) { return false }
        if isSmall(right) { return true }
        let allowed = max(1, max(typed.count, right.count) / 3)
        return EditDistance.between(Array(right), Array(typed), atMost: allowed) != nil
            || typed.sorted() == right.sorted()
    }

    /// Whether a word is a single letter or a Roman numeral, which may be the only difference between members of a
    /// series.
    private static func isMarker(_ word: ArraySlice<UInt32>) -> Bool {
        word.count == 1 || SpelledNumbers.romanValue(word) != nil
    }

    /// Whether a word is so small that it may be missed or mistaken.
    private static func isSmall(_ word: ArraySlice<UInt32>) -> Bool {
        word.count <= 4 && (word == [0x69] || small.contains(string(word)[...]))
    }

    private static let small = Set(
        "a an the of for in on to and or at by with from as is are be it its i".split(separator: " "))

    private static func string(_ letters: ArraySlice<UInt32>) -> String {
        String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
    }
}

/// The cheapest way to turn one sequence into another, step by step.
struct Alignment {
    /// A part of the left sequence, which is what should be there, with the part of the right one that stands for it.
    ///
    /// One element or none on each side, or two that stand swapped.
    struct Step: Hashable {
        var left: Range<Int>
        var right: Range<Int>
        var cost: Int
    }

    /// The steps, from the first to the last.
    private(set) var steps: [Step] = []

    /// The cost of all steps.
    var cost: Int { steps.reduce(0) { $0 + $1.cost } }

    /// The lengths of both parts of a step. Of ways that cost the same the one is taken whose missing and extra elements
    /// come last.
    private static let moves: [(left: Int, right: Int)] = [(1, 0), (0, 1), (2, 2), (1, 1)]

    /// Aligns two ranges. Time and memory grow with the product of their lengths.
    /// - Parameter cost: the cost of a step, whose left part is empty for an extra element and whose right one for a
    ///   missing element; nil for a step that is not allowed.
    init(_ left: Range<Int>, _ right: Range<Int>, cost: (_ left: Range<Int>, _ right: Range<Int>) -> Int?) {
        let width = right.count + 1
        var table = [(cost: Int, move: Int)](repeating: (0, 0), count: (left.count + 1) * width)
        func parts(_ row: Int, _ column: Int, _ move: (left: Int, right: Int)) -> (Range<Int>, Range<Int>) {
            let (leftEnd, rightEnd) = (left.lowerBound + row, right.lowerBound + column)
            return (leftEnd - move.left..<leftEnd, rightEnd - move.right..<rightEnd)
        }
        for row in 0...left.count {
            for column in 0...right.count where row + column > 0 {
                var best = (cost: Int.max, move: 0)
                for (index, move) in Self.moves.enumerated() where move.left <= row && move.right <= column {
                    let (leftPart, rightPart) = parts(row, column, move)
                    guard let cost = cost(leftPart, rightPart) else { continue }
                    let total = table[(row - move.left) * width + column - move.right].cost + cost
                    if total < best.cost { best = (total, index) }
                }
                table[row * width + column] = best
            }
        }
        var (row, column) = (left.count, right.count)
        while row + column > 0 {
            let here = table[row * width + column]
            let move = Self.moves[here.move]
            let (leftPart, rightPart) = parts(row, column, move)
            (row, column) = (row - move.left, column - move.right)
            steps.append(
                Step(left: leftPart, right: rightPart, cost: here.cost - table[row * width + column].cost))
        }
        steps.reverse()
    }
}
