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
        var slots = Slots(count: shuffled.count)
        let singles = families.indices.filter { members[families[$0]]?.count == 1 }
        // The largest families first, while there is room; among equals as shuffled.
        let large = members.values.filter { $0.count > 1 }.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
        for family in large { slots.spread(family, using: &generator) }
        slots.fill(singles)
        var order = slots.order
        if hasNeighbours(order, families) { order = alternated(order, families) }
        return order.map { shuffled[$0] }
    }

    private static func hasNeighbours<Family: Hashable>(_ order: [Int], _ families: [Family]) -> Bool {
        zip(order, order.dropFirst()).contains { families[$0] == families[$1] }
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

    /// Places that are taken one by one.
    private struct Slots {
        private var taken: [Int?]

        init(count: Int) { taken = [Int?](repeating: nil, count: count) }

        var order: [Int] { taken.compactMap { $0 } }

        /// Puts the members of a family as far apart as the whole allows, from a random first place on.
        mutating func spread(_ family: [Int], using generator: inout SeededGenerator) {
            let count = taken.count
            let apart = min((count + family.count - 1) / family.count, (count - 1) / (family.count - 1))
            let starts = count - apart * (family.count - 1)
            let first = Int(generator.next(below: UInt64(starts)))
            let candidates = (0..<starts).lazy.map { (first + $0) % starts }
            let free = candidates.first { start in
                family.indices.allSatisfy { taken[start + $0 * apart] == nil }
            }
            for (number, member) in family.enumerated() {
                if let place = nearestFree(to: (free ?? first) + number * apart) { taken[place] = member }
            }
        }

        mutating func fill(_ singles: [Int]) {
            var left = singles[...]
            for place in taken.indices where taken[place] == nil {
                taken[place] = left.popFirst()
            }
        }

        private func nearestFree(to place: Int) -> Int? {
            for distance in taken.indices {
                if place - distance >= 0, taken[place - distance] == nil { return place - distance }
                if place + distance < taken.count, taken[place + distance] == nil { return place + distance }
            }
            return nil
        }
    }
}
