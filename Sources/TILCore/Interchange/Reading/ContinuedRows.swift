import TILText

/// Rows without an acronym, which continue the row above them or have another meaning of its acronym.
enum ContinuedRows {
    /// Returns rows in which each row without an acronym is part of the row above it, or has its acronym.
    ///
    /// The letters decide: a text that spells the acronym above is another meaning of it. A text that completes the
    /// meaning above belongs to that meaning. Any other text does so only in tables that people wrap by hand.
    /// - Parameter isWrapped: whether the format has such tables.
    static func joined(_ rows: [ListRow], _ columns: ColumnLayout, isWrapped: Bool) -> [ListRow] {
        guard rows.contains(where: { row in isContinuation(row, columns) }) else { return rows }
        var joined: [ListRow] = []
        for row in rows {
            guard let above = joined.last, isContinuation(row, columns), !isContinuation(above, columns) else {
                joined.append(row)
                continue
            }
            let short = cell(above, columns.short)
            let long = cell(above, columns.long)
            let text = cell(row, columns.long)
            let isWhole = isSpelled(short, by: long)
            if isWhole, isSpelled(short, by: text) {
                var other = row
                other.cells[columns.short] = short
                joined.append(other)
            } else if isWrapped || !isWhole && isSpelled(short, by: long + " " + text) {
                joined[joined.count - 1].cells = joinedCells(above.cells, row.cells)
            } else {
                joined.append(row)
            }
        }
        return joined
    }

    private static func cell(_ row: ListRow, _ column: Int) -> String {
        column < row.cells.count ? row.cells[column] : ""
    }

    private static func isContinuation(_ row: ListRow, _ columns: ColumnLayout) -> Bool {
        columns.short < row.cells.count && row.cells[columns.short].isEmpty
            && row.cells.contains { cell in !cell.isEmpty }
    }

    private static func isSpelled(_ short: String, by long: String) -> Bool {
        SpelledMeaning(of: short, in: long)?.isWhole == true
    }

    private static func joinedCells(_ above: [String], _ below: [String]) -> [String] {
        (0..<max(above.count, below.count)).map { column in
            let first = column < above.count ? above[column] : ""
            let second = column < below.count ? below[column] : ""
            return EntryRules.joined(first, second)
        }
    }
}
