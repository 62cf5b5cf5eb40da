import TILText

/// A column of cells.
enum CellColumn {
    /// The number of rows that are looked at.
    private static let mostRows = 200

    /// Returns whether a column has only numbers, such as `1`, `2.` or `#3`.
    static func isNumbers(_ rows: [[String]], _ column: Int) -> Bool {
        var count = 0
        for row in rows.prefix(mostRows) where column < row.count && !row[column].isEmpty {
            guard isNumber(row[column]) else { return false }
            count += 1
        }
        return count > 0
    }

    private static func isNumber(_ cell: String) -> Bool {
        cell.utf8.contains(where: \.isDigit)
            && cell.utf8.allSatisfy { byte in "0123456789.#()-+, ".utf8.contains(byte) }
    }
}
