import TILText

/// A parser that collects the contents of a Markdown file line by line.
struct MarkdownListParser {
    private let lines: ByteLines
    private var outline = MarkupOutline()
    /// Whether the file has tables, items, abbreviations or other marks of Markdown.
    private(set) var hasMarks = false

    /// The lines of an unfinished paragraph.
    private var paragraph: [Line] = []
    private var item: MarkdownListItem?
    /// The indentations of the open items.
    private var indents: [Int] = []
    private var table: ListTable?
    /// The terms above a definition.
    private var terms: [Term] = []
    private var definition: Definition?
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

    /// A line without the marks of the quotations around it.
    private struct Line {
        /// The number of the line, from 1.
        let number: Int
        let text: ArraySlice<UInt8>
        let kind: MarkdownLine.Kind
        let isQuoted: Bool

        /// Returns the text from an offset of the file on.
        func text(from start: Int) -> ArraySlice<UInt8> { text[start...] }
    }

    /// A term of a definition list.
    private struct Term {
        let line: Int
        let text: String
    }

    /// A definition with its marks.
    private struct Definition {
        let line: Int
        var text: [UInt8]
        /// The paragraphs below it.
        var further: [ArraySlice<UInt8>] = []
    }

    private func line(at index: Int) -> Line {
        var range = lines.ranges[index]
        var kind = kind(range)
        var isQuoted = false
        while case .quotation(let start) = kind {
            range = start..<range.upperBound
            kind = self.kind(range)
            isQuoted = true
        }
        return Line(number: index + 1, text: lines.bytes[range], kind: kind, isQuoted: isQuoted)
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
        let line = line(at: index)
        read(line)
        isAfterBlank = line.text.isBlank
        return index + 1
    }

    private mutating func read(_ line: Line) {
        // The title of a note such as `> [!WARNING]`.
        if line.isQuoted, line.text.trimmed.hasPrefix("[!") { return leaveOut(line) }
        switch line.kind {
        case .blank:
            endTable()
            endParagraph()
        case .heading(let start):
            endAll()
            addHeading(line, textStart: start)
        case .rule(let count):
            readRule(line, count)
        case .delimiterRow:
            readDelimiterRow()
        case .item(let start):
            readItem(line, line.text(from: start))
        case .definition(let start):
            readDefinition(line, line.text(from: start))
        case .abbreviation(let close):
            readAbbreviation(line, close)
        case .target where MarkdownDeclarations.isAddress(line.text) && !line.text.trimmed.hasPrefix("[^"):
            leaveOut(line)
        case .row:
            readRow(line)
        default:
            readText(line)
        }
    }

    private mutating func leaveOut(_ line: Line) {
        endAll()
        outline.addOther(line.number...line.number)
    }

    private mutating func addHeading(_ line: Line, textStart: Int) {
        let signs = line.text[..<textStart].count { byte in byte == "#" }
        var text = line.text(from: textStart).trimmed
        while text.last == "#" { text.removeLast() }
        // Attributes such as `{#sec-list .unnumbered}` are not part of the heading.
        if text.last == "}", let open = text.lastIndex(of: UInt8(ascii: "{")) { text = text[..<open] }
        let plain = MarkdownSpans(text).text
        own.addHeading(level: signs, plain)
        outline.addHeading(level: signs, line: line.number, text: plain)
    }

    private mutating func readRule(_ line: Line, _ count: Int) {
        let mark = line.text.trimmed.first
        let mayUnderline = mark == "=" || mark == "-"
        let isBelowText = !isAfterBlank && paragraph.count == 1 && item == nil
        if isBelowText, mayUnderline {
            let heading = paragraph[0]
            paragraph = []
            own.isOwn = false
            let level = mark == "=" ? 1 : 2
            outline.addHeading(level: level, line: heading.number, text: MarkdownSpans(heading.text).text)
            return
        }
        endAll()
        let isText = count < 3 && mark != "="
        if isText { readText(line) }
    }

    private mutating func readAbbreviation(_ line: Line, _ close: Int) {
        endAll()
        hasMarks = true
        own.isOwn = false
        for part in MarkdownDeclarations.entries(line.text.trimmed, close, line.number) { outline.add(part) }
    }

    // MARK: Tables

    /// Reads the line below the header of a table. A header without signs around it was read as text.
    private mutating func readDelimiterRow() {
        hasMarks = true
        // The header was read as a row, or this is a rule between rows.
        if table != nil { return }
        let header = paragraph.popLast()
        endAll()
        own.isOwn = false
        table = ListTable()
        guard let header else { return }
        if header.text.contains(UInt8(ascii: "|")) {
            table?.header = Self.row(header)
        } else {
            outline.add(ListLine(line: header.number, text: MarkdownSpans(header.text).text, isItem: false))
        }
    }

