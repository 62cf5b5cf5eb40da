import TILText

/// The unit in which a client counts the characters of a line.
enum PositionEncoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"

    /// Returns the number of units of the character that starts with a byte of UTF-8.
    func units(_ first: UInt8) -> Int {
        switch self {
        case .utf8: Self.length(first)
        case .utf16: first >= 0xF0 ? 2 : 1
        }
    }

    /// Returns the number of bytes of the character that starts with a byte of UTF-8.
    static func length(_ first: UInt8) -> Int {
        switch first {
        case ..<0xC0: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }
}

/// A text and its lines, which end with a line feed, a carriage return or both. Converts between positions and bytes.
final class DocumentText {
    private(set) var bytes: [UInt8]
    private let encoding: PositionEncoding
    /// The offset of the first byte of each line.
    private var starts: [Int] = []
    var lineCount: Int { starts.count }
    private var counted = CountedUnits(offset: 0)

    /// The offset that became a position last, and the units before it on its line. The next one is counted from it,
    /// because a line may have many findings.
    private struct CountedUnits {
        var offset: Int
        var units = 0
    }

    init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
        self.bytes = bytes
        self.encoding = encoding
        starts = lineStarts(in: 0...bytes.count)
    }

    /// Replaces the characters of a range, or the whole text.
    func replace(_ range: TextRange?, with text: String) {
        let old = range.map(offsets) ?? 0..<bytes.count
        let end = old.lowerBound + text.utf8.count
        // Whether a line starts at an offset depends on the bytes on both sides: an edit may part or join a CR and an
        // LF. So both ends of the new text are read again.
        let firstChanged = starts.partitioningIndex { start in start >= old.lowerBound }
        let firstMoved = starts.partitioningIndex { start in start > old.upperBound }
        let moved = starts[firstMoved...].map { start in start - old.upperBound + end }
        bytes.replaceSubrange(old, with: text.utf8)
        starts.replaceSubrange(firstChanged..., with: lineStarts(in: old.lowerBound...end) + moved)
        counted = CountedUnits(offset: 0)
    }

    /// Returns the offsets in a range at which lines start.
    private func lineStarts(in range: ClosedRange<Int>) -> [Int] {
        range.filter { offset in
            if offset == 0 { return true }
            return switch bytes[offset - 1] {
            case "\n": true
            case "\r": offset == bytes.count || bytes[offset] != "\n"
            default: false
            }
        }
    }

    /// Returns the offset of a position. A position after the end of a line or of the text becomes that end, and a
    /// position inside a character becomes its start.
    func offset(of position: Position) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return bytes.count }
        let line = line(position.line)
        var offset = line.lowerBound
        var units = 0
        while offset < line.upperBound {
            units += encoding.units(bytes[offset])
            if units > position.character { break }
            offset += PositionEncoding.length(bytes[offset])
        }
        return offset
    }

    /// Returns the offsets of a range.
    func offsets(of range: TextRange) -> Range<Int> {
        let start = offset(of: range.start)
        return start..<max(start, offset(of: range.end))
    }

    /// Returns the position of an offset.
    func position(of offset: Int) -> Position {
        let line = lineNumber(of: offset)
        let isCountedUp = (starts[line]...offset).contains(counted.offset)
        if !isCountedUp { counted = CountedUnits(offset: starts[line]) }
        for byte in bytes[counted.offset..<offset] {
            // The following bytes of a character are counted with its first byte.
            if !UTF8.isContinuation(byte) { counted.units += encoding.units(byte) }
        }
        counted.offset = offset
        return Position(line: line, character: counted.units)
    }

    /// Returns the range of some bytes.
    func range(of bytes: Range<Int>) -> TextRange {
        TextRange(start: position(of: bytes.lowerBound), end: position(of: bytes.upperBound))
    }

    /// Returns the number of the line of an offset, counted from 0.
    func lineNumber(of offset: Int) -> Int { starts.partitioningIndex { start in start > offset } - 1 }

    /// Returns the bytes of a line without its line end.
    func line(_ number: Int) -> Range<Int> {
        let start = starts[number]
        guard number + 1 < starts.count else { return start..<bytes.count }
        var end = starts[number + 1] - 1
        if end > start, bytes[end] == "\n", bytes[end - 1] == "\r" { end -= 1 }
        return start..<end
    }
}
