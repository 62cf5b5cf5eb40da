import TILText

/// A parser that collects the tables and lists of a page. It reads each tag once and does not recurse.
struct HTMLListParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let lines: ByteLines
    private(set) var outline = MarkupOutline()
    /// Whether the page is an export of til.
    let isOwn: Bool
    private var index = 0

    /// The place that text belongs to.
    enum Place {
        case page
        case heading(level: Int)
        case item(depth: Int)
        case cell
        case term
        case meaning
        case note
        case tags
        /// A caption, whose text is named as a line without an entry.
        case caption
    }

    private var place = Place.page
    private var text = HTMLTextBuffer()
    private var tables: [HTMLOpenTable] = []
    private var definitions = HTMLDefinitions()
    private var listDepth = 0
    private var preDepth = 0
    private var abbreviations: [ListRow] = []
    private var hiddenElements = HTMLHiddenElements()

    /// The maximum depth of tables in tables.
    private static let deepest = 20

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ lines: ByteLines) {
        self.bytes = bytes
        self.lines = lines
        let page = lines.bytes[...]
        let hasEntries = page.contains("<dt dir=\"auto\"><a href=\"#") && page.contains("<section id=\"letter-1\">")
        let isEmptyExport = page.contains("<main>\n</main>\n<nav aria-label=\"Letters\">\n</nav>\n")
        isOwn = hasEntries || isEmptyExport
    }

    mutating func parse() {
        while index < bytes.count {
            switch bytes[index] {
            case "<": readTag()
            case "&": readReference()
            default:
                text.append(bytes[index], at: index, keepsLines: keepsLines)
                index += 1
            }
        }
        while !tables.isEmpty { endTable() }
        endText()
        definitions.end(&outline)
        if !abbreviations.isEmpty { outline.add(ListTable(kind: .pairs, rows: abbreviations)) }
    }

    /// Whether line ends of the source are line ends of the text.
    private var keepsLines: Bool {
        if case .note = place { return true }
        return preDepth > 0
    }

    private func line(at offset: Int) -> Int { lines.number(at: offset) }

    // MARK: Tags

    private mutating func readReference() {
        guard let reference = HTMLReference(bytes, at: index), let scalar = reference.scalar else {
            text.append(bytes[index], at: index, keepsLines: false)
            index += 1
            return
        }
        for byte in Array(String(Character(scalar)).utf8) { text.append(byte, at: index, keepsLines: true) }
        index = reference.end
    }

    private mutating func readTag() {
        let start = index
        guard let tag = HTMLTag(bytes, at: start, limit: bytes.count) else { return readOpenBracket() }
        index = tag.range.upperBound
        if tag.isComment {
            leaveOut(start..<index)
        } else if HTMLHiddenElements.contains(tag) {
            // Without an end tag, only the tag is skipped.
            guard let end = hiddenElements.end(of: tag.name, from: index, in: bytes) else { return }
            index = end
            leaveOut(start..<end)
        } else if tag.isEnd {
            end(tag)
        } else {
            open(tag)
        }
    }

    /// Reads a `<` that starts no tag. It is text, or starts a comment that extends to the end of the document.
    private mutating func readOpenBracket() {
        if lines.bytes[index...].hasPrefix("<!--") {
            outline.addOther(line(at: index)...max(1, lines.count))
            index = bytes.count
        } else {
            text.append(bytes[index], at: index, keepsLines: false)
            index += 1
        }
    }

    /// Names the lines of a part that is not shown, unless text is before it on its first line.
    private mutating func leaveOut(_ range: Range<Int>) {
        if text.isEmpty { outline.addOther(line(at: range.lowerBound)...line(at: range.upperBound - 1)) }
    }

    private mutating func open(_ tag: HTMLTag) {
        readTitle(tag)
        switch tag.name {
        case "table": openTable()
        case "tr": endRow(tag)
        case "td", "th":
            openCell(tag)
        case "thead":
            if !tables.isEmpty { tables[tables.count - 1].isInHead = true }
        case "caption" where !tables.isEmpty:
            endText()
            place = .caption
        case "br":
            text.endLine()
        case "b", "strong", "code", "kbd", "tt", "dfn", "em", "i", "u", "abbr":
            text.openMark(tag.name)
        case "a":
            text.openMark(tag.name)
            if let address = tag.value(of: "href", in: bytes) {
                text.openLink(to: String(decoding: bytes[address], as: UTF8.self))
            }
        case "p" where isOwn && isInMeaning:
            openOwnPart(tag)
        default:
            openBlock(tag)
        }
    }

    private var isInMeaning: Bool {
        switch place {
        case .meaning, .note, .tags: true
        default: false
        }
    }

    /// Opens a block. In a cell, it only ends the line.
    private mutating func openBlock(_ tag: HTMLTag) {
        let name = tag.name
        let role = HTMLElement(name).role
        guard role == .block || role == .term || role == .meaning || name == "pre" else { return }
        if name == "pre" { preDepth += 1 }
        guard tables.isEmpty else {
            text.endLine()
            return
        }
        switch name {
        case "dl":
            endText()
            definitions.end(&outline)
        case "dt":
            endText()
            if definitions.hasMeaning { definitions.end(&outline) }
            place = .term
        case "dd":
            endText()
            place = .meaning
        case "ul", "ol", "menu":
            if isInMeaning { text.endLine() } else { endText() }
            listDepth += 1
        case "li":
            if isInMeaning {
                text.endLine()
            } else {
                endText()
                place = .item(depth: max(0, listDepth - 1))
            }
        case "h1", "h2", "h3", "h4", "h5", "h6":
            endText()
            definitions.end(&outline)
            place = .heading(level: Int(name.dropFirst()) ?? 1)
        default:
            endBlock()
        }
    }

    /// Ends a line in an item or in a meaning, and a paragraph elsewhere.
    private mutating func endBlock() {
        switch place {
        case .item, .meaning, .term: text.endLine()
        default: endText()
        }
    }

    private mutating func end(_ tag: HTMLTag) {
        text.closeMark(tag.name)
        if tag.name == "a" { text.closeLink() }
        if tables.isEmpty { endOutsideTable(tag.name) } else { endInTable(tag) }
        if tag.name == "pre" { preDepth = max(0, preDepth - 1) }
    }

    private mutating func endOutsideTable(_ name: String) {
        switch name {
        // A part of a table that is not open.
        case "table", "thead", "tr", "td", "th": break
        case "dt":
            if case .term = place { endText() }
        case "dd":
            if isInMeaning { endText() }
        // In an export of til, the end of a note or of tags is the end of the meaning.
        case "p" where isOwn && isInMeaning: break
        case "dl":
            endText()
            definitions.end(&outline)
        case "ul", "ol", "menu":
            listDepth = max(0, listDepth - 1)
            if isInMeaning { text.endLine() } else { endText() }
        case "li":
            if !isInMeaning { endText() }
        case "h1", "h2", "h3", "h4", "h5", "h6": endText()
        case "pre": endBlock()
        default:
            if HTMLElement(name).role == .block { endBlock() }
        }
    }

    /// Ends an element of a table, or in one of its cells, where a block only ends a line.
    private mutating func endInTable(_ tag: HTMLTag) {
        switch tag.name {
        case "table": endTable()
        case "tr": endRow(tag)
        case "td", "th": endCell()
        case "thead":
            endRow(tag)
            tables[tables.count - 1].isInHead = false
        case "caption": endText()
        default:
            if HTMLElement(tag.name).role == .block { text.endLine() }
        }
    }

    /// Reads the definition in `<abbr title="World Wide Web">WWW</abbr>`.
    private mutating func readTitle(_ tag: HTMLTag) {
        guard tag.name == "abbr" || tag.name == "acronym", let title = tag.value(of: "title", in: bytes) else { return }
        let limit = min(bytes.count, tag.range.upperBound + 200)
        let end = bytes[tag.range.upperBound..<limit].firstIndex { byte in byte == "<" } ?? limit
        let short = HTMLTextBuffer.plain(bytes, tag.range.upperBound..<end)
        let long = HTMLTextBuffer.plain(bytes, title)
        if short.isEmpty || long.isEmpty { return }
        abbreviations.append(ListRow(line: line(at: tag.range.lowerBound), cells: [short, long]))
    }

    // MARK: Tables

    private mutating func openTable() {
        if tables.count == Self.deepest {
            text.endLine()
            return
        }
        if tables.isEmpty {
            endText()
            definitions.end(&outline)
        }
        tables.append(HTMLOpenTable(outerText: text, outerPlace: place))
        text = HTMLTextBuffer()
        place = .page
    }

    private mutating func openCell(_ tag: HTMLTag) {
        guard !tables.isEmpty else { return endBlock() }
        endCell()
        let last = tables.count - 1
        if tables[last].isRowEmpty { tables[last].line = line(at: tag.range.lowerBound) }
        tables[last].openCell(
            isHeader: tag.name == "th", columns: span("colspan", of: tag), rows: span("rowspan", of: tag))
        place = .cell
    }

    /// Returns the number of columns or rows over which a cell extends.
    private func span(_ attribute: String, of tag: HTMLTag) -> Int {
        guard let value = tag.value(of: attribute, in: bytes) else { return 1 }
        return Int(String(decoding: bytes[value], as: UTF8.self)) ?? 1
    }

    private mutating func endCell() {
        guard let last = tables.indices.last else { return }
        if case .cell = place {
            tables[last].endCell(text.entryText)
            text = HTMLTextBuffer()
            place = .page
        } else {
            endText()
        }
    }

    /// Ends the row above a tag.
    private mutating func endRow(_ tag: HTMLTag) {
        endCell()
        if !tables.isEmpty { tables[tables.count - 1].endRow(line: line(at: tag.range.lowerBound)) }
    }

    private mutating func endTable() {
        endCell()
        guard var table = tables.popLast() else { return }
        table.endRow(line: 0)
        outline.add(table.table)
        text = table.outerText
        place = table.outerPlace
    }

    // MARK: Texts

    /// Adds the text so far as its place says, and starts a new text on the page.
    private mutating func endText() {
        addText()
        text = HTMLTextBuffer()
        place = .page
    }

    private mutating func addText() {
        let first = text.start.map { start in line(at: start) } ?? 1
        let last = text.end.map { end in line(at: end) } ?? first
        let range = first...max(first, last)
        switch place {
        // The title, the search field and the letters of an export.
        case .page where isOwn, .item where isOwn:
            if !text.isEmpty { outline.addOther(range) }
        case .page: addParagraphs(range)
        case .item(let depth):
            outline.add(
                ListLine(line: first, text: text.entryText, lead: text.lead, depth: depth, lineCount: range.count))
        case .heading(let level):
            if !text.text.isEmpty { outline.addHeading(level: level, line: first, text: text.text) }
        case .caption:
            if !text.text.isEmpty { outline.addOther(range) }
        case .term:
            definitions.add(term: text.text, line: first)
        case .meaning, .note, .tags:
            addMeaning(first)
        case .cell:
            break
        }
    }

    /// Adds the text of the page as a line for each of its lines.
    private mutating func addParagraphs(_ range: ClosedRange<Int>) {
        let texts = OneLine.lines(of: text.entryText)
        // A mark at the start of several lines is not the start of an entry.
        let lead = texts.count == 1 ? text.lead : nil
        for (offset, text) in texts.enumerated() where !text.isEmpty {
            var paragraph = ListLine(
                line: range.lowerBound, text: FieldText.trimmed(text), lead: lead, isItem: false,
                lineCount: range.count)
            // Only in `pre` is a line of the text a line of the page.
            if preDepth > 0 {
                paragraph.line += offset
                paragraph.lineCount = 1
            }
            outline.add(paragraph)
        }
    }

    // MARK: Definition lists

    /// Starts the note or the tags of a meaning in an export of til.
    private mutating func openOwnPart(_ tag: HTMLTag) {
        guard let value = tag.value(of: "class", in: bytes) else { return }
        let isNote = String(decoding: bytes[value], as: UTF8.self) == "note"
        text.endPart()
        place = isNote ? .note : .tags
    }

    private mutating func addMeaning(_ first: Int) {
        guard isOwn else { return definitions.add(meaning: text, line: first, to: &outline) }
        var endsWithTags = false
        if case .tags = place { endsWithTags = true }
        definitions.add(own: text, line: first, endsWithTags: endsWithTags, to: &outline)
    }
}
