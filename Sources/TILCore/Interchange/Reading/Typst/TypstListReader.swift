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
        outline.add(&paragraph, as: TypstSpans.self)
    }

    /// Reads a line, or the value that starts in it.
    /// - Returns: the index of the next line.
    private mutating func readLine(_ index: Int) -> Int {
        let text = lines[index].trimmed
        let number = index + 1
        if text.isEmpty || text.hasPrefix("//") {
            outline.add(&paragraph, as: TypstSpans.self)
            if !text.isEmpty { outline.addOther(number...number) }
            return number
        }
        if let end = readValue(index, text) { return end }
        let heading = text.prefix { $0 == "=" }
        let rest = text[heading.endIndex...]
        if !heading.isEmpty, rest.first?.isSpace == true {
            outline.add(&paragraph, as: TypstSpans.self)
            outline.addHeading(level: heading.count, line: number, text: TypstSpans(rest.trimmed).text)
        } else if text.hasPrefix("/ "), let colon = text.offset(of: ":") {
            outline.add(&paragraph, as: TypstSpans.self)
            let term = TypstSpans(text[(text.startIndex + 2)..<colon].trimmed).text
            let meaning = TypstSpans(text[(colon + 1)...].trimmed).text
            outline.add(ListRow(line: number, cells: [term, meaning]), to: .pairs)
        } else if text.hasPrefix("- ") || text.hasPrefix("+ ") {
            outline.add(&paragraph, as: TypstSpans.self)
            let spans = TypstSpans(text.dropFirst(2).trimmed)
            outline.add(ListLine(line: number, text: spans.text, lead: spans.lead))
        } else if text.first == UInt8(ascii: "#"), TypstSpans(text).text == text.text || text.hasPrefix("#import") {
            outline.add(&paragraph, as: TypstSpans.self)
            outline.addOther(number...number)
        } else {
            let isBreak = text.last == UInt8(ascii: "\\")
            paragraph.add(number, isBreak ? text.dropLast() : text, isBreak: isBreak)
        }
        return number
    }

    /// Reads the dictionary, list or table that starts in a line, such as `#let acronyms = (` or `#table(`.
    private mutating func readValue(_ index: Int, _ text: ArraySlice<UInt8>) -> Int? {
        let isCode = text.first == UInt8(ascii: "#") || text.hasPrefix("let ")
        guard isCode, let open = text.firstIndex(of: UInt8(ascii: "(")) else { return nil }
        let before = text[..<open].trimmed
        let isLet = before.last == UInt8(ascii: "=")
        let name = before.drop { $0 == "#" }
        let isCall = name.allSatisfy { $0.isLetter || $0.isDigit || $0 == "-" || $0 == "_" || $0 == "." }
        guard isLet || isCall else { return nil }
        var values = TypstValues(lines.bytes, from: open, line: index + 1)
        if isCall, ["table", "grid"].contains(name.text), let table = values.table() {
            outline.add(table)
        } else {
            values = TypstValues(lines.bytes, from: open, line: index + 1)
            guard let node = values.group(), node.hasContainer || isLet else { return nil }
            roots += isCall ? node.list ?? node.map.map { $0.map(\.value) } ?? [] : [node]
        }
        let last = lines.number(at: max(open, values.index - 1))
        outline.add(&paragraph, as: TypstSpans.self)
        outline.addOther((index + 1)...(index + 1))
        return last
    }
}

extension DataNode {
    /// Whether the value has a list or a map in it.
    fileprivate var hasContainer: Bool {
        let values = list ?? map?.map(\.value) ?? []
        return values.contains { value in value.list != nil || value.map != nil }
    }
}

/// The text of a part of a Typst file without marks.
struct TypstSpans: MarkupSpans {
    let text: String
    let lead: String?

    init(_ marked: ArraySlice<UInt8>) {
        var output: [UInt8] = []
        var link: Int?
        var index = marked.startIndex
        /// The offsets in the output at which the contents of functions start, such as `#link("x.y")[text]`.
        var depth = 0
        while index < marked.endIndex {
            let byte = marked[index]
            if byte == "#", let content = Self.contentStart(marked[index...]) {
                if output.isEmpty { link = 0 }
                depth += 1
                index = content
            } else if byte == "]", depth > 0 {
                depth -= 1
                if link == 0, depth == 0 { link = output.count }
                index += 1
            } else if byte == "\\", index + 1 < marked.endIndex {
                output.append(marked[index + 1].isSpace ? UInt8(ascii: "\n") : marked[index + 1])
                index += 2
            } else {
                output.append(byte == "~" ? UInt8(ascii: " ") : byte)
                index += 1
            }
        }
        let spans = SpanMarks(output, marks: "*_`")
        text = spans.text[...].text
        let linkText = link.flatMap { link in link > 0 ? output[..<link].text : nil }
        let lead = linkText ?? SpanMarks.text(lead: spans.lead)
        self.lead = lead == text ? nil : lead
    }

    /// Returns the offset of the content of a function such as `#emph[text]` or `#link("address")[text]`.
    private static func contentStart(_ text: ArraySlice<UInt8>) -> Int? {
        let name = text.dropFirst().prefix { $0.isLetter || $0.isDigit || $0 == "-" || $0 == "_" || $0 == "." }
        guard !name.isEmpty, name.endIndex < text.endIndex else { return nil }
        var end = name.endIndex
        if text[end] == "(" {
            guard let close = text[end...].prefix(2_000).offset(of: ")[") else { return nil }
            end = close + 1
        }
        return text[end] == "[" ? end + 1 : nil
    }
}
