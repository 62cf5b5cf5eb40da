import TILText

/// Reads Markdown, and text of which no more is known: a README, an RFC, a mail.
struct MarkdownMarkup {
    private let buffer: MarkupBuffer
    private var inline = InlineMarkup(isMarkdown: true)
    private var kept = KeptText()
    private var declarations: [MarkupDeclaration] = []
    private var listed: [Range<Int>] = []

    /// The lines whose inline markup has not been read, and whether they are a quotation.
    private var paragraph = 0..<0
    private var isQuoted = false
    private var isAfterBlank = true
    /// Whether a line of text is right above, so that a line of marks underlines it.
    private var isBelowText = false
    private var list = List.none
    private var isIndented = false
    private var isInCode = false
    /// Whether a block of code was opened that nothing closes: it is read as prose, and so is what follows.
    private var hasOpenBlock = false

    private enum List {
        case none
        /// In text that is indented as code is, so that it is kept as it is.
        case indented
        case plain
    }

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    /// - Returns: the definitions that the markup makes, and the acronyms of lists of abbreviations.
    mutating func read() -> ([MarkupDeclaration], [Range<Int>]) {
        markFrontMatter()
        var start = 0
        while start < buffer.count { start = readLine(start..<buffer.lineEnd(from: start)) }
        endParagraph()
        let found = (declarations + inline.declarations).sorted { $0.shortRange.lowerBound < $1.shortRange.lowerBound }
        return (found, listed)
    }

    /// Marks what is between two lines of three hyphens at the start of a document.
    private func markFrontMatter() {
        guard buffer.has("---", at: 0), case .rule = MarkdownLine.kind(buffer.source, 0..<buffer.lineEnd(from: 0))
        else {
            return
        }
        var start = buffer.lineEnd(from: 0) + 1
        while start < min(buffer.count, 64 * 1_024), buffer[start] != 0x0A {
            let end = buffer.lineEnd(from: start)
            if buffer.has("---", at: start) || buffer.has("...", at: start), end - start <= 4 {
                return buffer.mark(.code, 0..<end)
            }
            start = end + 1
        }
    }

    // MARK: Lines

