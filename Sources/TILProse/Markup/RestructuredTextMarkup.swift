import TILText

/// Reads reStructuredText.
struct RestructuredTextMarkup {
    private let buffer: MarkupBuffer
    private var inline = InlineMarkup(isMarkdown: false)
    private var literal = LiteralBlock()
    private var paragraph = 0..<0
    /// How far the paragraphs around are indented, and whether what is indented below a line belongs to it.
    private var outerIndent = 0
    private var takesIndented = false
    private var isInTable = false

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    mutating func read() {
        var start = 0
        while start < buffer.count {
            let line = start..<buffer.lineEnd(from: start)
            readLine(line)
            start = line.upperBound + 1
        }
        endParagraph()
    }

    private mutating func readLine(_ line: Range<Int>) {
        let parsed = MarkdownLine(buffer.source, line)
        var text = parsed.start..<line.upperBound
        if literal.contains(buffer, text, indent: parsed.indent) {
            endParagraph()
            guard !text.isEmpty else { return buffer.endPassage(at: line.upperBound) }
            buffer.mark(buffer.has("..", at: text.lowerBound) ? .comment : .code, line)
            buffer.removeLine(line)
            takesIndented = true
            outerIndent = min(outerIndent, parsed.indent)
            return
        }
        if text.isEmpty {
            endParagraph()
            buffer.endPassage(at: line.upperBound)
            isInTable = false
            return
        }
        let isTableRule = isTableRule(text)
        if isTableRule || isInTable || buffer[text.lowerBound] == UInt8(ascii: "|")
            || buffer.has("+-", at: text.lowerBound)
        {
            if isTableRule {
                endParagraph()
                isInTable = true
            }
            return readTable(line, parsed.kind)
        }
        if Underline.isOfOneMark(buffer, text),
            Underline.characters(buffer, text) >= (paragraph.isEmpty ? 4 : 2)
        {
            // The line above is a title.
            if !paragraph.isEmpty { buffer.mark(.heading, paragraph.lowerBound..<line.upperBound) }
            endParagraph()
            return buffer.removeLine(line)
        }
        let startsParagraph = paragraph.isEmpty
        paragraph = (startsParagraph ? line.lowerBound : paragraph.lowerBound)..<line.upperBound
        let isItem = isItem(text)
        if parsed.indent > outerIndent, !takesIndented, startsParagraph {
            buffer.mark(.quotation, line)
        } else if parsed.indent <= outerIndent {
            outerIndent = parsed.indent
            takesIndented = isItem
        }
        // The text below a term or a field belongs to it, without a blank line between them.
        if isItem || !startsParagraph && parsed.indent > outerIndent { takesIndented = true }
        switch parsed.kind {
        case .item(let start):
            buffer.endPassage(at: line.lowerBound - 1)
            buffer.fill(text.lowerBound..<start, with: 0x20)
        case .quotation(let start):
            text = start..<line.upperBound
            buffer.fill(line.lowerBound..<start, with: 0x20)
        case .target, .rule: buffer.removeLine(line)
        default: break
        }
    }

    private func readTable(_ line: Range<Int>, _ kind: MarkdownLine.Kind) {
        buffer.mark(.table, line)
        switch kind {
        case .row, .delimiterRow:
            buffer.endPassage(at: line.lowerBound - 1)
            buffer.endPassage(at: line.upperBound)
        case .rule: buffer.removeLine(line)
        default: break
        }
    }

    private mutating func endParagraph() {
        guard !paragraph.isEmpty else { return }
        // "*On Names*, `RFC 1 <address>`__" is the title of a standard.
        let start = buffer.textStart(paragraph)
        let text = isItem(start..<paragraph.upperBound) ? start + 2 : start
        if buffer.has("*", at: text), let close = buffer.find("*, `RFC", from: text, before: paragraph.upperBound) {
            buffer.mark(.quotation, text..<close)
        }
        readBackquotes(paragraph)
        inline.read(buffer, paragraph)
        paragraph = paragraph.upperBound..<paragraph.upperBound
    }

    /// A rule of a simple table: groups of equals signs with blanks between them.
    private func isTableRule(_ line: Range<Int>) -> Bool {
        guard buffer.has("==", at: line.lowerBound) else { return false }
        return line.contains { buffer[$0] == 0x20 }
            && line.allSatisfy { buffer[$0] == UInt8(ascii: "=") || ByteClass.isBlank(buffer[$0]) }
    }

    private func isItem(_ line: Range<Int>) -> Bool {
        guard line.count > 1 else { return false }
        let first = buffer[line.lowerBound]
        if "-*+".utf8.contains(first) { return ByteClass.isBlank(buffer[line.lowerBound + 1]) }
        if first == UInt8(ascii: ":") || first == UInt8(ascii: ".") { return true }
        return (ByteClass.isDigit(first) || first == UInt8(ascii: "#"))
            && line.prefix(4).contains { buffer[$0] == UInt8(ascii: ".") }
    }

    // MARK: Within a paragraph

