import TILText

/// Reads AsciiDoc: comments, titles, attributes, blocks, tables, lists and inline macros.
///
/// Source: the documentation of the AsciiDoc language, "Blocks", "Lists", "Text formatting" and "Macros".
struct AsciiDocMarkup {
    private let buffer: MarkupBuffer
    private var inline = InlineMarkup(isMarkdown: false)
    private var paragraph = 0..<0
    private var block: Block?
    /// The style of the next block or paragraph, from its list of attributes: `source`, `quote`.
    private var style = ""
    private var entry = Entry()
    /// Whether the paragraph is indented, so that it is shown as written.
    private var isLiteral = false

    /// An open block whose lines are not read as prose, or are read as quotations.
    private struct Block {
        let delimiter: [UInt8]
        let kind: MarkupKind
    }

    /// The description of a term in a list.
    private struct Entry {
        var isOpen = false
        /// Whether the description starts on a later line.
        var isWaiting = false
        var isAfterBlank = false
        /// Whether a plus sign attaches the next block.
        var isAttached = false
    }

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    /// - Returns: the definitions made by tags.
    mutating func read() -> [MarkupDeclaration] {
        for line in ByteSearch.lines(buffer.source, from: 0, before: buffer.count) { readLine(line) }
        endParagraph()
        return inline.declarations
    }

    private mutating func readLine(_ line: ByteRange) {
        let text = line.lowerBound..<buffer.textEnd(line)
        if let block {
            if buffer.source[text].elementsEqual(block.delimiter) {
                closeBlock(line)
                return
            }
            switch block.kind {
            case .quotation: buffer.mark(.quotation, line)
            case .table: return readRow(line)
            default: return remove(line, block.kind)
            }
        }
        guard !text.isEmpty else {
            // The text of a term may follow below an empty line.
            if entry.isWaiting { return }
            endParagraph()
            entry.isAfterBlank = true
            style = ""
            return buffer.endPassage(at: line.upperBound)
        }
        if readBlockLine(line, text) { return }
        readText(line, text)
    }

    // MARK: Lines that are not text

    /// Reads a line that is not text.
    /// - Returns: whether it is one.
    private mutating func readBlockLine(_ line: ByteRange, _ text: ByteRange) -> Bool {
        if openBlock(line, text) { return true }
        if buffer.has("//", at: text.lowerBound), !buffer.has("///", at: text.lowerBound) {
            // A comment does not end a paragraph.
            buffer.fill(line)
            buffer.mark(.comment, line)
            return true
        }
        if text.count == 1, buffer[text.lowerBound] == "+" {
            endParagraph()
            entry.isAttached = true
            buffer.removeLine(line)
            return true
        }
        if isAttributes(text) {
            endParagraph()
            style = buffer.string((text.lowerBound + 1)..<text.upperBound - 1)
            remove(line, .code)
            return true
        }
        if isAttributeEntry(text) || isBlockMacro(text) || isBreak(text) {
            remove(line, .code)
            return true
        }
        if let title = titleStart(text) {
            endParagraph()
            buffer.mark(.heading, line)
            buffer.fill(line.lowerBound..<title, with: UInt8(ascii: " "))
            buffer.isolate(line)
            readInline(title..<line.upperBound)
            entry = Entry()
            return true
        }
        return false
    }

    /// Removes a line that is not prose.
    private mutating func remove(_ line: ByteRange, _ kind: MarkupKind) {
        endParagraph()
        buffer.mark(kind, line)
        buffer.removeLine(line)
    }

