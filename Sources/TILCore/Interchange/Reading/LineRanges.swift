/// Line numbers as text for the report.
enum LineRanges {
    /// The greatest number of ranges in a text.
    private static let mostRanges = 40

    /// Returns the ranges of lines as text, such as `lines 1-3 and 7`, or nil if there are none.
    /// - Parameter used: lines of entries, across which ranges are not joined.
    static func text(of ranges: [ClosedRange<Int>], around used: Set<Int>) -> String? {
        let joined = joined(ranges, used)
        guard let first = joined.first else { return nil }
        var texts = joined.prefix(mostRanges).map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
        }
        let rest = joined.dropFirst(mostRanges).reduce(0) { $0 + $1.count }
        if rest > 0 { texts.append("\(rest) more") }
        if texts.count == 1 { return first.count == 1 ? "line \(texts[0])" : "lines \(texts[0])" }
        let last = texts.removeLast()
        return "lines \(texts.joined(separator: ", ")) and \(last)"
    }

    private static func joined(_ ranges: [ClosedRange<Int>], _ used: Set<Int>) -> [ClosedRange<Int>] {
        var joined: [ClosedRange<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard let last = joined.last else {
                joined.append(range)
                continue
            }
            let gap = last.upperBound + 1..<max(last.upperBound + 1, range.lowerBound)
            if gap.count <= 2, !gap.contains(where: used.contains) {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }
}

/// The columns of a table that are not stored.
enum SkippedColumns {
    /// Returns the columns with text that are not stored: by their names, or by their numbers without a header.
    static func names(of table: TableGroups.Table, _ columns: ColumnLayout) -> String {
        let used = [columns.short, columns.long, columns.note, columns.tags].compactMap { $0 }
        let width = max(table.width, table.header?.cells.count ?? 0)
        let skipped = (0..<width).filter { column in
            !used.contains(column)
                && table.rows.contains { row in column < row.cells.count && !row.cells[column].isEmpty }
        }
        let names = skipped.map { column in
            guard let header = table.header, column < header.cells.count, !header.cells[column].isEmpty else {
                return "column \(column + 1)"
            }
            return "column '\(header.cells[column])'"
        }
        return names.joined(separator: ", ")
    }
}
