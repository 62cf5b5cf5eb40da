/// The edit distance between two texts. Edits are insertions, deletions, substitutions and swaps of two neighbours.
///
/// Optimal string alignment: a swapped pair is one edit and is not edited again. Source: L. Boytsov, "Indexing methods
/// for approximate dictionary searching", 2011, section 2.
package enum EditDistance {
    /// Returns the distance between two texts, or nil if it exceeds a limit.
    package static func between<Letter: Equatable>(_ left: [Letter], _ right: [Letter], atMost limit: Int) -> Int? {
        guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
        if left == right { return 0 }
        // The distances between a prefix of one text and each prefix of the other, row by row.
        var before = [Int]()
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let changed = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(changed, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, before[column - 1] + 1)
                }
                current.append(cost)
            }
            // The minimum distance never decreases from row to row.
            guard let nearest = current.min(), nearest <= limit else { return nil }
            before = previous
            previous = current
        }
        return previous[right.count] <= limit ? previous[right.count] : nil
    }

    /// Returns the name nearest to a typed text, or nil if more than a third of the letters differ from every name.
    package static func nearest(to typed: String, among names: [String]) -> String? {
        let letters = Array(typed.lowercased().prefix(64))
        var nearest: String?
        var leastDistance = Int.max
        for name in names {
            let limit = max(1, name.count / 3)
            guard let distance = between(letters, Array(name), atMost: limit), distance < leastDistance else {
                continue
            }
            nearest = name
            leastDistance = distance
        }
        return nearest
    }
}