    /// Opens the block that a line delimits.
    /// - Returns: whether the line is a delimiter or underlines a title.
    private mutating func openBlock(_ line: ByteRange, _ text: ByteRange) -> Bool {
        let first = buffer[text.lowerBound]
        let isOfOneMark = text.allSatisfy { index in buffer[index] == first }
        if text.count >= 4, "|,:!".utf8.contains(first), text.dropFirst().allSatisfy({ index in buffer[index] == "=" })
        {
            open(.table, line, text)
            return true
        }
        if buffer.has("```", at: text.lowerBound) {
            open(.code, line, text.prefix(3))
            return true
        }
        let isOpenBlock = text.count == 2 && buffer.has("--", at: text.lowerBound)
        guard isOfOneMark, text.count >= 4 || isOpenBlock, "-.+/=*_".utf8.contains(first) else {
            return false
        }
        if !paragraph.isEmpty, Underline.isUnderline(buffer, text),
            ByteSearch.next(UInt8(ascii: "\n"), buffer.source, paragraph) == paragraph.upperBound
        {
            buffer.mark(.heading, paragraph.lowerBound..<line.upperBound)
            endParagraph()
            buffer.removeLine(line)
            return true
        }
        switch first {
        case "/": open(.comment, line, text)
        case ".", "+": open(.code, line, text)
        case "-": isOpenBlock && !isVerbatim ? remove(line, .code) : open(.code, line, text)
        case "_": open(.quotation, line, text)
        default: isVerbatim ? open(.code, line, text) : remove(line, .code)
        }
        return true
    }

    private mutating func open(_ kind: MarkupKind, _ line: ByteRange, _ delimiter: ByteRange) {
        let isDiagram = isVerbatim && kind == .quotation
        block = Block(delimiter: Array(buffer.source[delimiter]), kind: isDiagram ? .code : kind)
        remove(line, kind == .comment ? .comment : .code)
        style = ""
    }

    private mutating func closeBlock(_ line: ByteRange) {
        remove(line, block?.kind == .comment ? .comment : .code)
        block = nil
    }

    /// Whether the next block is shown as written.
    private var isVerbatim: Bool {
        let name = style.prefix { byte in byte.isLetter }
        return Self.verbatimStyles.contains(String(name))
    }

    private static let verbatimStyles = Set(
        names: "source listing literal stem latexmath asciimath pass verse plantuml ditaa mermaid graphviz comment")

    private mutating func readRow(_ line: ByteRange) {
        endParagraph()
        buffer.mark(.table, line)
        buffer.isolate(line)
        readInline(line)
    }

    /// Whether a line is a list of attributes or an anchor: `[source,java]`, `[[name]]`.
    private func isAttributes(_ text: ByteRange) -> Bool {
        guard buffer[text.lowerBound] == "[", buffer[text.upperBound - 1] == "]", text.count > 1 else { return false }
        return !text.dropFirst(2).dropLast(2).contains { index in buffer[index] == "]" }
    }

    /// Whether a line sets an attribute: `:name: value`.
    private func isAttributeEntry(_ text: ByteRange) -> Bool {
        guard buffer[text.lowerBound] == ":", text.count > 2 else { return false }
        let name = text.dropFirst().prefix { index in
            buffer[index].isLetterOrDigit || "-_!".utf8.contains(buffer[index])
        }
        return !name.isEmpty && name.upperBound < text.upperBound && buffer[name.upperBound] == ":"
            && (name.upperBound + 1 == text.upperBound || buffer[name.upperBound + 1].isBlank)
    }

    /// Whether a line is a macro: `include::file[]`, `image::file[Alt]`, `endif::[]`.
    private func isBlockMacro(_ text: ByteRange) -> Bool {
        let end = buffer.nameEnd(from: text.lowerBound)
        return end > text.lowerBound && buffer.has("::", at: end) && end + 2 < text.upperBound
            && !buffer[end + 2].isBlank && buffer[text.upperBound - 1] == "]"
    }

    /// Whether a line is a break of a page or a theme.
    private func isBreak(_ text: ByteRange) -> Bool {
        text.count == 3 && ["<<<", "'''", "---", "***"].contains(buffer.string(text))
    }

    /// Returns the start of a title: `== Title`, `.Title of a block`.
    private func titleStart(_ text: ByteRange) -> Int? {
        let first = buffer[text.lowerBound]
        if first == "=" || first == "#" {
            let marks = text.prefix { index in buffer[index] == first }
            return marks.count <= 6 && marks.upperBound < text.upperBound && buffer[marks.upperBound].isBlank
                ? marks.upperBound + 1 : nil
        }
        guard first == ".", text.count > 1, !buffer[text.lowerBound + 1].isBlank, buffer[text.lowerBound + 1] != "."
        else { return nil }
        return text.lowerBound + 1
    }

    // MARK: Text

