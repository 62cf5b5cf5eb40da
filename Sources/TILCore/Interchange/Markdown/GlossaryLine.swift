import TILText

/// A line of a glossary in Markdown.
struct GlossaryLine {
    /// What a line is, as far as glossaries need it.
    enum Kind: Hashable {
        case blank
        /// A heading, a rule: something that ends what is above it.
        case boundary
        /// The start of a code block.
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
    /// The columns of white space before it.
    let indent: Int
    /// Where the line's first character is.
    let start: Int

    init(number: Int, bytes: [UInt8]) {
        self.number = number
        self.bytes = bytes
        let line = bytes.withUnsafeBufferPointer { MarkdownLine($0, 0..<$0.count) }
        indent = line.indent
        start = line.start
        kind =
            switch line.kind {
            case .blank: .blank
            case .heading: .boundary
            case .fence(let fence): .fence(fence)
            case .delimiterRow: .delimiterRow
            case .item(let text): .item(text)
            case .definition(let text): .definition(text)
            case .abbreviation(let close): .abbreviation(close)
            // `=` needs only one, under a heading.
            case .rule(let count) where count > 2 || bytes[line.start] == 0x3D: .boundary
            case .rule where bytes[line.start] != 0x5F && bytes[(line.start + 1)...].first.map(FieldText.isSpace) != false:
                .item(line.start + 1)
            case .rule, .row, .quotation, .target, .text: .text
            }
    }

    /// The line without white space at its ends.
    var text: ArraySlice<UInt8> { Self.trimmed(bytes[start...]) }

    /// The bytes from an offset on, without white space at their ends.
    func text(from offset: Int) -> ArraySlice<UInt8> { Self.trimmed(bytes[offset...]) }

    /// The cells of a table's row: separated by `|`, but not by `\|`.
    var cells: [[UInt8]] {
        var cells: [[UInt8]] = [[]]
        var isEscaped = false
        for byte in text {
            if byte == 0x7C, !isEscaped {
                cells.append([])
            } else {
                if byte == 0x7C { cells[cells.count - 1].removeLast() }
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
}
