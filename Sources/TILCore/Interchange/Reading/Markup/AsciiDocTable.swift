import TILText

/// A table of an AsciiDoc file.
struct AsciiDocTable {
    private struct Cell {
        var line: Int
        var text: [UInt8] = []
        var columns = 1
        var rows = 1
        var repetitions = 1
    }

    private(set) var table = ListTable()

    /// The maximum number of columns or rows over which a cell extends.
    private static let mostSpanned = 100
    /// The greatest length of the marks before a separator, in bytes.
    private static let longestSpecification = 12

    /// - Parameters:
    ///   - range: the lines between the delimiters.
    ///   - mark: the first character of the delimiter, which says how cells are separated.
    init(_ lines: ByteLines, _ range: Range<Int>, attributes: String, mark: UInt8) {
        let isText = mark == "|" || mark == "!"
        let isDelimited = !isText || attributes.contains("format=csv") || attributes.contains("format=\"csv\"")
        if isDelimited {
            let delimiter = mark == ":" ? mark : UInt8(ascii: ",")
            for index in range where !lines[index].isBlank {
                let cells = DelimitedCells.cells(lines[index], delimiter).map { cell in AsciiDocSpans(cell[...]).text }
                table.rows.append(ListRow(line: index + 1, cells: cells))
            }
        } else {
            readCells(lines, range, attributes, separator: Self.value("separator", attributes)?.utf8.first ?? mark)
        }
        let isNamed = attributes.contains("header")
        let isImplicit = !attributes.contains("noheader") && Self.hasHeader(lines, range)
        table = ListTable(rows: table.rows, hasHeader: isNamed || isImplicit)
    }

    /// Whether the first line is followed by an empty line, and no empty line is before it.
    private static func hasHeader(_ lines: ByteLines, _ range: Range<Int>) -> Bool {
        guard range.count > 2 else { return false }
        return !lines[range.lowerBound].isBlank && lines[range.lowerBound + 1].isBlank
    }

    private mutating func readCells(_ lines: ByteLines, _ range: Range<Int>, _ attributes: String, separator: UInt8) {
        var cells: [Cell] = []
        var firstLineCount = 0
        for index in range {
            let line = lines[index].trimmed
            if line.isEmpty {
                if firstLineCount == 0 { firstLineCount = Self.columnCount(of: cells) }
                if !cells.isEmpty { cells[cells.count - 1].text.append(UInt8(ascii: "\n")) }
                continue
            }
            if line.hasPrefix("//"), !line.hasPrefix("///") { continue }
            if firstLineCount == 0, !cells.isEmpty {
                firstLineCount = Self.columnCount(of: cells)
            }
            read(line, index + 1, separator, &cells)
        }
        if firstLineCount == 0 { firstLineCount = Self.columnCount(of: cells) }
        let count = Self.columnCount(attributes) ?? max(1, firstLineCount)
        arrange(cells, min(count, 1_000))
    }

    /// Returns the number of columns that cells fill.
    private static func columnCount(of cells: [Cell]) -> Int {
        var count = 0
        for cell in cells { count += cell.columns * cell.repetitions }
        return count
    }

    /// Reads the cells of a line. Text before the first separator continues the cell before it.
    private func read(_ line: ArraySlice<UInt8>, _ number: Int, _ separator: UInt8, _ cells: inout [Cell]) {
        var start = line.startIndex
        var index = line.startIndex
        func add(_ text: ArraySlice<UInt8>) {
            let text = text.trimmed
            guard !cells.isEmpty, !text.isEmpty else { return }
            let last = cells.count - 1
            if !cells[last].text.isEmpty, cells[last].text.last != UInt8(ascii: "\n") {
                cells[last].text.append(.space)
            }
            cells[last].text += text
        }
        while index < line.endIndex {
            guard line[index] == separator else {
                index += line[index] == "\\" ? 2 : 1
                continue
            }
            let text = line[start..<index]
            let specification = Self.specification(text)
            add(text.dropLast(specification.count))
            cells.append(Self.cell(specification, number))
            index += 1
            start = index
        }
        if start < line.endIndex { add(line[start...]) }
    }

