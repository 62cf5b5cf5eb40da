/// Marks around an acronym at the start of a line: `**CTO**`, `__CTO__`, `` `CTO` ``, and `*[CTO]`, with which Markdown
/// declares an abbreviation.
struct EntryMarks {
    /// The acronym within the marks, as offsets into the line.
    let inner: Range<Int>
    /// Where the line goes on behind the marks.
    let end: Int
    /// Whether the colon that parts the line stands within the marks: `**CTO:** ...`.
    let hasColon: Bool

    /// The marks that start a line; nil if none do.
    init?(_ line: UnsafeBufferPointer<UInt8>) {
        guard line.count > 2, let mark = Self.mark(line) else { return nil }
        let start = mark.opening
        guard let close = Self.find(mark.closing, mark.byte, in: line, from: start + 1) else { return nil }
        end = close + mark.closing
        hasColon = close - start > 1 && line[close - 1] == 0x3A && (end == line.count || FieldText.isSpace(line[end]))
        inner = start..<(hasColon ? close - 1 : close)
        // What leans on a blank or on one more of the same is no mark.
        let edges = [line[start], line[close - 1]]
        if edges.contains(where: { FieldText.isSpace($0) || $0 == line[0] }) { return nil }
        if end < line.count, line[end] == mark.byte { return nil }
    }

    /// How long the mark that opens is, how long the one that closes, and of which byte that is.
    private static func mark(_ line: UnsafeBufferPointer<UInt8>) -> (opening: Int, closing: Int, byte: UInt8)? {
        switch (line[0], line[1]) {
        case (0x2A, 0x2A), (0x5F, 0x5F): (2, 2, line[0])
        case (0x60, _): (1, 1, 0x60)
        case (0x2A, 0x5B): (2, 1, 0x5D)
        default: nil
        }
    }

    private static func find(
        _ count: Int, _ byte: UInt8, in line: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        var index = start
        while index + count <= line.count {
            if line[index] == byte, line[index + count - 1] == byte { return index }
            index += 1
        }
        return nil
    }
}
