import TILText

/// A parser that collects the contents of a reStructuredText file line by line.
struct RestructuredTextListParser: MarkupLineParser {
    let lines: ByteLines
    private var outline = MarkupOutline()
    private var paragraph = TextParagraph()
    private var abbreviations: [ListRow] = []
    /// The marks under titles, in the order of their first use, which is the order of the levels.
    private var titleMarks: [UInt8] = []
    /// The indentation of a glossary, in which several lines may be terms.
    private var glossaryIndent: Int?

    init(_ lines: ByteLines) {
        self.lines = lines
    }

    var document: ListDocument {
        var outline = outline
        outline.add(ListTable(kind: .pairs, rows: abbreviations))
        return outline.document()
    }

    mutating func endAll() { endParagraph() }

    // MARK: Blocks

    mutating func readLine(_ index: Int) -> Int {
        let line = lines[index]
        let text = line.trimmed
        guard !text.isEmpty else {
            endParagraph()
            return index + 1
        }
        if let indent = glossaryIndent, line.indent < indent { glossaryIndent = nil }
        if text.hasPrefix(".. ") || text.elementsEqual("..".utf8) { return readExplicit(index, text) }
        if text.hasPrefix("+-") || text.hasPrefix("+="), text.last == UInt8(ascii: "+") { return readGridTable(index) }
        if let columns = RestructuredTextColumns.border(line), columns.count > 1 {
            return readSimpleTable(index, columns)
        }
        if let end = readTitle(index, text) { return end }
        guard paragraph.isEmpty else {
            if line.indent > lines[index - 1].indent { return readDefinitions(index) }
            paragraph.add(index + 1, text)
            return index + 1
        }
        if let item = Self.itemStart(text) { return readItem(index, text[item...]) }
        if text.hasPrefix("| ") {
            add(index + 1, text.dropFirst(2), isItem: false)
            return index + 1
        }
        if let end = readField(index, text) { return end }
        paragraph.add(index + 1, text)
        return index + 1
    }

    private mutating func add(
        _ number: Int, _ marked: ArraySlice<UInt8>, isItem: Bool, depth: Int = 0, lineCount: Int = 1
    ) {
        let spans = spans(marked, number)
        outline.add(
            ListLine(
                line: number, text: spans.text, lead: spans.lead, depth: depth, isItem: isItem, lineCount: lineCount))
    }

    /// Returns the text of a part without markup, and keeps its abbreviations.
    private mutating func spans(_ marked: ArraySlice<UInt8>, _ number: Int) -> RestructuredTextSpans {
        let spans = RestructuredTextSpans(marked)
        for (short, long) in spans.abbreviations {
            abbreviations.append(ListRow(line: number, cells: [short, long]))
        }
        return spans
    }

    private mutating func endParagraph() {
        let lines = paragraph.joined()
        paragraph = TextParagraph()
        for (number, text, count) in lines { add(number, text[...], isItem: false, lineCount: count) }
    }

    /// Returns the index after the lines that are indented more than a line, without blank lines at the end.
    private func blockEnd(after index: Int) -> Int {
        let indent = lines[index].indent
        var end = index + 1
        var position = end
        while position < lines.count {
            if lines[position].isBlank {
                position += 1
            } else if lines[position].indent > indent {
                position += 1
                end = position
            } else {
                break
            }
        }
        return end
    }

    /// Returns a text and the lines that continue it as one line.
    private func joined(_ text: ArraySlice<UInt8>, _ further: Range<Int>) -> [UInt8] {
        var joined = Array(text.trimmed)
        for index in further { joined += [UInt8(ascii: " ")] + lines[index].trimmed }
        return joined
    }

    // MARK: Titles

