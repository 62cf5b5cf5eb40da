import TILText

/// A line of a glossary in Markdown.
struct GlossaryLine {
    let number: Int
    let bytes: [UInt8]
    let kind: MarkdownLine.Kind
    /// The width of the white space before the line, in columns.
    let indent: Int
    /// The offset of the first character that is not white space.
    let start: Int

    init(number: Int, bytes: [UInt8]) {
        self.number = number
        self.bytes = bytes
        // A carriage return within a line is text.
        let start = bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        let found = bytes.withUnsafeBufferPointer { MarkdownLine.kind($0, start..<$0.count) }
        self.start = start
        indent = bytes[..<start].reduce(0) { $1 == 0x09 ? ($0 / 4 + 1) * 4 : $0 + 1 }
        kind =
            switch found {
            // Under a heading, one `=` is enough.
            case .rule(let count) where count > 2 || bytes[start] == 0x3D: found
            case .rule
            where bytes[start] != 0x5F && bytes[(start + 1)...].first.map(FieldText.isSpace) != false:
                .item(start + 1)
            case .rule, .row, .quotation, .target: .text
            default: found
            }
    }

    /// The line without surrounding white space.
    var text: ArraySlice<UInt8> { text(from: start) }

    /// Returns the bytes from an offset to the end, without surrounding white space.
    func text(from offset: Int) -> ArraySlice<UInt8> { Self.trimmed(bytes[offset...]) }

    /// The cells of a table's row, separated by `|` but not by `\|`.
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

    /// Returns the bytes without ASCII white space at both ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let front = bytes.drop(while: FieldText.isSpace)
        guard let last = front.lastIndex(where: { !FieldText.isSpace($0) }) else { return front.prefix(0) }
        return front[...last]
    }
}
