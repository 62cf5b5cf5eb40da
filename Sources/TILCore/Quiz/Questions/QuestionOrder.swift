/// The order in which questions are asked.
public enum QuestionOrder {
    /// Shuffles, then keeps siblings apart.
    ///
    /// Elements without siblings come in any order with the same chance. Siblings are spread over the whole: of `k` among
    /// `n` elements, neighbours stand about `n / k` places apart, the first of them anywhere it can. They stand side by
    /// side only where no order could prevent it.
    /// - Parameters:
    ///   - elements: what to order.
    ///   - generator: the chance; the same seed gives the same order.
    ///   - family: what siblings share, such as the acronym in upper case.
    public static func arranged<Element, Family: Hashable>(
        _ elements: [Element], using generator: inout SeededGenerator, family: (Element) -> Family
    ) -> [Element] {
        var shuffled = elements
        generator.shuffle(&shuffled)
        let families = shuffled.map(family)
        let members = Dictionary(grouping: shuffled.indices) { families[$0] }
        if members.count == shuffled.count { return shuffled }
        // The largest families first, while there is room; among equals as shuffled.
        let large = members.values.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }.filter { $0.count > 1 }
        var slots = [Int?](repeating: nil, count: shuffled.count)
        for family in large { spread(family, over: &slots, using: &generator) }
        var singles = families.indices.filter { members[families[$0]]?.count == 1 }[...]
        var order = slots.compactMap { $0 ?? singles.popFirst() }
        let hasNeighbours = zip(order, order.dropFirst()).contains { families[$0] == families[$1] }
        if hasNeighbours { order = alternated(order, families) }
        return order.map { shuffled[$0] }
    }

    /// The order that keeps siblings from standing side by side wherever that can be: the families, the largest first, on
    /// every other place, then on the places between.
    private static func alternated<Family: Hashable>(_ order: [Int], _ families: [Family]) -> [Int] {
        let members = Dictionary(grouping: order.indices) { families[order[$0]] }
        let queue = members.values.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }.flatMap { $0 }.map { order[$0] }
        let places = Array(stride(from: 0, to: order.count, by: 2)) + Array(stride(from: 1, to: order.count, by: 2))
        var alternated = order
        for (place, element) in zip(places, queue) { alternated[place] = element }
        return alternated
    }

    /// Puts the members of a family as far apart as the whole allows, from a random first place on.
    private static func spread(_ family: [Int], over slots: inout [Int?], using generator: inout SeededGenerator) {
        let count = slots.count
        let apart = min((count + family.count - 1) / family.count, (count - 1) / (family.count - 1))
        let starts = count - apart * (family.count - 1)
        let first = Int(generator.next(below: UInt64(starts)))
        let free = (0..<starts).map { (first + $0) % starts }.first { start in
            family.indices.allSatisfy { slots[start + $0 * apart] == nil }
        }
        for (number, member) in family.enumerated() {
            let place = (free ?? first) + number * apart
            // The nearest one that is free, of two the one before.
            let nearest = slots.indices.filter { slots[$0] == nil }.min { abs($0 - place) < abs($1 - place) }
            if let nearest { slots[nearest] = member }
        }
    }
}
