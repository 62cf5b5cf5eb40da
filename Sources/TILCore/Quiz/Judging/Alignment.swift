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
    var cost: Int { steps.reduce(0) { sum, step in sum + step.cost } }

    /// Creates the alignment of two ranges. Time and memory grow with the product of their lengths.
    ///
    /// Among equally cheap alignments, the one with the missing and extra elements last is chosen.
    /// - Parameter cost: returns the cost of a step, or nil if the step is not allowed. The left part is empty for an
    ///   extra element, and the right part is empty for a missing element.
    init(_ left: Range<Int>, _ right: Range<Int>, cost: (_ left: Range<Int>, _ right: Range<Int>) -> Int?) {
        var table = AlignmentTable(left: left, right: right)
        table.fill(cost: cost)
        steps = table.cheapestSteps
    }
}

/// The lowest cost of each pair of beginnings of two sequences, with the last step that leads there.
private struct AlignmentTable {
    /// The numbers of elements in both parts of a step.
    private struct Move {
        let left: Int
        let right: Int
    }

    /// A pair of beginnings, by their lengths.
    private struct Place {
        let left: Int
        let right: Int

        func before(_ move: Move) -> Place { Place(left: left - move.left, right: right - move.right) }
    }

    private let left: Range<Int>
    private let right: Range<Int>
    private var costs: [Int]
    private var moves: [Move]

    /// The possible steps. Of those with the same cost, the first one is chosen.
    private static let possibleMoves = [
        Move(left: 1, right: 0), Move(left: 0, right: 1), Move(left: 2, right: 2), Move(left: 1, right: 1),
    ]

    init(left: Range<Int>, right: Range<Int>) {
        self.left = left
        self.right = right
        let placeCount = (left.count + 1) * (right.count + 1)
        costs = Array(repeating: .max, count: placeCount)
        moves = Array(repeating: Move(left: 0, right: 0), count: placeCount)
        costs[0] = 0
    }

    /// Fills in the costs row by row, so that each place is reached after the places before it.
    mutating func fill(cost: (_ left: Range<Int>, _ right: Range<Int>) -> Int?) {
        for leftCount in 0...left.count {
            for rightCount in 0...right.count {
                let place = Place(left: leftCount, right: rightCount)
                for move in Self.possibleMoves { consider(move, to: place, cost: cost) }
            }
        }
    }

    /// Takes a step to a place if it is cheaper than the steps that were considered before.
    private mutating func consider(
        _ move: Move, to place: Place, cost: (_ left: Range<Int>, _ right: Range<Int>) -> Int?
    ) {
        guard move.left <= place.left, move.right <= place.right else { return }
        let start = place.before(move)
        guard let stepCost = cost(leftPart(from: start, to: place), rightPart(from: start, to: place)) else { return }
        let total = costs[index(of: start)] + stepCost
        if total < costs[index(of: place)] {
            costs[index(of: place)] = total
            moves[index(of: place)] = move
        }
    }

    /// The steps of the cheapest way to the end, found from the end back to the start.
    var cheapestSteps: [Alignment.Step] {
        var steps: [Alignment.Step] = []
        var place = Place(left: left.count, right: right.count)
        while place.left + place.right > 0 {
            let start = place.before(moves[index(of: place)])
            let stepCost = costs[index(of: place)] - costs[index(of: start)]
            let step = Alignment.Step(
                left: leftPart(from: start, to: place), right: rightPart(from: start, to: place), cost: stepCost)
            steps.append(step)
            place = start
        }
        return steps.reversed()
    }

    private func index(of place: Place) -> Int { place.left * (right.count + 1) + place.right }

    private func leftPart(from start: Place, to end: Place) -> Range<Int> {
        left.lowerBound + start.left..<left.lowerBound + end.left
    }

    private func rightPart(from start: Place, to end: Place) -> Range<Int> {
        right.lowerBound + start.right..<right.lowerBound + end.right
    }
}