    private mutating func readTitle(_ index: Int, _ text: ArraySlice<UInt8>) -> Int? {
        /// Returns whether a line is a rule. A rule of two marks is one only for a title of at most two characters.
        func isRule(_ index: Int, title: Int) -> Bool {
            guard index < lines.count else { return false }
            let text = lines[index].trimmed
            let isShortTitle = title < lines.count && (1...2).contains(lines[title].trimmed.count)
            guard let mark = text.first, text.count > (isShortTitle ? 1 : 2) else { return false }
            return !mark.isLetter && !mark.isDigit && mark < 0x80 && text.allSatisfy { $0 == mark }
        }
        if isRule(index, title: index + 1) {
            endParagraph()
            let mark = text[text.startIndex]
            if index + 2 < lines.count, isRule(index + 2, title: index + 1), lines[index + 2].trimmed.first == mark,
                !lines[index + 1].isBlank
            {
                addTitle(index + 1, mark)
                return index + 3
            }
            outline.addOther((index + 1)...(index + 1))
            return index + 1
        }
        guard paragraph.isEmpty, isRule(index + 1, title: index), let mark = lines[index + 1].trimmed.first else {
            return nil
        }
        addTitle(index, mark)
        return index + 2
    }

    private mutating func addTitle(_ index: Int, _ mark: UInt8) {
        if !titleMarks.contains(mark) { titleMarks.append(mark) }
        let level = (titleMarks.firstIndex(of: mark) ?? 0) + 1
        outline.addHeading(level: level, line: index + 1, text: RestructuredTextSpans(lines[index].trimmed).text)
    }

    // MARK: Lists

    /// Returns the offset of an item's text after its bullet or number.
    private static func itemStart(_ text: ArraySlice<UInt8>) -> Int? {
        guard let first = text.first else { return nil }
        if "-*+".utf8.contains(first), text.dropFirst().first?.isSpace == true { return text.startIndex + 2 }
        if text.hasPrefix("• ") { return text.startIndex + 4 }
        let number = text.prefix(4).prefix { $0.isDigit || $0 == "#" }
        let rest = text[number.endIndex...]
        return !number.isEmpty && (rest.hasPrefix(". ") || rest.hasPrefix(") ")) ? number.endIndex + 2 : nil
    }

    private mutating func readItem(_ index: Int, _ text: ArraySlice<UInt8>) -> Int {
        var content = Array(text.trimmed)
        let indent = lines[index].indent
        var end = index + 1
        while end < lines.count, !lines[end].isBlank, lines[end].indent > indent,
            Self.itemStart(lines[end].trimmed) == nil
        {
            content += [UInt8(ascii: " ")] + lines[end].trimmed
            end += 1
        }
        add(index + 1, content[...], isItem: true, depth: indent / 2)
        return end
    }

    /// Reads a field such as `:FTP: File Transfer Protocol`.
    private mutating func readField(_ index: Int, _ text: ArraySlice<UInt8>) -> Int? {
        guard text.first == UInt8(ascii: ":"),
            let close = text.offset(of: ": ", from: text.startIndex + 1) ?? fieldEnd(text),
            close > text.startIndex + 1, text[close...].dropFirst().first != UInt8(ascii: "`")
        else { return nil }
        let end = blockEnd(after: index)
        let name = spans(text[(text.startIndex + 1)..<close], index + 1).text
        let value = joined(text[(close + 1)...], (index + 1)..<end)
        outline.add(ListRow(line: index + 1, cells: [name, spans(value[...], index + 1).text]), to: .pairs)
        return end
    }

    private func fieldEnd(_ text: ArraySlice<UInt8>) -> Int? {
        text.count > 2 && text.last == UInt8(ascii: ":") ? text.endIndex - 1 : nil
    }