    /// Reads a line with signs of a table around its cells.
    private mutating func readRow(_ line: Line) {
        if table != nil {
            table?.rows.append(Self.row(line))
            return
        }
        hasMarks = true
        own.isOwn = false
        endAll()
        // The index of the next line is the number of this line.
        let isHeader = line.number < lines.count && self.line(at: line.number).kind == .delimiterRow
        var table = ListTable()
        if isHeader {
            table.header = Self.row(line)
        } else {
            table.rows = [Self.row(line)]
        }
        self.table = table
    }

    private static func row(_ line: Line) -> ListRow {
        ListRow(line: line.number, cells: MarkdownSpans.cells(line.text))
    }

    private mutating func endTable() {
        guard var table else { return }
        self.table = nil
        table.isWrapped = true
        outline.add(table)
    }

    // MARK: Lists

    private mutating func readItem(_ line: Line, _ text: ArraySlice<UInt8>) {
        hasMarks = true
        endTable()
        endParagraph()
        endDefinition()
        endItem()
        let indent = line.text.indent
        while let last = indents.last, last >= indent { indents.removeLast() }
        item = MarkdownListItem(
            line: line.number, text: MarkdownListItem.withoutBox(text), depth: indents.count, indent: indent)
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

    private mutating func readDefinition(_ line: Line, _ text: ArraySlice<UInt8>) {
        hasMarks = true
        own.isOwn = false
        endTable()
        endDefinition()
        if let item {
            terms = [Term(line: item.line, text: MarkdownSpans(item.text[...]).text)]
            self.item = nil
        } else if !paragraph.isEmpty {
            terms = paragraph.map { term in Term(line: term.number, text: MarkdownSpans(term.text).text) }
            paragraph = []
        }
        definition = Definition(line: line.number, text: Array(text.trimmed))
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
            let cells = further.isEmpty ? [term.text, text] : [term.text, text, further]
            outline.add(ListRow(line: term.line, cells: cells), to: .pairs)
        }
    }

    /// Adds the titles of `<abbr>` in a text.
    private mutating func addAbbreviations(in text: [UInt8], _ line: Int) {
        for row in MarkdownDeclarations.abbreviations(in: text, line) { outline.add(row, to: .pairs) }
    }

    // MARK: Text

    /// Reads a line of text. It may continue the row, the item or the definition above it.
    private mutating func readText(_ line: Line) {
        if table != nil, line.text.contains(UInt8(ascii: "|")) {
            table?.rows.append(Self.row(line))
            return
        }
        endTable()
        if item != nil, !isAfterBlank || line.text.indent > (indents.last ?? 0) {
            item?.add(line.text, isAfterBlank: isAfterBlank)
            return
        }
        if definition != nil, !isAfterBlank || line.text.indent > 0 {
            continueDefinition(line.text.trimmed)
            return
        }
        if isAfterBlank {
            endDefinition()
            terms = []
        }
        endItem()
        indents = []
        paragraph.append(line)
    }

    private mutating func continueDefinition(_ text: ArraySlice<UInt8>) {
        let isFurther = isAfterBlank || definition?.further.isEmpty == false
        if isFurther {
            definition?.further.append(text)
        } else {
            definition?.text += [.space] + text
        }
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
        // A term waits for its definition, from which an empty line may separate it.
        let isTerm = paragraph.count == 1 && isFollowedByDefinition(paragraph[0])
        if isTerm { return }
        endDefinition()
        terms = []
        own.isOwn = false
        var lines = TextParagraph()
        for line in paragraph {
            var text = line.text.trimmed
            let hasBackslash = text.last == "\\"
            if hasBackslash { text.removeLast() }
            lines.add(line.number, text, isBreak: hasBackslash || line.text.hasSuffix("  "))
        }
        paragraph = []
        for line in lines.joined() { addParagraph(line) }
    }

    private mutating func addParagraph(_ line: TextParagraph.JoinedLine) {
        let spans = MarkdownSpans(line.text[...], keepsLink: true)
        if let bullet = spans.textAfterBullet {
            outline.add(ListLine(line: line.number, text: bullet))
        } else {
            outline.add(
                ListLine(
                    line: line.number, text: spans.text, lead: spans.lead, tags: spans.tags, isItem: false,
                    lineCount: line.count))
        }
        addAbbreviations(in: line.text, line.number)
    }

    /// Returns whether an empty line and a definition follow a line.
    private func isFollowedByDefinition(_ line: Line) -> Bool {
        // The index of the next line is the number of this line.
        let next = line.number
        guard next + 1 < lines.count, lines[next].isBlank else { return false }
        if case .definition = kind(lines.ranges[next + 1]) { return true }
        return false
    }
}
