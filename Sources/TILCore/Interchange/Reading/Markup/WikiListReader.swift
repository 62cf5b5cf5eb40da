import TILText

/// Lists in the markup of wikis such as Wikipedia: tables, definition lists, items, and headings with a paragraph.
///
/// Source: mediawiki.org, "Help:Tables", "Help:Lists" and "Help:Formatting".
enum WikiListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { WikiListParser.document(of: $0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        let name = text.name.lowercased()
        if [".wiki", ".mediawiki", ".mw", ".wikitext"].contains(where: { name.hasSuffix($0) }) { return .certain }
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
    private var terms: [(line: Int, text: String)] = []

    init(_ lines: ByteLines) {
        self.lines = lines
    }

    var document: ListDocument { outline.document() }

    mutating func readLine(_ index: Int) -> Int {
        let text = lines[index].trimmed
        let number = index + 1
        if text.hasPrefix("{|") {
            endAll()
            return readTable(index)
        }
        switch text.first {
        case nil:
            endAll()
        case UInt8(ascii: "=") where text.last == UInt8(ascii: "=") && text.count > 2:
            endAll()
            let marks = text.prefix { $0 == "=" }.count
            let title = text.dropFirst(marks).dropLast(min(marks, max(0, text.count - marks)))
            outline.addHeading(level: marks, line: number, text: WikiSpans(title).text)
        case UInt8(ascii: "*"), UInt8(ascii: "#"):
            endAll()
            let marks = text.prefix { "*#:;".utf8.contains($0) }
            let spans = WikiSpans(text[marks.endIndex...])
            outline.add(ListLine(line: number, text: spans.text, lead: spans.lead, depth: marks.count - 1))
        case UInt8(ascii: ";"):
            endParagraph()
            readTerm(number, text.drop { $0 == ";" })
        case UInt8(ascii: ":") where !terms.isEmpty:
            addMeaning(text.drop { $0 == ":" })
        case _ where text.isRun(of: "-", least: 4) || text.hasPrefix("__") || isHidden(text):
            endAll()
            outline.addOther(number...number)
        default:
            paragraph.add(number, text.drop { $0 == ":" })
        }
        return index + 1
    }

    /// Whether a line is not text: a category, a file, or a template on a line of its own.
    private func isHidden(_ text: ArraySlice<UInt8>) -> Bool {
        if text.hasPrefixIgnoringCase("[[category:") || text.hasPrefixIgnoringCase("[[file:") { return true }
        return text.hasPrefix("<!--") && text.hasSuffix("-->") || text.hasPrefixIgnoringCase("#redirect")
    }

    // MARK: Definition lists

    private mutating func readTerm(_ number: Int, _ text: ArraySlice<UInt8>) {
        if !terms.isEmpty, hasMeaning { endTerms() }
        let colon = text.offset(of: " : ") ?? text.offset(of: ": ")
        terms.append((number, WikiSpans(colon.map { colon in text[..<colon] } ?? text).text))
        if let colon { addMeaning(text[colon...].drop { $0 == ":" || $0.isSpace }) }
    }

    private var hasMeaning = false

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
        var table = HTMLOpenTable(outerText: HTMLTextBuffer(), outerPlace: .page)
        var cell: (text: [UInt8], isHeader: Bool)?
        func endCell() {
            guard let (text, isHeader) = cell else { return }
            cell = nil
            let content = Self.content(text[...])
            table.openCell(isHeader: isHeader, columns: content.columns, rows: content.rows)
            table.endCell(WikiSpans(content.text).text)
        }
        var index = first + 1
        table.line = index + 1
        outline.addOther((first + 1)...(first + 1))
        while index < lines.count {
            let text = lines[index].trimmed
            if text.hasPrefix("|}") {
                index += 1
                break
            }
            if text.hasPrefix("|-") {
                endCell()
                table.endRow(line: index + 2)
            } else if text.hasPrefix("|+") || text.hasPrefix("{|") {
                endCell()
                outline.addOther((index + 1)...(index + 1))
            } else if text.first == UInt8(ascii: "|") || text.first == UInt8(ascii: "!") {
                let isHeader = text.first == UInt8(ascii: "!")
                endCell()
                if table.isRowEmpty { table.line = index + 1 }
                for part in Self.parts(text.dropFirst(), isHeader: isHeader) {
                    endCell()
                    cell = (Array(part), isHeader)
                }
            } else if !text.isEmpty {
                cell?.text += [UInt8(ascii: "\n")] + text
            }
            index += 1
        }
        endCell()
        table.endRow(line: 0)
        outline.add(table.table)
        return index
    }

    /// Returns the cells of a line, which are separated by `||`, or by `!!` in a header.
    private static func parts(_ text: ArraySlice<UInt8>, isHeader: Bool) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = text.startIndex
        var index = start
        while index < text.endIndex {
            if text[index...].hasPrefix("||") || isHeader && text[index...].hasPrefix("!!") {
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

    /// Returns the text of a cell after its attributes, and how far it extends.
    private static func content(_ cell: ArraySlice<UInt8>) -> (text: ArraySlice<UInt8>, columns: Int, rows: Int) {
        guard let bar = cell.firstIndex(where: { $0 == "|" }) else { return (cell, 1, 1) }
        let attributes = cell[..<bar]
        guard attributes.contains(UInt8(ascii: "=")), !attributes.contains("[["), !attributes.contains("{{") else {
            return (cell, 1, 1)
        }
        func number(_ name: StaticString) -> Int {
            guard let start = attributes.offset(of: name) else { return 1 }
            let digits = attributes[start...].drop { attribute in !attribute.isDigit }.prefix(4).prefix(
                while: \.isDigit)
            return Int(digits.text) ?? 1
        }
        return (cell[(bar + 1)...], number("colspan"), number("rowspan"))
    }
}