    /// Reads the definition that is indented under the lines of a paragraph.
    private mutating func readDefinitions(_ index: Int) -> Int {
        let end = blockEnd(after: index - 1)
        var terms = paragraph.lines
        paragraph = TextParagraph()
        // Outside of a glossary, only the line above is the term.
        while glossaryIndent == nil, terms.count > 1 {
            let line = terms.removeFirst()
            add(line.number, line.text[...], isItem: false)
        }
        var paragraphs: [String] = []
        var text: [UInt8] = []
        func endPart() {
            if !text.isEmpty { paragraphs.append(spans(text[...], index + 1).text) }
            text = []
        }
        for position in index..<end {
            if lines[position].isBlank { endPart() } else { text += [UInt8(ascii: " ")] + lines[position].trimmed }
        }
        endPart()
        for term in terms {
            // A classifier follows the term: `term : classifier`.
            var parts = [term.text[...]]
            if let colon = term.text[...].offset(of: " : ") {
                parts = [term.text[..<colon], term.text[(colon + 3)...]]
            }
            var cells = parts.map { part in spans(part, term.number).text }
            if cells.count == 1, let first = paragraphs.first { cells.append(first) }
            let further = parts.count == 1 ? paragraphs.dropFirst() : paragraphs[...]
            if !further.isEmpty { cells.append(further.joined(separator: "\n")) }
            outline.add(ListRow(line: term.number, cells: cells), to: .pairs)
        }
        return end
    }

    // MARK: Directives

    /// The directives whose content is read like the text around them.
    private static let transparent: Set<String> = [
        "note", "warning", "tip", "important", "hint", "attention", "caution", "danger", "admonition", "container",
        "rst-class", "class", "cssclass", "table", "hlist", "topic", "sidebar", "only", "centered", "tabularcolumns",
        "rubric", "compound", "epigraph",
    ]

    /// Reads a directive, a target, a substitution, or a comment.
    private mutating func readExplicit(_ index: Int, _ text: ArraySlice<UInt8>) -> Int {
        endParagraph()
        let rest = text.dropFirst(2).trimmed
        // An empty comment before an empty line ends there.
        let isEmpty = rest.isEmpty && (index + 1 == lines.count || lines[index + 1].isBlank)
        let end = isEmpty ? index + 1 : blockEnd(after: index)
        if rest.first == UInt8(ascii: "|"), let close = rest.offset(of: "| replace::") {
            let value = joined(rest[(close + "| replace::".utf8.count)...], (index + 1)..<end)
            let cells = [rest[(rest.startIndex + 1)..<close].text, spans(value[...], index + 1).text]
            outline.add(ListRow(line: index + 1, cells: cells), to: .pairs)
            return end
        }
        guard let colons = rest.offset(of: "::"), colons > rest.startIndex else {
            outline.addOther((index + 1)...end)
            return end
        }
        let name = rest[..<colons].text.lowercased()
        let content = contentStart(index + 1, end)
        switch name {
        case "glossary":
            outline.addOther((index + 1)...max(index + 1, content))
            glossaryIndent = content < end ? lines[content].indent : nil
            return content
        case "list-table", "flat-table":
            readListTable(index, content, end)
            return end
        case "csv-table":
            readCSVTable(index, content, end)
            return end
        case _ where Self.transparent.contains(name):
            let title = rest[(colons + 2)...].trimmed
            outline.addOther((index + 1)...max(index + 1, content))
            if !title.isEmpty, name != "table" { add(index + 1, title, isItem: false) }
            return content
        default:
            outline.addOther((index + 1)...end)
            return end
        }
    }

    /// Returns the index of the first line of a directive's content, after its options.
    private func contentStart(_ first: Int, _ end: Int) -> Int {
        var index = first
        while index < end, lines[index].isBlank || lines[index].trimmed.first == UInt8(ascii: ":") { index += 1 }
        return index
    }

    /// Returns the value of a directive's option.
    private func option(_ name: StaticString, _ range: Range<Int>) -> ArraySlice<UInt8>? {
        for index in range where lines[index].trimmed.hasPrefix(name) {
            return lines[index].trimmed.dropFirst(name.utf8CodeUnitCount).trimmed
        }
        return nil
    }

