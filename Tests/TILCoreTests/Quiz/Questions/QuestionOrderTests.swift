import Testing

@testable import TILCore

@Suite struct QuestionOrderTests {
    private struct Element: Hashable {
        var family: Int
        var member: Int
    }

    private static func elements(_ sizes: [Int]) -> [Element] {
        sizes.enumerated().flatMap { family, size in (0..<size).map { Element(family: family, member: $0) } }
    }

    private static func arranged(_ sizes: [Int], _ generator: inout SeededGenerator) -> [Element] {
        QuestionOrder.arranged(elements(sizes), using: &generator) { $0.family }
    }

    private static func closest(_ order: [Element]) -> Int {
        var last: [Int: Int] = [:]
        var closest = Int.max
        for (place, element) in order.enumerated() {
            if let before = last.updateValue(place, forKey: element.family) { closest = min(closest, place - before) }
        }
        return closest
    }

    @Test(arguments: [
        [], [1], [2], [3, 1], [2, 1], [2, 2], [3, 2, 1, 1], [5, 4, 1], [6, 1, 1, 1], [3, 3, 3, 3, 2, 2, 2, 1],
        [10, 3, 3, 3, 1, 1], [4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1],
    ])
    func arrangingKeepsEveryElementAndSeparatesSiblingsIfPossible(sizes: [Int]) {
        var generator = SeededGenerator(seed: 1)
        let all = Self.elements(sizes)
        let isPossible = (sizes.max() ?? 0) <= (all.count + 1) / 2
        for _ in 0..<200 {
            let order = Self.arranged(sizes, &generator)
            #expect(Set(order) == Set(all) && order.count == all.count)
            #expect(!isPossible || Self.closest(order) > 1)
        }
    }

    @Test func siblingsAreSpreadOverTheWholeOrder() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<100 {
            #expect(Self.closest(Self.arranged([2] + [Int](repeating: 1, count: 18), &generator)) >= 10)
            #expect(Self.closest(Self.arranged([Int](repeating: 2, count: 20), &generator)) == 20)
            #expect(Self.closest(Self.arranged([4] + [Int](repeating: 1, count: 16), &generator)) >= 5)
        }
    }

    @Test func everyElementComesFirstEquallyOften() {
        var generator = SeededGenerator(seed: 5)
        var alone: [Element: Int] = [:]
        var withSiblings: [Element: Int] = [:]
        for _ in 0..<12_000 {
            if let first = Self.arranged([1, 1, 1, 1], &generator).first { alone[first, default: 0] += 1 }
            if let first = Self.arranged([2, 1, 1], &generator).first { withSiblings[first, default: 0] += 1 }
        }
        #expect(alone.count == 4 && alone.values.allSatisfy { abs($0 - 3_000) < 240 })
        #expect(withSiblings.count == 4 && withSiblings.values.allSatisfy { abs($0 - 3_000) < 240 })
    }
}
