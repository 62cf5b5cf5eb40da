import TILText

/// A parser of the rows of an environment such as `tabular`.
struct TeXTableParser {
    private let source: TeXSource
    private let lines: ByteLines
    /// The text between the commands that open and close the environment.
    private let range: Range<Int>
    private var index: Int
    /// The cells of the open row before the open cell.
    private var cells: [Range<Int>] = []
    private var cellStart: Int
    /// The start of the open row after the rules above it.
    private var rowStart: Int
    /// The number of open environments, such as a table in a cell.
    private var depth = 0
    /// The numbers of rows above each rule that may end a header.
    private var rowsAboveRules: [Int] = []
    private var rows: [ListRow] = []
    /// The captions, labels and rows that are not shown.
    private(set) var others: [Range<Int>] = []

    init(_ source: TeXSource, _ lines: ByteLines, _ range: Range<Int>) {
        self.source = source
        self.lines = lines
        self.range = range
        index = range.lowerBound
        cellStart = range.lowerBound
        rowStart = range.lowerBound
    }

    /// The table, or nil if it has no text.
    var table: ListTable? {
        if rows.isEmpty { return nil }
        // A single rule below the first row makes it a header.
        var table = ListTable(rows: rows, hasHeader: rowsAboveRules == [1], isWrapped: true)
        table.sign = " & "
        return table
    }

    mutating func parse() {
        while index < range.upperBound {
            switch source.bytes[index] {
            case "{":
                index = min(source.closings[index] ?? index, range.upperBound) + 1
            case "&" where depth == 0:
                endCell(signLength: 1)
            case "\\":
                readCommand()
            default:
                index += 1
            }
        }
        endRow()
    }

    // MARK: Commands

    private enum Command {
        case openEnvironment
        case closeEnvironment
        case endCell
        case endRow
        case hiddenRow
        case headRule
        case rule
        case caption
    }

    private struct CommandStart {
        let text: StaticString
        let command: Command

        init(_ text: StaticString, _ command: Command) {
            self.text = text
            self.command = command
        }
    }

    /// The commands that make a table, by how they start.
    private static let commandStarts = [
        CommandStart("\\begin{", .openEnvironment), CommandStart("\\end{", .closeEnvironment),
        // The columns of the environment tabbing.
        CommandStart("\\>", .endCell), CommandStart("\\=", .endCell), CommandStart("\\kill", .hiddenRow),
        CommandStart("\\\\", .endRow), CommandStart("\\tabularnewline", .endRow),
        CommandStart("\\midrule", .headRule), CommandStart("\\endhead", .headRule),
        CommandStart("\\endfirsthead", .headRule), CommandStart("\\toprule", .rule), CommandStart("\\hline", .rule),
        CommandStart("\\caption", .caption), CommandStart("\\label", .caption),
    ]

    private mutating func readCommand() {
        let rest = source.bytes[index..<range.upperBound]
        let start = Self.commandStarts.first { start in rest.hasPrefix(start.text) }
        if start?.command == .openEnvironment { depth += 1 }
        if start?.command == .closeEnvironment { depth = max(0, depth - 1) }
        guard depth == 0, let start else {
            skipSign()
            return
        }
        let length = start.text.utf8CodeUnitCount
        switch start.command {
        case .openEnvironment, .closeEnvironment: skipSign()
        case .endCell: endCell(signLength: length)
        case .endRow: readRowEnd(length: length)
        case .hiddenRow: hideRow(length: length)
        case .headRule:
            rowsAboveRules.append(rows.count)
            skipRule()
        case .rule: skipRule()
        case .caption: skipCaption()
        }
    }

    /// Skips a backslash and the sign after it.
    private mutating func skipSign() { index += 2 }

    private mutating func skipRule() {
        index = source.nameEnd(from: index + 1)
        rowStart = index
    }

    /// Skips a caption or a label. A caption ends with a line break of its own.
    private mutating func skipCaption() {
        let end = min(source.arguments(from: source.nameEnd(from: index + 1)).end, range.upperBound)
        others.append(index..<end)
        index = end
        cellStart = end
        rowStart = end
    }

    // MARK: Rows

    private mutating func endCell(signLength: Int) {
        cells.append(cellStart..<index)
        index += signLength
        cellStart = index
    }

    /// Leaves out a row that only sets the columns of the environment tabbing.
    private mutating func hideRow(length: Int) {
        others.append(source.textStart(from: rowStart)..<index)
        cells = []
        index += length
        beginRow()
    }

    /// Reads the end of a row, and the space below it, as in `\\[2pt]`.
    private mutating func readRowEnd(length: Int) {
        endRow()
        index += length
        let space = source.arguments(from: index, most: 1).options.first
        let isAdjacent = space?.lowerBound == index + 1
        if let space, isAdjacent { index = min(space.upperBound + 1, range.upperBound) }
        beginRow()
    }

    private mutating func beginRow() {
        cellStart = index
        rowStart = index
    }

    /// Adds the open row unless it is empty.
    private mutating func endRow() {
        let end = min(index, range.upperBound)
        cells.append(cellStart..<end)
        let texts = cells.map { cell in TeXPlainText.text(source, cell) }
        cells = []
        if texts.allSatisfy({ text in text.isEmpty }) { return }
        rows.append(ListRow(line: rowLine(end: end), cells: texts))
    }

    /// Returns the line of the first text of the open row, or of its last cell if there is a rule after the text.
    private func rowLine(end: Int) -> Int {
        let first = source.textStart(from: rowStart)
        if first < end { return lines.number(at: first) }
        let firstOfCell = source.textStart(from: cellStart)
        return lines.number(at: min(firstOfCell, max(range.lowerBound, end - 1)))
    }
}
