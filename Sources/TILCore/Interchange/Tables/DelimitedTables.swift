import TILText

/// The readers of tables whose cells are separated by a sign.
enum DelimitedTables {
    static let comma = reader(UInt8(ascii: ","))
    static let semicolon = reader(UInt8(ascii: ";"))
    static let tab = reader(UInt8(ascii: "\t"), isLenient: true)
    static let bar = reader(UInt8(ascii: "|"), isLenient: true)

    /// Returns the reader of tables with a delimiter.
    /// - Parameter isLenient: whether a quote inside a field is an ordinary character.
    static func reader(_ delimiter: UInt8, isLenient: Bool = false) -> ListReader {
        ListReader(
            fit: { text in fit(text, delimiter) },
            read: { text in
                var copy = text.text
                return copy.withUTF8 { bytes in
                    document(bytes, delimiter, isLenient: isLenient, declared: excelSeparator(text))
                }
            })
    }

    /// Returns the delimiter that Excel declares on a first line such as `sep=;`.
    private static func excelSeparator(_ text: ListText) -> UInt8? {
        guard text.text.utf8.starts(with: "sep=".utf8), let first = text.firstLines(1).first else { return nil }
        let sign = first.utf8.dropFirst("sep=".utf8.count)
        return sign.count == 1 ? sign.first : nil
    }

    private static func fit(_ text: ListText, _ delimiter: UInt8) -> ListReader.Fit {
        if excelSeparator(text) != nil { return delimiter == "," ? .certain : .no }
        let lines = text.sample.firstLines(400)
        guard let first = lines.first?.utf8.first else { return .no }
        if delimiter == "|" {
            // A row of hyphens under the header makes it a table of Markdown, which is read by its own reader.
            let isMarkdown = lines.contains { line in line.hasPrefix("|") && Ruling.isRuling(line.utf8) }
            if isMarkdown { return .no }
        } else if "<[{".utf8.contains(first) {
            return .no
        }
        let separated = lines.count { line in line.utf8.contains(delimiter) }
        return separated * 3 >= lines.count ? .possible : .no
    }

    /// - Parameter declared: the delimiter that Excel declares on the first line, or nil.
    private static func document(
        _ text: UnsafeBufferPointer<UInt8>, _ usual: UInt8, isLenient: Bool, declared: UInt8?
    ) -> ListDocument {
        let delimiter = declared ?? usual
        var lines = TextLines(text)
        // Excel's declaration of the delimiter is not a row.
        if declared != nil { _ = lines.next() }
        var reader = DelimitedReader(lines, delimiter: delimiter, isLenient: isLenient)
        var parts: [ListDocument.Part] = []
        var rows: [ListRow] = []
        var tags: [String] = []
        while let row = reader.next() {
            switch row {
            case .comment(let line, let text):
                if let value = Directives.value(of: "tags", in: text) {
                    tags = ThingDraft.tagsAsWritten(in: [value])
                } else {
                    parts.append(.other(lines: line...line))
                }
            case .rejected(let rejection): parts.append(.rejected(rejection))
            case .record(let line):
                let cells = delimiter == "|" ? barCells(reader.cells) : reader.cells
                if !isRuling(cells) { rows.append(ListRow(line: line, cells: cells, tags: tags)) }
            }
        }
        return document(rows, delimiter, parts)
    }

    /// Returns the document of a table and of other parts.
    private static func document(_ rows: [ListRow], _ delimiter: UInt8, _ parts: [ListDocument.Part]) -> ListDocument {
        var table = ListTable(rows: rows)
        table.mayCutTexts = delimiter == "," || delimiter == ";"
        table.sign = signText(of: delimiter)
        let ownHeaders = [ColumnLayout.header, ColumnLayout.identifiedHeader]
        let isOwn = rows.first.map { first in ownHeaders.contains(first.cells) } ?? false
        if isOwn { table.header = table.rows.removeFirst() }
        return ListDocument(parts: [.table(table)] + parts, isOwn: isOwn)
    }

    /// Returns the sign between cells as it stands in a text.
    private static func signText(of delimiter: UInt8) -> String {
        switch delimiter {
        case ",": ", "
        case ";": "; "
        case "\t": " "
        default: " \(Character(Unicode.Scalar(delimiter))) "
        }
    }

    /// Returns the cells of a row such as `| FTP | File Transfer Protocol |` without the empty ones at its edges.
    private static func barCells(_ cells: [String]) -> [String] {
        var cells = cells[...]
        if cells.first == "" { cells.removeFirst() }
        if cells.count > 1, cells.last == "" { cells.removeLast() }
        return Array(cells)
    }

    /// Returns whether a row only rules the table off, as the row under the header of a Markdown table does.
    private static func isRuling(_ cells: [String]) -> Bool {
        let hasMark = cells.contains { cell in cell.utf8.first.map("-=:+".utf8.contains) ?? false }
        return hasMark && cells.allSatisfy { cell in cell.isEmpty || Ruling.isRuling(cell.utf8) }
    }
}