    /// Reads a line, or the block that it opens.
    /// - Returns: the start of the next line.
    private mutating func readLine(_ line: Range<Int>) -> Int {
        let next = line.upperBound + 1
        let parsed = MarkdownLine(buffer.source, line)
        let text = parsed.start..<line.upperBound
        let isReference = kept.isReference(
            buffer.source, text, indent: parsed.indent, isAfterBlank: isAfterBlank)
        guard !text.isEmpty else {
            endParagraph()
            buffer.endPassage(at: line.upperBound)
            isAfterBlank = true
            isBelowText = false
            return next
        }
        defer { isAfterBlank = false }
        if isAfterBlank || !isIndented {
            isIndented = parsed.indent >= 4 && list != .plain && (isAfterBlank || isIndented)
        } else if parsed.indent < 4 {
            isIndented = false
        }
        if isReference || isIndented { buffer.mark(.kept, line) }
        if let short = listedAcronym(line) { listed.append(short) }
        let isBelow = isBelowText
        isBelowText = false
        if !hasOpenBlock {
            if isBelow, Underline.isUnderline(buffer, text) {
                endHeading(line)
                return next
            }
            if let block = CodeBlock(buffer, parsed.kind, text) {
                if let end = block.end(buffer, from: next) {
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
            isInCode = isIndented && list == .none && (isAfterBlank || isInCode) && isCode(text)
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

    /// Notes in what list the lines are.
    private mutating func readList(_ line: MarkdownLine) {
        switch line.kind {
        case .item: list = list == .plain || line.indent < 4 ? .plain : .indented
        case .heading: list = .none
        default: if isAfterBlank, line.indent == 0 { list = .none }
        }
    }

    /// Reads a line that is not one of code.
    private mutating func readText(_ kind: MarkdownLine.Kind, _ line: Range<Int>, _ text: Range<Int>) {
        var (kind, text) = (kind, text)
        let isQuotation = buffer[text.lowerBound] == UInt8(ascii: ">")
        if isQuotation != isQuoted {
            endParagraph()
            isQuoted = isQuotation
        }
        if isQuotation {
            buffer.mark(.quotation, line)
            while case .quotation(let start) = kind {
                buffer.fill(text.lowerBound..<start, with: 0x20)
                text = buffer.textStart(start..<text.upperBound)..<text.upperBound
                kind = MarkdownLine.kind(buffer.source, text)
            }
        } else if KeptText.isTitleOfStandard(buffer.source, line) {
            buffer.mark(.quotation, line)
        }
        switch kind {
        case .blank:
            buffer.removeLine(line)
        case .heading(let start):
            readAlone(.heading, line, from: start)
        case .row:
            readAlone(.table, line, from: text.lowerBound)
        case .delimiterRow where buffer[text.lowerBound] == UInt8(ascii: "|"):
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
            buffer.fill(text.lowerBound..<start, with: 0x20)
            addToParagraph(line)
        default:
            if leadsToPage(text) {
                endParagraph()
                buffer.mark(.table, line)
                inline.read(buffer, line)
            } else {
                addToParagraph(line)
            }
        }
    }

    /// Reads a line that is a passage of its own.
    private mutating func readAlone(_ kind: MarkupKind, _ line: Range<Int>, from start: Int) {
        endParagraph()
        buffer.mark(kind, line)
        buffer.fill(line.lowerBound..<start, with: 0x20)
        buffer.endPassage(at: line.lowerBound - 1)
        buffer.endPassage(at: line.upperBound)
        inline.read(buffer, start..<line.upperBound)
    }

    private mutating func declare(_ line: Range<Int>, _ close: Int) {
        let short = (line.lowerBound + 2)..<close
        let long = buffer.textStart((close + 2)..<line.upperBound)..<max(close + 2, buffer.textEnd(line))
        guard let shortText = buffer.plainText(short), let longText = buffer.plainText(long), !shortText.isEmpty,
            shortText.utf8.count <= 40, !longText.isEmpty
        else { return }
        declarations.append(
            MarkupDeclaration(short: shortText, long: longText, shortRange: short, longRange: long))
    }

    // MARK: Paragraphs

    private mutating func addToParagraph(_ line: Range<Int>) {
        paragraph = (paragraph.isEmpty ? line.lowerBound : paragraph.lowerBound)..<line.upperBound
    }

    private mutating func endParagraph() {
        guard !paragraph.isEmpty else { return }
        if !isQuoted {
            // The notation of protocols and of grammars: "Ticket ::= SEQUENCE".
            if buffer.find("::=", from: paragraph.lowerBound, before: paragraph.upperBound) != nil {
                buffer.mark(.code, paragraph)
            }
            if isTitle(paragraph) { buffer.mark(.heading, paragraph) }
        }
        inline.read(buffer, paragraph)
        paragraph = paragraph.upperBound..<paragraph.upperBound
    }

    /// Ends a paragraph at a line of marks. A line above it alone is a heading; below several it is a rule.
    private mutating func endHeading(_ line: Range<Int>) {
        if !paragraph.isEmpty, ByteSearch.next(0x0A, buffer.source, paragraph) == paragraph.upperBound {
            buffer.mark(.heading, paragraph.lowerBound..<line.upperBound)
        }
        endParagraph()
        buffer.removeLine(line)
    }

    /// Removes lines of code.
    private mutating func removeBlock(_ lines: Range<Int>) {
        endParagraph()
        buffer.mark(.code, lines)
        buffer.removeLine(lines)
    }

    /// Whether dots lead to the number of a page.
    private func leadsToPage(_ line: Range<Int>) -> Bool {
        var dot = ByteSearch.next(UInt8(ascii: "."), buffer.source, line)
        while dot < line.upperBound {
            if buffer.has(".....", at: dot) || dot > line.lowerBound && buffer.has(" . . .", at: dot - 1) {
                return true
            }
            dot = ByteSearch.next(UInt8(ascii: "."), buffer.source, dot + 1..<line.upperBound)
        }
        return false
    }

    /// Whether a paragraph is a title as plain text has them: one line without a full stop that is numbered or set off from
    /// the margin; or a line of the list of contents, or of a page's head or foot.
    private func isTitle(_ paragraph: Range<Int>) -> Bool {
        guard paragraph.count <= 100 || ByteSearch.next(0x0C, buffer.source, paragraph) < paragraph.upperBound else {
            return false
        }
        if ByteSearch.next(0x0C, buffer.source, paragraph) < paragraph.upperBound { return true }
        guard ByteSearch.next(0x0A, buffer.source, paragraph) == paragraph.upperBound else { return false }
        let start = buffer.textStart(paragraph)
        let end = buffer.textEnd(paragraph)
        guard end > start, !".:,;".utf8.contains(buffer[end - 1]) else { return false }
        if hasColumns(start..<end) || buffer.find("[Page ", from: start, before: end) != nil { return true }
        var index = start
        while index < end, ByteClass.isDigit(buffer[index]) || buffer[index] == UInt8(ascii: ".") { index += 1 }
        // "2.1.  Terms" is numbered; "2. Do this" is an item of a list.
        let isNumbered = index > start + 1 && ByteClass.isDigit(buffer[start]) && buffer.has("  ", at: index)
        return isNumbered || start - paragraph.lowerBound >= 3 && ByteClass.isUpper(buffer[start])
    }

    /// Whether a line has three parts far apart, as the head of a page has: "RFC 6353      Transport Model      July 2011".
    private func hasColumns(_ line: Range<Int>) -> Bool {
        var gaps = 0
        var blanks = 0
        for index in line {
            blanks = buffer[index] == 0x20 ? blanks + 1 : 0
            if blanks == 3 { gaps += 1 }
        }
        return gaps >= 2
    }

    // MARK: Indented code

    /// Whether an indented line is code and not a sentence, since plain text indents paragraphs as well.
    private func isCode(_ line: Range<Int>) -> Bool {
        var words = 0
        var marks = 0
        var isInWord = false
        for index in line.prefix(400) {
            let byte = buffer[index]
            if ByteClass.isLetter(byte) || byte >= 0x80 {
                if !isInWord { words += 1 }
                isInWord = true
            } else {
                isInWord = byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")
                if Self.codeMarks.contains(byte) { marks += 1 }
            }
        }
        return words < 5 || marks * 6 > words || buffer[line.lowerBound] == UInt8(ascii: "#")
            || buffer[line.upperBound - 1] == UInt8(ascii: ";")
    }

    private static let codeMarks = Array("={}<>$#_|@\\[".utf8)

    // MARK: Lists of abbreviations

    /// The acronym with which a line of a list of abbreviations starts, `XQB   Cross-Quarter Board`: what follows behind a gap
    /// or a mark has words for all of its letters, the first word for the first one.
    private func listedAcronym(_ line: Range<Int>) -> Range<Int>? {
        func isMark(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || "-|*`".utf8.contains(byte) }
        func isGap(_ byte: UInt8) -> Bool { isMark(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") }
        let start = line.first { !isMark(buffer[$0]) } ?? line.upperBound
        guard start < line.upperBound, ByteClass.isUpper(buffer[start]) else { return nil }
        let end =
            (start..<line.upperBound).first { !ByteClass.isUpper(buffer[$0]) && !ByteClass.isDigit(buffer[$0]) }
            ?? line.upperBound
        // Two blanks, or a mark of which a name has none.
        guard (2...10).contains(end - start), var gap = (end..<line.upperBound).first(where: { !isGap(buffer[$0]) }),
            gap - end >= 2
        else { return nil }
        let articles: [StaticString] = ["a ", "an ", "the ", "A ", "An ", "The "]
        if let article = articles.first(where: { buffer.has($0, at: gap) }) { gap += article.utf8CodeUnitCount }
        let letters = buffer.source[start..<end].filter(ByteClass.isLetter).map(ByteClass.lowercased)
        guard gap < line.upperBound, ByteClass.lowercased(buffer[gap]) == letters[0] else { return nil }
        var letter = 0
        var isWordStart = true
        for index in gap..<min(line.upperBound, gap + 200) where letter < letters.count {
            let isLetter = ByteClass.isLetter(buffer[index]) || buffer[index] >= 0x80
            if isLetter, isWordStart, ByteClass.lowercased(buffer[index]) == letters[letter] { letter += 1 }
            isWordStart = !isLetter
        }
        return letter == letters.count ? start..<end : nil
    }
}

/// A line of marks below a title, as Markdown, reStructuredText and plain text have it.
enum Underline {
    /// Whether a line, given from its first mark, underlines the line above: four marks or more, about as many as that line has
    /// characters. A fence of code is seldom that.
    static func isUnderline(_ buffer: MarkupBuffer, _ line: Range<Int>) -> Bool {
        guard isOfOneMark(buffer, line) else { return false }
        guard let aboveEnd = buffer.source[..<line.lowerBound].lastIndex(of: 0x0A) else { return false }
        let aboveStart = buffer.source[..<aboveEnd].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let above = characters(buffer, buffer.textStart(aboveStart..<aboveEnd)..<aboveEnd)
        let length = characters(buffer, line)
        return length >= 4 && (length == above || length > 4 && abs(length - above) <= 3)
    }

    /// Whether a line is made of one mark of punctuation, and blanks.
    static func isOfOneMark(_ buffer: MarkupBuffer, _ line: Range<Int>) -> Bool {
        let mark = buffer[line.lowerBound]
        return mark > 0x20 && mark < 0x7F && !ByteClass.isLetter(mark) && !ByteClass.isDigit(mark)
            && line.allSatisfy { buffer[$0] == mark || ByteClass.isBlank(buffer[$0]) }
    }

    /// How many characters a line has without the blanks at its end.
    static func characters(_ buffer: MarkupBuffer, _ line: Range<Int>) -> Int {
        buffer.source[line.lowerBound..<max(line.lowerBound, buffer.textEnd(line))]
            .reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
}

/// A block of lines that are no prose: between fences, in an element of HTML, or in an environment of TeX.
private enum CodeBlock {
    case fence(CodeFence)
    /// Until a line with this text closes it.
    case until([UInt8])

    /// The block that a line opens; nil if it opens none, or closes it as well.
    init?(_ buffer: MarkupBuffer, _ kind: MarkdownLine.Kind, _ line: Range<Int>) {
        if case .fence(let fence) = kind {
            self = .fence(fence)
            return
        }
        let closing: String
        if buffer.has("\\begin{", at: line.lowerBound), let end = buffer.groupEnd(from: line.lowerBound + 6) {
            let name = buffer.string((line.lowerBound + 7)..<(end - 1))
            guard LaTeXCommand.isCode(environment: name) else { return nil }
            closing = "\\end{" + name + "}"
        } else if buffer.has("<pre", at: line.lowerBound) {
            closing = "</pre"
        } else if buffer.has("<script", at: line.lowerBound) {
            closing = "</script"
        } else if buffer.has("<style", at: line.lowerBound) {
            closing = "</style"
        } else {
            return nil
        }
        self = .until(Array(closing.utf8))
        if closes(buffer, line) { return nil }
    }

    /// The end of the line that closes the block; nil if none does.
    func end(_ buffer: MarkupBuffer, from start: Int) -> Int? {
        var start = start
        while start < buffer.count {
            let line = start..<buffer.lineEnd(from: start)
            if closes(buffer, buffer.textStart(line)..<line.upperBound) { return line.upperBound }
            start = line.upperBound + 1
        }
        return nil
    }

    private func closes(_ buffer: MarkupBuffer, _ line: Range<Int>) -> Bool {
        switch self {
        case .fence(let fence): return fence.isClosed(by: UnsafeBufferPointer(rebasing: buffer.source[line]))
        case .until(let text):
            return line.contains { buffer[$0] == text[0] && buffer.source[$0..<line.upperBound].starts(with: text) }
        }
    }
}

/// Reads text without markup.
enum PlainMarkup {
    /// Fills a buffer.
    static func read(_ buffer: MarkupBuffer, isParagraphEachLine: Bool) {
        var inline = InlineMarkup(isMarkdown: false)
        var paragraph = 0..<0
        while paragraph.upperBound < buffer.count {
            let line = paragraph.upperBound..<buffer.lineEnd(from: paragraph.upperBound)
            let isBlank = buffer.textStart(line) == line.upperBound
            let end = isBlank ? line.lowerBound : line.upperBound
            let next = min(buffer.count, line.upperBound + 1)
            if isBlank || isParagraphEachLine || next == buffer.count {
                inline.read(buffer, paragraph.lowerBound..<end)
                buffer.endPassage(at: line.upperBound)
                paragraph = next..<next
            } else {
                paragraph = paragraph.lowerBound..<next
            }
        }
    }
}
