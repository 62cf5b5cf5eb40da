/// The number of edits between two texts: a letter put in, left out or changed, or two neighbours swapped.
///
/// Optimal string alignment: a swapped pair is one edit and is not edited again. Source: L. Boytsov, "Indexing methods
/// for approximate dictionary searching", 2011, section 2.
package enum EditDistance {
    /// The distance of two texts when it is at most a limit, else nil.
    ///
    /// Only a band of the table as wide as the limit is computed, and none of it where the lengths already differ by
    /// more: the work is bounded by the shorter text's length times the limit.
    /// Every letter type of another module is made a function of its own, so that the judge pays nothing for the others.
    package static func between<Letter: Equatable>(
        _ left: [Letter], _ right: [Letter], atMost limit: Int
    ) -> Int? {
        guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
        if left == right { return 0 }
        if limit == 0 { return nil }
        let (rows, columns) = trimmed(left, right)
        if rows.isEmpty || columns.isEmpty { return max(rows.count, columns.count) }
        return banded(Array(rows), Array(columns), limit: limit)
    }

    /// The one of some names that was probably meant by a text: the nearest, where at most a third of its letters differ.
    package static func nearest(to typed: String, among names: [String]) -> String? {
        let letters = Array(typed.lowercased().prefix(64))
        return names.compactMap { name in
            between(letters, Array(name), atMost: max(1, name.count / 3)).map { (name: name, distance: $0) }
        }.min { $0.distance < $1.distance }?.name
    }

    /// What is left of two texts without what both start and end with.
    private static func trimmed<Letter: Equatable>(
        _ left: [Letter], _ right: [Letter]
    ) -> (ArraySlice<Letter>, ArraySlice<Letter>) {
        let shorter = min(left.count, right.count)
        var prefix = 0
        while prefix < shorter, left[prefix] == right[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, left[left.count - 1 - suffix] == right[right.count - 1 - suffix] {
            suffix += 1
        }
        return (left[prefix..<left.count - suffix], right[prefix..<right.count - suffix])
    }

    private static func banded<Letter: Equatable>(_ rows: [Letter], _ columns: [Letter], limit: Int) -> Int? {
        let tooFar = limit + 1
        var beforePrevious = [Int](repeating: tooFar, count: columns.count + 1)
        var previous = (0...columns.count).map { min($0, tooFar) }
        var current = beforePrevious
        for row in 1...rows.count {
            let first = max(1, row - limit)
            let last = min(columns.count, row + limit)
            guard first <= last else { return nil }
            // Cells right of the band were never written; the one left of it was, three rows ago.
            current[first - 1] = first == 1 ? min(row, tooFar) : tooFar
            var best = current[first - 1]
            for column in first...last {
                let isSame = rows[row - 1] == columns[column - 1]
                var cost = previous[column - 1] + (isSame ? 0 : 1)
                cost = min(cost, previous[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, rows[row - 1] == columns[column - 2], rows[row - 2] == columns[column - 1] {
                    cost = min(cost, beforePrevious[column - 2] + 1)
                }
                current[column] = min(cost, tooFar)
                best = min(best, current[column])
            }
            if best > limit { return nil }
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        let distance = previous[columns.count]
        return distance <= limit ? distance : nil
    }
}
