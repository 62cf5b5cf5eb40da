extension ListDocument {
    /// Adds a row to the table at the end, or starts a table of this kind without a header.
    mutating func add(_ row: ListRow, to kind: ListTable.Kind) {
        if case .table(var table) = parts.last, table.kind == kind, table.header == nil {
            // Remove the part first, so that the rows are not copied.
            parts.removeLast()
            table.rows.append(row)
            parts.append(.table(table))
        } else {
            parts.append(.table(ListTable(kind: kind, rows: [row])))
        }
    }

    /// Adds a line to the lines at the end, or starts lines.
    mutating func add(_ line: ListLine) {
        if line.text.isEmpty { return }
        if case .lines(var lines) = parts.last {
            parts.removeLast()
            lines.append(line)
            parts.append(.lines(lines))
        } else {
            parts.append(.lines([line]))
        }
    }

    /// Adds lines without an entry. They are joined with the lines before them.
    mutating func addOther(_ lines: ClosedRange<Int>) {
        if case .other(let last) = parts.last, lines.lowerBound <= last.upperBound + 1,
            lines.lowerBound >= last.lowerBound
        {
            parts[parts.count - 1] = .other(lines: last.lowerBound...max(last.upperBound, lines.upperBound))
        } else {
            parts.append(.other(lines: lines))
        }
    }

    /// Adds a rejection of a line.
    mutating func reject(_ line: Int, _ reason: String, text: String = "") {
        parts.append(.rejected(Rejection(line: line, reason: reason, text: text)))
    }

    /// Returns the document with its first line at another one.
    func moved(toLine first: Int) -> ListDocument {
        ListDocument(parts: parts.map { part in part.moved(by: first - 1) }, isOwn: isOwn)
    }
}

extension ListDocument.Part {
    /// Returns the part with its line numbers moved.
    func moved(by offset: Int) -> ListDocument.Part {
        if offset == 0 { return self }
        switch self {
        case .table(var table):
            table.header?.line += offset
            for index in table.rows.indices { table.rows[index].line += offset }
            return .table(table)
        case .lines(var lines):
            for index in lines.indices { lines[index].line += offset }
            return .lines(lines)
        case .entry(var record):
            record.line += offset
            return .entry(record)
        case .review(let line, let review, let isMoved):
            return .review(line: line + offset, review, isMoved: isMoved)
        case .rejected(let rejection):
            return .rejected(
                Rejection(line: rejection.line + offset, reason: rejection.reason, text: rejection.text))
        case .other(let lines):
            return .other(lines: (lines.lowerBound + offset)...(lines.upperBound + offset))
        case .remark:
            return self
        }
    }
}

extension ListTable {
    /// Creates a table from its rows, the first of which may be the header. A header alone is a row.
    init(rows: [ListRow], hasHeader: Bool, isWrapped: Bool = false) {
        let header = hasHeader && rows.count > 1 ? rows.first : nil
        self.init(header: header, rows: header == nil ? rows : Array(rows.dropFirst()), isWrapped: isWrapped)
    }
}
