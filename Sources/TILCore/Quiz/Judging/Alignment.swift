/// The cheapest way to turn one sequence into another, step by step.
enum Alignment {
    /// One step; the left sequence is what should have been there, the right one what is there.
    enum Step: Hashable {
        /// An element of the left stands against one of the right, alike or changed.
        case pair(left: Int, right: Int)
        /// Two neighbours of the left, from this index on, stand swapped in the right.
        case swap(left: Int, right: Int)
        /// An element of the left is missing on the right.
        case missing(left: Int)
        /// An element of the right is not on the left.
        case extra(right: Int)
    }

    /// What each kind of step costs.
    struct Costs {
        /// What it costs that two elements stand against each other; 0 where they are alike.
        var pair: (_ left: Int, _ right: Int) -> Int
        /// What it costs that an element is missing.
        var missing: (_ left: Int) -> Int
        /// What it costs that an element is extra.
        var extra: (_ right: Int) -> Int
        /// Whether two neighbours, from these indices on, stand swapped, which costs ``swap``.
        var isSwapped: (_ left: Int, _ right: Int) -> Bool = { _, _ in false }
        /// What a swap costs.
        var swap = 1
    }

    /// The steps, from the first to the last. Time and memory grow with the product of the two lengths.
    static func steps(left: Int, right: Int, costs: Costs) -> [Step] {
        let width = right + 1
        var table = [Int](repeating: 0, count: (left + 1) * width)
        for row in 0...left {
            for column in 0...right where row > 0 || column > 0 {
                var best = Int.max
                if row > 0 { best = table[(row - 1) * width + column] + costs.missing(row - 1) }
                if column > 0 { best = min(best, table[row * width + column - 1] + costs.extra(column - 1)) }
                if row > 0, column > 0 {
                    best = min(best, table[(row - 1) * width + column - 1] + costs.pair(row - 1, column - 1))
                }
                if row > 1, column > 1, costs.isSwapped(row - 2, column - 2) {
                    best = min(best, table[(row - 2) * width + column - 2] + costs.swap)
                }
                table[row * width + column] = best
            }
        }
        return traced(table, left: left, right: right, costs: costs)
    }

    /// Walks back from the end; where several ways cost the same, what is missing or extra comes late.
    private static func traced(_ table: [Int], left: Int, right: Int, costs: Costs) -> [Step] {
        let width = right + 1
        var steps: [Step] = []
        var (row, column) = (left, right)
        while row > 0 || column > 0 {
            let here = table[row * width + column]
            if row > 0, table[(row - 1) * width + column] + costs.missing(row - 1) == here {
                row -= 1
                steps.append(.missing(left: row))
            } else if column > 0, table[row * width + column - 1] + costs.extra(column - 1) == here {
                column -= 1
                steps.append(.extra(right: column))
            } else if row > 1, column > 1, costs.isSwapped(row - 2, column - 2),
                table[(row - 2) * width + column - 2] + costs.swap == here
            {
                (row, column) = (row - 2, column - 2)
                steps.append(.swap(left: row, right: column))
            } else {
                (row, column) = (row - 1, column - 1)
                steps.append(.pair(left: row, right: column))
            }
        }
        return steps.reversed()
    }
}
