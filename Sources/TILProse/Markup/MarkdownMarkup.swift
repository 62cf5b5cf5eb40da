import TILText

/// Reads Markdown, or text of an unknown format: a README, an RFC, an e-mail.
struct MarkdownMarkup {
    private let buffer: MarkupBuffer
    /// Whether braces enclose expressions of a program, as in MDX.
    private let hasExpressions: Bool

    private var inline = InlineMarkup(isMarkdown: true)
    private var declarations: [MarkupDeclaration] = []
    private var paragraph = OpenParagraph()
    private var previousLine = PreviousLine.blank
    private var quotation = Quotation.none
    private var list = List.none
    private var entries = EntryLines()
    /// The open directives of MyST, whose content is prose.
    private var directives: [Directive] = []
    /// Whether the lines are indented as far as code.
    private var isIndented = false
    /// Whether the lines are code because they are indented.
    private var isInCode = false
    /// Whether a code block was opened but is never closed. It and the following text are read as prose.
    private var hasOpenBlock = false

    /// A line without its line break.
    private struct Line {
        let range: ByteRange
        /// The line after its indentation and the marks of quotations.
        let text: ByteRange
        let kind: MarkdownLine.Kind
        /// The width of the white space at its start.
        let indent: Int

        /// The start of the next line.
        var next: Int { range.upperBound + 1 }
    }

    private enum PreviousLine {
        case blank
        case text
        /// A line of a code block, a comment or a template.
        case block
    }

    private enum Quotation {
        case none
        case quotation
        /// A box of GitHub, whose text is the author's: "> [!NOTE]".
        case box
    }

    private enum List {
        case none
        /// A list inside text that is indented like code, which is kept unchanged.
        case indented
        case plain
    }

    private struct Directive {
        let fence: CodeFence
        let isGlossary: Bool
    }

    init(_ buffer: MarkupBuffer, hasExpressions: Bool = false) {
        self.buffer = buffer
        self.hasExpressions = hasExpressions
    }

    /// Fills the buffer.
    /// - Returns: the definitions made by the markup.
    mutating func read() -> [MarkupDeclaration] {
        if let end = MarkdownFrontMatter.end(in: buffer.source) { buffer.mark(.code, 0..<end) }
        var start = 0
        while start < buffer.count { start = readLine(from: start) }
        endParagraph()
        return (declarations + inline.declarations).sorted { first, second in
            first.shortRange.lowerBound < second.shortRange.lowerBound
        }
    }

    // MARK: Lines

    /// Reads a line, or the block that it opens.
    /// - Returns: the start of the next line.
    private mutating func readLine(from start: Int) -> Int {
        let line = line(from: start)
        if line.text.isEmpty {
            readBlankLine(line)
            previousLine = .blank
            return line.next
        }
        readIndentation(of: line)
        keepColumns(of: line)
        if !hasOpenBlock, let next = readBlock(from: line) {
            previousLine = .block
            return next
        }
        readList(line)
        readQuotation(line)
        previousLine = .text
        return line.next
    }

    private func line(from start: Int) -> Line {
        let range = start..<buffer.lineEnd(from: start)
        let parsed = MarkdownLine(buffer.source, range)
        return Line(range: range, text: parsed.start..<range.upperBound, kind: parsed.kind, indent: parsed.indent)
    }

    private mutating func readBlankLine(_ line: Line) {
        endParagraph()
        entries.readBlank()
        buffer.endPassage(at: line.range.upperBound)
    }

    private mutating func readIndentation(of line: Line) {
        let mayBegin = previousLine == .blank && list != .plain
        let mayContinue = previousLine != .blank && isIndented
        isIndented = line.indent >= 4 && (mayBegin || mayContinue)
    }

    /// Protects text whose columns matter from edits. A row of a table may start without a bar.
    private func keepColumns(of line: Line) {
        if isIndented || buffer.contains(UInt8(ascii: "|"), in: line.range) { buffer.mark(.kept, line.range) }
    }

    /// Updates the kind of list that the lines belong to.
    private mutating func readList(_ line: Line) {
        switch line.kind {
        case .item: list = list == .plain || line.indent < 4 ? .plain : .indented
        case .heading: list = .none
        default: if previousLine == .blank, line.indent == 0 { list = .none }
        }
    }

    // MARK: Blocks

