import TILText

/// Reads AsciiDoc: comments, titles, attributes, blocks, tables, lists and inline macros.
///
/// Source: the documentation of the AsciiDoc language, "Blocks", "Lists", "Text formatting" and "Macros".
struct AsciiDocMarkup {
    private let buffer: MarkupBuffer
    private var inline = InlineMarkup(isMarkdown: false)
    private var paragraph = OpenParagraph()
    /// Whether the paragraph is shown as written, because it is indented or because of its style.
    private var isLiteral = false
    private var block: Block?
    /// The style of the next block or paragraph, from its list of attributes: `source`, `quote`.
    private var style = ""
    private var entry = Entry()

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

    /// A line of text.
    private struct TextLine {
        let range: ByteRange
        /// The line without white space at its start and its end.
        let text: ByteRange
        /// The start of the text of a list item.
        let item: Int?
        /// The colons after a term that the rest of the line or the next lines describe.
        let term: ByteRange?

        var isIndented: Bool { text.lowerBound > range.lowerBound }
        var startsPassage: Bool { item != nil || term != nil }
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
        let trimmed = line.lowerBound..<buffer.textEnd(line)
        if let block {
            if buffer.source[trimmed].elementsEqual(block.delimiter) {
                closeBlock(line)
                return
            }
            switch block.kind {
            case .quotation: buffer.mark(.quotation, line)
            case .table: return readRow(line)
            default: return remove(line, as: block.kind)
            }
        }
        if trimmed.isEmpty { return readBlankLine(line) }
        if readBlockLine(line, trimmed: trimmed) { return }
        let text = buffer.textStart(line)..<trimmed.upperBound
        readText(TextLine(range: line, text: text, item: itemStart(text), term: termEnd(text)))
    }

    private mutating func readBlankLine(_ line: ByteRange) {
        // The text of a term may follow below an empty line.
        if entry.isWaiting { return }
        endParagraph()
        entry.isAfterBlank = true
        style = ""
        buffer.endPassage(at: line.upperBound)
    }

    // MARK: Lines that are not text

    /// Reads a line that is not text.
    /// - Parameter trimmed: the line without white space at its end.
    /// - Returns: whether the line is of this kind.
    private mutating func readBlockLine(_ line: ByteRange, trimmed: ByteRange) -> Bool {
        if readDelimiter(line, trimmed: trimmed) { return true }
        if buffer.has("//", at: trimmed.lowerBound), !buffer.has("///", at: trimmed.lowerBound) {
            // A comment does not end a paragraph.
            buffer.fill(line)
            buffer.mark(.comment, line)
            return true
        }
        if trimmed.count == 1, buffer[trimmed.lowerBound] == "+" {
            endParagraph()
            entry.isAttached = true
            buffer.removeLine(line)
            return true
        }
        if isAttributeList(trimmed) {
            endParagraph()
            style = buffer.string((trimmed.lowerBound + 1)..<trimmed.upperBound - 1)
            remove(line, as: .code)
            return true
        }
        if isAttributeEntry(trimmed) || isBlockMacro(trimmed) || isBreak(trimmed) {
            remove(line, as: .code)
            return true
        }
        if let title = titleStart(trimmed) {
            readTitle(line, from: title)
            return true
        }
        return false
    }

    /// Removes a line that is not prose.
    private mutating func remove(_ line: ByteRange, as kind: MarkupKind) {
        endParagraph()
        buffer.mark(kind, line)
        buffer.removeLine(line)
    }

    private mutating func readTitle(_ line: ByteRange, from start: Int) {
        endParagraph()
        buffer.mark(.heading, line)
        buffer.fill(line.lowerBound..<start, with: .space)
        buffer.isolate(line)
        readInline(start..<line.upperBound)
        entry = Entry()
    }

    private mutating func readRow(_ line: ByteRange) {
        endParagraph()
        buffer.mark(.table, line)
        buffer.isolate(line)
        readInline(line)
    }

    /// Whether a line is a list of attributes or an anchor: `[source,java]`, `[[name]]`.
    private func isAttributeList(_ line: ByteRange) -> Bool {
        guard line.count > 1, buffer[line.lowerBound] == "[", buffer[line.upperBound - 1] == "]" else { return false }
        let inner = line.dropFirst(2).dropLast(2)
        return !inner.contains { index in buffer[index] == "]" }
    }

    /// Whether a line sets an attribute: `:name: value`.
    private func isAttributeEntry(_ line: ByteRange) -> Bool {
        guard buffer[line.lowerBound] == ":", line.count > 2 else { return false }
        let name = line.dropFirst().prefix { index in
            buffer[index].isLetterOrDigit || buffer[index].isOne(of: "-_!")
        }
        let colon = name.upperBound
        guard !name.isEmpty, colon < line.upperBound, buffer[colon] == ":" else { return false }
        return colon + 1 == line.upperBound || buffer[colon + 1].isBlank
    }

