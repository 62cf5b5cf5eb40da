import TILText

/// Reads Org: headings, comments, keywords, drawers, blocks, tables, lists and links.
///
/// Source: the Org manual, "Document Structure", "Markup for Rich Contents", "Hyperlinks".
struct OrgMarkup {
    private let buffer: MarkupBuffer
    private var inline = InlineMarkup(isMarkdown: false)
    private var paragraph = OpenParagraph()
    private var block: Block?
    /// The indentation of an open item that describes a term, or nil.
    private var entryIndent: Int?
    private var isAfterBlank = false

    /// An open block.
    private struct Block {
        /// The line that ends the block, in small letters.
        let end: String
        /// The kinds of its lines, which are empty for prose.
        let kind: MarkupKind

        var isProse: Bool { kind != .code && kind != .comment }
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
        let text = buffer.textStart(line)..<max(buffer.textStart(line), buffer.textEnd(line))
        if let block {
            if isEnd(of: block, text) {
                self.block = nil
                return remove(line, as: .code)
            }
            if !block.isProse { return remove(line, as: block.kind) }
            buffer.mark(block.kind, line)
        }
        if text.isEmpty {
            endParagraph()
            buffer.endPassage(at: line.upperBound)
        } else if !readMarkedLine(line, text: text) {
            readText(line, text: text)
        }
        isAfterBlank = text.isEmpty
    }

    private func isEnd(of block: Block, _ text: ByteRange) -> Bool {
        text.count == block.end.utf8.count && buffer.string(text).lowercased() == block.end
    }

    // MARK: Lines that are not text

    /// Reads a line that starts with a mark.
    /// - Parameter text: the line without white space at both ends.
    /// - Returns: false if the line is text.
    private mutating func readMarkedLine(_ line: ByteRange, text: ByteRange) -> Bool {
        switch buffer[text.lowerBound] {
        case "*": return readStars(line, text: text)
        case "#": return readHash(line, text: text)
        case ":": return readColon(line, text: text)
        case "|":
            readTableLine(line, text: text)
            return true
        case "\\": return readEnvironment(line, text: text)
        default:
            guard isRule(text) || isPlanning(text) else { return false }
            remove(line, as: .code)
            return true
        }
    }

    /// Reads a title: `** Title`.
    private mutating func readStars(_ line: ByteRange, text: ByteRange) -> Bool {
        let stars = text.prefix { index in buffer[index] == "*" }
        guard text.lowerBound == line.lowerBound, stars.upperBound < text.upperBound, buffer[stars.upperBound].isBlank
        else { return false }
        readTitle(line, from: stars.upperBound + 1)
        return true
    }

    /// Reads a keyword or a comment: `#+TITLE:`, `# text`.
    private mutating func readHash(_ line: ByteRange, text: ByteRange) -> Bool {
        let next = text.count > 1 ? buffer[text.lowerBound + 1] : .space
        switch next {
        case "+": readKeyword(line, text: text)
        case " ": remove(line, as: .comment)
        default: return false
        }
        return true
    }

    /// Opens the block of an environment of LaTeX that is not prose.
    private mutating func readEnvironment(_ line: ByteRange, text: ByteRange) -> Bool {
        let begin: StaticString = "\\begin{"
        guard buffer.has(begin, at: text.lowerBound) else { return false }
        let argument = text.dropFirst(begin.utf8CodeUnitCount)
        let name = buffer.string(argument.prefix { index in buffer[index] != "}" })
        guard LaTeXCommand.isCode(environment: name) else { return false }
        block = Block(end: "\\end{\(name.lowercased())}", kind: .code)
        remove(line, as: .code)
        return true
    }

    /// Whether a line consists of five or more hyphens.
    private func isRule(_ text: ByteRange) -> Bool {
        text.count >= 5 && text.allSatisfy { index in buffer[index] == "-" }
    }

    /// Whether a line says when a task is done.
    private func isPlanning(_ text: ByteRange) -> Bool {
        Self.planning.contains { word in buffer.has(word, at: text.lowerBound) }
    }

    private static let planning: [StaticString] = ["SCHEDULED:", "DEADLINE:", "CLOSED:", "CLOCK:"]

    /// Removes a line that is not prose.
    private mutating func remove(_ line: ByteRange, as kind: MarkupKind) {
        endParagraph()
        buffer.mark(kind, line)
        buffer.removeLine(line)
    }

    private mutating func readTableLine(_ line: ByteRange, text: ByteRange) {
        endParagraph()
        buffer.mark(.table, line)
        let isRule = buffer.has("|-", at: text.lowerBound)
        if isRule {
            buffer.removeLine(line)
        } else {
            buffer.isolate(line)
            readInline(line)
        }
    }

