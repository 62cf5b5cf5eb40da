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
        let members = Dictionary(grouping: shuffled.indices) { families[$0] }
        if members.count == shuffled.count { return shuffled }
        // Place the largest families first, while there is space. Equally large ones keep their shuffled order.
        var slots = [Int?](repeating: nil, count: shuffled.count)
        for family in largestFirst(members) where family.count > 1 { spread(family, over: &slots, using: &generator) }
        var singles = families.indices.filter { index in members[families[index]]?.count == 1 }[...]
        var order = slots.compactMap { slot in slot ?? singles.popFirst() }
        let hasNeighbours = zip(order, order.dropFirst()).contains { families[$0] == families[$1] }
        if hasNeighbours { order = alternated(order, families) }
        return order.map { shuffled[$0] }
    }

    /// Returns an order without neighbouring siblings if one exists. The families, the largest first, fill every other
    /// position, and then the positions between.
    private static func alternated<Family: Hashable>(_ order: [Int], _ families: [Family]) -> [Int] {
        let members = Dictionary(grouping: order.indices) { families[order[$0]] }
        let queue = largestFirst(members).joined().map { order[$0] }
        let positions = Array(stride(from: 0, to: order.count, by: 2)) + Array(stride(from: 1, to: order.count, by: 2))
        var alternated = order
        for (position, element) in zip(positions, queue) { alternated[position] = element }
        return alternated
    }

    private static func largestFirst<Family>(_ members: [Family: [Int]]) -> [[Int]] {
        members.values.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
    }

    /// Places the members of a family as far apart as possible, starting at a random position.
    private static func spread(_ family: [Int], over slots: inout [Int?], using generator: inout SeededGenerator) {
        let count = slots.count
        let apart = min((count + family.count - 1) / family.count, (count - 1) / (family.count - 1))
        let starts = count - apart * (family.count - 1)
        let first = Int(generator.next(below: UInt64(starts)))
        let free = (0..<starts).map { index in (first + index) % starts }.first { start in
            family.indices.allSatisfy { index in slots[start + index * apart] == nil }
        }
        for (number, member) in family.enumerated() {
            let position = (free ?? first) + number * apart
            // Use the nearest free position. If two are equally near, use the earlier one.
            let nearest = slots.indices.filter { index in slots[index] == nil }.min {
                abs($0 - position) < abs($1 - position)
            }
            if let nearest { slots[nearest] = member }
        }
    }
}
