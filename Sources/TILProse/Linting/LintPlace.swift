/// Where in a document a finding is, as the document is written, markup included.
///
/// Lines and columns count from 1. A column counts characters as editors do, one for each Unicode scalar; a byte order mark
/// counts for none. ``utf16Column`` counts as UTF-16 does, for formats that want that.
public struct LintPlace: Hashable, Sendable {
    /// The bytes of the document, from 0.
    public var range: Range<Int>
    /// The line of its first character.
    public var line: Int
    /// The column of its first character.
    public var column: Int
    /// The line of what stands behind its last character.
    public var endLine: Int
    /// The column of what stands behind its last character.
    public var endColumn: Int
    /// ``column`` in units of UTF-16.
    public var utf16Column: Int
    /// ``endColumn`` in units of UTF-16.
    public var utf16EndColumn: Int
    /// How many characters it has, line ends among them.
    public var length: Int
    /// The bytes of its first line, without the line's end.
    public var lineRange: Range<Int>
}

/// Counts the columns of places, each from the start of its line: what lies between the lines of two places is not looked at.
struct PlaceCounter {
    private let document: UnsafeBufferPointer<UInt8>
    private let lines: LineIndex
    /// The place of which the column was counted last; what comes behind it on its line goes on from there.
    private var last = Position()

    private struct Position {
        var offset = -1
        var line = 1
        var lineStart = 0
        var column = 1
        var utf16Column = 1
    }

    private init(_ document: UnsafeBufferPointer<UInt8>, _ lines: LineIndex) {
        self.document = document
        self.lines = lines
    }

    /// The places of ranges, which best come in the order of the document.
    static func places(
        of ranges: [Range<Int>], in document: UnsafeBufferPointer<UInt8>, _ lines: LineIndex
    ) -> [LintPlace] {
        var counter = PlaceCounter(document, lines)
        return ranges.map { counter.place(of: $0) }
    }

    private mutating func place(of range: Range<Int>) -> LintPlace {
        let start = position(of: range.lowerBound)
        last = start
        let end = position(of: range.upperBound)
        let length = document[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        // Of a line without an end so much is enough to show it.
        let limit = min(document.count, range.upperBound + 400)
        var lineEnd = range.lowerBound
        while lineEnd < limit, document[lineEnd] != 0x0A { lineEnd += 1 }
        if lineEnd > start.lineStart, document[lineEnd - 1] == 0x0D { lineEnd -= 1 }
        return LintPlace(
            range: range, line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
            utf16Column: start.utf16Column, utf16EndColumn: end.utf16Column, length: length,
            lineRange: start.lineStart..<max(lineEnd, start.lineStart))
    }

    private func position(of offset: Int) -> Position {
        let line = lines.line(of: offset)
        var position = last
        var index = last.offset
        if line != last.line || index < 0 || index > offset {
            index = lines.start(of: line)
            position = Position(line: line, lineStart: index)
            if index == 0, document.starts(with: [0xEF, 0xBB, 0xBF]) { index = min(3, offset) }
        }
        while index < offset {
            // What goes on with a character counts for none; one of four bytes is two units of UTF-16.
            let byte = document[index]
            if byte & 0xC0 != 0x80 {
                position.column += 1
                position.utf16Column += byte >= 0xF0 ? 2 : 1
            }
            index += 1
        }
        position.offset = offset
        return position
    }
}
