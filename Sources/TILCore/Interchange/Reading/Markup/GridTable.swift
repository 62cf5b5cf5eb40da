import TILText

/// A table that is drawn with `+`, `-` and `|`, as in reStructuredText and pandoc's Markdown.
struct GridTable {
    private(set) var rows: [ListRow] = []
    /// Whether a line of `=` is below the first row.
    private(set) var hasHeader = false

    init(_ lines: [(number: Int, text: ArraySlice<UInt8>)]) {
        guard let first = lines.first else { return }
        let top = Self.scalars(first.text)
        let edges = Set(top.indices.filter { index in top[index] == "+" })
        var cells: [String] = []
        var line = 0
        for (number, text) in lines {
            let scalars = Self.scalars(text)
            if scalars.first == "+" {
                if !cells.isEmpty {
                    rows.append(ListRow(line: line, cells: cells.map { cell in FieldText.trimmed(cell) }))
                }
                cells = []
                if scalars.contains("="), rows.count == 1 { hasHeader = true }
                continue
            }
            let parts = Self.parts(scalars, edges)
            if cells.isEmpty {
                cells = parts
                line = number
            } else {
                Self.join(parts, to: &cells)
            }
        }
        if !cells.isEmpty { rows.append(ListRow(line: line, cells: cells)) }
    }

    /// Adds the texts of a further line of a row to its cells.
    private static func join(_ parts: [String], to cells: inout [String]) {
        for (index, part) in parts.enumerated() where !part.isEmpty {
            if index >= cells.count {
                cells.append(part)
            } else if cells[index].isEmpty {
                cells[index] = part
            } else {
                cells[index] += " " + part
            }
        }
    }

    /// Returns the table that starts at a line, and the index of the line after it.
    /// - Parameter plain: returns the text of a cell without markup.
    static func table(
        _ lines: ByteLines, from index: Int, plain: (_ cell: ArraySlice<UInt8>, _ line: Int) -> String
    ) -> (table: ListTable, end: Int) {
        var end = index
        while end < lines.count, let first = lines[end].trimmed.first, first == "+" || first == "|" { end += 1 }
        let grid = GridTable((index..<end).map { index in (number: index + 1, text: lines[index]) })
        let rows = grid.rows.map { row in
            ListRow(line: row.line, cells: row.cells.map { cell in plain(Array(cell.utf8)[...], row.line) })
        }
        return (ListTable(rows: rows, hasHeader: grid.hasHeader, isWrapped: true), end)
    }

    private static func scalars(_ text: ArraySlice<UInt8>) -> [Unicode.Scalar] {
        Array(String(decoding: text.trimmed, as: UTF8.self).unicodeScalars)
    }

    /// Returns the texts between the bars of a line. Where a bar is missing, the cell extends over the next column.
    private static func parts(_ scalars: [Unicode.Scalar], _ edges: Set<Int>) -> [String] {
        let bars = scalars.indices.filter { index in scalars[index] == "|" }
        let ends = ends(of: bars, edges)
        var parts: [String] = []
        for (start, end) in zip(ends, ends.dropFirst()) {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[(start + 1)..<end])
            let part = FieldText.trimmed(String(text))
            // A line within a row separates cells that other columns do not have.
            let isRule = part.allSatisfy { character in character == "-" || character == "+" }
            parts.append(isRule ? "" : part)
        }
        return parts
    }

    /// Returns the bars that separate cells. Others are text.
    private static func ends(of bars: [Int], _ edges: Set<Int>) -> [Int] {
        // Wide characters move the bars, so that only the bars themselves can be trusted.
        let isAligned = bars.allSatisfy { bar in edges.contains(bar) } && bars.last == edges.max()
        if isAligned || bars.count == edges.count { return bars }
        let onEdges = bars.filter { bar in edges.contains(bar) }
        return onEdges.count > 1 ? onEdges : bars
    }
}
