import TILText

/// Lines of Markdown that belong to a template, a site generator or a dialect.
enum MarkdownTemplates {
    /// Whether a line consists of the tag of a template: "{{% alert %}}", "{% hint style="info" %}", "{{< note >}}".
    static func isTag(_ buffer: MarkupBuffer, _ line: ByteRange) -> Bool {
        let text = buffer.trimmed(line)
        guard text.count >= 4 else { return false }
        if boxes.contains(where: { box in buffer.has(box, at: text.lowerBound) }) { return true }
        return tags.contains { tag in
            // The text between two tags is prose.
            buffer.has(tag.opening, at: text.lowerBound)
                && buffer.find(tag.closing, from: text.lowerBound, before: text.upperBound) == text.upperBound - 2
        }
    }

    /// The starts of lines that open or close a box: ":::note", "!!! note".
    private static let boxes: [StaticString] = [":::", "!!! ", "??? ", "???+"]

    private static let tags: [(opening: StaticString, closing: StaticString)] = [("{{", "}}"), ("{%", "%}")]

    /// Returns the end of the line at which code of MDX ends that a line starts: an import, an export, a comment.
    /// Returns nil if the line starts no such code.
    static func codeEnd(_ buffer: MarkupBuffer, _ line: ByteRange) -> Int? {
        if buffer.has("{/*", at: line.lowerBound) {
            let end = buffer.find("*/}", from: line.lowerBound, before: buffer.count)
            return end.map { index in buffer.lineEnd(from: index) }
        }
        let isModule = isImport(buffer, line) || isExport(buffer, line)
        return isModule ? endBeforeBlankLine(buffer, from: line.upperBound) : nil
    }

    /// Returns the end of the last line before a blank one.
    private static func endBeforeBlankLine(_ buffer: MarkupBuffer, from lineEnd: Int) -> Int {
        var end = lineEnd
        while end + 1 < buffer.count {
            let next = (end + 1)..<buffer.lineEnd(from: end + 1)
            let isBlank = buffer.textStart(next) == next.upperBound
            if isBlank { break }
            end = next.upperBound
        }
        return end
    }

    /// Hides the expressions of a program in a paragraph: "{props.name}", "<%= name %>".
    static func hideExpressions(_ buffer: MarkupBuffer, _ paragraph: ByteRange) {
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            if let end = expressionEnd(buffer, from: index, before: paragraph.upperBound) {
                buffer.hide(index..<end)
                index = end
            } else {
                index += 1
            }
        }
    }

    /// Returns the end of the expression that starts at an offset, or nil if none does.
    private static func expressionEnd(_ buffer: MarkupBuffer, from start: Int, before limit: Int) -> Int? {
        if buffer[start] == "{", let end = buffer.groupEnd(from: start), end <= limit { return end }
        guard buffer.has("<%", at: start), let close = buffer.find("%>", from: start, before: limit) else { return nil }
        return close + "%>".utf8.count
    }

    /// The greatest length of a reference in bytes.
    private static let longestReference = 120

    /// Hides the references of a draft of the IETF and the values of a template: "{{pre-shared-keys}}", "{{ site.name
    /// }}".
    static func hideReferences(_ buffer: MarkupBuffer, _ paragraph: ByteRange) {
        var index = paragraph.lowerBound
        while let open = buffer.find("{{", from: index, before: paragraph.upperBound) {
            let limit = min(paragraph.upperBound, open + longestReference)
            guard let close = buffer.find("}}", from: open, before: limit) else {
                index = open + 2
                continue
            }
            buffer.hide(open..<(close + 2))
            index = close + 2
        }
    }

    /// Whether a line imports a module: "import Tabs from '@theme/Tabs';", "import './style.css'".
    private static func isImport(_ buffer: MarkupBuffer, _ line: ByteRange) -> Bool {
        guard buffer.has("import ", at: line.lowerBound) else { return false }
        let next = line.lowerBound + "import ".utf8.count
        let marks: [StaticString] = ["'", "\"", "{"]
        let sources: [StaticString] = ["from '", "from \""]
        return marks.contains { mark in buffer.has(mark, at: next) }
            || sources.contains { source in buffer.find(source, from: next, before: line.upperBound) != nil }
    }

    /// Whether a line exports a value: "export const meta = {".
    private static func isExport(_ buffer: MarkupBuffer, _ line: ByteRange) -> Bool {
        guard buffer.has("export ", at: line.lowerBound) else { return false }
        let rest = (line.lowerBound + "export ".utf8.count)..<line.upperBound
        let values: [StaticString] = ["const ", "let ", "var ", "function ", "default ", "async ", "{", "* from "]
        // A sentence may start with "Export", but has no mark of a value.
        let marks: [StaticString] = ["=", "(", "{", "from", "default"]
        return values.contains { value in buffer.has(value, at: rest.lowerBound) }
            && marks.contains { mark in buffer.find(mark, from: rest.lowerBound, before: rest.upperBound) != nil }
    }

    /// Returns the name of the directive of MyST that a fence opens, or nil if its content is not prose.
    static func proseDirective(_ buffer: MarkupBuffer, _ line: ByteRange) -> String? {
        let name = line.drop { index in buffer[index] == "`" || buffer[index] == "~" || buffer[index].isBlank }
        guard let first = name.first, buffer[first] == "{" else { return nil }
        let word = name.dropFirst().prefix { index in buffer[index].isLetter || buffer[index] == "-" }
        guard word.upperBound < line.upperBound, buffer[word.upperBound] == "}" else { return nil }
        return proseDirectives.contains(WordKey(buffer.source, word)) ? buffer.string(word).lowercased() : nil
    }

    private static let proseDirectives = WordSet(
        """
        note warning tip hint important caution danger attention error admonition topic sidebar seealso versionadded
        versionchanged deprecated glossary dropdown margin epigraph tab-item tab-set card grid grid-item details
        """)

    /// Whether the first line of a quotation makes it a box: "> [!NOTE]".
    static func isAlert(_ buffer: MarkupBuffer, _ line: ByteRange) -> Bool {
        let text = buffer.trimmed(line.drop { index in buffer[index] == ">" || buffer[index].isBlank })
        guard buffer.has("[!", at: text.lowerBound) else { return false }
        let name = text.dropFirst(2).prefix { index in buffer[index].isLetter }
        return !name.isEmpty && name.upperBound < text.upperBound && buffer[name.upperBound] == "]"
    }
}

