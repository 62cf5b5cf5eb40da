import TILText

/// Reads Org: headings, comments, keywords, drawers, blocks, tables, lists and links.
///
/// Source: the Org manual, "Document Structure", "Markup for Rich Contents", "Hyperlinks".
struct OrgMarkup {
    private let buffer: MarkupBuffer
    private var inline = InlineMarkup(isMarkdown: false)
    private var paragraph = 0..<0
    /// The open block: the line that ends it, in small letters, and the kind of its lines, or nil for prose.
    private var block: (end: String, kind: MarkupKind)?
    /// The indentation of an open item that describes a term, or -1.
    private var entryIndent = -1
    private var isAfterBlank = false

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
            if text.count == block.end.utf8.count, buffer.string(text).lowercased() == block.end {
                self.block = nil
                return remove(line, .code)
            }
            if block.kind == .code || block.kind == .comment { return remove(line, block.kind) }
            buffer.mark(block.kind, line)
        }
        guard !text.isEmpty else {
            endParagraph()
            isAfterBlank = true
            return buffer.endPassage(at: line.upperBound)
        }
        defer { isAfterBlank = false }
        if readMarkedLine(line, text) { return }
        readText(line, text)
    }

    // MARK: Lines that are not text

    /// Reads a line that is not text.
    /// - Returns: whether it is one.
    private mutating func readMarkedLine(_ line: ByteRange, _ text: ByteRange) -> Bool {
        switch buffer[text.lowerBound] {
        case "*" where text.lowerBound == line.lowerBound:
            let stars = text.prefix { index in buffer[index] == "*" }
            guard stars.upperBound < text.upperBound, buffer[stars.upperBound].isBlank else { return false }
            readTitle(line, from: stars.upperBound + 1)
        case "#":
            guard text.count == 1 || "+ ".utf8.contains(buffer[text.lowerBound + 1]) else { return false }
            if text.count > 1, buffer[text.lowerBound + 1] == "+" {
                readKeyword(line, text)
            } else {
                remove(line, .comment)
            }
        case ":":
            readColon(line, text)
        case "|":
            endParagraph()
            buffer.mark(.table, line)
            let isRule = buffer.has("|-", at: text.lowerBound)
            if isRule {
                buffer.removeLine(line)
            } else {
                buffer.isolate(line)
                readInline(line)
            }
        case "-" where text.count >= 5 && text.allSatisfy({ index in buffer[index] == "-" }):
            remove(line, .code)
        case "\\" where buffer.has("\\begin{", at: text.lowerBound):
            let name = buffer.string(text.dropFirst(7).prefix { index in buffer[index] != "}" })
            guard LaTeXCommand.isCode(environment: name) else { return false }
            block = ("\\end{\(name.lowercased())}", .code)
            remove(line, .code)
        default:
            guard Self.planning.contains(where: { buffer.has($0, at: text.lowerBound) }) else { return false }
            remove(line, .code)
        }
        return true
    }

    private static let planning: [StaticString] = ["SCHEDULED:", "DEADLINE:", "CLOSED:", "CLOCK:"]

    /// Removes a line that is not prose.
    private mutating func remove(_ line: ByteRange, _ kind: MarkupKind) {
        endParagraph()
        buffer.mark(kind, line)
        buffer.removeLine(line)
    }

    private mutating func readTitle(_ line: ByteRange, from start: Int) {
        endParagraph()
        entryIndent = -1
        buffer.mark(.heading, line)
        buffer.isolate(line)
        var title = start
        let state = (start..<line.upperBound).prefix { index in buffer[index].isUpper }
        if Self.states.contains(buffer.string(state)) { title = state.upperBound }
        buffer.fill(line.lowerBound..<title, with: UInt8(ascii: " "))
        readInline(title..<line.upperBound)
    }

    private static let states = Set(names: "TODO DONE NEXT WAITING CANCELLED")

    /// Reads a line that starts with "#+": the start of a block, a title or another keyword.
    private mutating func readKeyword(_ line: ByteRange, _ text: ByteRange) {
        let word = buffer.string(text.dropFirst(2).prefix { index in !buffer[index].isSpace }).lowercased()
        if word.hasPrefix("begin_") {
            let name = String(word.dropFirst(6))
            block = ("#+end_" + name, Self.blocks[name] ?? [])
        } else if word == "title:" || word == "caption:" {
            endParagraph()
            buffer.mark(.heading, line)
            buffer.isolate(line)
            buffer.fill(line.lowerBound..<(text.lowerBound + 2 + word.utf8.count), with: UInt8(ascii: " "))
            return readInline((text.lowerBound + 2 + word.utf8.count)..<line.upperBound)
        }
        remove(line, .code)
    }

    private static let blocks: [String: MarkupKind] = [
        "src": .code, "example": .code, "export": .code, "latex": .code, "html": .code, "ascii": .code,
        "comment": .comment, "quote": .quotation, "verse": .quotation,
    ]

    /// Reads a line that starts with a colon: a drawer, or text that is shown as written.
    private mutating func readColon(_ line: ByteRange, _ text: ByteRange) {
        let name = text.dropFirst().prefix { index in buffer[index].isLetterOrDigit || "-_".utf8.contains(buffer[index])
        }
        let isDrawer = !name.isEmpty && name.upperBound == text.upperBound - 1 && buffer[name.upperBound] == ":"
        if isDrawer, buffer.string(name).lowercased() != "end" { block = (":end:", .code) }
        if isDrawer || text.count == 1 || buffer[text.lowerBound + 1].isBlank { return remove(line, .code) }
        readText(line, text)
    }

    // MARK: Text

    private mutating func readText(_ line: ByteRange, _ text: ByteRange) {
        let indent = text.lowerBound - line.lowerBound
        if let item = itemStart(text, indent) {
            endParagraph()
            buffer.endPassage(at: line.lowerBound - 1)
            buffer.fill(line.lowerBound..<item, with: UInt8(ascii: " "))
            let term = termEnd(item..<text.upperBound)
            if let term { buffer.write([UInt8(ascii: ":")], over: term) }
            let isEntry = term != nil || TermLine.isEntry(buffer, item..<text.upperBound, isItem: true)
            if isEntry { entryIndent = indent } else if indent <= entryIndent { entryIndent = -1 }
        } else if indent <= entryIndent, isAfterBlank || paragraph.isEmpty {
            entryIndent = -1
        }
        if entryIndent >= 0 { buffer.mark(.entry, line) }
        paragraph = (paragraph.isEmpty ? line.lowerBound : paragraph.lowerBound)..<line.upperBound
    }

    /// Returns the start of the text of a list item: `- text`, `+ text`, `1. text`, ` * text`.
    private func itemStart(_ text: ByteRange, _ indent: Int) -> Int? {
        var start: Int
        switch buffer[text.lowerBound] {
        case "-", "+": start = text.lowerBound + 1
        case "*" where indent > 0: start = text.lowerBound + 1
        default:
            let number = text.prefix(6).prefix { index in buffer[index].isDigit }
            guard !number.isEmpty, number.upperBound < text.upperBound, buffer[number.upperBound].isOne(of: ".)") else {
                return nil
            }
            start = number.upperBound + 1
        }
        guard start < text.upperBound, buffer[start].isBlank else { return nil }
        start += 1
        // A box that can be ticked.
        let isBox = start + 3 < text.upperBound && buffer[start] == "[" && buffer[start + 2] == "]"
        return isBox ? start + 3 : start
    }

    /// Returns the colons between a term and its description: `term :: text`.
    private func termEnd(_ text: ByteRange) -> ByteRange? {
        guard let start = buffer.find(" ::", from: text.lowerBound, before: text.upperBound),
            start + 3 == text.upperBound || buffer[start + 3].isBlank
        else { return nil }
        return start..<(start + 3)
    }

    private mutating func endParagraph() {
        guard !paragraph.isEmpty else { return }
        readInline(paragraph)
        paragraph = paragraph.upperBound..<paragraph.upperBound
    }

    // MARK: Spans

    private mutating func readInline(_ text: ByteRange) {
        var index = text.lowerBound
        while index < text.upperBound {
            let end: Int?
            switch buffer[index] {
            case "=", "~": end = verbatim(index, text)
            case "[": end = link(index, text)
            case "<": end = timestamp(index, text)
            case "@" where buffer.has("@@", at: index): end = hidden("@@", index, text)
            case "{" where buffer.has("{{{", at: index): end = hidden("}}}", index, text)
            default: end = nil
            }
            index = end ?? index + 1
        }
        inline.read(buffer, text)
    }

    /// Hides code: `=text=`, `~text~`.
    private func verbatim(_ start: Int, _ text: ByteRange) -> Int? {
        let before = start > text.lowerBound ? buffer[start - 1] : UInt8(ascii: " ")
        guard before.isSpace || "-('\"{[".utf8.contains(before), start + 1 < text.upperBound,
            !buffer[start + 1].isSpace
        else { return nil }
        let close = ((start + 2)..<max(start + 2, min(text.upperBound, start + MarkupBuffer.reach))).first { index in
            buffer[index] == buffer[start] && !buffer[index - 1].isSpace
                && (index + 1 == text.upperBound || !buffer[index + 1].isLetterOrDigit)
        }
        guard let close else { return nil }
        buffer.hide(start..<(close + 1))
        return close + 1
    }

    /// Reads a link or a footnote: `[[target][text]]`, `[[target]]`, `[fn:1]`.
    private func link(_ start: Int, _ text: ByteRange) -> Int? {
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

    /// Hides an instant: `<2020-01-01 Wed>`.
    private func timestamp(_ start: Int, _ text: ByteRange) -> Int? {
        guard start + 1 < text.upperBound, buffer[start + 1].isDigit,
            let close = (start..<min(text.upperBound, start + 60)).first(where: { index in buffer[index] == ">" })
        else { return nil }
        buffer.hide(start..<(close + 1))
        return close + 1
    }

    private func hidden(_ mark: StaticString, _ start: Int, _ text: ByteRange) -> Int? {
        let limit = min(text.upperBound, start + MarkupBuffer.reach)
        guard let close = buffer.find(mark, from: start + 2, before: limit) else { return nil }
        let end = close + mark.utf8CodeUnitCount
        buffer.hide(start..<end)
        return end
    }
}
