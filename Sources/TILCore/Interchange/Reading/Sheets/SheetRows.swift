import TILText

/// The rows of a sheet while they are read. Cells are added in any order.
struct SheetRows {
    /// The rows by their numbers, in the order of the file.
    private(set) var rows: [ListRow] = []
    private var current = ListRow(line: 1, cells: [])
    /// The cells that are empty because a later column has text, or that a merged cell fills.
    private var filled = 0

    /// The maximum number of columns.
    static let mostColumns = 1_000
    /// The maximum number of empty cells before other cells of their rows, and of cells that merged cells fill.
    private static let mostFilled = 5_000_000

    /// The greatest number of a row, which is that of Excel.
    static let mostRows = 1_048_576
    /// The size of the texts of all cells, in bytes.
    private var size = 0
    /// The greatest size of the texts, in bytes. A small file can repeat its texts many times.
    let mostText: Int

    /// Whether there are more columns than are read.
    private(set) var isTooLarge = false
    /// Whether there are more rows or texts than are read, so that the sheet is refused.
    private(set) var isFull = false

    /// - Parameter size: the size of the sheet's file, in bytes.
    init(sizeOfFile size: Int = 0) {
        mostText = size + (16 << 20)
    }

    mutating func startRow(_ number: Int) {
        endRow()
        if number > Self.mostRows { isFull = true }
        current = ListRow(line: max(1, min(number, Self.mostRows)), cells: [])
    }

    /// The number of the next column, from 0.
    var nextColumn: Int { current.cells.count }

    mutating func add(_ text: String, column: Int) {
        if text.isEmpty { return }
        guard column < Self.mostColumns, filled <= Self.mostFilled else {
            isTooLarge = true
            return
        }
        while current.cells.count < column {
            current.cells.append("")
            filled += 1
        }
        if current.cells.count == column { current.cells.append(text) } else { current.cells[column] = text }
        count(text)
    }

    mutating func endRow() {
        if current.cells.contains(where: { cell in !cell.isEmpty }) { rows.append(current) }
        current = ListRow(line: current.line + 1, cells: [])
    }

    /// Fills the empty cells of a column below a merged cell with its text.
    mutating func merge(column: Int, rows range: ClosedRange<Int>) {
        let first = rows.partitioningIndex { row in row.line >= range.lowerBound }
        guard first < rows.count, rows[first].line == range.lowerBound, column < rows[first].cells.count else { return }
        let text = rows[first].cells[column]
        var index = first + 1
        while index < rows.count, rows[index].line <= range.upperBound {
            if filled >= Self.mostFilled || isFull { return }
            fill(index, column, with: text)
            filled += 1
            index += 1
        }
    }

    private mutating func fill(_ row: Int, _ column: Int, with text: String) {
        while rows[row].cells.count <= column { rows[row].cells.append("") }
        guard rows[row].cells[column].isEmpty else { return }
        rows[row].cells[column] = text
        count(text)
    }

    /// Adds a text to the size of all texts.
    private mutating func count(_ text: String) {
        size += text.utf8.count
        if size > mostText { isFull = true }
    }
}
