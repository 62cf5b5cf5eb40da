import TILText

/// Lists in Typst: dictionaries of acronyms, tables, term lists (`/ FTP: File Transfer Protocol`), and items.
///
/// Source: typst.app/docs, "Syntax", and the packages acrostiche, glossarium and glossy.
enum TypstListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { read($0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        if text.name.lowercased().hasSuffix(".typ") { return .certain }
        let start = Array(text.text.utf8.prefix(1 << 14))[...]
        let marks: [StaticString] = ["#import \"@preview/", "#let ", "#show: "]
        return marks.contains { mark in start.hasPrefix(mark) } ? .certain : .no
    }

    static func read(_ text: ListText) -> ListDocument {
        var parser = TypstListParser(ByteLines(text.text))
        parser.parse()
        return parser.document()
    }
}

/// A parser that collects the dictionaries, tables and lines of a Typst file.
struct TypstListParser {
    private let lines: ByteLines
    private var outline = MarkupOutline()
    /// The dictionaries and lists of the file.
    private var roots: [DataNode] = []
    private var paragraph = TextParagraph()

    init(_ lines: ByteLines) {
        self.lines = lines
    }

    func document() -> ListDocument {
        var document = outline.document()
        document.parts += DataShape(roots).document.parts
        return document
    }

    mutating func parse() {
        var index = 0
        while index < lines.count { index = readLine(index) }
        endParagraph()
    }

    private mutating func endParagraph() {
        outline.add(&paragraph, as: TypstSpans.self)
    }

    // MARK: Lines

    /// Reads a line, or the value that starts in it.
    /// - Returns: the index of the next line.
    private mutating func readLine(_ index: Int) -> Int {
        let text = lines[index].trimmed
        if let end = readValue(index, text) { return end }
        let number = index + 1
        if text.isEmpty {
            endParagraph()
        } else if text.hasPrefix("//") || Self.isCode(text) {
            endParagraph()
            outline.addOther(number...number)
        } else if let heading = Self.headingStart(text) {
            endParagraph()
            let level = heading - text.startIndex
            outline.addHeading(level: level, line: number, text: TypstSpans(text[heading...].trimmed).text)
        } else if text.hasPrefix("/ "), let colon = text.offset(of: ":") {
            endParagraph()
            let term = TypstSpans(text[(text.startIndex + 2)..<colon].trimmed).text
            let meaning = TypstSpans(text[(colon + 1)...].trimmed).text
            outline.add(ListRow(line: number, cells: [term, meaning]), to: .pairs)
        } else if text.hasPrefix("- ") || text.hasPrefix("+ ") {
            endParagraph()
            let spans = TypstSpans(text.dropFirst(2).trimmed)
            outline.add(ListLine(line: number, text: spans.text, lead: spans.lead))
        } else {
            let isBreak = text.last == "\\"
            paragraph.add(number, isBreak ? text.dropLast() : text, isBreak: isBreak)
        }
        return index + 1
    }

    /// Returns whether a line is code without any text of the document, such as `#set page(margin: 2cm)`.
    private static func isCode(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == "#" else { return false }
        if text.hasPrefix("#import") { return true }
        // The content in `#emph[text]` is text.
        let hasContent = TypstSpans(text).text != text.text
        return !hasContent
    }

    /// Returns the offset after the signs of a heading such as `== Terms`, or nil.
    private static func headingStart(_ text: ArraySlice<UInt8>) -> Int? {
        let rest = text.drop { byte in byte == "=" }
        let hasSigns = rest.startIndex > text.startIndex
        return hasSigns && rest.first?.isSpace == true ? rest.startIndex : nil
    }

    // MARK: Values

    /// The start of a value: `#let acronyms = (`, or a call such as `#table(`.
    private struct ValueStart {
        /// The offset of the opening bracket.
        let bracket: Int
        /// The name of a called function, or nil for a value that gets a name.
        let function: String?

        init?(_ text: ArraySlice<UInt8>) {
            let isCode = text.first == "#" || text.hasPrefix("let ")
            guard isCode, let open = text.firstIndex(of: UInt8(ascii: "(")) else { return nil }
            let before = text[..<open].trimmed
            let name = before.drop { byte in byte == "#" }
            let isCall = name.allSatisfy(\.isPartOfTypstName)
            guard isCall || before.last == "=" else { return nil }
            bracket = open
            function = isCall ? name.text : nil
        }

