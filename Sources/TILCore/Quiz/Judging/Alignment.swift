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
