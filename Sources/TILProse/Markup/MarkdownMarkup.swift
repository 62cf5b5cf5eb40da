import TILText

/// Reads Markdown, or text of an unknown format: a README, an RFC, an e-mail.
struct MarkdownMarkup {
    private let buffer: MarkupBuffer
    private var inline = InlineMarkup(isMarkdown: true)
    private var declarations: [MarkupDeclaration] = []

    /// The lines whose inline markup is still to be read, and whether they are a quotation.
    private var paragraph = 0..<0
    private var isQuoted = false
    /// Whether the quotation is a box of GitHub, whose text is the author's: "> [!NOTE]".
    private var isAlert = false
    private var isAfterBlank = true
    /// Whether the preceding line is text, so that a line of marks underlines it.
    private var isBelowText = false
    private var list = List.none
    private var isIndented = false
    private var isInCode = false
    /// Whether a code block was opened but is never closed. It and the following text are read as prose.
    private var hasOpenBlock = false
    private var entry = EntryLines()
    /// The fences of the open directives of MyST, whose content is prose.
    private var directives: [(fence: CodeFence, isGlossary: Bool)] = []

    private enum List {
        case none
        /// A list inside text that is indented like code, which is kept unchanged.
        case indented
        case plain
    }

    /// Whether braces enclose expressions of a program, as in MDX.
    private let hasExpressions: Bool

    init(_ buffer: MarkupBuffer, hasExpressions: Bool = false) {
        self.buffer = buffer
        self.hasExpressions = hasExpressions
    }

    /// Fills the buffer.
    /// - Returns: the definitions made by the markup.
    mutating func read() -> [MarkupDeclaration] {
        if let end = MarkdownFrontMatter.end(in: buffer.source) { buffer.mark(.code, 0..<end) }
        var start = 0
        while start < buffer.count { start = readLine(start..<buffer.lineEnd(from: start)) }
        endParagraph()
        return (declarations + inline.declarations).sorted { $0.shortRange.lowerBound < $1.shortRange.lowerBound }
    }

    // MARK: Lines

    /// Reads a line, or the block that it opens.
    /// - Returns: the start of the next line.
    private mutating func readLine(_ line: ByteRange) -> Int {
        let next = line.upperBound + 1
        let parsed = MarkdownLine(buffer.source, line)
        let text = parsed.start..<line.upperBound
        guard !text.isEmpty else {
            endParagraph()
            entry.readBlank()
            buffer.endPassage(at: line.upperBound)
            isAfterBlank = true
            isBelowText = false
            return next
        }
        defer { isAfterBlank = false }
        isIndented = parsed.indent >= 4 && (isAfterBlank ? list != .plain : isIndented)
        // A row of a table may start without a bar.
        let hasBar = ByteSearch.next(UInt8(ascii: "|"), buffer.source, line) < line.upperBound
        if isIndented || hasBar { buffer.mark(.kept, line) }
        let isBelow = isBelowText
        isBelowText = false
        if !hasOpenBlock {
            if isBelow, Underline.isUnderline(buffer, text) {
                endHeading(line)
                return next
            }
            if readDirective(text) || MarkdownTemplates.isTag(buffer, text) {
                removeBlock(line)
                return next
            }
            if let end = MarkdownTemplates.codeEnd(buffer, text) {
                removeBlock(line.lowerBound..<end)
                return end + 1
            }
            var kind = parsed.kind
            var content = text
            if case .item(let start) = kind {
                content = buffer.textStart(start..<text.upperBound)..<text.upperBound
                kind = MarkdownLine.kind(buffer.source, content)
            }
            let block = MarkdownCodeBlock(buffer.source, kind, content) { LaTeXCommand.isCode(environment: $0) }
            if let block {
                if let end = block.end(buffer.source, from: next) {
                    readList(parsed)
                    removeBlock(line.lowerBound..<end)
                    isInCode = false
                    return end + 1
                }
                hasOpenBlock = true
            }
            if buffer.has("<!--", at: text.lowerBound),
                let comment = HTMLTag(buffer.source, at: text.lowerBound, limit: buffer.count), comment.isComment
            {
                buffer.fill(comment.range)
                buffer.mark(.comment, comment.range)
                let rest = comment.range.upperBound..<buffer.lineEnd(from: comment.range.upperBound)
                return buffer.textStart(rest) == rest.upperBound ? rest.upperBound + 1 : rest.lowerBound
            }
            isInCode =
                isIndented && list == .none && (isAfterBlank || isInCode) && buffer.isCode(text)
                && !isAbbreviation(parsed.kind)
            if isInCode {
                removeBlock(line)
                return next
            }
        }
        isBelowText = true
        readList(parsed)
        readText(parsed.kind, line, text)
        return next
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
        directives.append((fence, name == "glossary"))
        return true
    }

    /// Whether a line is an abbreviation, which may be indented in a footnote or a box.
    private func isAbbreviation(_ kind: MarkdownLine.Kind) -> Bool {
        if case .abbreviation = kind { true } else { false }
    }

