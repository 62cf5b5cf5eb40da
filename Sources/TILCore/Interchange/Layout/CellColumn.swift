/// A column of cells.
enum CellColumn {
    /// The number of rows that are looked at.
    private static let mostRows = 200

    /// Returns whether a column has only numbers, such as `1`, `2.` or `#3`.
    static func isNumbers(_ rows: [[String]], _ column: Int) -> Bool {
        let cells = rows.prefix(mostRows).filter { row in column < row.count && !row[column].isEmpty }.map { row in
            row[column]
        }
        return !cells.isEmpty
            && cells.allSatisfy { cell in
                cell.utf8.contains { byte in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
                    && cell.utf8.allSatisfy { byte in "0123456789.#()-+, ".utf8.contains(byte) }
            }
    }
}