    /// Reads a line that is not text, and the other lines of its block.
    /// - Returns: the start of the next line, or nil if the line is text.
    private mutating func readBlock(from line: Line) -> Int? {
        if previousLine == .text, Underline.isUnderline(buffer, line.text) {
            endHeading(line.range)
            return line.next
        }
        if readDirective(line.text) || MarkdownTemplates.isTag(buffer, line.text) {
            removeBlock(line.range)
            return line.next
        }
        if let end = MarkdownTemplates.codeEnd(buffer, line.text) {
            removeBlock(line.range.lowerBound..<end)
            return end + 1
        }
        return readCodeBlock(from: line) ?? readComment(from: line) ?? readIndentedCode(line)
    }

    /// Reads a fence of a directive of MyST whose content is prose: "```{note}".
    /// - Returns: whether the line opens or closes one.
    private mutating func readDirective(_ text: ByteRange) -> Bool {
        let line = UnsafeBufferPointer(rebasing: buffer.source[text])
        if let open = directives.last, open.fence.isClosed(by: line) {
            directives.removeLast()
            return true
        }
        guard let fence = CodeFence(openedBy: line), let name = MarkdownTemplates.proseDirective(buffer, text) else {
            return false
        }
        directives.append(Directive(fence: fence, isGlossary: name == "glossary"))
        return true
    }

    /// Reads a code block, which may be the content of a list item.
    private mutating func readCodeBlock(from line: Line) -> Int? {
        var kind = line.kind
        var content = line.text
        if case .item(let start) = kind {
            content = textWithoutIndentation(from: start, in: line)
            kind = MarkdownLine.kind(buffer.source, content)
        }
        let block = MarkdownCodeBlock(buffer.source, kind, content) { name in LaTeXCommand.isCode(environment: name) }
        guard let block else { return nil }
        guard let end = block.end(buffer.source, from: line.next) else {
            hasOpenBlock = true
            return nil
        }
        readList(line)
        removeBlock(line.range.lowerBound..<end)
        isInCode = false
        return end + 1
    }

    /// Reads a comment that starts a line. Text may follow in its last line.
    private func readComment(from line: Line) -> Int? {
        let start = line.text.lowerBound
        guard buffer.has("<!--", at: start), let tag = HTMLTag(buffer.source, at: start, limit: buffer.count),
            tag.isComment
        else { return nil }
        buffer.fill(tag.range)
        buffer.mark(.comment, tag.range)
        let rest = tag.range.upperBound..<buffer.lineEnd(from: tag.range.upperBound)
        let hasText = buffer.textStart(rest) < rest.upperBound
        return hasText ? rest.lowerBound : rest.upperBound + 1
    }

    private mutating func readIndentedCode(_ line: Line) -> Int? {
        let mayBeCode = isIndented && list == .none && (previousLine == .blank || isInCode)
        // An abbreviation may be indented in a footnote or a box.
        isInCode = mayBeCode && !line.kind.isAbbreviation && buffer.isCode(line.text)
        guard isInCode else { return nil }
        removeBlock(line.range)
        return line.next
    }

    /// Removes lines of code.
    private mutating func removeBlock(_ lines: ByteRange) {
        endParagraph()
        buffer.mark(.code, lines)
        buffer.removeLine(lines)
    }

    // MARK: Text

    /// Reads a line outside code blocks, which may be a line of a quotation.
    private mutating func readQuotation(_ line: Line) {
        guard buffer[line.text.lowerBound] == ">" else {
            if quotation != .none {
                endParagraph()
                quotation = .none
            }
            markTitleOfOtherWork(line.range)
            return readText(line)
        }
        let isFirstLine = quotation == .none || previousLine == .blank
        if isFirstLine {
            endParagraph()
            quotation = MarkdownTemplates.isAlert(buffer, line.text) ? .box : .quotation
        }
        if quotation == .quotation { buffer.mark(.quotation, line.range) }
        let content = contentOfQuotation(line)
        if isFirstLine, quotation == .box {
            buffer.mark(.code, line.range)
            buffer.removeLine(line.range)
        } else {
            readText(content)
        }
    }

    /// Blanks the marks of a quotation.
    /// - Returns: the line without them.
    private func contentOfQuotation(_ line: Line) -> Line {
        var text = line.text
        var kind = line.kind
        while case .quotation(let start) = kind {
            buffer.fill(text.lowerBound..<start, with: .space)
            text = textWithoutIndentation(from: start, in: line)
            kind = MarkdownLine.kind(buffer.source, text)
        }
        return Line(range: line.range, text: text, kind: kind, indent: line.indent)
    }

    private func textWithoutIndentation(from start: Int, in line: Line) -> ByteRange {
        buffer.textStart(start..<line.text.upperBound)..<line.text.upperBound
    }

