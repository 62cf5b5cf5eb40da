import TILText

/// The rule for typos.
///
/// A typo is at most one edit per eight letters of the right answer: none below 8 letters, one from 8, two from 16, and
/// so on. Spaces and punctuation do not count. From 8 letters on, one edit in each word of five letters or more is also
/// a typo (`Acces Pount`). An edit is a missing, extra or changed letter, or a swap of two neighbours. Letters are
/// compared without case and accents. In Hangul, a letter is a jamo, as on the keyboard.
///
/// Within this limit, some differences are never typos, because they lead to another answer:
/// - a different digit, Roman numeral or single letter (`Vitamin C`);
/// - a word and its opposite (``ContrastingWords``);
/// - more than a third of the letters of a word, unless they are the same letters in another order;
/// - a missing or extra word.
///
/// The last two are allowed for small words such as `of`.
enum TypoRule {
    /// The number of letters in the right answer per allowed edit.
    static let lettersPerTypo = 8
    /// The minimum number of letters in a word that may have an edit of its own.
    static let longWord = 5
    /// The maximum number of letters in an answer that allows typos.
    static let longest = 1_000

    /// Returns the number of edits between a typed answer and the right one if they are typos, or nil otherwise.
    static func typos(typed: FoldedText, right: FoldedText) -> Int? {
        let limit = right.letters.count > longest ? 0 : right.letters.count / lettersPerTypo
        let most = max(limit, right.words.count { word in word.count >= longWord })
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

    /// Returns the digits, and the numerals of other scripts, in order.
    private static func numbers(in text: FoldedText) -> [UInt32] {
        text.letters.filter { letter in Unicode.Scalar(letter)?.properties.numericType != nil }
    }

    private static func changesNoMeaning(
        _ pairs: [(right: Range<Int>, typed: Range<Int>)], _ extra: [Range<Int>], typed: FoldedText, right: FoldedText
    ) -> Bool {
        let areTypos = pairs.enumerated().allSatisfy { index, pair in
            let isLast = index == pairs.count - 1
            return isTypo(typed: typed.letters[pair.typed], right: right.letters[pair.right], isLast: isLast)
        }
        return areTypos
            && extra.allSatisfy { range in
                let word = typed.letters[range]
                return isSmall(word) && !(range.upperBound == typed.letters.count && isMarker(word))
            }
    }

    /// Returns each word of the right answer with its typed letters, which are empty if it is missing. Also returns the
    /// extra typed words.
    ///
    /// The letters are aligned with the minimum number of edits, then split at the words.
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
            let from = reached[word.lowerBound]
            let to = reached[word.upperBound]
            let start = from.last(where: isBreak) ?? max(end, from.lowerBound)
            if start > end { extra += typed.words(in: end..<start) }
            end = max(start, to.first { $0 >= start && isBreak($0) } ?? to.lowerBound)
            pairs.append((word, start..<end))
        }
        return (pairs, extra + typed.words(in: end..<typed.letters.count))
    }

    /// Returns the corresponding positions in the typed answer for each position between letters of the right answer.
    ///
    /// An edit costs a thousand. Among alignments with the same number of edits, the cheapest one aligns the most
    /// starts of words.
    private static func reached(right: FoldedText, typed: FoldedText) -> [ClosedRange<Int>] {
        let mine = right.letters
        let theirs = typed.letters
        let alignment = Alignment(mine.indices, theirs.indices) { rows, columns in
            guard let row = rows.first, let column = columns.first else { return 1_000 }
            if rows.count == 2 {
                let isSwapped =
                    mine[row] == theirs[column + 1] && mine[row + 1] == theirs[column] && mine[row] != mine[row + 1]
                return isSwapped ? 1_000 : nil
            }
            let isAtSameBreak = (right.breaks[row] == .none) == (typed.breaks[column] == .none)
            let letter = mine[row] == theirs[column] ? 0 : 1_000
            return isAtSameBreak ? letter : letter + 1
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

    private static func isTypo(typed: ArraySlice<UInt32>, right: ArraySlice<UInt32>, isLast: Bool) -> Bool {
        if typed == right { return true }
        if typed.isEmpty { return isSmall(right) && !(isLast && isMarker(right)) }
        if isMarker(typed), isMarker(right) { return false }
        if ContrastingWords.contrast(string(typed), string(right)) { return false }
        if isSmall(right) { return true }
        let allowed = max(1, max(typed.count, right.count) / 3)
        return EditDistance.between(Array(right), Array(typed), atMost: allowed) != nil
            || typed.sorted() == right.sorted()
    }

    /// Returns whether a word is a single letter or a Roman numeral, which may be the only difference between members
    /// of a series.
    private static func isMarker(_ word: ArraySlice<UInt32>) -> Bool {
        word.count == 1 || SpelledNumbers.romanValue(word) != nil
    }

    /// Returns whether a word is so short and common that it may be missing or different.
    private static func isSmall(_ word: ArraySlice<UInt32>) -> Bool {
        word.count <= 4 && (word == [UInt32(ascii: "i")] || small.contains(string(word)[...]))
    }

    private static let small = Set(
        "a an the of for in on to and or at by with from as is are be it its i".split(separator: " "))

    private static func string(_ letters: ArraySlice<UInt32>) -> String {
        String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
    }
}

/// The cheapest steps that turn one sequence into another.
struct Alignment {
    /// A part of the left (expected) sequence and the corresponding part of the right one.
    ///
    /// Each part has at most one element, or both have two swapped elements.
    struct Step: Hashable {
        var left: Range<Int>
        var right: Range<Int>
        var cost: Int
    }

    /// The steps, in order.
    private(set) var steps: [Step] = []

    /// The total cost of the steps.
    var cost: Int { steps.reduce(0) { $0 + $1.cost } }

    /// The lengths of both parts of a step.
    private struct Move {
        var left: Int
        var right: Int
    }

    /// Creates the alignment of two ranges. Time and memory grow with the product of their lengths.
    ///
    /// Among equally cheap alignments, the one with the missing and extra elements last is chosen.
    /// - Parameter cost: returns the cost of a step, or nil if the step is not allowed. The left part is empty for an
    ///   extra element, and the right part is empty for a missing element.
    init(_ left: Range<Int>, _ right: Range<Int>, cost: (_ left: Range<Int>, _ right: Range<Int>) -> Int?) {
        let width = right.count + 1
        var costs = [Int](repeating: .max, count: (left.count + 1) * width)
        var moves = [Move](repeating: Move(left: 0, right: 0), count: costs.count)
        costs[0] = 0
        func parts(_ row: Int, _ column: Int, _ move: Move) -> (Range<Int>, Range<Int>) {
            let leftEnd = left.lowerBound + row
            let rightEnd = right.lowerBound + column
            return (leftEnd - move.left..<leftEnd, rightEnd - move.right..<rightEnd)
        }
        func consider(_ move: Move, to row: Int, _ column: Int) {
            guard move.left <= row, move.right <= column else { return }
            let (leftPart, rightPart) = parts(row, column, move)
            guard let cost = cost(leftPart, rightPart) else { return }
            let place = row * width + column
            let total = costs[place - move.left * width - move.right] + cost
            if total < costs[place] {
                costs[place] = total
                moves[place] = move
            }
        }
        for row in 0...left.count {
            for column in 0...right.count where row + column > 0 {
                consider(Move(left: 1, right: 0), to: row, column)
                consider(Move(left: 0, right: 1), to: row, column)
                consider(Move(left: 2, right: 2), to: row, column)
                consider(Move(left: 1, right: 1), to: row, column)
            }
        }
        var row = left.count
        var column = right.count
        while row + column > 0 {
            let place = row * width + column
            let move = moves[place]
            let (leftPart, rightPart) = parts(row, column, move)
            row = row - move.left
            column = column - move.right
            steps.append(Step(left: leftPart, right: rightPart, cost: costs[place] - costs[row * width + column]))
        }
        steps.reverse()
    }
}