    private mutating func readListTable(_ index: Int, _ content: Int, _ end: Int) {
        var rows: [ListRow] = []
        var cell: [UInt8] = []
        func endCell() {
            guard let row = rows.indices.last else { return }
            rows[row].cells.append(spans(cell[...], rows[row].line).text)
        }
        let base = content < end ? lines[content].indent : 0
        for position in content..<max(content, end) {
            let text = lines[position].trimmed
            if text.isEmpty { continue }
            let indent = lines[position].indent
            let isRow = indent == base && (text.hasPrefix("* -") || text.hasPrefix("- -"))
            // A cell is indented like the text after the bullet of its row.
            let isCell = indent <= base + 3 && (text.elementsEqual("-".utf8) || text.hasPrefix("- "))
            if isRow {
                endCell()
                rows.append(ListRow(line: position + 1, cells: []))
                cell = Array(text.dropFirst(3).trimmed)
            } else if isCell {
                endCell()
                cell = Array(text.dropFirst().trimmed)
            } else {
                cell += [UInt8(ascii: " ")] + text
            }
        }
        endCell()
        outline.addOther((index + 1)...max(index + 1, content))
        let headers = option(":header-rows:", index..<content).flatMap { Int($0.text) } ?? 0
        outline.add(ListTable(rows: rows, hasHeader: headers == 1))
    }

    private mutating func readCSVTable(_ index: Int, _ content: Int, _ end: Int) {
        let delimiter = option(":delim:", index..<content)?.first ?? UInt8(ascii: ",")
        var rows: [ListRow] = []
        let header = option(":header:", index..<content)
        if let header {
            rows.append(
                ListRow(
                    line: index + 1,
                    cells: DelimitedCells.cells(header, delimiter).map { cell in spans(cell[...], index + 1).text }))
        }
        for position in content..<max(content, end) where !lines[position].isBlank {
            let cells = DelimitedCells.cells(lines[position].trimmed, delimiter)
            rows.append(ListRow(line: position + 1, cells: cells.map { cell in spans(cell[...], position + 1).text }))
        }
        let headers = option(":header-rows:", index..<content).flatMap { Int($0.text) } ?? 0
        outline.addOther((index + 1)...max(index + 1, content))
        outline.add(ListTable(rows: rows, hasHeader: header != nil || headers == 1))
    }

    // MARK: Tables

    private mutating func readGridTable(_ index: Int) -> Int {
        endParagraph()
        let (table, end) = GridTable.table(lines, from: index) { cell, line in spans(cell, line).text }
        outline.add(table)
        return end
    }

    private mutating func readSimpleTable(_ index: Int, _ columns: [Range<Int>]) -> Int {
        endParagraph()
        var rows: [ListRow] = []
        var borders: [Int] = [0]
        var end = index + 1
        while end < lines.count {
            let line = lines[end]
            if RestructuredTextColumns.border(line) != nil {
                borders.append(rows.count)
                // The last border is followed by an empty line.
                if end + 1 == lines.count || lines[end + 1].isBlank {
                    end += 1
                    break
                }
            } else if line.trimmed.hasPrefix("+-") {
                break
            } else if !line.isBlank, !line.allSatisfy({ $0 == "-" || $0.isSpace }) {
                let cells = RestructuredTextColumns.cells(line, columns)
                if cells.first == "", !rows.isEmpty {
                    RestructuredTextColumns.join(cells, to: &rows[rows.count - 1].cells)
                } else {
                    rows.append(ListRow(line: end + 1, cells: cells))
                }
            }
            end += 1
        }
        for row in rows.indices {
            rows[row].cells = rows[row].cells.map { cell in spans(Array(cell.utf8)[...], rows[row].line).text }
        }
        let hasHeader = borders.count > 2 && borders[1] == 1
        outline.add(ListTable(rows: rows, hasHeader: hasHeader, isWrapped: true))
        return end
    }
}
