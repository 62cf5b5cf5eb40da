/// Which letters of a typed answer stand for which word of the right one.
struct WordAlignment {
    /// A word of the right answer and the letters typed for it: an empty range where it is missing.
    struct Pair: Hashable {
        var right: Range<Int>
        var typed: Range<Int>
    }

    /// For each word of the right answer, what was typed for it.
    private(set) var pairs: [Pair] = []
    /// The typed words that stand for none.
    private(set) var extra: [Range<Int>] = []

    /// Aligns the letters of two texts with the fewest edits, then cuts them where their words part.
    init(right: FoldedText, typed: FoldedText) {
        let spans = Self.reached(right: right, typed: typed)
        var end = 0
        for word in right.words {
            let start =
                Self.lastBreak(in: spans[word.lowerBound], of: typed) ?? max(end, spans[word.lowerBound].lowerBound)
            addExtra(end..<max(end, start), of: typed)
            let reach = spans[word.upperBound]
            end = max(start, Self.firstBreak(in: reach, from: start, of: typed) ?? reach.lowerBound)
            pairs.append(Pair(right: word, typed: start..<end))
        }
        addExtra(end..<typed.letters.count, of: typed)
    }

    private mutating func addExtra(_ range: Range<Int>, of typed: FoldedText) {
        var start = range.lowerBound
        for index in range.dropFirst() where typed.breaks[index] != .none {
            extra.append(start..<index)
            start = index
        }
        if start < range.upperBound { extra.append(start..<range.upperBound) }
    }

    /// For each position between letters of the right answer, the positions in the typed one that stand for it.
    private static func reached(right: FoldedText, typed: FoldedText) -> [ClosedRange<Int>] {
        let steps = Alignment.steps(
            left: right.letters.count, right: typed.letters.count, costs: costs(right, typed))
        var reached = [0...0]
        var column = 0
        for step in steps {
            switch step {
            case .pair, .swap:
                column += 1
                reached.append(column...column)
                if case .swap = step {
                    column += 1
                    reached.append(column...column)
                }
            case .missing:
                reached.append(column...column)
            case .extra:
                column += 1
                reached[reached.count - 1] = reached[reached.count - 1].lowerBound...column
            }
        }
        return reached
    }

    /// An edit costs a thousand; where several alignments have as few edits, one that sets the beginnings of words
    /// against each other is cheaper by one for each.
    private static func costs(_ right: FoldedText, _ typed: FoldedText) -> Alignment.Costs {
        let (mine, theirs) = (right.letters, typed.letters)
        return Alignment.Costs(
            pair: { left, column in
                let isAtSameBreak = (right.breaks[left] == .none) == (typed.breaks[column] == .none)
                return (mine[left] == theirs[column] ? 0 : 1_000) + (isAtSameBreak ? 0 : 1)
            },
            missing: { _ in 1_000 }, extra: { _ in 1_000 },
            isSwapped: { left, column in
                mine[left] == theirs[column + 1] && mine[left + 1] == theirs[column] && mine[left] != mine[left + 1]
            },
            swap: 1_000)
    }

    private static func isBreak(_ position: Int, of typed: FoldedText) -> Bool {
        position == 0 || position == typed.letters.count || typed.breaks[position] != .none
    }

    private static func lastBreak(in positions: ClosedRange<Int>, of typed: FoldedText) -> Int? {
        positions.last { isBreak($0, of: typed) }
    }

    private static func firstBreak(in positions: ClosedRange<Int>, from start: Int, of typed: FoldedText) -> Int? {
        positions.first { $0 >= start && isBreak($0, of: typed) }
    }
}
