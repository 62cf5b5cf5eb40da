/// Makes records of a table's rows: the columns as a header tells them, or as they stand.
///
/// What TSV and CSV have in common. Lines that start with `#` are comments; `#tags: a b` gives the rows that follow
/// these tags.
struct TableReader: InterchangeReader {
    private let rows: DelimitedReader
    private let missingColumn: String
    private let name: String
    private let columns: ColumnChoice?
    private var layout = ColumnLayout.positional
    private var isFirst = true
    private var directives = Directives()

    /// - Parameters:
    ///   - input: the file, and which of its columns are wanted.
    ///   - missingColumn: why a line of one column is rejected.
    init(_ rows: DelimitedReader, _ input: InterchangeFormat.Input, missingColumn: String) {
        self.rows = rows
        self.missingColumn = missingColumn
        name = input.source.name
        columns = input.options.columns
    }

    mutating func next() throws -> ImportItem? {
        while let outcome = try rows.next() {
            switch outcome {
            case .rejected(let rejection):
                return .rejected(rejection)
            case .comment(_, let text):
                directives.read(text)
            case .record(let line):
                if isFirst {
                    isFirst = false
                    let isHeader = try takeHeader()
                    if isHeader { continue }
                }
                return item(line)
            }
        }
        return nil
    }

    /// Takes the first row for a header, if it is one: with columns that are wanted by name, it has to be.
    private mutating func takeHeader() throws -> Bool {
        let cells = (0..<min(rows.count, FieldSplitter.mostColumns)).map { rows.text($0) ?? "" }
        let told = cells.count <= 50 ? ColumnLayout(header: cells) : nil
        if let columns {
            do {
                layout = try columns.layout(header: cells)
            } catch {
                throw InterchangeError.missingColumn(name: name, column: error.name, columns: cells)
            }
            return told != nil || !columns.isNumbered
        }
        guard let told else { return false }
        layout = told
        return true
    }

    private func item(_ line: Int) -> ImportItem {
        if rows.count <= max(layout.short, layout.long), rows.count < 2 || columns != nil {
            return rejected(line, rows.count < 2 ? missingColumn : RejectionReason.missingColumns)
        }
        guard let short = rows.text(layout.short), let long = rows.text(layout.long) else {
            return rejected(line, RejectionReason.notUTF8)
        }
        var record = ImportRecord(line: line, short: short, long: long, tags: directives.tags)
        if rows.count > 2 {
            guard let note = layout.note.map({ rows.text($0) }) ?? "",
                let tags = layout.tags.map({ rows.text($0) }) ?? ""
            else { return rejected(line, RejectionReason.notUTF8) }
            record.note = note
            if !tags.isEmpty { record.tags = ThingDraft.tags(in: directives.tags + [tags]) }
        }
        if record.short.isEmpty { return rejected(line, RejectionReason.emptyShort) }
        if record.long.isEmpty { return rejected(line, RejectionReason.emptyLong) }
        return .limited(record)
    }

    /// A rejection with the first fields of the row.
    private func rejected(_ line: Int, _ reason: String) -> ImportItem {
        let fields = (0..<min(rows.count, 3)).compactMap { rows.text($0) }
        return .rejected(Rejection(line: line, reason: reason, text: fields.joined(separator: " | ")))
    }
}
