import TILText

/// Lists in the markup of wikis such as Wikipedia: tables, definition lists, items, and headings with a paragraph.
///
/// Source: mediawiki.org, "Help:Tables", "Help:Lists" and "Help:Formatting".
enum WikiListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { WikiListParser.document(of: $0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        let name = text.name.lowercased()
        if [".wiki", ".mediawiki", ".mw", ".wikitext"].contains(where: name.hasSuffix) { return .certain }
        let start = Array(text.text.utf8.prefix(1 << 16))[...]
        let hasTable = (start.hasPrefix("{|") || start.contains("\n{|")) && start.contains("\n|")
        if hasTable { return .certain }
        return start.contains("'''") && (start.contains("\n*") || start.contains("\n;")) ? .possible : .no
    }
}

/// A parser that collects the contents of a wiki page line by line.
struct WikiListParser: MarkupLineParser {
    let lines: ByteLines
    private var outline = MarkupOutline()
    private var paragraph = TextParagraph()
    private var terms: [Term] = []
    /// Whether a meaning has followed the terms.
    private var hasMeaning = false

    private struct Term {
        let line: Int
        let text: String
    }

    init(_ lines: ByteLines) {
        self.lines = lines
    }

    var document: ListDocument { outline.document() }

    mutating func readLine(_ index: Int) -> Int {
        let text = lines[index].trimmed
        let number = index + 1
        if text.isEmpty {
            endAll()
        } else if text.hasPrefix("{|") {
            endAll()
            return readTable(index)
        } else if isHeading(text) {
            endAll()
            addHeading(number, text)
        } else if text.first == "*" || text.first == "#" {
            endAll()
            addItem(number, text)
        } else if text.first == ";" {
            endParagraph()
            readTerm(number, text.drop { byte in byte == ";" })
        } else if text.first == ":", !terms.isEmpty {
            addMeaning(text.drop { byte in byte == ":" })
        } else if isHidden(text) {
            endAll()
            outline.addOther(number...number)
        } else {
            paragraph.add(number, text.drop { byte in byte == ":" })
        }
        return index + 1
    }

    private func isHeading(_ text: ArraySlice<UInt8>) -> Bool {
        text.first == "=" && text.last == "=" && text.count > 2
    }

    private mutating func addHeading(_ number: Int, _ text: ArraySlice<UInt8>) {
        let rest = text.drop { byte in byte == "=" }
        let level = rest.startIndex - text.startIndex
        outline.addHeading(level: level, line: number, text: WikiSpans(rest.dropLast(level)).text)
    }

    private mutating func addItem(_ number: Int, _ text: ArraySlice<UInt8>) {
        let marks = text.prefix { byte in "*#:;".utf8.contains(byte) }
        let spans = WikiSpans(text[marks.endIndex...])
        outline.add(ListLine(line: number, text: spans.text, lead: spans.lead, depth: marks.count - 1))
    }

    /// Returns whether a line is not text: a rule, a switch such as `__NOTOC__`, or a category, a file or a comment on
    /// a line of its own.
    private func isHidden(_ text: ArraySlice<UInt8>) -> Bool {
        if text.isRun(of: "-", least: 4) || text.hasPrefix("__") { return true }
        if text.hasPrefixIgnoringCase("[[category:") || text.hasPrefixIgnoringCase("[[file:") { return true }
        return text.hasPrefix("<!--") && text.hasSuffix("-->")
    }

    // MARK: Definition lists

    private mutating func readTerm(_ number: Int, _ text: ArraySlice<UInt8>) {
        if hasMeaning { endTerms() }
        guard let colon = text.offset(of: " : ") ?? text.offset(of: ": ") else {
            terms.append(Term(line: number, text: WikiSpans(text).text))
            return
        }
        terms.append(Term(line: number, text: WikiSpans(text[..<colon]).text))
        addMeaning(text[colon...].drop { byte in byte == ":" || byte.isSpace })
    }

    private mutating func addMeaning(_ text: ArraySlice<UInt8>) {
        hasMeaning = true
        for term in terms {
            outline.add(ListRow(line: term.line, cells: [term.text, WikiSpans(text).text]), to: .pairs)
        }
    }

    private mutating func endTerms() {
        if !hasMeaning {
            for term in terms { outline.add(ListLine(line: term.line, text: term.text)) }
        }
        terms = []
        hasMeaning = false
    }