    /// Returns the marks before a separator, such as `2+` or `.3+a`, at the end of a text.
    private static func specification(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let none = text.suffix(0)
        let marks = text.suffix(longestSpecification)
        let start = marks.lastIndex(where: \.isSpace).map { index in index + 1 } ?? marks.startIndex
        let isWholeWord = start == text.startIndex || start > marks.startIndex
        let found = text[start...]
        guard isWholeWord else { return none }
        guard let last = found.last else { return found }
        let isStyled = "aehlmdsv".utf8.contains(last)
        let body = isStyled ? found.dropLast() : found
        let signs = "+*<^>".utf8
        guard body.allSatisfy({ byte in byte.isDigit || byte == "." || signs.contains(byte) }) else { return none }
        // A letter after a space is text, and so is a number alone.
        if body.isEmpty { return start == text.startIndex ? found : none }
        return body.contains { byte in signs.contains(byte) } ? found : none
    }

    private static func cell(_ specification: ArraySlice<UInt8>, _ line: Int) -> Cell {
        var cell = Cell(line: line)
        var digits = ""
        var isRows = false
        for byte in specification {
            switch byte {
            case _ where byte.isDigit: digits.unicodeScalars.append(Unicode.Scalar(byte))
            case ".":
                if let number = Int(digits) { cell.columns = number }
                digits = ""
                isRows = true
            case "+":
                let number = max(1, min(Int(digits) ?? 1, mostSpanned))
                if isRows { cell.rows = number } else { cell.columns = number }
                digits = ""
            case "*":
                cell.repetitions = max(1, min(Int(digits) ?? 1, mostSpanned))
                digits = ""
            default: break
            }
        }
        cell.columns = max(1, min(cell.columns, mostSpanned))
        return cell
    }

    private mutating func arrange(_ cells: [Cell], _ count: Int) {
        var rows = SpannedRows()
        var line = 0
        // The line of a row in which all cells extend from rows above.
        var lineAbove = cells.first?.line ?? 1
        func endRow() {
            let texts = Array(rows.endRow().prefix(count))
            if line == 0 { line = lineAbove }
            if texts.contains(where: { text in !text.isEmpty }) { table.rows.append(ListRow(line: line, cells: texts)) }
            lineAbove = line
            line = 0
        }
        for cell in cells {
            let text = Self.text(cell.text)
            for _ in 0..<cell.repetitions {
                rows.fill()
                if rows.cells.count >= count { endRow() }
                if line == 0 { line = cell.line }
                rows.add(text, columns: min(cell.columns, count), rows: cell.rows)
                rows.fill()
                if rows.cells.count >= count { endRow() }
            }
        }
        endRow()
    }

    private static func text(_ bytes: [UInt8]) -> String {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in AsciiDocSpans(line).text }
        return lines.filter { line in !line.isEmpty }.joined(separator: "\n")
    }

    /// Returns the value of an attribute such as `cols="1,3"`.
    private static func value(_ name: String, _ attributes: String) -> String? {
        guard let start = attributes.range(of: name + "=") else { return nil }
        let rest = attributes[start.upperBound...]
        if rest.first == "\"" {
            return rest.dropFirst().split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init)
        }
        return rest.split(whereSeparator: { sign in sign == "," || sign == "]" }).first.map(String.init)
    }

    /// Returns the number of columns that the attributes name.
    private static func columnCount(_ attributes: String) -> Int? {
        guard let columns = value("cols", attributes) else { return nil }
        var count = 0
        for column in columns.split(whereSeparator: { column in column == "," || column == ";" }) {
            let parts = column.split(separator: "*", omittingEmptySubsequences: false)
            count += parts.count > 1 ? min(Int(FieldText.trimmed(String(parts[0]))) ?? 1, 1_000) : 1
        }
        return count == 0 ? nil : count
    }
}
