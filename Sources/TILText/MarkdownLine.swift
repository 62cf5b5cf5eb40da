/// A line of Markdown, classified by its first bytes.
///
/// Source: CommonMark 0.31.2, sections 4 and 5; GitHub Flavored Markdown, "Tables"; PHP Markdown Extra, "Definition
/// Lists" and "Abbreviations".
package struct MarkdownLine {
    /// The kinds of lines. Offsets are offsets in the buffer.
    package enum Kind: Hashable {
        case blank
        /// A heading with leading marks, and the offset of its text.
        case heading(Int)
        /// A line of one repeated mark, such as `---`: a rule or an underline.
        case rule(count: Int)
        /// The start or the end of a code block.
        case fence(CodeFence)
        /// The line under a table's header: `|---|:--|`.
        case delimiterRow
        /// A table row that starts with a bar.
        case row
        /// A line of a block quotation, and the offset of its text.
        case quotation(Int)
        /// A list item, and the offset of its text.
        case item(Int)
        /// A definition of the preceding term, and the offset of its text.
        case definition(Int)
        /// An abbreviation, such as `*[HTML]: HyperText Markup Language`, and the offset of its closing bracket.
        case abbreviation(Int)
        /// A link target: `[name]: address`.
        case target
        case text
    }

    package let kind: Kind
    /// The width of the leading white space in columns; tab stops are at multiples of four.
    package let indent: Int
    /// The offset of the first byte that is not white space, or of the line's end.
    package let start: Int

    /// Creates the line in a range of a buffer. The range excludes the line break.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
        var indent = 0
        var start = line.lowerBound
        while start < line.upperBound, Self.isBlank(bytes[start]) {
            indent = bytes[start] == 0x09 ? (indent / 4 + 1) * 4 : indent + 1
            start += 1
        }
        self.indent = indent
        self.start = start
        kind = Self.kind(bytes, start..<line.upperBound)
    }

    /// Returns the kind of a line that starts after its white space.
    package static func kind(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Kind {
        guard let first = text.first else { return .blank }
        func byte(_ index: Int) -> UInt8 { index < text.upperBound ? bytes[index] : 0x20 }
        let next = byte(first + 1)
        switch bytes[first] {
        case UInt8(ascii: "#"):
            let after = text.first { bytes[$0] != UInt8(ascii: "#") } ?? text.upperBound
            return isBlank(byte(after)) ? .heading(after) : .text
        case UInt8(ascii: "`"), UInt8(ascii: "~"):
            return CodeFence(openedBy: UnsafeBufferPointer(rebasing: bytes[text])).map { .fence($0) } ?? .text
        case UInt8(ascii: ">"):
            return .quotation(min(text.upperBound, first + (next == 0x20 ? 2 : 1)))
        case UInt8(ascii: "|"):
            return isDelimiterRow(bytes, text) ? .delimiterRow : .row
        case UInt8(ascii: ":"):
            if isDelimiterRow(bytes, text) { return .delimiterRow }
            return isBlank(next) ? .definition(first + 1) : .text
        case UInt8(ascii: "["):
            let close = text.first { bytes[$0] == UInt8(ascii: "]") }
            guard let close, byte(close + 1) == UInt8(ascii: ":"), next != UInt8(ascii: "^") else { return .text }
            return .target
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "_"):
            if bytes[first] == UInt8(ascii: "-"), isDelimiterRow(bytes, text) { return .delimiterRow }
            if bytes[first] == UInt8(ascii: "*"), next == UInt8(ascii: "["),
                let close = text.first(where: { bytes[$0] == UInt8(ascii: "]") }), byte(close + 1) == UInt8(ascii: ":")
            {
                return .abbreviation(close)
            }
            if bytes[first] != UInt8(ascii: "+"), let count = ruleCount(bytes, text) { return .rule(count: count) }
            let isItem = bytes[first] != UInt8(ascii: "=") && bytes[first] != UInt8(ascii: "_") && isBlank(next)
            return isItem ? .item(first + 1) : .text
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            let mark = text.prefix(10).first { bytes[$0] &- 0x30 >= 10 } ?? text.upperBound
            let isItem = byte(mark) == UInt8(ascii: ".") || byte(mark) == UInt8(ascii: ")")
            return isItem && isBlank(byte(mark + 1)) ? .item(mark + 1) : .text
        default:
            return .text
        }
    }

    /// Returns the number of marks in a line of one repeated mark and white space, or nil for any other line.
    private static func ruleCount(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Int? {
        var count = 0
        for index in text {
            if bytes[index] == bytes[text.lowerBound] { count += 1 } else if !isBlank(bytes[index]) { return nil }
        }
        return count
    }

    private static func isDelimiterRow(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Bool {
        var hasBar = false
        var hasDash = false
        for index in text {
            switch bytes[index] {
            case UInt8(ascii: "|"): hasBar = true
            case UInt8(ascii: "-"): hasDash = true
            case UInt8(ascii: ":"): break
            case let byte where isBlank(byte): break
            default: return false
            }
        }
        return hasBar && hasDash
    }

    /// Whether a byte is white space within a line, or NUL.
    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte >= 0x09 && byte <= 0x0D && byte != 0x0A || byte == 0
    }
}
