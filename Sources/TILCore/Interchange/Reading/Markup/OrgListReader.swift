import TILText

/// Lists in Org: tables, descriptions (`- FTP :: File Transfer Protocol`), items, and headings with a paragraph.
///
/// Source: "The Org Manual", sections 2.6, 3.1 and 12.
enum OrgListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { OrgListParser.document(of: $0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        if text.name.lowercased().hasSuffix(".org") { return .certain }
        let start = Array(text.text.utf8.prefix(1 << 16))[...]
        let marks: [StaticString] = ["#+title:", "#+TITLE:", "#+begin_", "#+BEGIN_", "#+STARTUP", "#+OPTIONS"]
        if marks.contains(where: { mark in start.contains(mark) }) { return .certain }
        let hasTable = start.contains("|-") && start.contains("-+-")
        return hasTable ? .possible : .no
    }
}

/// A parser that collects the contents of an Org file line by line.
struct OrgListParser: MarkupLineParser {
    let lines: ByteLines
    private var outline = MarkupOutline()
    private var paragraph = TextParagraph()
    private var item: (line: Int, indent: Int, depth: Int, term: ArraySlice<UInt8>?, text: [UInt8])?
    private var indents: [Int] = []
    private var table: (rows: [ListRow], hasHeader: Bool)?
    /// The next lines that end a block or a drawer, or the number of lines if there is none.
    private var nextEnds: [String: Int] = [:]

    init(_ lines: ByteLines) {
        self.lines = lines
    }

    var document: ListDocument { outline.document() }

    mutating func readLine(_ index: Int) -> Int {
        let line = lines[index]
        let text = line.trimmed
        if text.isEmpty {
            endAll()
            return index + 1
        }
        if text.first == UInt8(ascii: "|") {
            readRow(index + 1, text)
            return index + 1
        }
        endTable()
        if text.hasPrefixIgnoringCase("#+begin_") { return readBlock(index, text) }
        if text.hasPrefix("#+") || text.hasPrefix("# ") || text.elementsEqual("#".utf8) {
            endAll()
            outline.addOther((index + 1)...(index + 1))
            return index + 1
        }
        if text.first == UInt8(ascii: ":"), text.last == UInt8(ascii: ":"), let end = drawerEnd(index) {
            endAll()
            outline.addOther((index + 1)...(end + 1))
            return end + 1
        }
        if let heading = headingStart(line) {
            endAll()
            addHeading(index + 1, line[..<heading].count { $0 == "*" }, line[heading...])
            return index + 1
        }
        if let start = itemStart(line) {
            startItem(index + 1, line.indent, text[start...])
            return index + 1
        }
        if let item, line.indent > item.indent {
            self.item?.text += [UInt8(ascii: " ")] + text
            return index + 1
        }
        endItem()
        paragraph.add(index + 1, text.hasSuffix("\\\\") ? text.dropLast(2) : text, isBreak: text.hasSuffix("\\\\"))
        return index + 1
    }

    // MARK: Blocks

    private mutating func readBlock(_ index: Int, _ text: ArraySlice<UInt8>) -> Int {
        endAll()
        let name = text.dropFirst(8).prefix { !$0.isSpace }.map(\.lowercased)
        let isCode = ["src", "example", "comment", "export"].contains { name.elementsEqual($0.utf8) }
        guard isCode else {
            outline.addOther((index + 1)...(index + 1))
            return index + 1
        }
        let end = nextEnd("#+end_", after: index)
        guard end < lines.count else { return index + 1 }
        outline.addOther((index + 1)...(end + 1))
        return end + 1
    }

    /// Returns the index of the line that ends a drawer, or nil.
    private mutating func drawerEnd(_ index: Int) -> Int? {
        let end = nextEnd(":end:", after: index)
        return end < lines.count && end - index < 200 ? end : nil
    }

    /// Returns the index of the next line that starts with a text in lower case, or the number of lines.
    private mutating func nextEnd(_ start: StaticString, after index: Int) -> Int {
        let key = "\(start)"
        if let found = nextEnds[key], found > index { return found }
        var end = index + 1
        while end < lines.count, !lines[end].trimmed.hasPrefixIgnoringCase(start) { end += 1 }
        nextEnds[key] = end
        return end
    }

