/// A column of cells.
enum CellColumn {
    /// The number of rows that are looked at.
    private static let mostRows = 200

    /// Returns whether a column has only numbers, such as `1`, `2.` or `#3`.
    static func isNumbers(_ rows: [[String]], _ column: Int) -> Bool {
        let cells = rows.prefix(mostRows).filter { column < $0.count && !$0[column].isEmpty }.map { $0[column] }
        return !cells.isEmpty
            && cells.allSatisfy { cell in
                cell.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
                    && cell.utf8.allSatisfy { "0123456789.#()-+, ".utf8.contains($0) }
            }
    }
}