    private mutating func readText(_ line: ByteRange, _ text: ByteRange) {
        let start = buffer.textStart(line)
        let isIndented = start > line.lowerBound
        let item = itemStart(start..<text.upperBound)
        let term = termEnd(start..<text.upperBound)
        let startsParagraph = paragraph.isEmpty
        // The text of a term may be on a later line, also after an empty one and indented.
        let isDescription = entry.isWaiting
        entry.isWaiting = false
        if term == nil, item == nil, entry.isAfterBlank, !entry.isAttached, !isDescription, !isIndented {
            entry.isOpen = false
        }
        entry.isAfterBlank = false
        if startsParagraph {
            isLiteral = isVerbatim || isIndented && item == nil && term == nil && !isDescription
            if style.hasPrefix("quote") { buffer.mark(.quotation, line) }
        } else if style.hasPrefix("quote") {
            buffer.mark(.quotation, line)
        }
        if isLiteral, !startsParagraph || item == nil { return addLiteral(line) }
        if item != nil || term != nil { endParagraph() }
        if let item {
            buffer.endPassage(at: line.lowerBound - 1)
            buffer.fill(line.lowerBound..<item, with: UInt8(ascii: " "))
            if TermLine.isEntry(buffer, item..<text.upperBound, isItem: true) { buffer.mark(.entry, line) }
        }
        if let term {
            entry = Entry(isOpen: true, isWaiting: term.upperBound == text.upperBound)
            buffer.endPassage(at: line.lowerBound - 1)
            buffer.write([UInt8(ascii: ":")], over: term)
        }
        if startsParagraph || item != nil, let label = labelEnd(start..<text.upperBound) {
            buffer.fill(start..<label, with: UInt8(ascii: " "))
        }
        if entry.isOpen { buffer.mark(.entry, line) }
        entry.isAttached = false
        paragraph = (paragraph.isEmpty ? line.lowerBound : paragraph.lowerBound)..<line.upperBound
    }

    /// Adds a line of an indented or verbatim paragraph, which a blank line ends.
    private mutating func addLiteral(_ line: ByteRange) {
        buffer.mark(.code, line)
        buffer.removeLine(line)
        paragraph = line.upperBound..<line.upperBound
    }

    /// Returns the start of the text in a list item: `* text`, `.. text`, `1. text`, `<1> text`.
    private func itemStart(_ text: ByteRange) -> Int? {
        guard let first = text.first.map({ index in buffer[index] }) else { return nil }
        var end = text.lowerBound
        switch first {
        case "*", ".", "-": while end < text.upperBound, buffer[end] == first { end += 1 }
        case "<":
            end = (text.prefix(5).first { index in buffer[index] == ">" } ?? end) + 1
        default:
            while end < text.upperBound, buffer[end].isDigit { end += 1 }
            guard end > text.lowerBound, end < text.upperBound, buffer[end] == "." else { return nil }
            end += 1
        }
        return end > text.lowerBound && end < text.upperBound && end - text.lowerBound <= 5 && buffer[end].isBlank
            ? end + 1 : nil
    }

    /// Returns the colons after a term that the rest of the line or the next lines describe: `term:: text`.
    private func termEnd(_ text: ByteRange) -> ByteRange? {
        for mark: StaticString in ["::", ";;"] {
            guard let start = buffer.find(mark, from: text.lowerBound, before: text.upperBound),
                start > text.lowerBound
            else { continue }
            let end = (start..<text.upperBound).first { index in buffer[index] != buffer[start] } ?? text.upperBound
            if end == text.upperBound || buffer[end].isBlank, end - start <= 4 { return start..<end }
        }
        return nil
    }

    /// Returns the end of the label of an admonition: `NOTE: text`.
    private func labelEnd(_ text: ByteRange) -> Int? {
        let end = buffer.nameEnd(from: text.lowerBound)
        return end < text.upperBound && buffer[end] == ":" && Self.labels.contains(buffer.string(text.lowerBound..<end))
            ? end + 1 : nil
    }

    private static let labels = Set(names: "NOTE TIP IMPORTANT WARNING CAUTION")

    private mutating func endParagraph() {
        isLiteral = false
        guard !paragraph.isEmpty else { return }
        readInline(paragraph)
        paragraph = paragraph.upperBound..<paragraph.upperBound
        style = ""
    }

    private mutating func readInline(_ text: ByteRange) {
        AsciiDocSpans.read(buffer, text)
        inline.read(buffer, text)
    }
}