    private func headingStart(_ line: ArraySlice<UInt8>) -> Int? {
        let stars = line.prefix { $0 == "*" }
        guard !stars.isEmpty, stars.endIndex < line.endIndex, line[stars.endIndex] == " " else { return nil }
        return stars.endIndex
    }

    private mutating func addHeading(_ number: Int, _ level: Int, _ text: ArraySlice<UInt8>) {
        var text = text.trimmed
        for keyword in ["TODO ", "DONE "] where text.starts(with: keyword.utf8) {
            text = text.dropFirst(keyword.utf8.count)
        }
        // Tags at the end: `:work:acronym:`.
        if text.last == UInt8(ascii: ":"), let blank = text.lastIndex(where: \.isSpace),
            text[blank...].dropFirst().first == UInt8(ascii: ":")
        {
            text = text[..<blank].trimmed
        }
        outline.addHeading(level: level, line: number, text: OrgSpans(text).text)
    }

    // MARK: Lists

    private func itemStart(_ line: ArraySlice<UInt8>) -> Int? {
        let text = line.trimmed
        guard let first = text.first else { return nil }
        let isBullet = "-+".utf8.contains(first) || first == "*" && line.first != UInt8(ascii: "*")
        if isBullet, text.dropFirst().first?.isSpace == true { return text.startIndex + 2 }
        let number = text.prefix(4).prefix(while: \.isDigit)
        let rest = text[number.endIndex...]
        return !number.isEmpty && (rest.hasPrefix(". ") || rest.hasPrefix(") ")) ? number.endIndex + 2 : nil
    }

    private mutating func startItem(_ number: Int, _ indent: Int, _ text: ArraySlice<UInt8>) {
        endParagraph()
        endItem()
        while let last = indents.last, last >= indent { indents.removeLast() }
        let content = MarkdownListItem.withoutBox(text).trimmed
        let colons = content.offset(of: " :: ") ?? (content.hasSuffix(" ::") ? content.endIndex - 3 : nil)
        let rest = colons.map { colon in content[(colon + 3)...].trimmed } ?? content
        item = (number, indent, indents.count, colons.map { colon in content[..<colon] }, Array(rest))
        indents.append(indent)
    }

    private mutating func endItem() {
        guard let ended = item else { return }
        item = nil
        let spans = OrgSpans(ended.text[...])
        if let term = ended.term {
            outline.add(ListRow(line: ended.line, cells: [OrgSpans(term).text, spans.text]), to: .pairs)
        } else {
            outline.add(ListLine(line: ended.line, text: spans.text, lead: spans.lead, depth: ended.depth))
        }
    }

    // MARK: Tables

    private mutating func readRow(_ number: Int, _ text: ArraySlice<UInt8>) {
        if table == nil {
            endAll()
            table = ([], false)
        }
        if text.hasPrefix("|-") {
            if table?.rows.count == 1 { table?.hasHeader = true }
            return
        }
        var cells = text.dropFirst().split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
            OrgSpans($0.trimmed).text
        }
        if cells.last == "" { cells.removeLast() }
        table?.rows.append(ListRow(line: number, cells: cells))
    }

    private mutating func endTable() {
        guard let (rows, hasHeader) = table else { return }
        self.table = nil
        outline.add(ListTable(rows: rows, hasHeader: hasHeader, isWrapped: true))
    }

    private mutating func endParagraph() {
        outline.add(&paragraph, as: OrgSpans.self)
    }

    mutating func endAll() {
        endTable()
        endItem()
        endParagraph()
    }
}

/// The text of a part of an Org file without marks.
struct OrgSpans: MarkupSpans {
    let text: String
    let lead: String?

    init(_ marked: ArraySlice<UInt8>) {
        var output = SpanOutput()
        var index = marked.startIndex
        while index < marked.endIndex {
            let rest = marked[index...]
            // A link is `[[target][text]]` or `[[target]]`.
            if rest.hasPrefix("[["), let close = rest.prefix(4_000).offset(of: "]]") {
                let content = marked[(index + 2)..<close]
                let middle = content.offset(of: "][")
                output.addLink(
                    middle.map { middle in content[(middle + 2)...] } ?? content,
                    to: middle.map { middle in content[..<middle] } ?? [])
                index = close + 2
            } else if rest.hasPrefix("\\\\") {
                output.append(UInt8(ascii: "\n"))
                index += 2
            } else {
                output.append(marked[index])
                index += 1
            }
        }
        (text, lead) = output.spans(marks: "*/_=~+")
    }
}
