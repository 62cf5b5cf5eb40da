import TILText

/// Reads reStructuredText.
struct RestructuredTextMarkup {
    private let buffer: MarkupBuffer
    private var inline = InlineMarkup(isMarkdown: false)
    private var literal = LiteralBlock()
    private var paragraph = 0..<0
    /// The indentation of the surrounding paragraphs, and whether indented text after a line belongs to that line.
    private var outerIndent = 0
    private var takesIndented = false
    private var isInTable = false
    /// The indentation of the term or the directive whose entries are open, or -1.
    private var entryIndent = -1

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    mutating func read() {
        for line in ByteSearch.lines(buffer.source, from: 0, before: buffer.count) { readLine(line) }
        endParagraph()
    }

    private mutating func readLine(_ line: ByteRange) {
        let parsed = MarkdownLine(buffer.source, line)
        let text = parsed.start..<line.upperBound
        let isLiteral = literal.contains(buffer, text, indent: parsed.indent)
        if text.isEmpty {
            endParagraph()
            isInTable = isLiteral && isInTable
            return buffer.endPassage(at: line.upperBound)
        }
        if parsed.indent <= entryIndent {
            // The next term follows without a blank line.
            entryIndent = -1
            endParagraph()
            buffer.endPassage(at: line.lowerBound - 1)
        }
        if buffer.has(".. glossary::", at: text.lowerBound) { entryIndent = parsed.indent }
        if isLiteral {
            endParagraph()
            buffer.mark(buffer.has("..", at: text.lowerBound) ? .comment : .code, line)
            takesIndented = true
            outerIndent = min(outerIndent, parsed.indent)
            return buffer.removeLine(line)
        }
        if isTableRule(text) {
            endParagraph()
            isInTable = true
        }
        if isInTable || buffer[text.lowerBound] == "|" || buffer.has("+-", at: text.lowerBound) {
            return readTable(line, parsed.kind)
        }
        if Underline.isOfOneMark(buffer, text),
            Underline.characters(buffer, text) >= (paragraph.isEmpty ? 4 : 2)
        {
            // The preceding line is a title.
            if !paragraph.isEmpty { buffer.mark(.heading, paragraph.lowerBound..<line.upperBound) }
            endParagraph()
            return buffer.removeLine(line)
        }
        readEntry(text, indent: parsed.indent)
        if entryIndent >= 0 { buffer.mark(.entry, line) }
        let startsParagraph = paragraph.isEmpty
        paragraph = (startsParagraph ? line.lowerBound : paragraph.lowerBound)..<line.upperBound
        let isItem = isItem(text)
        if parsed.indent <= outerIndent {
            outerIndent = parsed.indent
            takesIndented = isItem
        } else if startsParagraph, !takesIndented {
            buffer.mark(.quotation, line)
        }
        // The text after a term or a field belongs to it if no blank line separates them.
        if isItem || !startsParagraph && parsed.indent > outerIndent { takesIndented = true }
        switch parsed.kind {
        case .item(let start):
            buffer.endPassage(at: line.lowerBound - 1)
            buffer.fill(text.lowerBound..<start, with: UInt8(ascii: " "))
        case .quotation(let start): buffer.fill(line.lowerBound..<start, with: UInt8(ascii: " "))
        case .target, .rule: buffer.removeLine(line)
        default: break
        }
    }

    /// Notes whether a line starts an entry: the description below a term, or an item that describes one.
    private mutating func readEntry(_ text: ByteRange, indent: Int) {
        guard entryIndent < 0 else { return }
        if paragraph.isEmpty || buffer[text.lowerBound].isOne(of: "-*+") {
            var item = text.lowerBound
            if buffer[item].isOne(of: "-*+"), item + 1 < text.upperBound, buffer[item + 1].isBlank { item += 2 }
            let isItem = item > text.lowerBound
            if TermLine.isEntry(buffer, item..<text.upperBound, isItem: isItem) { entryIndent = indent }
            return
        }
        let above = MarkdownLine(buffer.source, paragraph)
        guard indent > above.indent,
            ByteSearch.next(UInt8(ascii: "\n"), buffer.source, paragraph) == paragraph.upperBound,
            !isItem(above.start..<paragraph.upperBound)
        else { return }
        buffer.mark(.entry, paragraph)
        entryIndent = above.indent
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
        // A session with a program is followed by its output.
        if buffer.has(">>>", at: buffer.textStart(paragraph)) {
            buffer.mark(.code, paragraph)
            buffer.removeLine(paragraph)
        } else {
            readBackquotes(paragraph)
            inline.read(buffer, paragraph)
        }
        paragraph = paragraph.upperBound..<paragraph.upperBound
    }