    /// Reads what is in backquotes: code, a link, or text with a role.
    private func readBackquotes(_ paragraph: Range<Int>) {
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            let limit = min(paragraph.upperBound, index + MarkupBuffer.reach)
            let byte = buffer[index]
            if byte == UInt8(ascii: "`") {
                let isCode = buffer.has("``", at: index)
                let text = index + (isCode ? 2 : 1)
                let end =
                    isCode
                    ? buffer.find("``", from: text, before: limit).map { $0 + 2 }
                    : buffer.find("`", from: text, before: limit).map { $0 + 1 }
                if let end {
                    if isCode { buffer.hide(index..<end) } else { readRole(index..<end) }
                    index = end - 1
                }
            } else if byte == UInt8(ascii: "|"),
                let end = buffer.find("|", from: index + 1, before: min(limit, index + 80))
            {
                buffer.mark(.link, index..<(end + 1))
                index = end
            }
            index += 1
        }
    }

    /// Reads a text in backquotes, which is no prose if its role says so, as in ":file:`name`". A role that says how prose is
    /// shown is not there (":dfn:`name`").
    private func readRole(_ text: Range<Int>) {
        buffer.mark(.link, text)
        guard text.lowerBound > 2, buffer[text.lowerBound - 1] == UInt8(ascii: ":") else { return }
        var start = text.lowerBound - 1
        while start > 0, ByteClass.isLetter(buffer[start - 1]) { start -= 1 }
        guard start > 0, start < text.lowerBound - 1, buffer[start - 1] == UInt8(ascii: ":") else { return }
        guard Self.proseRoles.contains(WordKey(buffer.source, start..<(text.lowerBound - 1))) else {
            return buffer.hide(text)
        }
        buffer.fill((start - 1)..<text.lowerBound)
    }

    private static let proseRoles = WordSet("abbr dfn term emphasis strong title sub sup")
}

/// The blocks of reStructuredText that are no prose: what is indented below a line that ends with "::", comments, and the
/// content of directives for code, formulas, pictures and lists of contents.
private struct LiteralBlock {
    /// How far the line above is indented that opened a block; -1 if none is open.
    private var indent = -1
    /// Whether the line above is ".." alone: what follows right below is a comment, what follows behind a blank line is none.
    private var isBelowDots = false

    /// Whether a line belongs to such a block, or opens one and is no prose itself.
    /// - Parameter line: the line from its first byte that is no blank.
    mutating func contains(_ buffer: MarkupBuffer, _ line: Range<Int>, indent: Int) -> Bool {
        if isBelowDots, line.isEmpty { self.indent = -1 }
        isBelowDots = false
        guard !line.isEmpty else { return self.indent >= 0 }
        if self.indent >= 0 {
            if indent > self.indent { return true }
            self.indent = -1
        }
        let end = buffer.textEnd(line)
        if end - line.lowerBound == 2, buffer.has("..", at: line.lowerBound) {
            self.indent = indent
            isBelowDots = true
            return true
        }
        if line.count >= 3, buffer.has("..", at: line.lowerBound), ByteClass.isBlank(buffer[line.lowerBound + 2]) {
            return opensDirective(buffer, line, indent: indent)
        }
        if buffer.has("::", at: end - 2), end - line.lowerBound >= 2 { self.indent = indent }
        return false
    }

    /// Whether ".. " starts what is no prose: a comment, a target, a directive of that kind.
    private mutating func opensDirective(_ buffer: MarkupBuffer, _ line: Range<Int>, indent: Int) -> Bool {
        let start = buffer.textStart((line.lowerBound + 3)..<line.upperBound)
        guard start < line.upperBound else { return true }
        // A footnote or a citation is prose.
        if buffer[start] == UInt8(ascii: "[") { return false }
        if buffer[start] == UInt8(ascii: "_") || buffer[start] == UInt8(ascii: "|") { return true }
        // The name of a directive: `code-block`, `py:function`.
        let end =
            (start..<line.upperBound).first { index in
                let byte = buffer[index]
                if ByteClass.isLetter(byte) || byte == UInt8(ascii: "-") { return false }
                return byte != UInt8(ascii: ":") || index + 1 == line.upperBound
                    || !ByteClass.isLetter(buffer[index + 1])
            } ?? line.upperBound
        let isDirective = buffer.has("::", at: end)
        let name = WordKey(buffer.source, start..<end)
        if !isDirective || Self.codeDirectives.contains(name) { self.indent = indent }
        // The text of a note may start on its line. The name of a function is no prose, but its description is.
        return !isDirective || !Self.noteDirectives.contains(name)
    }

    private static let codeDirectives = WordSet(
        """
        code code-block sourcecode highlight math image include literalinclude parsed-literal raw graphviz toctree
        productionlist doctest testcode testoutput testsetup testcleanup ipython prompt uml digraph graph contents index
        automodule autofunction autoclass autosummary meta tabularcolumns
        """)
    private static let noteDirectives = WordSet(
        """
        note warning tip hint important caution danger attention error admonition topic sidebar seealso versionadded
        versionchanged deprecated rubric centered
        """)
}
