/// A reader of the rows of a table, with the columns that a header names, or in their usual order.
///
/// Lines that start with `#` are comments, except that `#tags: a b` adds these tags to the following rows.
struct TableReader {
    let input: InterchangeFormat.Input
    let delimiter: UInt8
    var isLenient = false
    /// Whether the first line is skipped, because it is not a row.
    var skipsFirstLine = false
    /// The reason for rejecting a line with one column.
    let missingColumn: String

    func read(_ body: (ImportItem) throws -> Void) throws {
        try input.contents.bytes.withUnsafeBufferPointer { text in
            var lines = try TextLines(text, name: input.contents.name)
            if skipsFirstLine { _ = lines.next() }
            var rows = DelimitedReader(lines, delimiter: delimiter, isLenient: isLenient)
            var layout: ColumnLayout?
            var directives = Directives()
            while let row = rows.next() {
                switch row {
                case .rejected(let rejection): try body(.rejected(rejection))
                case .comment(let text): directives.read(text)
                case .record(let line):
                    var isHeader = false
                    if layout == nil { (layout, isHeader) = try self.layout(rows) }
                    if let layout, !isHeader { try body(item(line, rows, layout, directives.tags)) }
                }
            }
        }
    }

    /// Returns the layout that the first row declares, and whether that row is a header. If the person named columns,
    /// the first row must be a header.
    private func layout(_ rows: DelimitedReader) throws -> (ColumnLayout, isHeader: Bool) {
        let cells = rows.cells
        let header = ColumnLayout(header: cells)
        let isHeader = ColumnLayout.isHeader(cells)
        guard let columns = input.options.columns else {
            if header == nil, isHeader || ColumnLayout.mayBeHeader(cells) {
                throw InterchangeError.unknownColumns(name: input.contents.name, cells)
            }
            return (header ?? .positional, isHeader)
        }
        let layout = try columns.layout(header: cells, name: input.contents.name)
        return (layout, isHeader || !columns.isNumbered)
    }

    private func item(_ line: Int, _ rows: DelimitedReader, _ layout: ColumnLayout, _ tags: [String]) -> ImportItem {
        /// Returns a rejection with the first fields of the row.
        func rejected(_ reason: String) -> ImportItem {
            .rejected(Rejection(line: line, reason: reason, text: rows.cells.prefix(3).joined(separator: " | ")))
        }
        if rows.count < 2 || input.options.columns != nil, rows.count <= max(layout.short, layout.long) {
            return rejected(rows.count < 2 ? missingColumn : "The line lacks one of the named columns.")
        }
        let (noteColumn, tagsColumn) = rows.count > 2 ? (layout.note, layout.tags) : (nil, nil)
        guard let short = rows.text(layout.short), let long = rows.text(layout.long),
            let note = noteColumn.map({ rows.text($0) }) ?? "", let ownTags = tagsColumn.map({ rows.text($0) }) ?? ""
        else { return rejected(RejectionReason.notUTF8) }
        if short.isEmpty { return rejected(RejectionReason.emptyShort) }
        if long.isEmpty { return rejected(RejectionReason.emptyLong) }
        return .record(
            ImportRecord(
                line: line, short: short, long: long, note: note,
                tags: ownTags.isEmpty ? tags : ThingDraft.tags(in: tags + [ownTags])))
    }
}

/// The directives in comment lines. `#tags: networking security` adds these tags to the following entries, until the
/// next such line. `#tags:` alone ends them.
struct Directives: Hashable, Sendable {
    /// The tags for the following entries.
    private(set) var tags: [String] = []

    /// Reads a comment line, including its `#`. Other comments are ignored.
    mutating func read(_ comment: String) {
        if let value = Self.value(of: "tags", in: comment) { tags = ThingDraft.tagsAsWritten(in: [value]) }
    }

    /// Returns the text after `#name:` in a comment, without one space after the colon, or nil if the name differs.
    static func value(of name: String, in comment: String) -> String? {
        var rest = comment.utf8.dropFirst().drop { $0 == 0x20 }
        for byte in name.utf8 {
            guard let first = rest.popFirst(), first | 0x20 == byte else { return nil }
        }
        guard rest.popFirst() == 0x3A else { return nil }
        if rest.first == 0x20 { rest.removeFirst() }
        return String(Substring(rest))
    }
}
