import TILText

/// Reads reStructuredText.
struct RestructuredTextMarkup {
    private let buffer: MarkupBuffer
    private var inline = InlineMarkup(isMarkdown: false)
    private var literal = LiteralBlock()
    private var paragraph = OpenParagraph()
    /// The indentation of the surrounding paragraphs.
    private var outerIndent = 0
    /// Whether indented text after a line belongs to that line, so that it is not a quotation.
    private var takesIndented = false
    private var isInTable = false
    /// The indentation of the term or the directive whose entries are open, or nil.
    private var entryIndent: Int?

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    mutating func read() {
        for line in ByteSearch.lines(buffer.source, from: 0, before: buffer.count) { readLine(line) }
        endParagraph()
    }

    private mutating func readLine(_ line: ByteRange) {
        let parsed = MarkdownLine(buffer.source, line)
        let text = parsed.start..<line.upperBound
        let isLiteral = literal.read(buffer, text, indent: parsed.indent)
        if text.isEmpty {
            endParagraph()
            isInTable = isLiteral && isInTable
            buffer.endPassage(at: line.upperBound)
            return
        }
        readGlossary(line, text: text, indent: parsed.indent)
        if isLiteral {
            readLiteral(line, text: text, indent: parsed.indent)
            return
        }
        if isTableRule(text) {
            endParagraph()
            isInTable = true
        }
        if isInTable || startsTableRow(text) {
            readTable(line, parsed.kind)
        } else if isRule(text) {
            readRule(line)
        } else {
            if entryIndent == nil { entryIndent = readEntry(text, indent: parsed.indent) }
            if entryIndent != nil { buffer.mark(.entry, line) }
            readIndentation(line, text: text, indent: parsed.indent)
            paragraph.append(line)
            blankMarks(line, text: text, kind: parsed.kind)
        }
    }

    /// Opens a glossary, and ends an entry at the next term, which may follow without a blank line.
    private mutating func readGlossary(_ line: ByteRange, text: ByteRange, indent: Int) {
        if let entryIndent, indent <= entryIndent {
            self.entryIndent = nil
            endParagraph()
            buffer.endPassage(at: line.lowerBound - 1)
        }
        if buffer.has(".. glossary::", at: text.lowerBound) { entryIndent = indent }
    }

    private mutating func readLiteral(_ line: ByteRange, text: ByteRange, indent: Int) {
        endParagraph()
        let isDirective = buffer.has("..", at: text.lowerBound)
        buffer.mark(isDirective ? .comment : .code, line)
        buffer.removeLine(line)
        takesIndented = true
        outerIndent = min(outerIndent, indent)
    }

    /// Whether a line underlines the line above, or separates parts of a document.
    private func isRule(_ text: ByteRange) -> Bool {
        let shortest = paragraph.isEmpty ? 4 : 2
        return Underline.isOfOneMark(buffer, text) && Underline.characters(buffer, text) >= shortest
    }

    private mutating func readRule(_ line: ByteRange) {
        // The preceding line is a title.
        if !paragraph.isEmpty { buffer.mark(.heading, paragraph.range.lowerBound..<line.upperBound) }
        endParagraph()
        buffer.removeLine(line)
    }

    /// Marks an indented paragraph as a quotation, unless it belongs to a line above.
    private mutating func readIndentation(_ line: ByteRange, text: ByteRange, indent: Int) {
        let startsParagraph = paragraph.isEmpty
        let isItem = isItem(text)
        if indent <= outerIndent {
            outerIndent = indent
            takesIndented = isItem
        } else if startsParagraph, !takesIndented {
            buffer.mark(.quotation, line)
        }
        // The text after a term or a field belongs to it if no blank line separates them.
        let isBelowTerm = !startsParagraph && indent > outerIndent
        if isItem || isBelowTerm { takesIndented = true }
    }

    /// Blanks the marks of a list item or a quotation, and lines that are no text.
    private func blankMarks(_ line: ByteRange, text: ByteRange, kind: MarkdownLine.Kind) {
        switch kind {
        case .item(let start):
            buffer.endPassage(at: line.lowerBound - 1)
            buffer.fill(text.lowerBound..<start, with: .space)
        case .quotation(let start): buffer.fill(line.lowerBound..<start, with: .space)
        case .target, .rule: buffer.removeLine(line)
        default: break
        }
    }