    /// Updates the kind of list that the lines belong to.
    private mutating func readList(_ line: MarkdownLine) {
        switch line.kind {
        case .item: list = list == .plain || line.indent < 4 ? .plain : .indented
        case .heading: list = .none
        default: if isAfterBlank, line.indent == 0 { list = .none }
        }
    }

    /// Reads a line outside code blocks.
    private mutating func readText(_ kind: MarkdownLine.Kind, _ line: ByteRange, _ text: ByteRange) {
        var kind = kind
        var text = text
        let isQuotation = buffer[text.lowerBound] == ">"
        let startsQuotation = isQuotation && (!isQuoted || isAfterBlank)
        if isQuotation != isQuoted {
            endParagraph()
            isQuoted = isQuotation
        }
        if isQuotation {
            isAlert = startsQuotation ? MarkdownTemplates.isAlert(buffer, text) : isAlert
            if !isAlert { buffer.mark(.quotation, line) }
            while case .quotation(let start) = kind {
                buffer.fill(text.lowerBound..<start, with: .space)
                text = buffer.textStart(start..<text.upperBound)..<text.upperBound
                kind = MarkdownLine.kind(buffer.source, text)
            }
            if isAlert, startsQuotation {
                buffer.mark(.code, line)
                return buffer.removeLine(line)
            }
        } else if let start = line.first(where: { index in buffer[index].isLetter }), buffer.has("RFC", at: start) {
            // "RFC 4256, Generic Message Exchange" is the title of another work, but "RFC 4256 says" is not.
            let title = (start + 3..<line.upperBound).drop { index in buffer[index] < UInt8(ascii: "A") }.first
            if let title, buffer[title] < UInt8(ascii: "a") { buffer.mark(.quotation, line) }
        }
        entry.read(kind, buffer, line, text, paragraph)
        if directives.contains(where: \.isGlossary) { buffer.mark(.entry, line) }
        switch kind {
        case .blank:
            buffer.removeLine(line)
        case .heading(let start):
            readAlone(.heading, line, from: start)
        case .row:
            readAlone(.table, line, from: text.lowerBound)
        case .delimiterRow where buffer[text.lowerBound] == "|":
            endParagraph()
            buffer.mark(.table, line)
            buffer.removeLine(line)
        case .target:
            endParagraph()
            buffer.mark(.link, line)
            buffer.removeLine(line)
        case .rule(let count) where count >= 2:
            endHeading(line)
        case .abbreviation(let close):
            endParagraph()
            declare(text, close)
            buffer.removeLine(line)
        case .item(let start):
            buffer.endPassage(at: line.lowerBound - 1)
            buffer.fill(text.lowerBound..<start, with: .space)
            addToParagraph(line)
        default:
            if buffer.source.leadsToPage(text) {
                endParagraph()
                buffer.mark(.table, line)
                inline.read(buffer, line)
            } else {
                addToParagraph(line)
            }
        }
    }

    /// Reads a line that is a passage of its own.
    private mutating func readAlone(_ kind: MarkupKind, _ line: ByteRange, from start: Int) {
        endParagraph()
        buffer.mark(kind, line)
        buffer.fill(line.lowerBound..<start, with: .space)
        buffer.isolate(line)
        inline.read(buffer, start..<line.upperBound)
    }

    private mutating func declare(_ line: ByteRange, _ close: Int) {
        let short = (line.lowerBound + 2)..<close
        let long = buffer.textStart((close + 2)..<line.upperBound)..<max(close + 2, buffer.textEnd(line))
        guard let shortText = buffer.plainText(short), let longText = buffer.plainText(long), !shortText.isEmpty,
            shortText.utf8.count <= 40, !longText.isEmpty
        else { return }
        declarations.append(
            MarkupDeclaration(short: shortText, long: longText, shortRange: short, longRange: long))
    }

    // MARK: Paragraphs

    private mutating func addToParagraph(_ line: ByteRange) {
        paragraph = (paragraph.isEmpty ? line.lowerBound : paragraph.lowerBound)..<line.upperBound
    }

    private mutating func endParagraph() {
        guard !paragraph.isEmpty else { return }
        if !isQuoted {
            // The notation of protocols and grammars: "Ticket ::= SEQUENCE".
            if buffer.find("::=", from: paragraph.lowerBound, before: paragraph.upperBound) != nil {
                buffer.mark(.code, paragraph)
            }
            if buffer.isTitle(paragraph) { buffer.mark(.heading, paragraph) }
        }
        inline.read(buffer, paragraph)
        if hasExpressions { MarkdownTemplates.hideExpressions(buffer, paragraph) }
        paragraph = paragraph.upperBound..<paragraph.upperBound
    }

    /// Ends a paragraph at a line of marks. A single line before it is a heading; after several lines it is a rule.
    private mutating func endHeading(_ line: ByteRange) {
        if !paragraph.isEmpty, ByteSearch.next(.lineFeed, buffer.source, paragraph) == paragraph.upperBound {
            buffer.mark(.heading, paragraph.lowerBound..<line.upperBound)
        }
        endParagraph()
        buffer.removeLine(line)
    }

    /// Removes lines of code.
    private mutating func removeBlock(_ lines: ByteRange) {
        endParagraph()
        buffer.mark(.code, lines)
        buffer.removeLine(lines)
    }
}