    /// Whether a line is a macro: `include::file[]`, `image::file[Alt]`, `endif::[]`.
    private func isBlockMacro(_ line: ByteRange) -> Bool {
        let nameEnd = buffer.nameEnd(from: line.lowerBound)
        let target = nameEnd + "::".utf8.count
        guard nameEnd > line.lowerBound, buffer.has("::", at: nameEnd), target < line.upperBound else { return false }
        return !buffer[target].isBlank && buffer[line.upperBound - 1] == "]"
    }

    /// Whether a line is a break of a page or a theme.
    private func isBreak(_ line: ByteRange) -> Bool {
        line.count == 3 && ["<<<", "'''", "---", "***"].contains(buffer.string(line))
    }

    /// Returns the start of a title: `== Title`, `.Title of a block`.
    private func titleStart(_ line: ByteRange) -> Int? {
        let first = buffer[line.lowerBound]
        if first == "=" || first == "#" {
            let marks = line.prefix { index in buffer[index] == first }
            guard marks.count <= 6, marks.upperBound < line.upperBound else { return nil }
            return buffer[marks.upperBound].isBlank ? marks.upperBound + 1 : nil
        }
        guard first == ".", line.count > 1 else { return nil }
        let start = line.lowerBound + 1
        return buffer[start].isBlank || buffer[start] == "." ? nil : start
    }

    // MARK: Blocks

    /// Reads a line that opens a block or underlines a title.
    /// - Returns: whether the line is of this kind.
    private mutating func readDelimiter(_ line: ByteRange, trimmed: ByteRange) -> Bool {
        if isTableDelimiter(trimmed) {
            openBlock(.table, line, delimiter: trimmed)
            return true
        }
        if buffer.has("```", at: trimmed.lowerBound) {
            openBlock(.code, line, delimiter: trimmed.prefix(3))
            return true
        }
        guard isDelimiter(trimmed) else { return false }
        if underlinesTitle(trimmed) {
            buffer.mark(.heading, paragraph.range.lowerBound..<line.upperBound)
            endParagraph()
            buffer.removeLine(line)
        } else if let kind = blockKind(delimiter: trimmed) {
            openBlock(kind, line, delimiter: trimmed)
        } else {
            remove(line, as: .code)
        }
        return true
    }

    /// Whether a line delimits a table: `|===`.
    private func isTableDelimiter(_ line: ByteRange) -> Bool {
        guard line.count >= 4, buffer[line.lowerBound].isOne(of: "|,:!") else { return false }
        return line.dropFirst().allSatisfy { index in buffer[index] == "=" }
    }

    /// Whether a line consists of at least four equal marks, or is `--`.
    private func isDelimiter(_ line: ByteRange) -> Bool {
        let first = buffer[line.lowerBound]
        let isOfOneMark = line.allSatisfy { index in buffer[index] == first }
        guard isOfOneMark, first.isOne(of: "-.+/=*_") else { return false }
        return line.count >= 4 || isOpenBlockDelimiter(line)
    }

    private func isOpenBlockDelimiter(_ line: ByteRange) -> Bool {
        line.count == 2 && buffer.has("--", at: line.lowerBound)
    }

    private func underlinesTitle(_ line: ByteRange) -> Bool {
        !paragraph.isEmpty && Underline.isUnderline(buffer, line) && buffer.isSingleLine(paragraph.range)
    }

    /// Returns the kind of the lines in a block, or nil if they are prose.
    private func blockKind(delimiter: ByteRange) -> MarkupKind? {
        switch buffer[delimiter.lowerBound] {
        case "/": return .comment
        case ".", "+": return .code
        case "-": return isOpenBlockDelimiter(delimiter) && !isVerbatim ? nil : .code
        case "_": return .quotation
        default: return isVerbatim ? .code : nil
        }
    }

    private mutating func openBlock(_ kind: MarkupKind, _ line: ByteRange, delimiter: ByteRange) {
        let isDiagram = isVerbatim && kind == .quotation
        block = Block(delimiter: Array(buffer.source[delimiter]), kind: isDiagram ? .code : kind)
        remove(line, as: kind == .comment ? .comment : .code)
        style = ""
    }

    private mutating func closeBlock(_ line: ByteRange) {
        remove(line, as: block?.kind == .comment ? .comment : .code)
        block = nil
    }

    /// Whether the next block is shown as written.
    private var isVerbatim: Bool {
        let name = style.prefix { byte in byte.isLetter }
        return Self.verbatimStyles.contains(String(name))
    }

    private static let verbatimStyles = Set(
        names: "source listing literal stem latexmath asciimath pass verse plantuml ditaa mermaid graphviz comment")

    // MARK: Text