    /// Reads a line that may start an entry: the description below a term, or an item that describes one.
    /// - Returns: the indentation of the entry, or nil if none starts.
    private func readEntry(_ text: ByteRange, indent: Int) -> Int? {
        let hasBullet = buffer[text.lowerBound].isOne(of: "-*+")
        if paragraph.isEmpty || hasBullet {
            let isItem = hasBullet && text.count > 1 && buffer[text.lowerBound + 1].isBlank
            let content = isItem ? text.dropFirst(2) : text
            return TermLine.isEntry(buffer, content, isItem: isItem) ? indent : nil
        }
        let above = MarkdownLine(buffer.source, paragraph.range)
        let isTerm = buffer.isSingleLine(paragraph.range) && !isItem(above.start..<paragraph.range.upperBound)
        guard isTerm, indent > above.indent else { return nil }
        buffer.mark(.entry, paragraph.range)
        return above.indent
    }

    private func readTable(_ line: ByteRange, _ kind: MarkdownLine.Kind) {
        buffer.mark(.table, line)
        switch kind {
        case .row, .delimiterRow: buffer.isolate(line)
        case .rule: buffer.removeLine(line)
        default: break
        }
    }

    private mutating func endParagraph() {
        guard !paragraph.isEmpty else { return }
        let range = paragraph.range
        // A session with a program is followed by its output.
        if buffer.has(">>>", at: buffer.textStart(range)) {
            buffer.mark(.code, range)
            buffer.removeLine(range)
        } else {
            readBackquotes(range)
            inline.read(range, in: buffer)
        }
        paragraph.clear()
    }

    /// Whether a line is a row or a rule of a grid table.
    private func startsTableRow(_ text: ByteRange) -> Bool {
        buffer[text.lowerBound] == "|" || buffer.has("+-", at: text.lowerBound)
    }

    /// Whether a line is a rule of a simple table: groups of equals signs separated by spaces.
    private func isTableRule(_ line: ByteRange) -> Bool {
        guard buffer.has("==", at: line.lowerBound), buffer.contains(.space, in: line) else { return false }
        return line.allSatisfy { index in buffer[index] == "=" || buffer[index].isBlank }
    }

    private func isItem(_ line: ByteRange) -> Bool {
        guard line.count > 1 else { return false }
        switch buffer[line.lowerBound] {
        case "-", "*", "+": return buffer[line.lowerBound + 1].isBlank
        case ":", ".": return true
        case let first where first.isDigit || first == "#":
            return line.prefix(4).contains { index in buffer[index] == "." }
        default: return false
        }
    }

    // MARK: Inline markup

    /// Reads text in backquotes: code, a link, or text with a role. A substitution in bars is a link too.
    private func readBackquotes(_ paragraph: ByteRange) {
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            let end = readSpan(at: index, before: paragraph.upperBound)
            index = end ?? index + 1
        }
    }

    private static let longestSubstitution = 80

    /// Returns the end of the span at an offset, or nil if none starts there.
    private func readSpan(at start: Int, before limit: Int) -> Int? {
        if let code = span(from: start, mark: "``", before: min(limit, start + MarkupBuffer.reach)) {
            buffer.hide(code)
            return code.upperBound
        }
        if let substitution = span(from: start, mark: "|", before: min(limit, start + Self.longestSubstitution)) {
            buffer.mark(.link, substitution)
            return substitution.upperBound
        }
        if !buffer.has("``", at: start),
            let link = span(from: start, mark: "`", before: min(limit, start + MarkupBuffer.reach))
        {
            buffer.mark(.link, link)
            let isTitled = readTarget(link)
            readRole(link, isTitled: isTitled)
            return link.upperBound
        }
        return nil
    }

    /// Returns the span between two equal marks.
    private func span(from start: Int, mark: StaticString, before limit: Int) -> ByteRange? {
        let length = mark.utf8CodeUnitCount
        guard buffer.has(mark, at: start), let close = buffer.find(mark, from: start + length, before: limit) else {
            return nil
        }
        return start..<(close + length)
    }

    /// Removes the target of a link that has a title: "`title <target>`".
    /// - Returns: whether there is a title.
    private func readTarget(_ text: ByteRange) -> Bool {
        let end = text.upperBound - 1
        guard buffer[end - 1] == ">", let start = buffer.find("<", from: text.lowerBound, before: end),
            start > text.lowerBound + 1, buffer[start - 1].isSpace
        else { return false }
        buffer.fill((start - 1)..<end)
        return true
    }

    /// Reads the role before a text in backquotes. It may mean that the text is not prose, as in ":file:`name`". A role
    /// for the display of prose is removed (":dfn:`name`"), and so is the role of a link with a title.
    private func readRole(_ text: ByteRange, isTitled: Bool) {
        guard let name = roleName(before: text.lowerBound) else { return }
        if isTitled || Self.proseRoles.contains(WordKey(buffer.source, name)) {
            buffer.fill((name.lowerBound - 1)..<text.lowerBound)
        } else {
            buffer.hide(text)
        }
    }

    /// Returns the name of a role between two colons before a text, or nil if there is none.
    private func roleName(before text: Int) -> ByteRange? {
        let end = text - 1
        guard end > 1, buffer[end] == ":" else { return nil }
        var start = end
        while start > 0, buffer[start - 1].isLetter { start -= 1 }
        guard start > 0, start < end, buffer[start - 1] == ":" else { return nil }
        return start..<end
    }

    private static let proseRoles = WordSet("abbr dfn term emphasis strong title sub sup")
}

