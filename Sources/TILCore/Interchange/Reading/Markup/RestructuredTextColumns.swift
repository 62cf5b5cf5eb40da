import TILText

/// The columns of a simple table of reStructuredText, which lines of `=` mark.
enum RestructuredTextColumns {
    /// Returns the columns of a border such as `=====  =====`, as ranges of characters, or nil.
    static func border(_ line: ArraySlice<UInt8>) -> [Range<Int>]? {
        let text = line.trimmed
        guard text.count > 2, text.allSatisfy({ byte in byte == "=" || byte == " " }) else { return nil }
        var columns: [Range<Int>] = []
        var index = line.startIndex
        while index < line.endIndex {
            guard line[index] == "=" else {
                index += 1
                continue
            }
            let run = line[index...].prefix { byte in byte == "=" }
            columns.append((run.startIndex - line.startIndex)..<(run.endIndex - line.startIndex))
            index = run.endIndex
        }
        return columns
    }

    static func cells(_ line: ArraySlice<UInt8>, _ columns: [Range<Int>]) -> [String] {
        let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
        return columns.indices.map { index in
            let start = min(columns[index].lowerBound, scalars.count)
            let end = index + 1 < columns.count ? min(columns[index + 1].lowerBound, scalars.count) : scalars.count
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[start..<max(start, end)])
            return FieldText.trimmed(String(text))
        }
    }

    static func join(_ cells: [String], to row: inout [String]) {
        for (index, cell) in cells.enumerated() where !cell.isEmpty && index < row.count {
            row[index] += row[index].isEmpty ? cell : " " + cell
        }
    }
}

/// A simple table of reStructuredText, whose columns and rows are between borders of `=`.
struct RestructuredTextSimpleTable {
    /// The rows with their marks.
    private(set) var rows: [ListRow] = []
    /// Whether a border is below the first row, in addition to the one below the last row.
    private(set) var hasHeader = false
    /// The index of the line after the table.
    private(set) var end = 0

    /// Reads the table whose upper border is at a line.
    init(_ lines: ByteLines, from top: Int, _ columns: [Range<Int>]) {
        /// The number of rows above each border below the first row.
        var borders: [Int] = []
        var index = top + 1
        while index < lines.count {
            let line = lines[index]
            let isGridTable = line.trimmed.hasPrefix("+-")
            if isGridTable { break }
            index += 1
            if RestructuredTextColumns.border(line) != nil {
                borders.append(rows.count)
                // The last border is followed by an empty line.
                if index == lines.count || lines[index].isBlank { break }
            } else if !Self.isRule(line) {
                add(RestructuredTextColumns.cells(line, columns), line: index)
            }
        }
        hasHeader = borders.count > 1 && borders[0] == 1
        end = index
    }

    /// Returns whether a line is empty or a rule of hyphens, which joins columns.
    private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
        line.allSatisfy { byte in byte == "-" || byte.isSpace }
    }

    /// Adds a row. Without a text in the first column, it continues the row above it.
    private mutating func add(_ cells: [String], line: Int) {
        if cells.first == "", let last = rows.indices.last {
            RestructuredTextColumns.join(cells, to: &rows[last].cells)
        } else {
            rows.append(ListRow(line: line, cells: cells))
        }
    }
}
