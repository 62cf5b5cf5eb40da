/// A terminal's screen: takes what a program writes, and knows what a person would see.
///
/// It understands what readline, less and til use of an xterm: moving the cursor, erasing, inserting and deleting,
/// wrapping at the last column as an xterm does (the cursor stays there until the next character), scrolling, wide
/// characters, marks that combine, and colours, which are kept for each cell.
struct ScreenEmulator {
    struct Cell: Equatable {
        /// The character; empty in the second half of a wide one.
        var text = " "
        /// The parameters of the colour sequence in force: `1;31`, empty for none.
        var style = ""
    }

    var columns: Int
    var rows: Int
    var cells: [[Cell]]
    var row = 0
    var column = 0
    /// Rows that have left at the top.
    var scrollback: [String] = []
    /// How often the bell has rung.
    var bells = 0
    /// Private modes that are on: 2004 is bracketed paste, 1049 the other screen.
    var modes: Set<Int> = []
    /// Sequences that were not understood: a test asserts that there are none.
    var unknown: [String] = []

    var style = ""
    var isWrapPending = false
    var inserts = false
    var top = 0
    var bottom: Int
    var saved = (row: 0, column: 0)
    var main: [[Cell]]?
    /// Rows that were begun because the row before them was full.
    var continued: Set<Int> = []
    var pending: ArraySlice<UInt8> = []

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        bottom = rows - 1
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// The rows without blanks at their ends.
    var lines: [String] {
        cells.map { row in
            var end = row.count
            while end > 0, row[end - 1].text == " " || row[end - 1].text.isEmpty { end -= 1 }
            var line = ""
            for index in 0..<end { line += row[index].text }
            return line
        }
    }

    /// The screen down to its last row that is not empty.
    var text: String {
        var lines = self.lines
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// The row that the cursor is in.
    var cursorLine: String { lines[row] }

    /// The colour of a cell.
    func style(row: Int, column: Int) -> String { cells[row][column].style }

    /// Changes the size; rows are cut or filled, not wrapped again.
    mutating func resize(columns: Int, rows: Int) {
        while row >= rows {
            scrollback.append(lines[0])
            cells.removeFirst()
            row -= 1
        }
        for index in cells.indices {
            cells[index] = Array(cells[index].prefix(columns))
            cells[index] += Array(repeating: Cell(), count: columns - cells[index].count)
        }
        cells = Array(cells.prefix(rows))
        while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
        self.columns = columns
        self.rows = rows
        top = 0
        bottom = rows - 1
        column = min(column, columns - 1)
        isWrapPending = false
    }

    /// Changes the width and wraps the rows again, as most terminals do.
    mutating func reflow(columns: Int) {
        var groups: [[Cell]] = []
        var cursor = (group: 0, cell: 0)
        for index in cells.indices {
            var row = cells[index]
            // The last cell stays empty where a wide character did not fit.
            if continued.contains(index), !groups.isEmpty {
                groups[groups.count - 1] += row
            } else {
                groups.append(row)
            }
            if index == self.row { cursor = (groups.count - 1, groups[groups.count - 1].count - row.count + column) }
            row = []
        }
        self.columns = columns
        continued = []
        cells = []
        for (index, group) in groups.enumerated() {
            var rest = group[...]
            while let last = rest.last, last == Cell() { rest.removeLast() }
            let end = index == cursor.group ? max(rest.count, cursor.cell + 1) : rest.count
            rest = (Array(rest) + Array(repeating: Cell(), count: end - rest.count))[...]
            var passed = 0
            repeat {
                var count = min(columns, rest.count)
                if count < rest.count, rest[rest.startIndex + count].text.isEmpty { count -= 1 }
                if index == cursor.group, (passed..<passed + max(1, count)).contains(cursor.cell) {
                    (self.row, column) = (cells.count, cursor.cell - passed)
                }
                if passed > 0 { continued.insert(cells.count) }
                cells.append(Array(rest.prefix(count)) + Array(repeating: Cell(), count: columns - count))
                rest = rest.dropFirst(count)
                passed += count
            } while !rest.isEmpty
        }
        while cells.count > rows, row < cells.count - 1, cells.last == Array(repeating: Cell(), count: columns) {
            cells.removeLast()
        }
        while cells.count > rows {
            scrollback.append(lines[0])
            cells.removeFirst()
            row -= 1
            continued = Set(continued.map { $0 - 1 })
        }
        while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
        isWrapPending = false
    }
}