/// Detects the blocks of reStructuredText that are not prose: indented text after a line that ends with "::", comments,
/// and the content of directives for code, formulas, pictures and lists of contents.
private struct LiteralBlock {
    /// The indentation of the line that opened a block, or nil if no block is open.
    private var indent: Int?
    /// Whether the preceding line is ".." alone. Text directly after it is a comment, but text after a blank line is
    /// not.
    private var isBelowDots = false

    /// Reads a line, which may end or open a block.
    /// - Parameter line: the line without its leading white space.
    /// - Returns: whether the line is not prose: it belongs to a block, or opens one and is not prose itself.
    mutating func read(_ buffer: MarkupBuffer, _ line: ByteRange, indent: Int) -> Bool {
        endBlock(before: line, indent: indent)
        isBelowDots = false
        if self.indent != nil { return true }
        if line.isEmpty { return false }
        let end = buffer.textEnd(line)
        if buffer.has("..", at: line.lowerBound) {
            let afterDots = line.lowerBound + 2
            if end == afterDots {
                isBelowDots = true
                self.indent = indent
                return true
            }
            if buffer[afterDots].isBlank { return readDirective(buffer, line, indent: indent) }
        }
        let opensBlock = end - line.lowerBound >= 2 && buffer.has("::", at: end - 2)
        if opensBlock { self.indent = indent }
        return false
    }

    /// Ends the open block if a line does not belong to it.
    private mutating func endBlock(before line: ByteRange, indent: Int) {
        let endsComment = isBelowDots && line.isEmpty
        let isOutside = self.indent.map { open in !line.isEmpty && indent <= open } ?? false
        if endsComment || isOutside { self.indent = nil }
    }

    /// Reads a line that starts with ".. ".
    /// - Returns: whether it starts something that is not prose: a comment, a target, or such a directive.
    private mutating func readDirective(_ buffer: MarkupBuffer, _ line: ByteRange, indent: Int) -> Bool {
        let start = buffer.textStart((line.lowerBound + 3)..<line.upperBound)
        guard start < line.upperBound else { return true }
        // Footnotes and citations are prose.
        if buffer[start] == "[" { return false }
        if buffer[start] == "_" || buffer[start] == "|" { return true }
        // The name of a directive: `code-block`, `py:function`.
        let nameRange = (start..<line.upperBound).prefix { index in
            !buffer.has("::", at: index) && !buffer[index].isBlank
        }
        let isDirective = buffer.has("::", at: nameRange.upperBound)
        let name = WordKey(buffer.source, nameRange)
        if !isDirective || Self.codeDirectives.contains(name) { self.indent = indent }
        // The text of a note may start on the same line. The name of a function is not prose, but its description is.
        return !isDirective || !Self.noteDirectives.contains(name)
    }

    private static let codeDirectives = WordSet(
        """
        code code-block code-tab sourcecode highlight math image include literalinclude parsed-literal raw graphviz toctree
        productionlist doctest testcode testoutput testsetup testcleanup ipython prompt uml mermaid plantuml digraph graph
        contents index
        automodule autofunction autoclass autosummary meta tabularcolumns
        """)
    private static let noteDirectives = WordSet(
        """
        note warning tip hint important caution danger attention error admonition topic sidebar seealso versionadded
        versionchanged deprecated rubric centered
        """)
}