/// Marks the entries of lists of terms in Markdown.
struct EntryLines {
    /// The indentation of the open entry, or nil if none is open.
    private var indent: Int?
    private var isAfterBlank = false
    private var isAfterAbbreviation = false

    /// How far above a definition its term is searched for, in bytes.
    private static let longestTerm = 400

    mutating func readBlank() { isAfterBlank = true }

    /// Reads a line outside code.
    /// - Parameters:
    ///   - text: the line without its indentation and the marks of quotations.
    ///   - above: the lines of the paragraph that the line continues, or an empty range.
    mutating func read(
        _ kind: MarkdownLine.Kind,
        _ line: ByteRange,
        text: ByteRange,
        below above: ByteRange,
        in buffer: MarkupBuffer
    ) {
        let column = text.lowerBound - line.lowerBound
        switch kind {
        case .heading: indent = nil
        case .item(let start):
            if let indent, column > indent { break }
            let content = buffer.textStart(start..<text.upperBound)..<text.upperBound
            indent = TermLine.isEntry(buffer, content, isItem: true) ? column : nil
        case .definition:
            // The line above is the term, unless a blank line separates them.
            let term = above.isEmpty ? termAbove(line, buffer) : above
            if let term { buffer.mark(.entry, term) }
            indent = column
        case .abbreviation: indent = column
        default:
            // The lines below an abbreviation explain it.
            let startsParagraph = isAfterBlank || above.isEmpty && !isAfterAbbreviation
            let continuesEntry = indent.map { indent in column > indent || !startsParagraph } ?? false
            if !continuesEntry { indent = TermLine.isEntry(buffer, text, isItem: false) ? column : nil }
        }
        if indent != nil { buffer.mark(.entry, line) }
        isAfterBlank = false
        isAfterAbbreviation = kind.isAbbreviation
    }

    /// Returns the line of text above the blank line before a line, or nil if there is none.
    private func termAbove(_ line: ByteRange, _ buffer: MarkupBuffer) -> ByteRange? {
        guard isAfterBlank else { return nil }
        let near = buffer.source[..<line.lowerBound].suffix(Self.longestTerm)
        guard let last = near.lastIndex(where: { byte in !byte.isSpace }) else { return nil }
        let lineBreak = buffer.source[..<last].suffix(Self.longestTerm).lastIndex(of: .lineFeed)
        let start = lineBreak.map { index in index + 1 } ?? 0
        return start..<(last + 1)
    }
}

extension MarkdownLine.Kind {
    /// Whether the line is an abbreviation: "*[HTML]: HyperText Markup Language".
    var isAbbreviation: Bool {
        guard case .abbreviation = self else { return false }
        return true
    }
}
