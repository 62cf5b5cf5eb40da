import TILText

/// The text of a part of reStructuredText without inline markup.
struct RestructuredTextSpans {
    let text: String
    let lead: String?
    /// The acronyms and meanings of `:abbr:` roles, such as `` :abbr:`LIFO (last in, first out)` ``.
    let abbreviations: [(short: String, long: String)]

    init(_ marked: ArraySlice<UInt8>) {
        var parser = RestructuredTextSpanParser(marked)
        parser.parse()
        let spans = SpanMarks(parser.output, marks: "*|")
        var text = spans.text[...].text
        if let link = parser.linkAtEnd { text += " " + link }
        let lead = SpanMarks.text(lead: parser.firstSpan ?? spans.lead)
        self.text = text
        self.lead = lead == text ? nil : lead
        abbreviations = parser.abbreviations
    }
}

/// A parser that writes the text of a part of reStructuredText from its start to its end.
private struct RestructuredTextSpanParser {
    private let marked: ArraySlice<UInt8>
    private var index: Int
    private(set) var output: [UInt8] = []
    /// The text of code or of a link at the start.
    private(set) var firstSpan: [UInt8]?
    /// A link at the end whose address is kept.
    private(set) var linkAtEnd: String?
    private(set) var abbreviations: [(short: String, long: String)] = []
    private var hasNoMoreQuotes = false

    /// The greatest lengths of the name of a role and of the label of a footnote, in bytes.
    private static let longestRole = 40
    private static let longestLabel = 20

    init(_ marked: ArraySlice<UInt8>) {
        self.marked = marked
        index = marked.startIndex
    }

    mutating func parse() {
        while index < marked.endIndex {
            if readMark() { continue }
            output.append(marked[index])
            index += 1
        }
    }

    private var rest: ArraySlice<UInt8> { marked[index...] }

    /// Reads a mark, or a part between marks.
    /// - Returns: false if the next byte is text.
    private mutating func readMark() -> Bool {
        switch marked[index] {
        case "`": readCode() || readLink()
        case ":": readRole()
        case "\\": readEscape()
        case "_": readReference()
        case "[": readFootnote()
        default: false
        }
    }

    /// Returns the offset of the backquotes that close a span. Without any, the rest of the text is searched only once.
    private mutating func closing(_ mark: StaticString, from start: Int) -> Int? {
        if hasNoMoreQuotes { return nil }
        let found = marked.offset(of: mark, from: start)
        if found == nil, mark.utf8CodeUnitCount == 1 { hasNoMoreQuotes = true }
        return found
    }

    private mutating func readCode() -> Bool {
        guard rest.hasPrefix("``"), let end = closing("``", from: index + 2) else { return false }
        let code = marked[(index + 2)..<end]
        if output.isEmpty { firstSpan = Array(code) }
        output += code
        index = end + 2
        return true
    }

    /// Reads a link such as `` `text <address>`_ ``. At the end of the text, its address may be kept.
    private mutating func readLink() -> Bool {
        guard let end = closing("`", from: index + 1) else { return false }
        let link = marked[(index + 1)..<end]
        let content = Self.withoutTarget(link)
        if output.isEmpty { firstSpan = Array(content) }
        index = end + 1
        while index < marked.endIndex, marked[index] == "_" { index += 1 }
        let target = link[content.endIndex...].trimmed
        let address = target.dropFirst().dropLast().text
        if rest.isBlank, let kept = MarkdownLink.text(content.text, to: address, after: output[...].text) {
            linkAtEnd = kept
        } else {
            output += content
        }
        return true
    }

    /// Reads a role such as `` :term:`text` ``.
    private mutating func readRole() -> Bool {
        guard let open = roleEnd(), let end = closing("`", from: open + 1) else { return false }
        let name = marked[(index + 1)..<(open - 1)]
        let content = marked[(open + 1)..<end]
        let isAbbreviation = name.elementsEqual("abbr".utf8) || name.elementsEqual("abbreviation".utf8)
        if isAbbreviation, let bracket = content.firstIndex(of: UInt8(ascii: "(")), content.last == UInt8(ascii: ")") {
            let meaning = content[(bracket + 1)...].dropLast()
            abbreviations.append((short: content[..<bracket].text, long: meaning.text))
        }
        output += Self.withoutTarget(content)
        index = end + 1
        return true
    }

    /// Returns the offset of the backquote after a role.
    private func roleEnd() -> Int? {
        let name = rest.dropFirst().prefix(Self.longestRole).prefix { byte in
            byte.isLetter || byte.isDigit || "-_+.:".utf8.contains(byte)
        }
        guard name.count > 1, name.last == UInt8(ascii: ":"), name.endIndex < marked.endIndex else { return nil }
        return marked[name.endIndex] == "`" ? name.endIndex : nil
    }

    /// Reads a backslash and the sign after it. A space after a backslash is not shown.
    private mutating func readEscape() -> Bool {
        guard index + 1 < marked.endIndex else { return false }
        if !marked[index + 1].isSpace { output.append(marked[index + 1]) }
        index += 2
        return true
    }

    /// Reads the mark of a reference such as `name_`.
    private mutating func readReference() -> Bool {
        guard let last = output.last, last.isLetter || last.isDigit else { return false }
        let next = rest.dropFirst().first
        let endsWord = next.map { byte in byte.isSpace || ".,;:)".utf8.contains(byte) } ?? true
        if endsWord { index += 1 }
        return endsWord
    }

    /// Reads a reference to a footnote, such as `[1]_`.
    private mutating func readFootnote() -> Bool {
        let label = rest.dropFirst().prefix(Self.longestLabel).prefix { byte in
            byte.isDigit || byte.isLetter || byte == "#" || byte == "*"
        }
        guard marked[label.endIndex...].hasPrefix("]_") else { return false }
        index = label.endIndex + 2
        return true
    }

    /// Returns the text of a link without the target in angle brackets at its end.
    private static func withoutTarget(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.last == UInt8(ascii: ">"), let open = text.lastIndex(of: UInt8(ascii: "<")) else { return text }
        return open > text.startIndex ? text[..<open].trimmed : text
    }
}
