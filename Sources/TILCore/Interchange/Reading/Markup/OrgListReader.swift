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
    private var item: Item?
    /// The indentations of the open items.
    private var indents: [Int] = []
    private var table: Table?
    /// The next lines that end a block or a drawer, or the number of lines if there is none.
    private var nextEnds: [String: Int] = [:]

    /// An item of a list while it is read.
    private struct Item {
        let line: Int
        let indent: Int
        let depth: Int
        /// The term of a description: the text before ` :: `.
        let term: ArraySlice<UInt8>?
        var text: [UInt8]
    }

    private struct Table {
        var rows: [ListRow] = []
        var hasHeader = false
    }

    /// The maximum number of lines of a drawer.
    private static let longestDrawer = 200

    init(_ lines: ByteLines) {
        self.lines = lines
    }

    var document: ListDocument { outline.document() }

    mutating func readLine(_ index: Int) -> Int {
        let line = lines[index]
        let text = line.trimmed
        let number = index + 1
        if text.isEmpty {
            endAll()
        } else if text.first == "|" {
            readRow(number, text)
        } else if text.hasPrefixIgnoringCase("#+begin_") {
            return readBlock(index, text)
        } else if Self.isComment(text) {
            endAll()
            outline.addOther(number...number)
        } else if let end = drawerEnd(index, text) {
            endAll()
            outline.addOther(number...(end + 1))
            return end + 1
        } else if let heading = headingStart(line) {
            endAll()
            addHeading(number, line, textStart: heading)
        } else if let start = itemStart(line) {
            endTable()
            startItem(number, line.indent, text[start...])
        } else {
            endTable()
            readText(number, line)
        }
        return index + 1
    }

    /// Returns whether a line is a comment or a setting: `# text`, `#+title: text`.
    private static func isComment(_ text: ArraySlice<UInt8>) -> Bool {
        text.hasPrefix("#+") || text.hasPrefix("# ") || text.elementsEqual("#".utf8)
    }

    /// Reads a line of text, which continues an item if it is indented more.
    private mutating func readText(_ number: Int, _ line: ArraySlice<UInt8>) {
        let text = line.trimmed
        if let item, line.indent > item.indent {
            self.item?.text += [.space] + text
            return
        }
        endItem()
        let isBreak = text.hasSuffix("\\\\")
        paragraph.add(number, isBreak ? text.dropLast(2) : text, isBreak: isBreak)
    }

    // MARK: Blocks

    /// The names of the blocks whose contents are not read.
    private static let hiddenBlocks = ["src", "example", "comment", "export"]

    private mutating func readBlock(_ index: Int, _ text: ArraySlice<UInt8>) -> Int {
        endAll()
        let name = text.dropFirst("#+begin_".utf8.count).prefix { byte in !byte.isSpace }.text.lowercased()
        guard Self.hiddenBlocks.contains(name) else {
            outline.addOther((index + 1)...(index + 1))
            return index + 1
        }
        let end = nextEnd("#+end_", after: index)
        guard end < lines.count else { return index + 1 }
        outline.addOther((index + 1)...(end + 1))
        return end + 1
    }

    /// Returns the index of the line that ends a drawer such as `:PROPERTIES:`, or nil if no drawer starts.
    private mutating func drawerEnd(_ index: Int, _ text: ArraySlice<UInt8>) -> Int? {
        let name = text.dropFirst().dropLast()
        let isName = !name.isEmpty && name.allSatisfy { byte in byte.isLetterOrDigit || byte == "-" || byte == "_" }
        guard text.first == ":", text.last == ":", isName, !text.hasPrefixIgnoringCase(":end:") else { return nil }
        let end = nextEnd(":end:", after: index)
        let isDrawer = end < lines.count && end - index < Self.longestDrawer
        return isDrawer ? end : nil
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

    /// Returns the offset after the stars of a heading, or nil.
    private func headingStart(_ line: ArraySlice<UInt8>) -> Int? {
        let rest = line.drop { byte in byte == "*" }
        let hasStars = rest.startIndex > line.startIndex
        return hasStars && rest.first == " " ? rest.startIndex : nil
    }

    private mutating func addHeading(_ number: Int, _ line: ArraySlice<UInt8>, textStart: Int) {
        let level = textStart - line.startIndex
        var text = line[textStart...].trimmed
        for keyword in ["TODO ", "DONE "] where text.starts(with: keyword.utf8) {
            text = text.dropFirst(keyword.utf8.count)
        }
        outline.addHeading(level: level, line: number, text: OrgSpans(Self.withoutTags(text)).text)
    }

    /// Returns the text of a heading without the tags at its end: `:work:acronym:`.
    private static func withoutTags(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.last == ":", let blank = text.lastIndex(where: \.isSpace) else { return text }
        let lastWord = text[(blank + 1)...]
        return lastWord.first == ":" ? text[..<blank].trimmed : text
    }

    // MARK: Lists

    /// Returns the offset of an item's text after its bullet or number, or nil.
    private func itemStart(_ line: ArraySlice<UInt8>) -> Int? {
        let text = line.trimmed
        guard let first = text.first else { return nil }
        // A star at the start of a line is a heading.
        let isBullet = first == "-" || first == "+" || first == "*" && line.first != "*"
        if isBullet, text.dropFirst().first?.isSpace == true { return text.startIndex + 2 }
        let number = text.prefix(4).prefix(while: \.isDigit)
        let rest = text[number.endIndex...]
        let hasMark = rest.hasPrefix(". ") || rest.hasPrefix(") ")
        return !number.isEmpty && hasMark ? number.endIndex + 2 : nil
    }

    private mutating func startItem(_ number: Int, _ indent: Int, _ text: ArraySlice<UInt8>) {
        endParagraph()
        endItem()
        while let last = indents.last, last >= indent { indents.removeLast() }
        var content = MarkdownListItem.withoutBox(text).trimmed
        var term: ArraySlice<UInt8>?
        if let colons = Self.descriptionSign(in: content) {
            term = content[..<colons]
            content = content[(colons + " ::".utf8.count)...].trimmed
        }
        item = Item(line: number, indent: indent, depth: indents.count, term: term, text: Array(content))
        indents.append(indent)
    }

    /// Returns the offset of the ` ::` after the term of a description, or nil.
    private static func descriptionSign(in text: ArraySlice<UInt8>) -> Int? {
        if let sign = text.offset(of: " :: ") { return sign }
        return text.hasSuffix(" ::") ? text.endIndex - " ::".utf8.count : nil
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
            table = Table()
        }
        if text.hasPrefix("|-") {
            if table?.rows.count == 1 { table?.hasHeader = true }
            return
        }
        let marked = text.dropFirst().split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        var cells = marked.map { cell in OrgSpans(cell.trimmed).text }
        if cells.last == "" { cells.removeLast() }
        table?.rows.append(ListRow(line: number, cells: cells))
    }

    private mutating func endTable() {
        guard let ended = table else { return }
        table = nil
        outline.add(ListTable(rows: ended.rows, hasHeader: ended.hasHeader, isWrapped: true))
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

    /// The maximum length of a link, in bytes.
    private static let longestLink = 4_000

    init(_ marked: ArraySlice<UInt8>) {
        var output = SpanOutput()
        var index = marked.startIndex
        while index < marked.endIndex {
            let rest = marked[index...]
            // A link is `[[target][text]]` or `[[target]]`.
            if rest.hasPrefix("[["), let close = rest.prefix(Self.longestLink).offset(of: "]]") {
                let content = marked[(index + 2)..<close]
                if let middle = content.offset(of: "][") {
                    output.addLink(content[(middle + 2)...], to: content[..<middle])
                } else {
                    output.addLink(content, to: [])
                }
                index = close + 2
            } else if rest.hasPrefix("\\\\") {
                output.append(UInt8(ascii: "\n"))
                index += 2
            } else {
                output.append(marked[index])
                index += 1
            }
        }
        let spans = output.spans(marks: "*/_=~+")
        text = spans.text
        lead = spans.lead
    }
}