    /// Marks the title of another work: "RFC 4256, Generic Message Exchange", but not "RFC 4256 says".
    private func markTitleOfOtherWork(_ line: ByteRange) {
        guard let start = line.first(where: { index in buffer[index].isLetter }), buffer.has("RFC", at: start) else {
            return
        }
        let rest = (start + "RFC".utf8.count)..<line.upperBound
        // A space, a digit or a comma is below the letters, and a capital is below the small ones.
        guard let next = rest.first(where: { index in buffer[index] >= UInt8(ascii: "A") }) else { return }
        if buffer[next] < UInt8(ascii: "a") { buffer.mark(.quotation, line) }
    }

    /// Reads a line whose marks of quotations are blanked.
    private mutating func readText(_ line: Line) {
        let range = line.range
        entries.read(line.kind, range, text: line.text, below: paragraph.range, in: buffer)
        let isInGlossary = directives.contains { directive in directive.isGlossary }
        if isInGlossary { buffer.mark(.entry, range) }
        switch line.kind {
        case .blank:
            buffer.removeLine(range)
        case .heading(let start):
            readSeparately(range, from: start, as: .heading)
        case .row:
            readSeparately(range, from: line.text.lowerBound, as: .table)
        case .delimiterRow where buffer[line.text.lowerBound] == "|":
            removeLine(range, as: .table)
        case .target:
            removeLine(range, as: .link)
        case .rule(let count) where count >= 2:
            endHeading(range)
        case .abbreviation(let close):
            endParagraph()
            declareAbbreviation(line.text, closingBracket: close)
            buffer.removeLine(range)
        case .item(let start):
            buffer.endPassage(at: range.lowerBound - 1)
            buffer.fill(line.text.lowerBound..<start, with: .space)
            paragraph.append(range)
        default:
            if buffer.source.leadsToPage(line.text) {
                endParagraph()
                buffer.mark(.table, range)
                inline.read(range, in: buffer)
            } else {
                paragraph.append(range)
            }
        }
    }

    /// Reads a line that is a passage of its own.
    private mutating func readSeparately(_ line: ByteRange, from start: Int, as kind: MarkupKind) {
        endParagraph()
        buffer.mark(kind, line)
        buffer.fill(line.lowerBound..<start, with: .space)
        buffer.isolate(line)
        inline.read(start..<line.upperBound, in: buffer)
    }

    private mutating func removeLine(_ line: ByteRange, as kind: MarkupKind) {
        endParagraph()
        buffer.mark(kind, line)
        buffer.removeLine(line)
    }

    /// The greatest number of bytes in a declared acronym.
    private static let longestShort = 40

    /// Reads an abbreviation: "*[HTML]: HyperText Markup Language".
    private mutating func declareAbbreviation(_ line: ByteRange, closingBracket close: Int) {
        let shortStart = line.lowerBound + "*[".utf8.count
        let colonEnd = close + "]:".utf8.count
        let short = shortStart..<close
        let long = buffer.textStart(colonEnd..<line.upperBound)..<max(colonEnd, buffer.textEnd(line))
        guard let shortText = buffer.plainText(short), let longText = buffer.plainText(long) else { return }
        guard !shortText.isEmpty, shortText.utf8.count <= Self.longestShort, !longText.isEmpty else { return }
        declarations.append(
            MarkupDeclaration(short: shortText, long: longText, shortRange: short, longRange: long))
    }

    // MARK: Paragraphs

    private mutating func endParagraph() {
        guard !paragraph.isEmpty else { return }
        let range = paragraph.range
        if quotation == .none {
            // The notation of protocols and grammars: "Ticket ::= SEQUENCE".
            if buffer.find("::=", from: range.lowerBound, before: range.upperBound) != nil {
                buffer.mark(.code, range)
            }
            if buffer.isTitle(range) { buffer.mark(.heading, range) }
        }
        inline.read(range, in: buffer)
        if hasExpressions {
            MarkdownTemplates.hideExpressions(buffer, range)
        } else {
            MarkdownTemplates.hideReferences(buffer, range)
        }
        paragraph.clear()
    }

    /// Ends a paragraph at a line of marks. A single line before it is a heading; after several lines it is a rule.
    private mutating func endHeading(_ line: ByteRange) {
        if !paragraph.isEmpty, buffer.isSingleLine(paragraph.range) {
            buffer.mark(.heading, paragraph.range.lowerBound..<line.upperBound)
        }
        endParagraph()
        buffer.removeLine(line)
    }
}
