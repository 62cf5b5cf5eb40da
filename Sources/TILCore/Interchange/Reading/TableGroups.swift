import TILText

/// The tables of a document with the columns that their letters choose. Tables with the same header are judged
/// together.
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

    /// The properties that the tables of a group share.
    private struct Key: Hashable {
        let kind: ListTable.Kind
        /// The names of the columns.
        let names: [String]
        /// The number of cells of a row, or 0 for pairs and for tables whose columns have names.
        let width: Int

        init(_ table: Table) {
            kind = table.source.kind
            names = table.header?.cells.map(ColumnNames.plain) ?? []
            width = names.isEmpty && kind == .grid ? table.width : 0
        }
    }

    private(set) var tables: [Table] = []
    private(set) var groups: [Group] = []

    /// Finds the headers and the columns of tables.
    /// - Parameters:
    ///   - columns: the columns that the person named, or nil.
    ///   - name: the name of the file for messages.
    /// - Throws: ``InterchangeError`` if no table has the named columns.
    init(_ tables: [ListTable], columns: ColumnChoice?, name: String) throws(InterchangeError) {
        var numbers: [Key: Int] = [:]
        for source in tables {
            var table = Table(source, columns: columns)
            let key = Key(table)
            table.group = numbers[key] ?? numbers.count
            numbers[key] = table.group
            self.tables.append(table)
        }
        var members = [[Table]](repeating: [], count: numbers.count)
        for table in self.tables { members[table.group].append(table) }
        groups = members.map(Self.group)
        if let columns { try choose(columns, firstTables: members.map { tables in tables[0] }, name: name) }
    }

    /// Returns the group of tables with the same header.
    private static func group(of tables: [Table]) -> Group {
        let rows = tables.flatMap { table in table.rows.map(\.cells) }
        let header = tables[0].header?.cells
        let kind = tables[0].source.kind
        let layout = TableLayout(rows: rows, header: header, kind: kind)
        return Group(layout: layout, rowCount: rows.count, kind: kind, header: header)
    }

    /// Gives the groups the columns that the person named.
    /// - Parameter firstTables: the first table of each group.
    /// - Throws: ``InterchangeError`` if no group has these columns.
    private mutating func choose(
        _ columns: ColumnChoice, firstTables: [Table], name: String
    ) throws(InterchangeError) {
        var failure: InterchangeError?
        var isFound = false
        for number in groups.indices {
            let firstRow = firstTables[number].rows.first?.cells
            do {
                let header = groups[number].header ?? firstRow ?? []
                groups[number].layout.columns = try columns.layout(header: header, name: name)
                groups[number].layout.evidence = .declared
                isFound = true
            } catch {
                groups[number].layout.evidence = .none
                if failure == nil { failure = error }
            }
        }
        if !isFound, let failure { throw failure }
    }
}

extension TableGroups.Table {
    /// Finds the header of a table.
    /// - Parameter columns: the columns that the person named, or nil.
    init(_ table: ListTable, columns: ColumnChoice?) {
        source = ListTable(
            kind: table.kind, mayCutTexts: table.mayCutTexts, sign: table.sign, isWrapped: table.isWrapped)
        header = table.header
        rows = table.kind == .pairs ? PairTerm.rows(table.rows) : table.rows
        titles = []
        isHeaderGuessed = false
        width = 0
        checkHeader()
        if table.kind == .grid {
            if header == nil { findHeader(columns) }
            if columns == nil { joinSideBySide() }
        }
        width = header?.cells.count ?? max(2, TableHeader.usualWidth(of: firstRows))
    }

    /// The rows in which a header is searched, and by which the usual number of cells is found.
    private var firstRows: [[String]] { rows.prefix(TableHeader.mostRows).map(\.cells) }

    /// Removes a marked header that is empty. One that is an entry, because the format needs a header, becomes a row.
    private mutating func checkHeader() {
        guard let marked = header else { return }
        if isEntry(marked) {
            rows.insert(marked, at: 0)
            header = nil
        } else if marked.cells.allSatisfy(\.isEmpty) {
            header = nil
        }
    }

    /// Returns whether a marked header is an entry like the rows below it.
    private func isEntry(_ header: ListRow) -> Bool {
        guard source.kind == .grid, header.cells.count > 1, !ColumnNames.isHeader(header.cells) else { return false }
        let columns = TableLayout(rows: rows.map(\.cells), header: nil, kind: .grid).columns
        guard max(columns.short, columns.long) < header.cells.count else { return false }
        let short = header.cells[columns.short]
        return AcronymLook.isLikely(short) && LetterEvidence.spelled(short, in: header.cells[columns.long]) != nil
    }

    /// Finds the row of the header. Columns that the person named by words need one.
    private mutating func findHeader(_ columns: ColumnChoice?) {
        let found = TableHeader(in: firstRows)
        var index = found.index
        if index == nil, let columns, !columns.isNumbered {
            index = rows.firstIndex { row in row.cells.count { cell in !cell.isEmpty } > 1 }
        }
        guard let index else { return }
        header = rows[index]
        titles = Array(rows[..<index])
        rows = Array(rows[(index + 1)...])
        isHeaderGuessed = found.isGuessed && columns == nil
    }

    /// Puts lists that are next to each other one below the other.
    private mutating func joinSideBySide() {
        guard let joined = SideBySide.rows(rows, header: header) else { return }
        rows = joined
        if let names = header?.cells { header?.cells = Array(names.prefix(2)) }
    }
}
