/// Line numbers as text for the report.
enum LineRanges {
    /// The greatest number of ranges in a text.
    private static let mostRanges = 40

    /// Returns the ranges of lines as text, such as `lines 1-3 and 7`, or nil if there are none.
    /// - Parameter used: lines of entries, across which ranges are not joined.
    static func text(of ranges: [ClosedRange<Int>], around used: Set<Int>) -> String? {
        let joined = joined(ranges, used)
        guard let first = joined.first else { return nil }
        var texts = joined.prefix(mostRanges).map { range in
            range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
        }
        let rest = joined.dropFirst(mostRanges).reduce(0) { count, range in count + range.count }
        if rest > 0 { texts.append("\(rest) more") }
        if texts.count == 1 { return first.count == 1 ? "line \(texts[0])" : "lines \(texts[0])" }
        let last = texts.removeLast()
        return "lines \(texts.joined(separator: ", ")) and \(last)"
    }

    /// The greatest number of lines between ranges that are joined, such as empty lines.
    private static let widestGap = 2

    /// Returns the ranges in order. Those that overlap or are near each other are joined.
    private static func joined(_ ranges: [ClosedRange<Int>], _ used: Set<Int>) -> [ClosedRange<Int>] {
        var joined: [ClosedRange<Int>] = []
        for range in ranges.sorted(by: { left, right in left.lowerBound < right.lowerBound }) {
            if let last = joined.last, isNear(last, range, used) {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }

    /// Returns whether only a few lines without an entry are between two ranges.
    private static func isNear(_ first: ClosedRange<Int>, _ second: ClosedRange<Int>, _ used: Set<Int>) -> Bool {
        let start = first.upperBound + 1
        let gap = start..<max(start, second.lowerBound)
        return gap.count <= widestGap && !gap.contains(where: used.contains)
    }
}

/// The columns of a table that are not stored.
enum SkippedColumns {
    /// Returns the columns with text that are not stored: by their names, or by their numbers without a header.
    static func names(of table: TableGroups.Table, _ columns: ColumnLayout) -> String {
        let used = [columns.short, columns.long, columns.note, columns.tags]
        let names = table.header?.cells ?? []
        var skipped: [String] = []
        for column in 0..<max(table.width, names.count) where !used.contains(column) {
            let hasText = table.rows.contains { row in column < row.cells.count && !row.cells[column].isEmpty }
            if !hasText { continue }
            let isNamed = column < names.count && !names[column].isEmpty
            skipped.append(isNamed ? "column '\(names[column])'" : "column \(column + 1)")
        }
        return skipped.joined(separator: ", ")
    }
}
