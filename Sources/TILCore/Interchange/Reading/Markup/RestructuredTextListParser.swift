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
        let hasGridStart = text.hasPrefix("+-") || text.hasPrefix("+=")
        if hasGridStart, text.last == "+" { return readGridTable(index) }
        if let columns = RestructuredTextColumns.border(line), columns.count > 1 {
            return readSimpleTable(index, columns)
        }
        if let end = readTitle(index) { return end }
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
        for line in lines { add(line.number, line.text[...], isItem: false, lineCount: line.count) }
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

    /// Reads a title with a rule below it, or a rule, which may be above a title.
    /// - Returns: the index of the line after it, or nil if neither starts at the line.
    private mutating func readTitle(_ index: Int) -> Int? {
        if isRule(index, title: index + 1) { return readRule(index) }
        guard paragraph.isEmpty, isRule(index + 1, title: index) else { return nil }
        addTitle(index, mark: lines[index + 1].trimmed.first)
        return index + 2
    }

    /// Reads a rule. It is above a title if the same rule is below that.
    private mutating func readRule(_ index: Int) -> Int {
        endParagraph()
        let title = index + 1
        let mark = lines[index].trimmed.first
        let hasRuleBelow = isRule(index + 2, title: title) && lines[index + 2].trimmed.first == mark
        if hasRuleBelow, !lines[title].isBlank {
            addTitle(title, mark: mark)
            return index + 3
        }
        outline.addOther((index + 1)...(index + 1))
        return index + 1
    }

    /// Returns whether a line is a rule. A rule of two marks is one only for a title of at most two characters.
    private func isRule(_ index: Int, title: Int) -> Bool {
        guard index < lines.count else { return false }
        let text = lines[index].trimmed
        guard let mark = text.first, mark < 0x80, !mark.isLetter, !mark.isDigit else { return false }
        let isShortTitle = title < lines.count && (1...2).contains(lines[title].trimmed.count)
        return text.count >= (isShortTitle ? 2 : 3) && text.allSatisfy { byte in byte == mark }
    }

    private mutating func addTitle(_ index: Int, mark: UInt8?) {
        guard let mark else { return }
        if !titleMarks.contains(mark) { titleMarks.append(mark) }
        let level = (titleMarks.firstIndex(of: mark) ?? 0) + 1
        outline.addHeading(level: level, line: index + 1, text: RestructuredTextSpans(lines[index].trimmed).text)
    }

    // MARK: Lists

    /// Returns the offset of an item's text after its bullet or number, or nil.
    private static func itemStart(_ text: ArraySlice<UInt8>) -> Int? {
        guard let first = text.first else { return nil }
        if "-*+".utf8.contains(first), text.dropFirst().first?.isSpace == true { return text.startIndex + 2 }
        if text.hasPrefix("• ") { return text.startIndex + "• ".utf8.count }
        let number = text.prefix(4).prefix { byte in byte.isDigit || byte == "#" }
        let rest = text[number.endIndex...]
        let hasMark = rest.hasPrefix(". ") || rest.hasPrefix(") ")
        return !number.isEmpty && hasMark ? number.endIndex + 2 : nil
    }

    private mutating func readItem(_ index: Int, _ text: ArraySlice<UInt8>) -> Int {
        let indent = lines[index].indent
        var end = index + 1
        while end < lines.count, lines[end].indent > indent, isPlain(lines[end].trimmed) { end += 1 }
        let content = joined(text, (index + 1)..<end)
        add(index + 1, content[...], isItem: true, depth: indent / 2)
        return end
    }

    /// Returns whether a line has text and starts no item.
    private func isPlain(_ text: ArraySlice<UInt8>) -> Bool { !text.isEmpty && Self.itemStart(text) == nil }

    /// Reads a field such as `:FTP: File Transfer Protocol`.
    private mutating func readField(_ index: Int, _ text: ArraySlice<UInt8>) -> Int? {
        guard let close = Self.fieldNameEnd(text) else { return nil }
        let end = blockEnd(after: index)
        let name = spans(text[..<close].dropFirst(), index + 1).text
        let value = joined(text[(close + 1)...], (index + 1)..<end)
        outline.add(ListRow(line: index + 1, cells: [name, spans(value[...], index + 1).text]), to: .pairs)
        return end
    }

    /// Returns the offset of the colon after the name of a field, or nil.
    private static func fieldNameEnd(_ text: ArraySlice<UInt8>) -> Int? {
        guard text.first == ":" else { return nil }
        let start = text.startIndex + 1
        let close = text.offset(of: ": ", from: start) ?? (text.last == ":" ? text.endIndex - 1 : nil)
        guard let close, close > start else { return nil }
        return close
    }

    // MARK: Definitions

    /// Reads the definition that is indented under the lines of a paragraph.
    private mutating func readDefinitions(_ index: Int) -> Int {
        let end = blockEnd(after: index - 1)
        let terms = endTerms()
        let paragraphs = paragraphs(in: index..<end)
        for term in terms { addDefinition(of: term, paragraphs) }
        return end
    }

    /// Ends the paragraph above a definition, and returns its lines that are terms.
    private mutating func endTerms() -> [TextParagraph.Line] {
        let lines = paragraph.lines
        paragraph = TextParagraph()
        if glossaryIndent != nil { return lines }
        // Outside of a glossary, only the line above is the term.
        for line in lines.dropLast() { add(line.number, line.text[...], isItem: false) }
        return lines.suffix(1)
    }

    /// Returns the texts of lines between empty lines.
    private mutating func paragraphs(in range: Range<Int>) -> [String] {
        var paragraphs: [String] = []
        var text: [UInt8] = []
        for index in range where !lines[index].isBlank {
            text += [.space] + lines[index].trimmed
            let isLast = index + 1 == range.upperBound || lines[index + 1].isBlank
            if isLast {
                paragraphs.append(spans(text[...], range.lowerBound + 1).text)
                text = []
            }
        }
        return paragraphs
    }

    private mutating func addDefinition(of term: TextParagraph.Line, _ paragraphs: [String]) {
        let text = term.text[...]
        var cells: [String] = []
        var rest = paragraphs[...]
        if let colon = text.offset(of: " : ") {
            // A classifier follows the term: `term : classifier`.
            cells = [spans(text[..<colon], term.number).text, spans(text[(colon + 3)...], term.number).text]
        } else {
            cells = [spans(text, term.number).text] + rest.prefix(1)
            rest = rest.dropFirst()
        }
        if !rest.isEmpty { cells.append(rest.joined(separator: "\n")) }
        outline.add(ListRow(line: term.number, cells: cells), to: .pairs)
    }

    // MARK: Directives

    /// The directives whose content is read like the text around them.
    private static let transparent: Set<String> = [
        "note", "warning", "tip", "important", "hint", "attention", "caution", "danger", "admonition", "container",
        "rst-class", "class", "cssclass", "table", "hlist", "topic", "sidebar", "only", "centered", "tabularcolumns",
        "rubric", "compound", "epigraph",
    ]

    /// A directive such as `.. list-table:: Title`, with its options and its content below it.
    private struct Directive {
        let index: Int
        let name: String
        let title: ArraySlice<UInt8>
        /// The index of the first line of the content, after the options.
        let content: Int
        /// The index of the line after it.
        let end: Int

        /// The numbers of the lines before the content.
        var head: ClosedRange<Int> { (index + 1)...content }
    }

    /// Reads a directive, a target, a substitution, or a comment.
    private mutating func readExplicit(_ index: Int, _ text: ArraySlice<UInt8>) -> Int {
        endParagraph()
        let rest = text.dropFirst(2).trimmed
        // An empty comment before an empty line ends there.
        let isEmpty = rest.isEmpty && (index + 1 == lines.count || lines[index + 1].isBlank)
        let end = isEmpty ? index + 1 : blockEnd(after: index)
        if readSubstitution(index, rest, end) { return end }
        guard let colons = rest.offset(of: "::"), colons > rest.startIndex else {
            outline.addOther((index + 1)...end)
            return end
        }
        let directive = Directive(
            index: index, name: rest[..<colons].text.lowercased(), title: rest[(colons + 2)...].trimmed,
            content: contentStart((index + 1)..<end), end: end)
        return read(directive)
    }

    /// Reads a substitution such as `|FTP| replace:: File Transfer Protocol`.
    /// - Returns: whether the text is one.
    private mutating func readSubstitution(_ index: Int, _ text: ArraySlice<UInt8>, _ end: Int) -> Bool {
        guard text.first == "|", let close = text.offset(of: "| replace::") else { return false }
        let value = joined(text[(close + "| replace::".utf8.count)...], (index + 1)..<end)
        let cells = [text[..<close].dropFirst().text, spans(value[...], index + 1).text]
        outline.add(ListRow(line: index + 1, cells: cells), to: .pairs)
        return true
    }

    /// - Returns: the index of the next line, which is in the directive if its content is read like the text around it.
    private mutating func read(_ directive: Directive) -> Int {
        if Self.transparent.contains(directive.name) {
            outline.addOther(directive.head)
            let hasTitle = !directive.title.isEmpty && directive.name != "table"
            if hasTitle { add(directive.index + 1, directive.title, isItem: false) }
            return directive.content
        }
        switch directive.name {
        case "glossary":
            outline.addOther(directive.head)
            let hasContent = directive.content < directive.end
            glossaryIndent = hasContent ? lines[directive.content].indent : nil
            return directive.content
        case "list-table", "flat-table": readListTable(directive)
        case "csv-table": readCSVTable(directive)
        default: outline.addOther((directive.index + 1)...directive.end)
        }
        return directive.end
    }

    /// Returns the index of the first line of a directive's content, after its options.
    private func contentStart(_ range: Range<Int>) -> Int {
        range.first { index in !lines[index].isBlank && lines[index].trimmed.first != ":" } ?? range.upperBound
    }

    /// Returns the value of a directive's option, or nil.
    private func option(_ name: StaticString, of directive: Directive) -> ArraySlice<UInt8>? {
        for index in directive.index..<directive.content where lines[index].trimmed.hasPrefix(name) {
            return lines[index].trimmed.dropFirst(name.utf8CodeUnitCount).trimmed
        }
        return nil
    }

    private func hasHeaderRow(_ directive: Directive) -> Bool { option(":header-rows:", of: directive)?.text == "1" }

    /// Reads a table of nested lists: an item for each row, and in it, an item for each cell.
    private mutating func readListTable(_ directive: Directive) {
        var rows: [ListRow] = []
        for index in directive.content..<directive.end where !lines[index].isBlank {
            let text = lines[index].trimmed
            let depth = lines[index].indent - lines[directive.content].indent
            let isRow = depth == 0 && (text.hasPrefix("* -") || text.hasPrefix("- -"))
            // A cell is indented like the text after the bullet of its row.
            let isCell = depth <= 3 && (text.hasPrefix("- ") || text.elementsEqual("-".utf8))
            if isRow {
                rows.append(ListRow(line: index + 1, cells: [text.dropFirst(3).text]))
            } else if let last = rows.indices.last {
                if isCell { rows[last].cells.append("") }
                let content = isCell ? text.dropFirst() : text
                rows[last].cells[rows[last].cells.count - 1] += " " + content.text
            }
        }
        outline.addOther(directive.head)
        outline.add(ListTable(rows: plain(rows), hasHeader: hasHeaderRow(directive)))
    }

    /// Returns the delimiter that an option names: a character, or a word for one that cannot be seen.
    private static func delimiter(_ option: ArraySlice<UInt8>?) -> UInt8 {
        switch option?.text.lowercased() {
        case "tab": UInt8(ascii: "\t")
        case "space": .space
        default: option?.first ?? UInt8(ascii: ",")
        }
    }

    private mutating func readCSVTable(_ directive: Directive) {
        let delimiter = Self.delimiter(option(":delim:", of: directive))
        var rows: [ListRow] = []
        func add(_ line: ArraySlice<UInt8>, _ number: Int) {
            let cells = DelimitedCells.cells(line, delimiter).map { cell in cell[...].text }
            rows.append(ListRow(line: number, cells: cells))
        }
        let header = option(":header:", of: directive)
        if let header { add(header, directive.index + 1) }
        for index in directive.content..<directive.end where !lines[index].isBlank {
            add(lines[index].trimmed, index + 1)
        }
        outline.addOther(directive.head)
        outline.add(ListTable(rows: plain(rows), hasHeader: header != nil || hasHeaderRow(directive)))
    }

    // MARK: Tables

    /// Returns rows without the marks in their cells.
    private mutating func plain(_ rows: [ListRow]) -> [ListRow] {
        var plain = rows
        for index in rows.indices {
            plain[index].cells = rows[index].cells.map { cell in spans(Array(cell.utf8)[...], rows[index].line).text }
        }
        return plain
    }

    private mutating func readGridTable(_ index: Int) -> Int {
        endParagraph()
        let (table, end) = GridTable.table(lines, from: index) { cell, line in spans(cell, line).text }
        outline.add(table)
        return end
    }

    private mutating func readSimpleTable(_ index: Int, _ columns: [Range<Int>]) -> Int {
        endParagraph()
        let table = RestructuredTextSimpleTable(lines, from: index, columns)
        outline.add(ListTable(rows: plain(table.rows), hasHeader: table.hasHeader, isWrapped: true))
        return table.end
    }
}
