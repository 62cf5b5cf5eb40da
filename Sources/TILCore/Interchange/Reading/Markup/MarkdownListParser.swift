import TILText

/// A parser that collects the contents of a Markdown file line by line.
struct MarkdownListParser {
    private let lines: ByteLines
    private var outline = MarkupOutline()
    /// Whether the file has tables, items, abbreviations or other marks of Markdown.
    private(set) var hasMarks = false

    /// The lines of an unfinished paragraph, without quotation marks.
    private var paragraph: [(line: Int, text: ArraySlice<UInt8>)] = []
    private var item: MarkdownListItem?
    /// The indentations of the open items.
    private var indents: [Int] = []
    private var table: ListTable?
    /// The terms above a definition.
    private var terms: [(line: Int, text: String)] = []
    private var definition: (line: Int, text: [UInt8], further: [ArraySlice<UInt8>])?
    private var isAfterBlank = true
    private var blocks: MarkdownBlocks
    private var own = OwnMarkdown()

    init(_ lines: ByteLines) {
        self.lines = lines
        blocks = MarkdownBlocks(lines)
    }

    /// Returns the contents of the file.
    func document() -> ListDocument {
        own.document ?? outline.document()
    }

    mutating func parse() {
        var index = readFrontMatter()
        while index < lines.count {
            index = readBlock(index) ?? readLine(index)
        }
        endAll()
    }

    private func kind(_ range: Range<Int>) -> MarkdownLine.Kind {
        lines.bytes.withUnsafeBufferPointer { buffer in
            let start = range.first { index in !buffer[index].isSpace } ?? range.upperBound
            return MarkdownLine.kind(buffer, start..<range.upperBound)
        }
    }

    // MARK: Blocks of several lines

    /// Reads the front matter.
    /// - Returns: the index of the line after it.
    private mutating func readFrontMatter() -> Int {
        guard let block = blocks.frontMatter() else { return 0 }
        add(block)
        return block.end
    }

    /// Reads a block that starts at a line: code, a comment, a drawn table, or an element of HTML.
    /// - Returns: the index of the line after it, or nil if no block starts.
    private mutating func readBlock(_ index: Int) -> Int? {
        guard let block = blocks.block(at: index, isInItem: item != nil) else { return nil }
        // A comment does not end the text around it.
        if !block.isComment {
            endAll()
            own.isOwn = false
        }
        add(block)
        return block.end
    }

    private mutating func add(_ block: MarkdownBlock) {
        switch block.content {
        case .other: outline.addOther(block.lines)
        case .verbatim(let text): outline.addVerbatim(block.lines, text)
        case .table(let table):
            hasMarks = true
            outline.add(table)
        case .document(let document, let isMark):
            hasMarks = hasMarks || isMark
            outline.add(document)
        }
    }

    // MARK: Lines

    /// Reads a line.
    /// - Returns: the index of the next line.
    private mutating func readLine(_ index: Int) -> Int {
        var range = lines.ranges[index]
        var kind = kind(range)
        var isQuoted = false
        while case .quotation(let start) = kind {
            range = start..<range.upperBound
            kind = self.kind(range)
            isQuoted = true
        }
        let line = lines.bytes[range]
        let number = index + 1
        defer { isAfterBlank = line.isBlank }
        if isQuoted, line.trimmed.hasPrefix("[!") {
            endAll()
            outline.addOther(number...number)
            return index + 1
        }
        switch kind {
        case .blank:
            endTable()
            endParagraph()
            item?.endParagraph()
        case .heading(let start):
            endAll()
            addHeading(number, line.prefix { $0 != "\n" }, textStart: start)
        case .rule(let count):
            readRule(number, count, line)
        case .delimiterRow:
            readDelimiterRow(number, line)
        case .item(let start):
            readItem(number, line, lines.bytes[start..<range.upperBound])
        case .definition(let start):
            readDefinition(number, lines.bytes[start..<range.upperBound])
        case .abbreviation(let close):
            endAll()
            hasMarks = true
            own.isOwn = false
            for part in MarkdownDeclarations.entries(line.trimmed, close, number) { outline.add(part) }
        case .target where MarkdownDeclarations.isAddress(line) && !line.trimmed.hasPrefix("[^"):
            endAll()
            outline.addOther(number...number)
        default:
            readText(number, line, isRow: kind == .row, next: index + 1)
        }
        return index + 1
    }

    private mutating func addHeading(_ number: Int, _ line: ArraySlice<UInt8>, textStart: Int) {
        let level = line[..<textStart].count { $0 == "#" }
        var text = line[textStart...].trimmed
        while text.last == UInt8(ascii: "#") { text.removeLast() }
        // Attributes such as `{#sec-list .unnumbered}` are not part of the heading.
        if text.last == UInt8(ascii: "}"), let open = text.lastIndex(where: { $0 == "{" }) { text = text[..<open] }
        let plain = MarkdownSpans(text).text
        own.addHeading(level: level, plain)
        outline.addHeading(level: level, line: number, text: plain)
    }