    private mutating func readTitle(_ line: ByteRange, from start: Int) {
        endParagraph()
        entryIndent = nil
        buffer.mark(.heading, line)
        buffer.isolate(line)
        var title = start
        let state = (start..<line.upperBound).prefix { index in buffer[index].isUpper }
        if Self.states.contains(buffer.string(state)) { title = state.upperBound }
        buffer.fill(line.lowerBound..<title, with: .space)
        readInline(title..<line.upperBound)
    }

    private static let states = Set(names: "TODO DONE NEXT WAITING CANCELLED")

    /// Reads a line that starts with "#+": the start of a block, a title or another keyword.
    private mutating func readKeyword(_ line: ByteRange, text: ByteRange) {
        let range = text.dropFirst("#+".utf8.count).prefix { index in !buffer[index].isSpace }
        let word = buffer.string(range).lowercased()
        if word == "title:" || word == "caption:" {
            endParagraph()
            buffer.mark(.heading, line)
            buffer.isolate(line)
            let title = range.lowerBound + word.utf8.count
            buffer.fill(line.lowerBound..<title, with: .space)
            readInline(title..<line.upperBound)
            return
        }
        if word.hasPrefix("begin_") {
            let name = String(word.dropFirst("begin_".count))
            block = Block(end: "#+end_" + name, kind: Self.blocks[name] ?? [])
        }
        remove(line, as: .code)
    }

    private static let blocks: [String: MarkupKind] = [
        "src": .code, "example": .code, "export": .code, "latex": .code, "html": .code, "ascii": .code,
        "comment": .comment, "quote": .quotation, "verse": .quotation,
    ]

    /// Reads a line that starts with a colon: a drawer, or text that is shown as written.
    private mutating func readColon(_ line: ByteRange, text: ByteRange) -> Bool {
        let name = text.dropFirst().prefix { index in
            buffer[index].isLetterOrDigit || buffer[index].isOne(of: "-_")
        }
        let endsAtColon = name.upperBound == text.upperBound - 1 && buffer[name.upperBound] == ":"
        let isDrawer = !name.isEmpty && endsAtColon
        let isLiteral = text.count == 1 || buffer[text.lowerBound + 1].isBlank
        guard isDrawer || isLiteral else { return false }
        if isDrawer, buffer.string(name).lowercased() != "end" { block = Block(end: ":end:", kind: .code) }
        remove(line, as: .code)
        return true
    }

    // MARK: Text

    private mutating func readText(_ line: ByteRange, text: ByteRange) {
        let indent = text.lowerBound - line.lowerBound
        let item = itemStart(text, indent: indent)
        let startsParagraph = item != nil || isAfterBlank || paragraph.isEmpty
        let isInEntry = entryIndent.map { entryIndent in indent > entryIndent } ?? false
        if startsParagraph, !isInEntry { entryIndent = nil }
        if let item {
            let describesTerm = readItem(line, text: item..<text.upperBound)
            if describesTerm { entryIndent = indent }
        }
        if entryIndent != nil { buffer.mark(.entry, line) }
        paragraph.append(line)
    }

    /// Reads the first line of an item of a list.
    /// - Returns: whether it describes a term.
    private mutating func readItem(_ line: ByteRange, text: ByteRange) -> Bool {
        endParagraph()
        buffer.endPassage(at: line.lowerBound - 1)
        buffer.fill(line.lowerBound..<text.lowerBound, with: .space)
        guard let term = termEnd(text) else { return TermLine.isEntry(buffer, text, isItem: true) }
        buffer.write([UInt8(ascii: ":")], over: term)
        return true
    }

    /// Returns the start of the text of a list item: `- text`, `+ text`, `1. text`, ` * text`.
    private func itemStart(_ text: ByteRange, indent: Int) -> Int? {
        guard let mark = itemMarkEnd(text, indent: indent), mark < text.upperBound, buffer[mark].isBlank else {
            return nil
        }
        let start = mark + 1
        let checkbox = start..<(start + "[x]".utf8.count)
        guard checkbox.upperBound < text.upperBound else { return start }
        let isCheckbox = buffer[checkbox.lowerBound] == "[" && buffer[checkbox.upperBound - 1] == "]"
        return isCheckbox ? checkbox.upperBound : start
    }

