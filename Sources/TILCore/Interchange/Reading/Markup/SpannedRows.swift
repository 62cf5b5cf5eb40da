/// The rows of a table whose cells may extend over several columns and rows.
///
/// A cell over several rows is repeated in each of them. A cell over several columns is followed by empty cells.
struct SpannedRows {
    private(set) var cells: [String] = []
    /// The texts that continue in the next rows, by column.
    private var continued: [Int: ContinuedText] = [:]
    /// The number of cells that other cells have filled.
    private var filled = 0

    /// The text of a cell over several rows.
    private struct ContinuedText {
        let text: String
        /// The number of rows that are left.
        var rows: Int
    }

    /// The maximum number of columns or rows over which a cell extends.
    private static let mostSpanned = 1_000
    /// The maximum number of cells that other cells fill.
    private static let mostFilled = 1_000_000

    /// Adds a cell after those that cells of the rows above fill.
    mutating func add(_ text: String, columns: Int = 1, rows: Int = 1) {
        fill()
        let columns = max(1, min(columns, Self.mostSpanned))
        let rows = max(1, min(rows, Self.mostSpanned))
        append(text, rows: rows)
        for _ in 1..<columns where filled < Self.mostFilled {
            filled += 1
            append("", rows: rows)
        }
    }

    private mutating func append(_ text: String, rows: Int) {
        if rows > 1 { continued[cells.count] = ContinuedText(text: text, rows: rows - 1) }
        cells.append(text)
    }

    /// Fills columns with the cells of the rows above that extend to this row.
    mutating func fill() {
        while let above = continued[cells.count], filled < Self.mostFilled {
            continueCell(in: cells.count)
            cells.append(above.text)
        }
    }

    /// Counts a row over which the cell in a column extends.
    private mutating func continueCell(in column: Int) {
        filled += 1
        guard var above = continued[column] else { return }
        above.rows -= 1
        continued[column] = above.rows > 0 ? above : nil
    }

    /// Ends a row and returns its cells.
    mutating func endRow() -> [String] {
        if !cells.isEmpty {
            fill()
            continueCellsBehindEnd()
        }
        let ended = cells
        cells = []
        return ended
    }

    /// Counts the row for the cells that extend to it in columns behind its end.
    private mutating func continueCellsBehindEnd() {
        if filled >= Self.mostFilled { return }
        let columns = continued.keys.filter { column in column >= cells.count }
        for column in columns { continueCell(in: column) }
    }
}
