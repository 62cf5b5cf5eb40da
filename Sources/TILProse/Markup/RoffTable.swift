import TILText

/// A table of tbl in a man page, between .TS and .TE.
struct RoffTable {
    /// Whether the rows have begun, after the lines of options and formats.
    private var hasRows = false
    /// Whether a block of text that spans lines is open, from T{ to T}.
    private var isInBlock = false
    /// The mark between two columns.
    private var separator: UInt8 = UInt8(ascii: "\t")

    /// Reads a line of options or formats. The last one ends with a full stop.
    /// - Returns: whether the line was one, and not a row.
    mutating func readFormat(_ buffer: MarkupBuffer, _ line: ByteRange) -> Bool {
        guard !hasRows else { return false }
        let end = buffer.textEnd(line)
        if let option = buffer.find("tab(", from: line.lowerBound, before: line.upperBound), option + 4 < end {
            separator = buffer[option + 4]
        }
        hasRows = end > line.lowerBound && buffer[end - 1] == "."
        return true
    }

    /// Writes a bar between the columns of a row, and removes the marks of blocks.
    /// - Returns: whether the row ends with the line.
    mutating func readRow(_ buffer: MarkupBuffer, _ line: ByteRange) -> Bool {
        let end = buffer.textEnd(line)
        if buffer.has("T}", at: line.lowerBound) {
            isInBlock = false
            buffer.fill(line.lowerBound..<(line.lowerBound + 2))
        }
        let opensBlock = end - line.lowerBound >= 2 && buffer.has("T{", at: end - 2)
        if opensBlock {
            isInBlock = true
            buffer.fill((end - 2)..<end)
        }
        for index in line where buffer[index] == separator { buffer.text[index] = UInt8(ascii: "|") }
        return !isInBlock
    }
}