    /// Returns the end of a mark that starts a list item if a space follows it.
    private func itemMarkEnd(_ text: ByteRange, indent: Int) -> Int? {
        switch buffer[text.lowerBound] {
        case "-", "+": return text.lowerBound + 1
        // A star at the start of a line marks a heading.
        case "*" where indent > 0: return text.lowerBound + 1
        default:
            let number = text.prefix(6).prefix { index in buffer[index].isDigit }
            guard !number.isEmpty, number.upperBound < text.upperBound, buffer[number.upperBound].isOne(of: ".)") else {
                return nil
            }
            return number.upperBound + 1
        }
    }

    /// Returns the colons between a term and its description: `term :: text`.
    private func termEnd(_ text: ByteRange) -> ByteRange? {
        guard let start = buffer.find(" ::", from: text.lowerBound, before: text.upperBound) else { return nil }
        let end = start + " ::".utf8.count
        guard end == text.upperBound || buffer[end].isBlank else { return nil }
        return start..<end
    }

    private mutating func endParagraph() {
        guard !paragraph.isEmpty else { return }
        readInline(paragraph.range)
        paragraph.clear()
    }

    // MARK: Spans

    private mutating func readInline(_ text: ByteRange) {
        var index = text.lowerBound
        while index < text.upperBound {
            let end: Int?
            switch buffer[index] {
            case "=", "~": end = readVerbatim(at: index, in: text)
            case "[": end = readLink(at: index, in: text)
            case "<": end = readTimestamp(at: index, in: text)
            case "@" where buffer.has("@@", at: index): end = hide(from: index, to: "@@", in: text)
            case "{" where buffer.has("{{{", at: index): end = hide(from: index, to: "}}}", in: text)
            default: end = nil
            }
            index = end ?? index + 1
        }
        inline.read(text, in: buffer)
    }

    /// Hides code: `=text=`, `~text~`.
    /// - Returns: its end, or nil if no code starts at the offset.
    private func readVerbatim(at start: Int, in text: ByteRange) -> Int? {
        let before = start > text.lowerBound ? buffer[start - 1] : .space
        let isOutsideWord = before.isSpace || before.isOne(of: "-('\"{[")
        guard isOutsideWord, start + 1 < text.upperBound, !buffer[start + 1].isSpace else { return nil }
        // The text has at least one character.
        let firstClose = start + 2
        let limit = max(firstClose, min(text.upperBound, start + MarkupBuffer.reach))
        let close = (firstClose..<limit).first { index in
            let isBeforeWord = index + 1 < text.upperBound && buffer[index + 1].isLetterOrDigit
            return buffer[index] == buffer[start] && !buffer[index - 1].isSpace && !isBeforeWord
        }
        guard let close else { return nil }
        buffer.hide(start..<(close + 1))
        return close + 1
    }

    /// Reads a link or a footnote: `[[target][text]]`, `[[target]]`, `[fn:1]`.
    /// - Returns: its end, or nil if none starts at the offset.
    private func readLink(at start: Int, in text: ByteRange) -> Int? {
        let limit = min(text.upperBound, start + MarkupBuffer.reach)
        if buffer.has("[fn:", at: start), let close = (start..<limit).first(where: { index in buffer[index] == "]" }) {
            buffer.hide(start..<(close + 1))
            return close + 1
        }
        guard buffer.has("[[", at: start), let close = buffer.find("]]", from: start + 2, before: limit) else {
            return nil
        }
        let range = start..<(close + 2)
        guard let middle = buffer.find("][", from: start + 2, before: close) else {
            buffer.hide(range)
            return range.upperBound
        }
        buffer.mark(.link, range)
        buffer.write([Markup.edge], over: start..<(middle + 2))
        buffer.write([Markup.edge], over: close..<range.upperBound)
        return range.upperBound
    }

    private static let longestTimestamp = 60

    /// Hides an instant: `<2020-01-01 Wed>`.
    /// - Returns: its end, or nil if none starts at the offset.
    private func readTimestamp(at start: Int, in text: ByteRange) -> Int? {
        guard start + 1 < text.upperBound, buffer[start + 1].isDigit else { return nil }
        let limit = min(text.upperBound, start + Self.longestTimestamp)
        guard let close = (start..<limit).first(where: { index in buffer[index] == ">" }) else { return nil }
        buffer.hide(start..<(close + 1))
        return close + 1
    }

    /// Hides text up to a mark.
    /// - Returns: the end of the mark, or nil if it does not follow.
    private func hide(from start: Int, to mark: StaticString, in text: ByteRange) -> Int? {
        let limit = min(text.upperBound, start + MarkupBuffer.reach)
        guard let close = buffer.find(mark, from: start + 2, before: limit) else { return nil }
        let end = close + mark.utf8CodeUnitCount
        buffer.hide(start..<end)
        return end
    }
}