        var isTable: Bool { function == "table" || function == "grid" }
    }

    /// Reads the dictionary, list or table that starts in a line.
    /// - Returns: the index of the line after it, or nil if no such value starts in the line.
    private mutating func readValue(_ index: Int, _ text: ArraySlice<UInt8>) -> Int? {
        guard let start = ValueStart(text) else { return nil }
        let values = TypstValues(lines.bytes, from: start.bracket, line: index + 1)
        var end = start.isTable ? readTable(values) : nil
        if end == nil { end = readGroup(values, isCall: start.function != nil) }
        guard let end else { return nil }
        outline.addOther((index + 1)...(index + 1))
        return lines.number(at: max(start.bracket, end - 1))
    }

    /// Reads the table of a call, if its number of columns is known.
    /// - Returns: the offset after it, or nil.
    private mutating func readTable(_ start: TypstValues) -> Int? {
        var values = start
        guard let table = values.table() else { return nil }
        endParagraph()
        outline.add(table)
        return values.index
    }

    /// Reads the arguments of a call that has lists or dictionaries, or the value that gets a name.
    /// - Returns: the offset after it, or nil.
    private mutating func readGroup(_ start: TypstValues, isCall: Bool) -> Int? {
        var values = start
        guard let node = values.group() else { return nil }
        if isCall {
            guard node.hasContainer else { return nil }
            roots += node.values
        } else {
            roots.append(node)
        }
        endParagraph()
        return values.index
    }
}

extension UInt8 {
    /// Whether the byte may be in the name of a function, such as `table.header`.
    fileprivate var isPartOfTypstName: Bool {
        isLetter || isDigit || self == "-" || self == "_" || self == "."
    }
}

extension DataNode {
    /// The values of a list or of a map.
    fileprivate var values: [DataNode] { list ?? map?.map(\.value) ?? [] }

    /// Whether the value has a list or a map in it.
    fileprivate var hasContainer: Bool {
        values.contains { value in value.list != nil || value.map != nil }
    }
}

/// The text of a part of a Typst file without marks.
struct TypstSpans: MarkupSpans {
    let text: String
    let lead: String?

    init(_ marked: ArraySlice<UInt8>) {
        var content = TypstContent(marked)
        content.read()
        let spans = SpanMarks(content.output, marks: "*_`")
        text = spans.text[...].text
        let lead = content.lead ?? SpanMarks.text(lead: spans.lead)
        self.lead = lead == text ? nil : lead
    }
}

/// A reader of a text that keeps the contents of its functions, such as `#emph[text]`, and unescapes it.
private struct TypstContent {
    private let marked: ArraySlice<UInt8>
    private var index: Int
    private(set) var output: [UInt8] = []
    /// The number of functions whose content is open.
    private var depth = 0
    /// Whether the outermost of them is at the start of the text.
    private var isLead = false
    /// The text of a function at the start, such as `#link("x.y")[text]`, or nil.
    private(set) var lead: String?

    init(_ marked: ArraySlice<UInt8>) {
        self.marked = marked
        index = marked.startIndex
    }

    mutating func read() {
        while index < marked.endIndex {
            let byte = marked[index]
            if byte == "#", let content = contentStart() {
                if output.isEmpty { isLead = true }
                depth += 1
                index = content
            } else if byte == "]", depth > 0 {
                closeFunction()
                index += 1
            } else if byte == "\\", index + 1 < marked.endIndex {
                let escaped = marked[index + 1]
                output.append(escaped.isSpace ? UInt8(ascii: "\n") : escaped)
                index += 2
            } else {
                output.append(byte == "~" ? .space : byte)
                index += 1
            }
        }
    }

    private mutating func closeFunction() {
        depth -= 1
        guard depth == 0, isLead else { return }
        isLead = false
        if !output.isEmpty { lead = output[...].text }
    }

    /// Returns the offset of the content of a function such as `#emph[text]` or `#link("address")[text]`.
    private func contentStart() -> Int? {
        let text = marked[index...]
        let name = text.dropFirst().prefix(while: \.isPartOfTypstName)
        guard !name.isEmpty, name.endIndex < text.endIndex else { return nil }
        var end = name.endIndex
        if text[end] == "(" {
            guard let close = text[end...].prefix(2_000).offset(of: ")[") else { return nil }
            end = close + 1
        }
        return text[end] == "[" ? end + 1 : nil
    }
}
