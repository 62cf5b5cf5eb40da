import TILText

/// The tables of a document with the columns that their letters choose. Tables with the same header are judged together.
struct TableGroups {
    /// A table whose header is known.
    struct Table: Hashable, Sendable {
        /// The header, or nil if the table has none.
        var header: ListRow?
        /// The rows below the header.
        var rows: [ListRow]
        /// The rows above the header, which contain a title.
        var titles: [ListRow]
        /// Whether only the letters of the other rows tell the header from an entry.
        var isHeaderGuessed: Bool
        /// The number of cells of a row, not counting empty cells at the end.
        var width: Int
        /// The table of the document, with the properties of its format.
        let source: ListTable
        /// The number of its group.
        var group = 0
    }

    /// Tables with the same header, or the same number of columns.
    struct Group: Hashable, Sendable {
        var layout: TableLayout
        var rowCount: Int
        let kind: ListTable.Kind
        /// The texts of the header, or nil if the tables have none.
        var header: [String]?
    }

    private(set) var tables: [Table] = []
    private(set) var groups: [Group] = []

    /// Finds the headers and the columns of tables.
    /// - Parameters:
    ///   - columns: the columns that the person named, or nil.
    ///   - name: the name of the file for messages.
    /// - Throws: ``InterchangeError`` if no table has the named columns.
    init(_ tables: [ListTable], columns: ColumnChoice?, name: String) throws(InterchangeError) {
        struct Key: Hashable {
            let kind: ListTable.Kind
            let names: [String]
            let width: Int
        }
        var numbers: [Key: Int] = [:]
        var members: [[Int]] = []
        for table in tables {
            var resolved = Self.resolved(table, columns: columns)
            let names = resolved.header?.cells.map(ColumnNames.plain) ?? []
            let key = Key(
                kind: table.kind, names: names, width: names.isEmpty && table.kind == .grid ? resolved.width : 0)
            let number = numbers[key, default: members.count]
            if number == members.count {
                numbers[key] = number
                members.append([])
            }
            resolved.group = number
            members[number].append(self.tables.count)
            self.tables.append(resolved)
        }
        var failure: InterchangeError?
        var isFound = false
        for indexes in members {
            let first = self.tables[indexes[0]]
            let rows = indexes.flatMap { index in self.tables[index].rows.map(\.cells) }
            let header = first.header?.cells
            let kind = tables[indexes[0]].kind
            var layout = TableLayout(rows: rows, header: header, kind: kind)
            if let columns {
                do {
                    let shown = header ?? first.rows.first?.cells ?? []
                    layout.columns = try columns.layout(header: shown, name: name)
                    layout.evidence = .declared
                    isFound = true
                } catch {
                    failure = failure ?? error
                    layout.evidence = .none
                }
            }
            groups.append(Group(layout: layout, rowCount: rows.count, kind: kind, header: header))
        }
        if columns != nil, !isFound, let failure { throw failure }
    }

    private static func resolved(_ table: ListTable, columns: ColumnChoice?) -> Table {
        var rows = table.kind == .pairs ? PairTerm.rows(table.rows) : table.rows
        var header = table.header
        var titles: [ListRow] = []
        var isGuessed = false
        if let marked = header, isEntry(marked, of: rows, kind: table.kind) {
            // A table whose first row had to be marked as a header, although it is an entry.
            rows.insert(marked, at: 0)
            header = nil
        }
        if header?.cells.allSatisfy(\.isEmpty) == true { header = nil }
        if header == nil, table.kind == .grid {
            let found = TableHeader(in: rows.prefix(TableHeader.mostRows).map(\.cells))
            let first = rows.firstIndex { row in row.cells.count { cell in !cell.isEmpty } > 1 }
            // Columns that are named by words need a header.
            let needed = columns.map { column in column.isNumbered ? nil : first } ?? nil
            if let index = found.index ?? needed {
                header = rows[index]
                titles = Array(rows[..<index])
                rows = Array(rows[(index + 1)...])
                isGuessed = found.isGuessed && columns == nil
            }
        }
        if table.kind == .grid, columns == nil, let joined = SideBySide.rows(rows, header: header) {
            rows = joined
            if let names = header?.cells { header?.cells = Array(names.prefix(2)) }
        }
        let width =
            header?.cells.count ?? max(2, TableHeader.usualWidth(of: rows.prefix(TableHeader.mostRows).map(\.cells)))
        return Table(
            header: header, rows: rows, titles: titles, isHeaderGuessed: isGuessed, width: width,
            source: ListTable(
                kind: table.kind, mayCutTexts: table.mayCutTexts, sign: table.sign, isWrapped: table.isWrapped))
    }

    /// Returns whether a marked header is an entry like the rows below it.
    private static func isEntry(_ header: ListRow, of rows: [ListRow], kind: ListTable.Kind) -> Bool {
        guard kind == .grid, !ColumnNames.isHeader(header.cells), header.cells.count > 1 else { return false }
        let layout = TableLayout(rows: rows.map(\.cells), header: nil, kind: kind)
        let columns = layout.columns
        guard max(columns.short, columns.long) < header.cells.count else { return false }
        let short = header.cells[columns.short]
        return AcronymLook.isLikely(short) && LetterEvidence.spelled(short, in: header.cells[columns.long]) != nil
    }
}
