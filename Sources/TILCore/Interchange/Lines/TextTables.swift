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

    /// The lines of a text.
    private struct Lines {
        private(set) var lines: [Line] = []
        /// The rejections of lines that cannot be read.
        private(set) var rejected: [ListDocument.Part] = []
        private var isAfterBlank = true

        init(_ text: ListText) {
            (AngleTags.stripped(text) ?? text).forEachLine { line in read(line) }
        }

        private mutating func read(_ line: TextLines.Line) {
            if let fault = line.fault {
                rejected.append(.rejected(Rejection(line: line.number, reason: fault)))
                return
            }
            let bytes = FieldText.trimmed(line.bytes)
            if bytes.isEmpty { isAfterBlank = true }
            if bytes.isEmpty || Ruling.isRuling(bytes) { return }
            let blanks = Array(line.bytes.prefix { byte in FieldText.isSpace(byte) })
            lines.append(
                Line(
                    number: line.number, text: String(decoding: bytes, as: UTF8.self), startsBlock: isAfterBlank,
                    indent: blanks[...].indent))
            isAfterBlank = false
        }

        /// Returns a document of a table of the lines.
        func document(_ table: ListTable) -> ListDocument { ListDocument(parts: [.table(table)] + rejected) }
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
            let lines = Lines(text)
            return lines.document(ListTable(rows: rows(of: lines.lines), isWrapped: true))
        })

    /// Returns whether a line has several columns, and neither the marker of a list nor a separator among them.
    private static func isPadded(_ line: String) -> Bool {
        let cells = cells(of: line)
        let haveWords = cells.allSatisfy { cell in cell.contains { sign in sign.isLetter || sign.isNumber } }
        guard cells.count > 1, haveWords else { return false }
        return ListMarker.end(in: line) == nil && LineLead.read(Array(line.utf8)) == nil
    }

    /// Returns the rows of lines. The only text of a line that is indented further than the others continues a cell
    /// above it: the last cell that starts before that text, but not the first cell.
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
            let blanks = bytes[index...].prefix { byte in FieldText.isSpace(byte) }
            let isGap = blanks.count > 1 || blanks.first == "\t"
            if isGap {
                cells.append(bytes[start..<index].text)
                start = blanks.endIndex
            }
            index = max(blanks.endIndex, index + 1)
        }
        cells.append(bytes[start...].text)
        // A separator may be next to the spaces.
        return [LineSeparator.withoutTrailingSigns(cells[0])] + cells.dropFirst().map(LineSeparator.withoutLeadingSigns)
    }

    // MARK: Alternating lines

    /// The reader of blocks of a term and its meaning on the next line, and of terms and meanings in turn.
    static let alternating = ListReader(
        fit: { text in text.sample.firstLines(4).count > 1 ? .possible : .no }, needsLetters: true,
        read: { text in
            let lines = Lines(text)
            return lines.document(Self.table(of: lines.lines))
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
        let pairs = blocks.count { block in block.count > 1 }
        let isInBlocks = blocks.count > 1 && pairs * 2 > blocks.count
        if !isInBlocks { blocks = inTurn(lines) }
        let rows = blocks.map { block in
            var cells = block.prefix(2).map(\.text)
            let further = block.dropFirst(2).map(\.text)
            if !further.isEmpty { cells.append(further.joined(separator: "\n")) }
            return ListRow(line: block[0].number, cells: cells)
        }
        return ListTable(kind: .pairs, rows: rows)
    }

    /// Returns blocks of a term and its meaning in turn. A title may come before them.
    private static func inTurn(_ lines: [Line]) -> [[Line]] {
        let texts = lines.map(\.text)
        let isShifted = terms(texts, from: 1) > terms(texts, from: 0)
        let rest = isShifted ? lines.dropFirst() : lines[...]
        let blocks = stride(from: rest.startIndex, to: rest.endIndex, by: 2).map { start in
            Array(rest[start..<min(start + 2, rest.endIndex)])
        }
        return isShifted ? [[lines[0]]] + blocks : blocks
    }

    /// The number of lines that are compared.
    private static let mostCompared = 400

    /// Returns how many of every other line look like an acronym above a line that does not.
    private static func terms(_ texts: [String], from start: Int) -> Int {
        let most = min(texts.count - 1, mostCompared)
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
            let isRepeated = (2...mostLabels).contains(names.count) && labels.count >= 2 * names.count
            // Three fifths of the lines have a label.
            let areMost = labels.count * 5 >= lines.count * 3
            return isRepeated && areMost ? .possible : .no
        },
        read: { text in
            let lines = Lines(text)
            return lines.document(Self.labelledTable(of: lines.lines))
        })

    private static let longestLabel = 30
    /// The greatest number of different labels.
    private static let mostLabels = 8

    private static func label(of line: String) -> (name: String, value: String)? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let name = FieldText.trimmed(String(line[..<colon]))
        let isShort = name.utf8.count <= longestLabel && name.split(separator: " ").count <= 3
        let areLetters = name.unicodeScalars.allSatisfy { sign in
            sign.properties.isAlphabetic || sign == " " || sign == "_"
        }
        guard !name.isEmpty, isShort, areLetters else { return nil }
        return (name, FieldText.trimmed(String(line[colon...].dropFirst())))
    }

    private static func labelledTable(of lines: [Line]) -> ListTable {
        var header: [String] = []
        var rows: [ListRow] = []
        /// The columns of the last row that have a value.
        var filled: Set<Int> = []
        var lastColumn = 0
        for line in lines {
            guard let label = label(of: line.text) else {
                // A line without a label continues the value above it.
                if !rows.isEmpty { rows[rows.count - 1].cells[lastColumn] += " " + line.text }
                continue
            }
            let column = header.firstIndex(of: label.name) ?? header.count
            if column == header.count { header.append(label.name) }
            let startsBlock = line.startsBlock && filled.count > 1
            if rows.isEmpty || startsBlock || filled.contains(column) {
                rows.append(ListRow(line: line.number, cells: []))
                filled = []
            }
            let row = rows.count - 1
            while rows[row].cells.count <= column { rows[row].cells.append("") }
            rows[row].cells[column] = label.value
            filled.insert(column)
            lastColumn = column
        }
        return ListTable(header: ListRow(line: lines.first?.number ?? 1, cells: header), rows: rows)
    }
}
