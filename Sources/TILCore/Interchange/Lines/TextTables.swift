import TILText

/// The readers of text files whose lines are rows: columns padded by spaces, term and meaning on alternating lines, and
/// lines with labels.
enum TextTables {
    /// A line that is not blank.
    private struct Line {
        let number: Int
        let text: String
        /// Whether a blank line is before it.
        let startsBlock: Bool
        /// The width of the white space before it.
        let indent: Int
    }

    private static func lines(of text: ListText) -> (lines: [Line], rejected: [ListDocument.Part]) {
        var lines: [Line] = []
        var rejected: [ListDocument.Part] = []
        var isAfterBlank = true
        (AngleTags.stripped(text) ?? text).forEachLine { line in
            if let fault = line.fault {
                rejected.append(.rejected(Rejection(line: line.number, reason: fault)))
                return
            }
            let bytes = FieldText.trimmed(line.bytes)
            if bytes.isEmpty {
                isAfterBlank = true
                return
            }
            if Ruling.isRuling(bytes) { return }
            lines.append(
                Line(
                    number: line.number, text: String(decoding: bytes, as: UTF8.self), startsBlock: isAfterBlank,
                    indent: Array(line.bytes.prefix { byte in FieldText.isSpace(byte) })[...].indent))
            isAfterBlank = false
        }
        return (lines, rejected)
    }

    // MARK: Padded columns

    /// The reader of columns that are padded by tabs or by at least two spaces.
    static let padded = ListReader(
        fit: { text in
            let lines = text.sample.firstLines(200)
            let padded = lines.count(where: Self.isPadded)
            return padded > 1 && padded * 2 > lines.count ? .possible : .no
        },
        read: { text in
            let (lines, rejected) = Self.lines(of: text)
            return ListDocument(parts: [.table(ListTable(rows: rows(of: lines), isWrapped: true))] + rejected)
        })

    /// Returns whether a line has several columns, and neither the marker of a list nor a separator among them.
    private static func isPadded(_ line: String) -> Bool {
        let cells = cells(of: line)
        let hasWords = cells.allSatisfy { cell in cell.contains { $0.isLetter || $0.isNumber } }
        return cells.count > 1 && hasWords && ListMarker.end(in: line) == nil && LineLead.read(Array(line.utf8)) == nil
    }

    /// Returns the rows of lines. The only text of a line that is indented further than the others continues a cell above
    /// it: the last cell that starts before that text, but not the first cell.
    private static func rows(of lines: [Line]) -> [ListRow] {
        let least = lines.map(\.indent).min() ?? 0
        var rows: [ListRow] = []
        var above = ""
        for line in lines {
            var cells = cells(of: line.text)
            if line.indent > least + 1, cells.count == 1, !above.isEmpty {
                let starts = cellStarts(above)
                let column = starts.lastIndex { start in start <= line.indent - least + 1 } ?? 0
                cells = Array(repeating: "", count: max(1, column)) + cells
            } else {
                above = line.text
            }
            rows.append(ListRow(line: line.number, cells: cells))
        }
        return rows
    }

    /// Returns the offsets of the cells in a line, in characters.
    private static func cellStarts(_ line: String) -> [Int] {
        var starts: [Int] = []
        var searchStart = line.startIndex
        for cell in cells(of: line) {
            guard let range = line[searchStart...].firstRange(of: cell) else { break }
            starts.append(line.distance(from: line.startIndex, to: range.lowerBound))
            searchStart = range.upperBound
        }
        return starts
    }

