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
            fit: { fit($0, delimiter) },
            read: { text in
                var copy = text.text
                return copy.withUTF8 { document($0, delimiter, isLenient: isLenient, sign: excelSeparator(text)) }
            })
    }

    /// Returns the delimiter that Excel declares on a first line such as `sep=;`.
    private static func excelSeparator(_ text: ListText) -> UInt8? {
        guard text.text.utf8.starts(with: "sep=".utf8), let first = text.firstLines(1).first, first.utf8.count == 5
        else {
            return nil
        }
        return first.utf8.last
    }

    private static func fit(_ text: ListText, _ delimiter: UInt8) -> ListReader.Fit {
        if excelSeparator(text) != nil { return delimiter == "," ? .certain : .no }
        let lines = text.sample.firstLines(400)
        let first = lines.first?.utf8.first ?? 0
        if lines.isEmpty || "<[{".utf8.contains(first) && delimiter != "|" { return .no }
        // A row of hyphens under the header makes it a table of Markdown, which is read by its own reader.
        if delimiter == "|",
            lines.contains(where: { line in line.hasPrefix("|") && Ruling.isRuling(line.utf8) })
        {
            return .no
        }
        let separated = lines.count { line in line.utf8.contains(delimiter) }
        return separated * 3 >= lines.count ? .possible : .no
    }

    private static func document(
        _ text: UnsafeBufferPointer<UInt8>, _ usual: UInt8, isLenient: Bool, sign: UInt8?
    ) -> ListDocument {
        let delimiter = sign ?? usual
        var document = ListDocument()
        var table = ListTable()
        table.mayCutTexts = delimiter == "," || delimiter == ";"
        table.sign = Self.signText(of: delimiter)
        var tags: [String] = []
        var lines = TextLines(text)
        // Excel's declaration of the delimiter is not a row.
        if sign != nil { _ = lines.next() }
        var rows = DelimitedReader(lines, delimiter: delimiter, isLenient: isLenient)
        while let row = rows.next() {
            switch row {
            case .comment(let line, let text):
                if let value = Directives.value(of: "tags", in: text) {
                    tags = ThingDraft.tagsAsWritten(in: [value])
                } else {
                    document.parts.append(.other(lines: line...line))
                }
            case .rejected(let rejection): document.parts.append(.rejected(rejection))
            case .record(let line):
                let cells = delimiter == "|" ? barCells(rows.cells) : rows.cells
                if isRuling(cells) { continue }
                table.rows.append(ListRow(line: line, cells: cells, tags: tags))
            }
        }
        if let first = table.rows.first,
            first.cells == ColumnLayout.header || first.cells == ColumnLayout.identifiedHeader
        {
            document.isOwn = true
            table.header = first
            table.rows.removeFirst()
        }
        document.parts.insert(.table(table), at: 0)
        return document
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
