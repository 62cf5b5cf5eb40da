import TILText

/// A block of several lines in Markdown whose lines are not read one by one.
struct MarkdownBlock {
    enum Content {
        /// Text without an entry: code in a language, a comment, or front matter.
        case other
        /// Code without a language, whose lines may be entries.
        case verbatim([ListLine])
        /// A table that is drawn with `+`, `-` and `|`, as pandoc does.
        case table(ListTable)
        /// Text in another format: an element of HTML, which is a mark of a list, or the front matter of Quarto.
        case document(ListDocument, isMark: Bool)
    }

    let content: Content
    /// The numbers of its lines.
    let lines: ClosedRange<Int>
    /// The index of the line after it.
    let end: Int
    var isComment = false
}

/// The search for blocks in a Markdown file.
struct MarkdownBlocks {
    private let lines: ByteLines
    /// The ends of comments, code and elements that were searched for in vain.
    private var unended: Set<String> = []

    init(_ lines: ByteLines) {
        self.lines = lines
    }

    /// Returns the front matter, or nil if there is none.
    func frontMatter() -> MarkdownBlock? {
        let end = lines.bytes.withUnsafeBufferPointer { bytes in MarkdownFrontMatter.end(in: bytes) }
        guard let end else { return nil }
        let last = lines.number(at: max(0, end - 1))
        guard last > 1 else { return nil }
        let content = lines.bytes[lines.ranges[1].lowerBound..<lines.ranges[last - 1].lowerBound]
        guard content.contains("\nacronyms:") || content.hasPrefix("acronyms:") else {
            return MarkdownBlock(content: .other, lines: 1...last, end: last)
        }
        let yaml = ListText(name: "front.yml", text: String(decoding: content, as: UTF8.self))
        let document = YAMLListReader.read(yaml).moved(toLine: 2)
        return MarkdownBlock(content: .document(document, isMark: false), lines: 1...last, end: last)
    }

    /// Returns the block that starts at a line, or nil if none does.
    /// - Parameter isInItem: whether the line is part of an item of a list.
    mutating func block(at index: Int, isInItem: Bool) -> MarkdownBlock? {
        let text = lines[index].drop(while: \.isSpace)
        switch text.first {
        case UInt8(ascii: "`"), UInt8(ascii: "~"): return code(index, text)
        case UInt8(ascii: "<"):
            guard text.hasPrefix("<!--") else { return element(index, text) }
            return comment(index, from: text.startIndex, opening: "<!--", closing: "-->")
        case UInt8(ascii: "+"): return gridTable(index, text)
        case UInt8(ascii: "%"):
            guard text.hasPrefix("%%"), !isInItem else { return nil }
            return comment(index, from: text.startIndex, opening: "%%", closing: "%%")
        default: return nil
        }
    }

    private func gridTable(_ index: Int, _ text: ArraySlice<UInt8>) -> MarkdownBlock? {
        let isTop = (text.hasPrefix("+-") || text.hasPrefix("+=")) && text.trimmed.last == UInt8(ascii: "+")
        guard isTop else { return nil }
        let (table, end) = GridTable.table(lines, from: index) { cell, _ in MarkdownSpans(cell).text }
        return MarkdownBlock(content: .table(table), lines: (index + 1)...max(index + 1, end), end: end)
    }

    /// The languages of code that is read as text.
    private static let textLanguages: Set<String> = ["", "text", "txt", "plain", "plaintext"]

    private mutating func code(_ index: Int, _ text: ArraySlice<UInt8>) -> MarkdownBlock? {
        let key = "```"
        guard !unended.contains(key), let block = codeBlock(text) else { return nil }
        guard let end = end(of: block, from: index + 1) else {
            unended.insert(key)
            return nil
        }
        let last = lines.number(at: max(0, end - 1))
        let language = text.drop { byte in byte == "`" || byte == "~" }.text.lowercased()
        let numbers = (index + 1)...last
        guard Self.textLanguages.contains(language) else {
            return MarkdownBlock(content: .other, lines: numbers, end: last)
        }
        let inner = (index + 1)..<max(index + 1, last - 1)
        let verbatim = inner.map { line in ListLine(line: line + 1, text: lines[line].text, isItem: false) }
        return MarkdownBlock(content: .verbatim(verbatim), lines: numbers, end: last)
    }

    /// Returns the code block that a line starts, or nil.
    private func codeBlock(_ text: ArraySlice<UInt8>) -> MarkdownCodeBlock? {
        lines.bytes.withUnsafeBufferPointer { bytes in
            let line = text.startIndex..<text.endIndex
            return MarkdownCodeBlock(bytes, MarkdownLine.kind(bytes, line), line)
        }
    }

    /// Returns the offset after a code block, or nil if it is not closed.
    private func end(of block: MarkdownCodeBlock, from index: Int) -> Int? {
        let start = index < lines.count ? lines.ranges[index].lowerBound : lines.bytes.count
        return lines.bytes.withUnsafeBufferPointer { bytes in block.end(bytes, from: start) }
    }

    private mutating func element(_ index: Int, _ text: ArraySlice<UInt8>) -> MarkdownBlock? {
        for name in ["table", "dl"] where !unended.contains(name) && Self.startsElement(name, text) {
            guard let end = MarkdownDeclarations.elementEnd(name, lines.bytes, from: text.startIndex) else {
                unended.insert(name)
                continue
            }
            let last = lines.number(at: end - 1)
            let content = Array(lines.bytes[lines.ranges[index].lowerBound..<lines.ranges[last - 1].upperBound])
            let document = HTMLListReader.read(content).moved(toLine: index + 1)
            return MarkdownBlock(
                content: .document(document, isMark: true), lines: (index + 1)...last, end: last)
        }
        return nil
    }

    /// Returns whether a text starts with the tag of an element.
    private static func startsElement(_ name: String, _ text: ArraySlice<UInt8>) -> Bool {
        let tag = text.dropFirst().prefix(name.utf8.count)
        guard tag.elementsEqual(name.utf8, by: { byte, wanted in byte.lowercased == wanted }) else { return false }
        guard let after = text[tag.endIndex...].first else { return false }
        return after == ">" || after.isSpace
    }

    /// Returns a comment that starts a line, or nil if text follows it on this line. Text after it on a later line is
    /// read with that line.
    private mutating func comment(
        _ index: Int, from start: Int, opening: StaticString, closing: StaticString
    ) -> MarkdownBlock? {
        let key = "\(closing)"
        guard !unended.contains(key) else { return nil }
        guard let close = lines.bytes[...].offset(of: closing, from: start + opening.utf8CodeUnitCount) else {
            unended.insert(key)
            return nil
        }
        let end = close + closing.utf8CodeUnitCount
        var last = lines.number(at: end - 1)
        if !lines.bytes[end..<lines.ranges[last - 1].upperBound].isBlank {
            last -= 1
            if last == index { return nil }
        }
        return MarkdownBlock(content: .other, lines: (index + 1)...last, end: last, isComment: true)
    }
}
