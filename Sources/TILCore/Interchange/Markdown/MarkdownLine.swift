import TILText

/// What a line of Markdown is, as far as glossaries need it.
struct MarkdownLine {
    enum Kind: Hashable {
        case blank
        /// A heading, a rule: something that ends what stood above.
        case boundary
        /// The start or end of a code block.
        case fence(CodeFence)
        /// The line under a table's header.
        case delimiterRow
        /// A list item; its text starts at an offset.
        case item(Int)
        /// A definition of the term above; its text starts at an offset.
        case definition(Int)
        /// An abbreviation is declared, `*[HTML]: HyperText Markup Language`; its closing bracket is at an offset.
        case abbreviation(Int)
        case text
    }

    let number: Int
    let bytes: [UInt8]
    let kind: Kind
    /// The columns of white space before it, a tab reaching to the next multiple of four.
    let indent: Int
    /// Where the line's first character is.
    let start: Int

    init(number: Int, bytes: [UInt8]) {
        self.number = number
        self.bytes = bytes
        var indent = 0
        var start = 0
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 {
            indent = bytes[start] == 0x20 ? indent + 1 : (indent / 4 + 1) * 4
            start += 1
        }
        self.indent = indent
        self.start = start
        kind = Self.kind(of: bytes[start...])
    }

    /// The line without white space at its ends.
    var text: ArraySlice<UInt8> { Self.trimmed(bytes[start...]) }

    /// The bytes from an offset on, without white space at their ends.
    func text(from offset: Int) -> ArraySlice<UInt8> { Self.trimmed(bytes[offset...]) }

    /// The cells of a table's row: parted by `|`, but not by `\|`.
    var cells: [[UInt8]] {
        var cells: [[UInt8]] = [[]]
        var isEscaped = false
        for byte in text {
            if byte == 0x7C, !isEscaped {
                cells.append([])
            } else if byte == 0x7C {
                cells[cells.count - 1][cells[cells.count - 1].count - 1] = 0x7C
            } else {
                cells[cells.count - 1].append(byte)
            }
            isEscaped = byte == 0x5C && !isEscaped
        }
        if text.first == 0x7C { cells.removeFirst() }
        if cells.count > 1, let last = cells.last, Self.trimmed(last[...]).isEmpty { cells.removeLast() }
        return cells
    }

    /// The bytes without ASCII white space at their ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let front = bytes.drop(while: FieldText.isSpace)
        guard let last = front.lastIndex(where: { !FieldText.isSpace($0) }) else { return front.prefix(0) }
        return front[...last]
    }

    private static func kind(of text: ArraySlice<UInt8>) -> Kind {
        guard let first = text.first else { return .blank }
        let second = text.dropFirst().first ?? 0x20
        switch first {
        case 0x23:
            let after = text.drop { $0 == 0x23 }
            return FieldText.isSpace(after.first ?? 0x20) ? .boundary : .text
        case 0x60, 0x7E:
            return text.withUnsafeBufferPointer { CodeFence(openedBy: $0) }.map { .fence($0) } ?? .text
        case 0x2D, 0x2A, 0x2B, 0x3D, 0x5F:
            if first == 0x2D, isDelimiterRow(text) { return .delimiterRow }
            if first == 0x2A, second == 0x5B, let close = abbreviationEnd(text) { return .abbreviation(close) }
            if first != 0x2B, isRule(text, of: first) { return .boundary }
            let isItem = first != 0x3D && first != 0x5F && FieldText.isSpace(second)
            return isItem ? .item(text.startIndex + 1) : .text
        case 0x3A:
            if isDelimiterRow(text) { return .delimiterRow }
            return FieldText.isSpace(second) ? .definition(text.startIndex + 1) : .text
        case 0x7C:
            return isDelimiterRow(text) ? .delimiterRow : .text
        case 0x30...0x39:
            let digits = text.prefix { (0x30...0x39).contains($0) }
            let mark = digits.endIndex
            guard digits.count <= 9, mark < text.endIndex, text[mark] == 0x2E || text[mark] == 0x29,
                FieldText.isSpace(text.dropFirst(digits.count + 1).first ?? 0x20)
            else { return .text }
            return .item(mark + 1)
        default:
            return .text
        }
    }

    /// Where the bracket is that a colon follows, as in `*[HTML]: HyperText Markup Language`; nil if there is none.
    ///
    /// Source: PHP Markdown Extra, "Abbreviations".
    private static func abbreviationEnd(_ text: ArraySlice<UInt8>) -> Int? {
        guard let close = text.firstIndex(of: 0x5D), close + 1 < text.endIndex, text[close + 1] == 0x3A else {
            return nil
        }
        return close
    }

    /// Three or more of one character and nothing else but blanks; `=` needs only one, under a heading.
    private static func isRule(_ text: ArraySlice<UInt8>, of byte: UInt8) -> Bool {
        var count = 0
        for other in text {
            if other == byte { count += 1 } else if !FieldText.isSpace(other) { return false }
        }
        return count >= (byte == 0x3D ? 1 : 3)
    }

    private static func isDelimiterRow(_ text: ArraySlice<UInt8>) -> Bool {
        text.contains(0x7C) && text.contains(0x2D)
            && text.allSatisfy { $0 == 0x7C || $0 == 0x2D || $0 == 0x3A || FieldText.isSpace($0) }
    }
}