    private static func cells(of line: String) -> [String] {
        let bytes = Array(line.utf8)
        var cells: [String] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let end = bytes[index...].firstIndex { byte in !FieldText.isSpace(byte) } ?? bytes.count
            if end - index > 1 || end > index && bytes[index] == "\t" {
                cells.append(cell(bytes[start..<index]))
                start = end
            }
            index = max(end, index + 1)
        }
        cells.append(cell(bytes[start...]))
        // A separator may be next to the spaces.
        return [LineSeparator.withoutTrailingSigns(cells[0])] + cells.dropFirst().map(LineSeparator.withoutLeadingSigns)
    }

    private static func cell(_ bytes: ArraySlice<UInt8>) -> String {
        FieldText.trimmed(String(decoding: bytes, as: UTF8.self))
    }

    // MARK: Alternating lines

    /// The reader of blocks of a term and its meaning on the next line, and of terms and meanings in turn.
    static let alternating = ListReader(
        fit: { text in text.sample.firstLines(4).count > 1 ? .possible : .no }, needsLetters: true,
        read: { text in
            let (lines, rejected) = Self.lines(of: text)
            return ListDocument(parts: [.table(Self.table(of: lines))] + rejected)
        })

    private static func table(of lines: [Line]) -> ListTable {
        var blocks: [[Line]] = []
        for line in lines {
            if line.startsBlock || blocks.isEmpty {
                blocks.append([line])
            } else {
                blocks[blocks.count - 1].append(line)
            }
        }
        let isInBlocks = blocks.count > 1 && blocks.count { block in block.count > 1 } * 2 > blocks.count
        if !isInBlocks {
            // Terms and meanings in turn. A title may come before them.
            let texts = lines.map(\.text)
            let isShifted = Self.spelled(texts, from: 1) > Self.spelled(texts, from: 0)
            let rest = isShifted ? lines.dropFirst() : lines[...]
            blocks = stride(from: rest.startIndex, to: rest.endIndex, by: 2).map { start in
                Array(rest[start..<min(start + 2, rest.endIndex)])
            }
            if isShifted { blocks.insert([lines[0]], at: 0) }
        }
        let rows = blocks.map { block in
            var cells = block.prefix(2).map(\.text)
            let further = block.dropFirst(2).map(\.text)
            if !further.isEmpty { cells.append(further.joined(separator: "\n")) }
            return ListRow(line: block[0].number, cells: cells)
        }
        return ListTable(kind: .pairs, rows: rows)
    }

    private static func spelled(_ texts: [String], from start: Int) -> Int {
        let most = min(texts.count - 1, 400)
        return stride(from: start, to: max(start, most), by: 2).count { index in
            AcronymLook.isLikely(texts[index]) && !AcronymLook.isLikely(texts[index + 1])
        }
    }

    // MARK: Labels

    /// The reader of blocks of lines with labels: `Acronym: FTP`, then `Meaning: File Transfer Protocol`.
    static let labelled = ListReader(
        fit: { text in
            let lines = text.sample.firstLines(400)
            let labels = lines.compactMap { line in Self.label(of: line)?.name }
            let names = Set(labels)
            let isRepeated = names.count > 1 && names.count <= 8 && labels.count >= 2 * names.count
            return isRepeated && labels.count * 10 >= lines.count * 6 ? .possible : .no
        },
        read: { text in
            let (lines, rejected) = Self.lines(of: text)
            return ListDocument(parts: [.table(Self.labelledTable(of: lines))] + rejected)
        })

    private static let longestLabel = 30

    private static func label(of line: String) -> (name: String, value: String)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = FieldText.trimmed(String(line[..<colon]))
        guard !name.isEmpty, name.utf8.count <= longestLabel, name.split(separator: " ").count <= 3,
            name.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0 == " " || $0 == "_" })
        else { return nil }
        return (name, FieldText.trimmed(String(line[colon...].dropFirst())))
    }

    private static func labelledTable(of lines: [Line]) -> ListTable {
        var header: [String] = []
        var rows: [ListRow] = []
        var filled: Set<Int> = []
        var last: Int?
        for line in lines {
            guard let (name, value) = label(of: line.text) else {
                // A line without a label continues the value above it.
                if let last, !rows.isEmpty { rows[rows.count - 1].cells[last] += " " + line.text }
                continue
            }
            let column = header.firstIndex(of: name) ?? header.count
            if column == header.count { header.append(name) }
            if rows.isEmpty || filled.contains(column) || line.startsBlock && filled.count > 1 {
                rows.append(ListRow(line: line.number, cells: []))
                filled = []
            }
            let row = rows.count - 1
            while rows[row].cells.count <= column { rows[row].cells.append("") }
            rows[row].cells[column] = value
            filled.insert(column)
            last = column
        }
        return ListTable(header: ListRow(line: lines.first?.number ?? 1, cells: header), rows: rows)
    }
}
