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
    static func length(_ first: UInt8) -> Int { first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }
}

/// A text and its lines, which end with a line feed, a carriage return or both. Converts between positions and bytes.
struct DocumentText {
    private(set) var bytes: [UInt8]
    private let encoding: PositionEncoding
    /// The offset of the first byte of each line.
    private var starts: [Int] = []

    init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
        self.bytes = bytes
        self.encoding = encoding
        findLines()
    }

    /// Replaces the characters of a range, or the whole text.
    mutating func replace(_ range: TextRange?, with text: String) {
        if let range { bytes.replaceSubrange(offsets(of: range), with: text.utf8) } else { bytes = Array(text.utf8) }
        findLines()
    }

    private mutating func findLines() {
        starts = bytes.withUnsafeBufferPointer { bytes in
            var starts = [0]
            for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
                let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
                if !isPair { starts.append(index + 1) }
            }
            return starts
        }
    }

    /// Returns the offset of a position. A position after the end of a line or of the text becomes that end, and a
    /// position inside a character becomes its start.
    func offset(of position: Position) -> Int {
        guard position.line >= 0 else { return 0 }
        guard position.line < starts.count else { return bytes.count }
        let line = line(position.line)
        var offset = line.lowerBound
        var left = position.character
        while left > 0, offset < line.upperBound {
            left -= encoding.units(bytes[offset])
            if left < 0 { break }
            offset += PositionEncoding.length(bytes[offset])
        }
        return min(offset, line.upperBound)
    }

    /// Returns the offsets of a range.
    func offsets(of range: TextRange) -> Range<Int> {
        let start = offset(of: range.start)
        return start..<max(start, offset(of: range.end))
    }

    /// Returns the position of an offset.
    func position(of offset: Int) -> Position {
        let line = lineNumber(of: offset)
        let units = bytes[starts[line]..<max(starts[line], min(offset, bytes.count))].reduce(0) { units, byte in
            // The following bytes of a character were counted with its first byte.
            byte & 0xC0 == 0x80 ? units : units + encoding.units(byte)
        }
        return Position(line: line, character: units)
    }

    /// Returns the range of some bytes.
    func range(of bytes: Range<Int>) -> TextRange {
        TextRange(start: position(of: bytes.lowerBound), end: position(of: bytes.upperBound))
    }

    /// Returns the number of the line of an offset, counted from 0.
    func lineNumber(of offset: Int) -> Int { starts.partitioningIndex { $0 > offset } - 1 }

    /// Returns the bytes of a line without its line end.
    func line(_ number: Int) -> Range<Int> {
        let start = starts[number]
        guard number + 1 < starts.count else { return start..<bytes.count }
        var end = starts[number + 1] - 1
        if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// Returns the text of some bytes.
    subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
