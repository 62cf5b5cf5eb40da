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
    /// The elements without an end tag in the rest of the text.
    private var unended: Set<String> = []

    /// The maximum depth of tables in tables.
    private static let deepest = 20

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ lines: ByteLines) {
        self.bytes = bytes
        self.lines = lines
        let start = lines.bytes[...]
        isOwn = start.contains("<dt dir=\"auto\"><a href=\"#") && start.contains("<section id=\"letter-1\">")
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
        guard let tag = HTMLTag(bytes, at: start, limit: bytes.count) else {
            if lines.bytes[start...].hasPrefix("<!--") {
                // An unterminated comment extends to the end of the document.
                outline.addOther(line(at: start)...max(1, lines.count))
                index = bytes.count
                return
            }
            text.append(bytes[start], at: start, keepsLines: false)
            index += 1
            return
        }
        index = tag.range.upperBound
        if tag.isComment {
            let isWholeLine = text.isEmpty
            if isWholeLine { outline.addOther(line(at: start)...line(at: index - 1)) }
            return
        }
        if let name = hiddenName(tag) {
            skipHidden(name, from: start)
        } else if tag.isEnd {
            end(tag)
        } else {
            open(tag)
        }
    }

    /// Returns the name of an element whose text is not shown.
    private func hiddenName(_ tag: HTMLTag) -> String? {
        let isHidden = HTMLElement(tag.name).role == .hidden && tag.name != "pre" && tag.name != "noscript"
        return !tag.isEnd && !tag.isEmpty && (isHidden || tag.name == "title") ? tag.name : nil
    }

    private mutating func skipHidden(_ name: String, from start: Int) {
        if unended.contains(name) { return }
        var position = index
        let closing = Array("</\(name)".utf8)
        while let open = bytes[position...].firstIndex(where: { byte in byte == "<" }) {
            let rest = bytes[open...].prefix(closing.count)
            if rest.count == closing.count, zip(rest, closing).allSatisfy({ $0.lowercased == $1 }) {
                let end = bytes[open...].firstIndex { byte in byte == ">" }.map { index in index + 1 } ?? bytes.count
                if text.isEmpty { outline.addOther(line(at: start)...line(at: max(start, end - 1))) }
                index = end
                return
            }
            position = open + 1
        }
        unended.insert(name)
    }

    private mutating func open(_ tag: HTMLTag) {
        readTitle(tag)
        switch tag.name {
        case "table": openTable()
        case "tr":
            endCell()
            if !tables.isEmpty { tables[tables.count - 1].endRow(line: line(at: tag.range.lowerBound)) }
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
        let name = tag.name
        text.closeMark(name)
        if name == "a" { text.closeLink() }
        switch name {
        case "pre":
            if tables.isEmpty { endBlock() }
            preDepth = max(0, preDepth - 1)
        case "table": endTable()
        case "tr":
            endCell()
            if !tables.isEmpty { tables[tables.count - 1].endRow(line: line(at: tag.range.lowerBound)) }
        case "td", "th": endCell()
        case "thead":
            endCell()
            if !tables.isEmpty {
                tables[tables.count - 1].endRow(line: line(at: tag.range.lowerBound))
                tables[tables.count - 1].isInHead = false
            }
        case "caption" where !tables.isEmpty: endText()
        case _ where !tables.isEmpty:
            if HTMLElement(name).role == .block { text.endLine() }
        case "dt":
            if case .term = place { endText() }
        case "dd": if isInMeaning { endText() }
        case "p" where isOwn && isInMeaning: break
        case "dl":
            endText()
            definitions.end(&outline)
        case "ul", "ol", "menu":
            listDepth = max(0, listDepth - 1)
            if isInMeaning { text.endLine() } else { endText() }
        case "li": if !isInMeaning { endText() }
        case "h1", "h2", "h3", "h4", "h5", "h6": endText()
        default:
            if HTMLElement(name).role == .block { endBlock() }
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
        func number(_ name: String) -> Int {
            tag.value(of: name, in: bytes).flatMap { range in Int(String(decoding: bytes[range], as: UTF8.self)) } ?? 1
        }
        let last = tables.count - 1
        if tables[last].isRowEmpty { tables[last].line = line(at: tag.range.lowerBound) }
        tables[last].openCell(isHeader: tag.name == "th", columns: number("colspan"), rows: number("rowspan"))
        place = .cell
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

    private mutating func endTable() {
        endCell()
        guard var table = tables.popLast() else { return }
        table.endRow(line: 0)
        outline.add(table.table)
        text = table.outerText
        place = table.outerPlace
    }

    // MARK: Texts

    private mutating func endText() {
        defer {
            text = HTMLTextBuffer()
            place = .page
        }
        let first = text.start.map { start in line(at: start) } ?? 1
        let last = max(first, text.end.map { end in line(at: end) } ?? first)
        switch place {
        case .page where isOwn, .item where isOwn:
            // The title, the search field and the letters of an export.
            if !text.isEmpty { outline.addOther(first...last) }
        case .page, .item:
            var depth = 0
            var isItem = false
            if case .item(let level) = place {
                depth = level
                isItem = true
            }
            if isItem {
                outline.add(
                    ListLine(
                        line: first, text: text.entryText, lead: text.lead, depth: depth,
                        lineCount: last - first + 1))
            } else {
                addParagraphs(first, last)
            }
        case .heading(let level):
            if !text.text.isEmpty { outline.addHeading(level: level, line: first, text: text.text) }
        case .caption:
            if !text.text.isEmpty { outline.addOther(first...last) }
        case .term:
            definitions.add(term: text.text, line: first)
        case .meaning, .note, .tags:
            addMeaning(first)
        case .cell:
            break
        }
    }

    private mutating func addParagraphs(_ first: Int, _ last: Int) {
        let texts = OneLine.lines(of: text.entryText)
        for (offset, text) in texts.enumerated() where !text.isEmpty {
            let isFirst = offset == 0
            let lead = isFirst && texts.count == 1 ? self.text.lead : nil
            let line = preDepth > 0 ? first + offset : first
            let count = preDepth > 0 ? 1 : last - first + 1
            outline.add(
                ListLine(line: line, text: FieldText.trimmed(text), lead: lead, isItem: false, lineCount: count))
        }
    }

    // MARK: Definition lists

    /// Starts the note or the tags of a meaning in an export of til.
    private mutating func openOwnPart(_ tag: HTMLTag) {
        guard let name = tag.value(of: "class", in: bytes).map({ String(decoding: bytes[$0], as: UTF8.self) }) else {
            return
        }
        text.endPart()
        place = name == "note" ? .note : .tags
    }

    private mutating func addMeaning(_ first: Int) {
        guard isOwn else { return definitions.add(meaning: text, line: first, to: &outline) }
        var endsWithTags = false
        if case .tags = place { endsWithTags = true }
        definitions.add(own: text, line: first, endsWithTags: endsWithTags, to: &outline)
    }
}