    private mutating func endParagraph() {
        outline.add(&paragraph, as: WikiSpans.self)
    }

    mutating func endAll() {
        endParagraph()
        endTerms()
    }

    // MARK: Tables

    /// Reads a table. A table inside of a table ends with it.
    private mutating func readTable(_ first: Int) -> Int {
        outline.addOther((first + 1)...(first + 1))
        var table = WikiTable(line: first + 2)
        var index = first + 1
        while index < lines.count {
            let text = lines[index].trimmed
            index += 1
            if text.hasPrefix("|}") { break }
            let isText = table.read(text, line: index)
            if !isText { outline.addOther(index...index) }
        }
        outline.add(table.end())
        return index
    }
}

/// A table of a wiki page while it is read.
private struct WikiTable {
    private var table = HTMLOpenTable(outerText: HTMLTextBuffer(), outerPlace: .page)
    private var cell: Cell?

    /// A cell with its attributes and marks.
    private struct Cell {
        var text: [UInt8]
        let isHeader: Bool
    }

    /// - Parameter line: the number of the first line, from 1.
    init(line: Int) {
        table.line = line
    }

    /// Reads a line.
    /// - Returns: false for the caption and for the start of another table, which are not text of the table.
    mutating func read(_ text: ArraySlice<UInt8>, line: Int) -> Bool {
        if text.hasPrefix("|-") {
            endCell()
            table.endRow(line: line + 1)
        } else if text.hasPrefix("|+") || text.hasPrefix("{|") {
            endCell()
            return false
        } else if text.first == "|" || text.first == "!" {
            endCell()
            if table.isRowEmpty { table.line = line }
            readCells(text.dropFirst(), isHeader: text.first == "!")
        } else if !text.isEmpty {
            cell?.text += [UInt8(ascii: "\n")] + text
        }
        return true
    }

    /// Ends the table and returns it.
    mutating func end() -> ListTable {
        endCell()
        table.endRow(line: 0)
        return table.table
    }

    /// Reads the cells of a line. The last one may continue on the next line.
    private mutating func readCells(_ text: ArraySlice<UInt8>, isHeader: Bool) {
        for part in Self.parts(text, isHeader: isHeader) {
            endCell()
            cell = Cell(text: Array(part), isHeader: isHeader)
        }
    }

    private mutating func endCell() {
        guard let ended = cell else { return }
        cell = nil
        let content = WikiCellContent(ended.text[...])
        table.openCell(isHeader: ended.isHeader, columns: content.columns, rows: content.rows)
        table.endCell(WikiSpans(content.text).text)
    }

    /// Returns the cells of a line, which are separated by `||`, or by `!!` in a header.
    private static func parts(_ text: ArraySlice<UInt8>, isHeader: Bool) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        var index = start
        while index < text.endIndex {
            let rest = text[index...]
            if rest.hasPrefix("||") || isHeader && rest.hasPrefix("!!") {
                parts.append(text[start..<index])
                index += 2
                start = index
            } else {
                index += 1
            }
        }
        parts.append(text[start...])
        return parts
    }
}

/// The text of a cell after its attributes, such as `rowspan="2" | text`, and how far the cell extends.
private struct WikiCellContent {
    var text: ArraySlice<UInt8>
    var columns = 1
    var rows = 1

    init(_ cell: ArraySlice<UInt8>) {
        text = cell
        guard let bar = cell.firstIndex(of: UInt8(ascii: "|")) else { return }
        let attributes = cell[..<bar]
        // The bar of a link or a template is text.
        let isInMark = attributes.contains("[[") || attributes.contains("{{")
        guard attributes.contains(UInt8(ascii: "=")), !isInMark else { return }
        text = cell[(bar + 1)...]
        columns = Self.number("colspan", in: attributes)
        rows = Self.number("rowspan", in: attributes)
    }

    /// The maximum number of digits in an attribute.
    private static let mostDigits = 4

    private static func number(_ name: StaticString, in attributes: ArraySlice<UInt8>) -> Int {
        guard let start = attributes.offset(of: name) else { return 1 }
        let value = attributes[start...].drop { byte in !byte.isDigit }
        return Int(value.prefix(mostDigits).prefix(while: \.isDigit).text) ?? 1
    }
}
