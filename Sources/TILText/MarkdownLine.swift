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
    /// The width of the leading white space in columns, with tab stops at multiples of four.
    package let indent: Int
    /// The offset of the first byte that is not white space, or of the line's end.
    package let start: Int

    /// Creates the line in a range of a buffer. The range excludes the line break.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
        start = line.first { index in !bytes[index].isBlank } ?? line.upperBound
        indent = Self.width(of: bytes[line.lowerBound..<start])
        kind = Self.kind(bytes, start..<line.upperBound)
    }

    /// Returns the kind of a line that starts after its white space.
    package static func kind(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) -> Kind {
        if text.isEmpty { return .blank }
        if isDelimiterRow(bytes[text]) { return .delimiterRow }
        return MarkedText(bytes: bytes, text: text).kind
    }

    /// The text of a line, which is not empty. Each property returns the kind of a line with certain marks, or nil.
    private struct MarkedText {
        let bytes: UnsafeBufferPointer<UInt8>
        let text: Range<Int>

        private var start: Int { text.lowerBound }
        private var mark: UInt8 { bytes[start] }
        private var next: UInt8 { byte(start + 1) }

        var kind: Kind {
            let marked: Kind? =
                switch mark {
                case "#": heading
                case "`", "~": fence
                case ">": .quotation(min(text.upperBound, start + (next == " " ? 2 : 1)))
                case "|": .row
                case ":": next.isBlank ? .definition(start + 1) : nil
                case "[": target
                case "*": abbreviation ?? rule ?? item
                case "-": rule ?? item
                case "+": item
                case "=", "_": rule
                case let digit where digit.isDigit: numberedItem
                default: nil
                }
            return marked ?? .text
        }

        /// Returns the byte at an offset, or a space after the end.
        private func byte(_ index: Int) -> UInt8 { index < text.upperBound ? bytes[index] : .space }

        private var heading: Kind? {
            let after = text.first { index in bytes[index] != "#" } ?? text.upperBound
            return byte(after).isBlank ? .heading(after) : nil
        }

        private var fence: Kind? {
            CodeFence(openedBy: UnsafeBufferPointer(rebasing: bytes[text])).map { fence in .fence(fence) }
        }

        private var target: Kind? {
            guard next != "^", let bracket = text.first(where: { index in bytes[index] == "]" }) else { return nil }
            return byte(bracket + 1) == ":" ? .target : nil
        }

        private var abbreviation: Kind? {
            guard next == "[" else { return nil }
            let end = text.first { index in bytes[index] == "]" && byte(index + 1) == ":" }
            return end.map { end in .abbreviation(end) }
        }

        private var rule: Kind? {
            let isRule = bytes[text].allSatisfy { byte in byte == mark || byte.isBlank }
            return isRule ? .rule(count: bytes[text].count { byte in byte == mark }) : nil
        }

        private var item: Kind? { next.isBlank ? .item(start + 1) : nil }

        /// The greatest number of digits of an item, and one more.
        private static let longestNumber = 10

        private var numberedItem: Kind? {
            let end = text.prefix(Self.longestNumber).first { index in !bytes[index].isDigit } ?? text.upperBound
            let isNumber = byte(end) == "." || byte(end) == ")"
            return isNumber && byte(end + 1).isBlank ? .item(end + 1) : nil
        }
    }

    private static func isDelimiterRow(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        text.allSatisfy { byte in byte == "|" || byte == "-" || byte == ":" || byte.isBlank }
            && text.contains { byte in byte == "|" }
            && text.contains { byte in byte == "-" }
    }

    /// Returns the width of white space in columns.
    private static func width(of blanks: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        let tabStop = 4
        var width = 0
        for byte in blanks {
            if byte == "\t" {
                width = (width / tabStop + 1) * tabStop
            } else {
                width += 1
            }
        }
        return width
    }
}
