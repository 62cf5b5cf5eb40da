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
        if members.count == shuffled.count { return shuffled }
        var order = spreadOut(families, members, using: &generator)
        if hasNeighbours(order, families) { order = alternated(order, families) }
        return order.map { index in shuffled[index] }
    }

    /// Returns the indices of shuffled elements in an order with the members of each family far apart. Elements without
    /// siblings fill the places that are left.
    private static func spreadOut<Family: Hashable>(
        _ families: [Family], _ members: [Family: [Int]], using generator: inout SeededGenerator
    ) -> [Int] {
        var places = [Int?](repeating: nil, count: families.count)
        // Place the largest families first, while there is space. Equally large ones keep their shuffled order.
        for family in largestFirst(members) where family.count > 1 {
            place(family, in: &places, using: &generator)
        }
        let singles = families.indices.filter { index in members[families[index]]?.count == 1 }
        var nextSingle = singles.makeIterator()
        return places.compactMap { place in place ?? nextSingle.next() }
    }

    private static func hasNeighbours<Family: Hashable>(_ order: [Int], _ families: [Family]) -> Bool {
        zip(order, order.dropFirst()).contains { one, next in families[one] == families[next] }
    }

    /// Returns an order without neighbouring siblings if one exists. The families, the largest first, fill every other
    /// position, and then the positions between.
    private static func alternated<Family: Hashable>(_ order: [Int], _ families: [Family]) -> [Int] {
        let members = Dictionary(grouping: order.indices) { position in families[order[position]] }
        let queue = largestFirst(members).joined().map { position in order[position] }
        let evenPositions = stride(from: 0, to: order.count, by: 2)
        let oddPositions = stride(from: 1, to: order.count, by: 2)
        var alternated = order
        for (position, element) in zip(Array(evenPositions) + Array(oddPositions), queue) {
            alternated[position] = element
        }
        return alternated
    }

    /// Returns the members of families, those of the largest family first. Of two equally large families, the one with the
    /// earlier first member comes first.
    private static func largestFirst<Family>(_ members: [Family: [Int]]) -> [[Int]] {
        members.values.sorted { left, right in
            left.count == right.count ? left[0] < right[0] : left.count > right.count
        }
    }

    /// Places the members of a family as far apart as possible, starting at a random position.
    private static func place(_ family: [Int], in places: inout [Int?], using generator: inout SeededGenerator) {
        let gaps = family.count - 1
        // As far apart as an even share of all places, but so that the last member still has a place.
        let evenShare = (places.count + family.count - 1) / family.count
        let apart = min(evenShare, (places.count - 1) / gaps)
        let startCount = places.count - apart * gaps
        let randomStart = Int(generator.next(below: UInt64(startCount)))
        let starts = (0..<startCount).map { offset in (randomStart + offset) % startCount }
        let freeStart = starts.first { start in
            family.indices.allSatisfy { number in places[start + number * apart] == nil }
        }
        for (number, member) in family.enumerated() {
            let wanted = (freeStart ?? randomStart) + number * apart
            if let nearest = nearestFree(to: wanted, in: places) { places[nearest] = member }
        }
    }

    /// Returns the free place that is nearest to a position, the earlier one if two are equally near.
    private static func nearestFree(to wanted: Int, in places: [Int?]) -> Int? {
        let free = places.indices.filter { index in places[index] == nil }
        return free.min { left, right in abs(left - wanted) < abs(right - wanted) }
    }
}
