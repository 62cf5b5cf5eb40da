/// The order in which questions are asked.
package enum QuestionOrder {
    /// Shuffles elements, and keeps siblings apart.
    ///
    /// All orders of elements without siblings are equally likely. Siblings are spread over the whole order: if `k` of
    /// `n` elements are siblings, they are about `n / k` positions apart, and the first one is at a random position.
    /// Siblings are neighbours only if no order can prevent it.
    /// - Parameters:
    ///   - elements: the elements to order.
    ///   - generator: the random number generator. The same seed gives the same order.
    ///   - family: returns the property that siblings share, such as the acronym in upper case.
    package static func arranged<Element, Family: Hashable>(
        _ elements: [Element], using generator: inout SeededGenerator, family: (Element) -> Family
    ) -> [Element] {
        var shuffled = elements
        generator.shuffle(&shuffled)
        let families = shuffled.map(family)
        let members = Dictionary(grouping: shuffled.indices) { index in families[index] }
        let hasSiblings = members.count < shuffled.count
        guard hasSiblings else { return shuffled }
        let order = spreadOrder(of: largestFirst(members), count: shuffled.count, using: &generator)
        let hasNeighbours = order.indices.dropFirst().contains { position in
            families[order[position - 1]] == families[order[position]]
        }
        let final = hasNeighbours ? alternatedOrder(of: order, families) : order
        return final.map { index in shuffled[index] }
    }

    /// Returns the families, the largest first. Equally large ones are in the order of their first members.
    private static func largestFirst<Family>(_ members: [Family: [Int]]) -> [[Int]] {
        members.values.sorted { one, other in
            if one.count != other.count { return one.count > other.count }
            return one[0] < other[0]
        }
    }

    /// Returns an order in which each family is spread, the largest first while there is space. Elements without
    /// siblings get the remaining positions.
    private static func spreadOrder(
        of families: [[Int]], count: Int, using generator: inout SeededGenerator
    ) -> [Int] {
        var slots = [Int?](repeating: nil, count: count)
        for family in families where family.count > 1 { spread(family, over: &slots, using: &generator) }
        let singles = families.filter { family in family.count == 1 }.map { family in family[0] }
        let freePositions = slots.indices.filter { position in slots[position] == nil }
        for (position, single) in zip(freePositions, singles) { slots[position] = single }
        return slots.compactMap { slot in slot }
    }

    /// Places the members of a family as far apart as possible, starting at a random position.
    private static func spread(_ family: [Int], over slots: inout [Int?], using generator: inout SeededGenerator) {
        let distance = distance(between: family.count, of: slots.count)
        let startCount = slots.count - distance * (family.count - 1)
        let randomStart = Int(generator.next(below: UInt64(startCount)))
        let starts = Array(randomStart..<startCount) + Array(0..<randomStart)
        let freeStart = starts.first { start in
            family.indices.allSatisfy { number in slots[start + number * distance] == nil }
        }
        var wanted = freeStart ?? randomStart
        for member in family {
            if let free = nearestFreePosition(to: wanted, in: slots) { slots[free] = member }
            wanted += distance
        }
    }

    /// Returns the number of positions from one sibling to the next: 3 for 3 siblings of 7 elements, which are then at
    /// the positions 0, 3 and 6. It is at least 1.
    private static func distance(between siblings: Int, of count: Int) -> Int {
        let even = (count + siblings - 1) / siblings
        let fromFirstToLast = (count - 1) / (siblings - 1)
        return min(even, fromFirstToLast)
    }

    /// Returns the free position nearest to a wanted one, and the earlier one if two are equally near.
    private static func nearestFreePosition(to wanted: Int, in slots: [Int?]) -> Int? {
        let free = slots.indices.filter { position in slots[position] == nil }
        return free.min { one, other in abs(one - wanted) < abs(other - wanted) }
    }

    /// Returns an order without neighbouring siblings if one exists. The families, the largest first, fill every other
    /// position, and then the positions between.
    private static func alternatedOrder<Family: Hashable>(of order: [Int], _ families: [Family]) -> [Int] {
        let members = Dictionary(grouping: order.indices) { position in families[order[position]] }
        let byFamily = largestFirst(members).joined().map { position in order[position] }
        let evenPositions = stride(from: 0, to: order.count, by: 2)
        let oddPositions = stride(from: 1, to: order.count, by: 2)
        var alternated = order
        for (position, element) in zip(Array(evenPositions) + Array(oddPositions), byFamily) {
            alternated[position] = element
        }
        return alternated
    }
}
