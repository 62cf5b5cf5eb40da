import TILText

/// Tables in which several lists are next to each other: acronym, meaning, acronym, meaning.
enum SideBySide {
    /// The numbers of columns that such a table can have.
    private static let widths = [4, 6, 8]
    /// The number of rows that are looked at.
    private static let mostRows = 100

    /// Returns the rows of all lists one below the other, or nil if the table has another form: in each pair of
    /// columns, the second must spell the first in most rows.
    static func rows(_ rows: [ListRow], header: ListRow?) -> [ListRow]? {
        let sample = rows.prefix(mostRows)
        let width = header?.cells.count ?? sample.map(\.cells.count).max() ?? 0
        guard widths.contains(width) else { return nil }
        if let header, namesOthers(header) { return nil }
        let starts = stride(from: 0, to: width, by: 2)
        guard starts.allSatisfy({ start in isList(sample, at: start) }) else { return nil }
        var joined: [ListRow] = []
        for row in rows { joined += starts.compactMap { start in part(row, from: start) } }
        return joined
    }

    /// Returns whether a header names plurals, notes or tags, which are no further lists.
    private static func namesOthers(_ header: ListRow) -> Bool {
        if header.cells.contains(where: ColumnNames.isPlural) { return true }
        return header.cells.contains { name in
            let isOther = ColumnNames.isName(name, of: ColumnNames.note + ColumnNames.tags)
            return isOther && !ColumnNames.isName(name, of: ColumnNames.meaning)
        }
    }

    /// Returns the two cells of a row from a column, or nil if they are empty.
    private static func part(_ row: ListRow, from start: Int) -> ListRow? {
        let cells = Array(row.cells.dropFirst(start).prefix(2))
        if cells.allSatisfy(\.isEmpty) { return nil }
        return ListRow(line: row.line, cells: cells, tags: row.tags)
    }

    private static func isList(_ rows: ArraySlice<ListRow>, at column: Int) -> Bool {
        let filled = rows.filter { row in
            column + 1 < row.cells.count && !row.cells[column].isEmpty && !row.cells[column + 1].isEmpty
        }
        let spelled = filled.count { row in SpelledMeaning(of: row.cells[column], in: row.cells[column + 1]) != nil }
        return filled.count > 1 && spelled * 2 > filled.count
    }
}
