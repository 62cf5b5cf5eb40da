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

/// Counts lines and columns from the start of a document to its end, once for all places.
struct PlaceCounter {
    private struct Position {
        var line = 1
        var column = 1
        var utf16Column = 1
        var characters = 0
        var lineStart = 0
    }

    /// The places of ranges, in the order in which they come.
    static func places(of ranges: [Range<Int>], in document: UnsafeBufferPointer<UInt8>) -> [LintPlace] {
        let offsets = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
        var positions: [Int: Position] = [:]
        positions.reserveCapacity(offsets.count)
        var position = Position()
        var index = document.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for offset in offsets {
            while index < offset {
                let byte = document[index]
                index += 1
                // What goes on with a character counts for none; one of four bytes is two units of UTF-16.
                if byte & 0xC0 != 0x80 {
                    position.column += 1
                    position.utf16Column += byte >= 0xF0 ? 2 : 1
                    position.characters += 1
                }
                if byte == 0x0A {
                    position.line += 1
                    position.column = 1
                    position.utf16Column = 1
                    position.lineStart = index
                }
            }
            positions[offset] = position
        }
        return ranges.map { range in
            let start = positions[range.lowerBound] ?? Position()
            let end = positions[range.upperBound] ?? Position()
            // Of a line without an end so much is enough to show it.
            let limit = min(document.count, range.upperBound + 400)
            var lineEnd = range.lowerBound
            while lineEnd < limit, document[lineEnd] != 0x0A { lineEnd += 1 }
            if lineEnd > start.lineStart, document[lineEnd - 1] == 0x0D { lineEnd -= 1 }
            return LintPlace(
                range: range, line: start.line, column: start.column, endLine: end.line, endColumn: end.column,
                utf16Column: start.utf16Column, utf16EndColumn: end.utf16Column,
                length: end.characters - start.characters, lineRange: start.lineStart..<max(lineEnd, start.lineStart))
        }
    }
}
