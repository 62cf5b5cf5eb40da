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

/// The text of a part of a wiki page without marks.
struct WikiSpans: MarkupSpans {
    let text: String
    let lead: String?

    init(_ marked: ArraySlice<UInt8>) {
        let marked = marked.trimmed
        var output: [UInt8] = []
        var openMarks: Int?
        var leadEnd: Int?
        /// The offsets in the output at which links and templates start.
        var links: [(start: Int, isLink: Bool)] = []
        var index = marked.startIndex
        let lastEnd = marked.lastIndex { $0 == ">" } ?? marked.startIndex
        var unended = Unended()
        while index < marked.endIndex {
            let rest = marked[index...]
            let byte = marked[index]
            if rest.hasPrefix("''") {
                let marks = rest.prefix { $0 == "'" }
                if openMarks == nil {
                    openMarks = output.count
                } else if openMarks == 0 && leadEnd == nil {
                    leadEnd = output.count
                }
                index = marks.endIndex
            } else if rest.hasPrefix("[[") || rest.hasPrefix("{{") {
                links.append((output.count, byte == "["))
                index += 2
            } else if rest.hasPrefix("]]") || rest.hasPrefix("}}"), let link = links.last, link.isLink == (byte == "]")
            {
                links.removeLast()
                // The text is after the last bar.
                let content = output[link.start...]
                if let bar = content.lastIndex(of: UInt8(ascii: "|")) {
                    output.replaceSubrange(link.start..., with: Array(content[(bar + 1)...]))
                }
                if link.start == 0, leadEnd == nil { leadEnd = output.count }
                index += 2
            } else if rest.hasPrefix("[http"), let close = rest.prefix(2_000).firstIndex(where: { $0 == "]" }) {
                let content = marked[(index + 1)..<close]
                output += Self.link(content, after: output, isLast: marked[(close + 1)...].isBlank)
                index = close + 1
            } else if byte == "<", index < lastEnd, let end = Self.tagEnd(rest, &unended) {
                if rest.hasPrefixIgnoringCase("<br") { output.append(UInt8(ascii: "\n")) }
                index = end
            } else if byte == "&", let reference = HTMLReference(marked, at: index), let scalar = reference.scalar {
                output += Array(String(Character(scalar)).utf8)
                index = reference.end
            } else {
                output.append(byte)
                index += 1
            }
        }
        text = output[...].text
        let lead = leadEnd.map { leadEnd in output[..<min(leadEnd, output.count)].text }.map {
            $0.hasSuffix(":") ? String($0.dropLast()) : $0
        }
        self.lead = lead == text || lead == "" ? nil : lead
    }

    /// Returns the text of a link such as `https://x.y Wikipedia`.
    private static func link(_ content: ArraySlice<UInt8>, after text: [UInt8], isLast: Bool) -> [UInt8] {
        guard let space = content.firstIndex(where: \.isSpace) else { return Array(content) }
        let label = content[(space + 1)...]
        let link = MarkdownLink.text(label.text, to: content[..<space].text, after: text[...].text)
        return isLast ? Array((link ?? label.text).utf8) : Array(label)
    }

    /// The marks that are not closed in the rest of the text.
    private struct Unended {
        var comment = false
        var reference = false
    }

    /// Returns the end of a tag, or of a reference or a comment with its text.
    private static func tagEnd(_ text: ArraySlice<UInt8>, _ unended: inout Unended) -> Int? {
        if text.hasPrefix("<!--") {
            let end = unended.comment ? nil : text.offset(of: "-->").map { $0 + 3 }
            unended.comment = end == nil
            return end
        }
        guard text.dropFirst().first.map({ $0.isLetter || $0 == "/" }) ?? false,
            let close = text.prefix(4_000).firstIndex(where: { $0 == ">" })
        else { return nil }
        guard text.hasPrefixIgnoringCase("<ref"), text[close - 1] != "/", !unended.reference else { return close + 1 }
        guard let end = text.offset(of: "</ref>", from: close) else {
            unended.reference = true
            return close + 1
        }
        return end + 6
    }
}