    private mutating func readText(_ line: TextLine) {
        // An indented paragraph of an item ends at the next item.
        let isNextItem = line.startsPassage && !line.isIndented
        if isLiteral, isNextItem, !isVerbatim { endParagraph() }
        let startsParagraph = paragraph.isEmpty && !isLiteral
        // The text of a term may be on a later line, also after an empty one and indented.
        let isDescription = entry.isWaiting
        endEntry(before: line, isDescription: isDescription)
        if startsParagraph {
            let isIndentedText = line.isIndented && !line.startsPassage && !isDescription
            isLiteral = isVerbatim || isIndentedText
        }
        if style.hasPrefix("quote") { buffer.mark(.quotation, line.range) }
        if isLiteral { return readLiteral(line.range) }
        if line.startsPassage { endParagraph() }
        if let item = line.item { readItem(line, from: item) }
        if let term = line.term { readTerm(line, colons: term) }
        if startsParagraph || line.item != nil { blankLabel(line.text) }
        if entry.isOpen { buffer.mark(.entry, line.range) }
        entry.isAttached = false
        paragraph.append(line.range)
    }

    /// Ends the open entry at the first paragraph that does not belong to it.
    private mutating func endEntry(before line: TextLine, isDescription: Bool) {
        let startsParagraph = entry.isAfterBlank && !line.startsPassage
        let belongsToEntry = entry.isAttached || isDescription || line.isIndented
        if startsParagraph, !belongsToEntry { entry.isOpen = false }
        entry.isWaiting = false
        entry.isAfterBlank = false
    }

    /// Reads a line of an indented or verbatim paragraph, which a blank line ends.
    private mutating func readLiteral(_ line: ByteRange) {
        buffer.mark(.code, line)
        buffer.removeLine(line)
    }

    private func readItem(_ line: TextLine, from start: Int) {
        buffer.endPassage(at: line.range.lowerBound - 1)
        buffer.fill(line.range.lowerBound..<start, with: .space)
        let text = start..<line.text.upperBound
        if TermLine.isEntry(buffer, text, isItem: true) { buffer.mark(.entry, line.range) }
    }

    private mutating func readTerm(_ line: TextLine, colons: ByteRange) {
        let isDescribedLater = colons.upperBound == line.text.upperBound
        entry = Entry(isOpen: true, isWaiting: isDescribedLater)
        buffer.endPassage(at: line.range.lowerBound - 1)
        buffer.write([UInt8(ascii: ":")], over: colons)
    }

    /// Blanks the label of an admonition: `NOTE: text`.
    private func blankLabel(_ text: ByteRange) {
        let label = text.lowerBound..<buffer.nameEnd(from: text.lowerBound)
        guard label.upperBound < text.upperBound, buffer[label.upperBound] == ":" else { return }
        guard Self.labels.contains(buffer.string(label)) else { return }
        buffer.fill(label.lowerBound..<(label.upperBound + 1), with: .space)
    }

    private static let labels = Set(names: "NOTE TIP IMPORTANT WARNING CAUTION")

    /// The greatest number of bytes in the mark of a list item.
    private static let longestItemMark = 5

    /// Returns the start of the text in a list item: `* text`, `.. text`, `1. text`, `<1> text`.
    private func itemStart(_ text: ByteRange) -> Int? {
        guard let end = itemMarkEnd(text), end < text.upperBound, buffer[end].isBlank else { return nil }
        let length = end - text.lowerBound
        return length <= Self.longestItemMark ? end + 1 : nil
    }

    /// Returns the end of a mark that starts a list item if a space follows it.
    private func itemMarkEnd(_ text: ByteRange) -> Int? {
        guard let start = text.first else { return nil }
        let first = buffer[start]
        switch first {
        case "*", ".", "-":
            return text.prefix { index in buffer[index] == first }.upperBound
        case "<":
            let close = text.prefix(Self.longestItemMark).first { index in buffer[index] == ">" }
            return close.map { close in close + 1 }
        default:
            let number = text.prefix { index in buffer[index].isDigit }
            guard !number.isEmpty, number.upperBound < text.upperBound, buffer[number.upperBound] == "." else {
                return nil
            }
            return number.upperBound + 1
        }
    }

    /// Returns the colons after a term that the rest of the line or the next lines describe: `term:: text`.
    private func termEnd(_ text: ByteRange) -> ByteRange? {
        for mark: StaticString in ["::", ";;"] {
            guard let start = buffer.find(mark, from: text.lowerBound, before: text.upperBound),
                start > text.lowerBound
            else { continue }
            let rest = start..<text.upperBound
            let colons = rest.prefix { index in buffer[index] == buffer[start] }
            let isFollowedBySpace = colons.upperBound == text.upperBound || buffer[colons.upperBound].isBlank
            if isFollowedBySpace, colons.count <= 4 { return colons }
        }
        return nil
    }

    private mutating func endParagraph() {
        isLiteral = false
        guard !paragraph.isEmpty else { return }
        readInline(paragraph.range)
        paragraph.clear()
        style = ""
    }

    private mutating func readInline(_ text: ByteRange) {
        AsciiDocSpans(buffer, limit: text.upperBound).read(from: text.lowerBound)
        inline.read(text, in: buffer)
    }
}