    /// Whether a line is a rule of a simple table: groups of equals signs separated by spaces.
    private func isTableRule(_ line: ByteRange) -> Bool {
        buffer.has("==", at: line.lowerBound) && line.contains { index in buffer[index] == " " }
            && line.allSatisfy { index in buffer[index] == "=" || buffer[index].isBlank }
    }

    private func isItem(_ line: ByteRange) -> Bool {
        guard line.count > 1 else { return false }
        let first = buffer[line.lowerBound]
        if "-*+".utf8.contains(first) { return buffer[line.lowerBound + 1].isBlank }
        return first == ":" || first == "."
            || (first.isDigit || first == "#") && line.prefix(4).contains { index in buffer[index] == "." }
    }

    // MARK: Inline markup

    /// Reads text in backquotes: code, a link, or text with a role. A substitution in bars is a link too.
    private func readBackquotes(_ paragraph: ByteRange) {
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            guard buffer[index] == "`" || buffer[index] == "|" else {
                index += 1
                continue
            }
            let isCode = buffer.has("``", at: index)
            let isBar = buffer[index] == "|"
            let quote: StaticString = isCode ? "``" : "`"
            let mark = isBar ? "|" : quote
            let text = index + mark.utf8CodeUnitCount
            let limit = min(paragraph.upperBound, index + (isBar ? 80 : MarkupBuffer.reach))
            guard let close = buffer.find(mark, from: text, before: limit) else {
                index += 1
                continue
            }
            let range = index..<(close + mark.utf8CodeUnitCount)
            if isCode { buffer.hide(range) } else { buffer.mark(.link, range) }
            if !isCode, !isBar { readRole(range, isTitled: readTarget(range)) }
            index = range.upperBound
        }
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
        guard text.lowerBound > 2, buffer[text.lowerBound - 1] == ":" else { return }
        var start = text.lowerBound - 1
        while start > 0, buffer[start - 1].isLetter { start -= 1 }
        guard start > 0, start < text.lowerBound - 1, buffer[start - 1] == ":" else { return }
        if isTitled || Self.proseRoles.contains(WordKey(buffer.source, start..<(text.lowerBound - 1))) {
            buffer.fill((start - 1)..<text.lowerBound)
        } else {
            buffer.hide(text)
        }
    }

    private static let proseRoles = WordSet("abbr dfn term emphasis strong title sub sup")
}

/// Detects the blocks of reStructuredText that are not prose: indented text after a line that ends with "::", comments,
/// and the content of directives for code, formulas, pictures and lists of contents.
private struct LiteralBlock {
    /// The indentation of the line that opened a block, or -1 if no block is open.
    private var indent = -1
    /// Whether the preceding line is ".." alone. Text directly after it is a comment, but text after a blank line is
    /// not.
    private var isBelowDots = false

    /// Whether a line belongs to such a block, or opens one and is not prose itself.
    /// - Parameter line: the line without its leading white space.
    mutating func contains(_ buffer: MarkupBuffer, _ line: ByteRange, indent: Int) -> Bool {
        if isBelowDots && line.isEmpty || !line.isEmpty && indent <= self.indent { self.indent = -1 }
        isBelowDots = false
        if line.isEmpty || self.indent >= 0 { return self.indent >= 0 }
        let end = buffer.textEnd(line)
        let isMarked = buffer.has("..", at: line.lowerBound)
        isBelowDots = isMarked && end == line.lowerBound + 2
        if isBelowDots {
            self.indent = indent
            return true
        }
        if isMarked, buffer[line.lowerBound + 2].isBlank { return opensDirective(buffer, line, indent: indent) }
        if end > line.lowerBound + 1, buffer.has("::", at: end - 2) { self.indent = indent }
        return false
    }

    /// Whether ".. " starts something that is not prose: a comment, a target, or such a directive.
    private mutating func opensDirective(_ buffer: MarkupBuffer, _ line: ByteRange, indent: Int) -> Bool {
        let start = buffer.textStart((line.lowerBound + 3)..<line.upperBound)
        guard start < line.upperBound else { return true }
        // Footnotes and citations are prose.
        if buffer[start] == "[" { return false }
        if buffer[start] == "_" || buffer[start] == "|" { return true }
        // The name of a directive: `code-block`, `py:function`.
        let end =
            (start..<line.upperBound).first { index in buffer.has("::", at: index) || buffer[index].isBlank }
            ?? line.upperBound
        let isDirective = buffer.has("::", at: end)
        let name = WordKey(buffer.source, start..<end)
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