    private mutating func readRule(_ number: Int, _ count: Int, _ line: ArraySlice<UInt8>) {
        let mark = line.trimmed.first
        if !isAfterBlank, paragraph.count == 1, item == nil, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") {
            let heading = paragraph[0]
            paragraph = []
            own.isOwn = false
            outline.addHeading(
                level: mark == UInt8(ascii: "=") ? 1 : 2, line: heading.line, text: MarkdownSpans(heading.text).text)
            return
        }
        endAll()
        if count < 3, mark != UInt8(ascii: "=") { readText(number, line, isRow: false, next: lines.count) }
    }

    // MARK: Tables

    /// Whether a line is the delimiter row of a table.
    private func isDelimiterRow(_ index: Int) -> Bool {
        guard index < lines.count else { return false }
        var range = lines.ranges[index]
        while case .quotation(let start) = kind(range) { range = start..<range.upperBound }
        return kind(range) == .delimiterRow
    }

    private mutating func readDelimiterRow(_ number: Int, _ line: ArraySlice<UInt8>) {
        hasMarks = true
        // A second line of hyphens in a table is a rule between rows.
        if table != nil { return }
        let header = paragraph.popLast()
        endAll()
        own.isOwn = false
        table = ListTable()
        guard let header else { return }
        if header.text.contains(UInt8(ascii: "|")) {
            table?.header = ListRow(line: header.line, cells: MarkdownSpans.cells(header.text))
        } else {
            outline.add(ListLine(line: header.line, text: MarkdownSpans(header.text).text, isItem: false))
        }
    }

    private mutating func endTable() {
        guard var table else { return }
        self.table = nil
        table.isWrapped = true
        outline.add(table)
    }

    // MARK: Lists

    private mutating func readItem(_ number: Int, _ line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) {
        hasMarks = true
        endTable()
        endParagraph()
        endDefinition()
        endItem()
        let indent = line.indent
        while let last = indents.last, last >= indent { indents.removeLast() }
        item = MarkdownListItem(
            line: number, text: MarkdownListItem.withoutBox(text), depth: indents.count, indent: indent)
        indents.append(indent)
    }

    private mutating func endItem() {
        guard let ended = item else { return }
        item = nil
        let line = ended.listLine
        own.add(line, isMarked: ended.isStrong)
        outline.add(line)
        addAbbreviations(in: ended.text, ended.line)
    }

    private mutating func readDefinition(_ number: Int, _ text: ArraySlice<UInt8>) {
        hasMarks = true
        own.isOwn = false
        endTable()
        endDefinition()
        if let item {
            terms = [(item.line, MarkdownSpans(item.text[...]).text)]
            self.item = nil
        } else if !paragraph.isEmpty {
            terms = paragraph.map { ($0.line, MarkdownSpans($0.text).text) }
            paragraph = []
        }
        definition = (number, Array(text.trimmed), [])
    }

    private mutating func endDefinition() {
        guard let ended = definition else { return }
        definition = nil
        let text = MarkdownSpans(ended.text[...], keepsLink: true).text
        if terms.isEmpty {
            outline.add(ListLine(line: ended.line, text: text, isItem: false))
        }
        let further = ended.further.map { further in MarkdownSpans(further).text }.joined(separator: "\n")
        for term in terms {
            outline.add(
                ListRow(line: term.line, cells: [term.text, text] + (further.isEmpty ? [] : [further])), to: .pairs)
        }
    }

    /// Adds the titles of `<abbr>` in a text.
    private mutating func addAbbreviations(in text: [UInt8], _ line: Int) {
        for row in MarkdownDeclarations.abbreviations(in: text, line) { outline.add(row, to: .pairs) }
    }

    // MARK: Text

    private mutating func readText(_ number: Int, _ line: ArraySlice<UInt8>, isRow: Bool, next: Int) {
        let hasBar = isRow || line.contains(UInt8(ascii: "|"))
        if hasBar, table != nil {
            table?.rows.append(ListRow(line: number, cells: MarkdownSpans.cells(line)))
            return
        }
        endTable()
        if isRow {
            hasMarks = true
            own.isOwn = false
            endAll()
            guard !isDelimiterRow(next) else {
                paragraph.append((number, line))
                return
            }
            table = ListTable(rows: [ListRow(line: number, cells: MarkdownSpans.cells(line))])
            return
        }
        if item != nil, !isAfterBlank || line.indent > (indents.last ?? 0) {
            item?.add(line, isAfterBlank: isAfterBlank)
            return
        }
        if definition != nil, !isAfterBlank || line.indent > 0 {
            if isAfterBlank || definition?.further.isEmpty == false {
                definition?.further.append(line.trimmed)
            } else {
                definition?.text += [UInt8(ascii: " ")] + line.trimmed
            }
            return
        }
        if isAfterBlank {
            endDefinition()
            terms = []
        }
        endItem()
        indents = []
        paragraph.append((number, line))
    }

    private mutating func endAll() {
        endTable()
        endParagraph()
        endDefinition()
        endItem()
        terms = []
        indents = []
    }

    private mutating func endParagraph() {
        if paragraph.isEmpty { return }
        // A term may be separated from its definition by an empty line.
        if paragraph.count == 1, isFollowedByDefinition(paragraph[0].line) { return }
        endDefinition()
        terms = []
        own.isOwn = own.isOwn && paragraph.isEmpty
        var lines = TextParagraph()
        for (number, line) in paragraph {
            var text = line.trimmed
            let isBreak = line.hasSuffix("  ") || text.last == UInt8(ascii: "\\")
            if text.last == UInt8(ascii: "\\") { text.removeLast() }
            lines.add(number, text, isBreak: isBreak)
        }
        paragraph = []
        for (number, text, count) in lines.joined() {
            let spans = MarkdownSpans(text[...], keepsLink: true)
            if let bullet = spans.textAfterBullet {
                outline.add(ListLine(line: number, text: bullet))
            } else {
                outline.add(
                    ListLine(
                        line: number, text: spans.text, lead: spans.lead, tags: spans.tags, isItem: false,
                        lineCount: count))
            }
            addAbbreviations(in: text, number)
        }
    }

    private func isFollowedByDefinition(_ number: Int) -> Bool {
        guard number + 1 < lines.count, lines[number].isBlank else { return false }
        if case .definition = kind(lines.ranges[number + 1]) { return true }
        return false
    }
}
