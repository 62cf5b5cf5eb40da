/// Makes records of a table's rows: the columns as a header tells them, or as they stand.
///
/// What TSV and CSV have in common. Lines that start with `#` are comments; `#tags: a b` gives the rows that follow
/// these tags.
struct TableReader: InterchangeReader {
    private let rows: DelimitedReader
    private let missingColumn: String
    private var layout = ColumnLayout.positional
    private var isFirst = true
    private var directives = Directives()

    /// - Parameter missingColumn: why a line of one column is rejected.
    init(_ rows: DelimitedReader, missingColumn: String) {
        self.rows = rows
        self.missingColumn = missingColumn
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
                    if takeHeader() { continue }
                }
                return item(line)
            }
        }
        return nil
    }

    private mutating func takeHeader() -> Bool {
        guard rows.count <= 50, let layout = ColumnLayout(header: (0..<rows.count).map { rows.text($0) ?? "" }) else {
            return false
        }
        self.layout = layout
        return true
    }

    private func item(_ line: Int) -> ImportItem {
        if rows.count <= layout.long, rows.count < 2 { return rejected(line, missingColumn) }
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
