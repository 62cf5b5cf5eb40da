import TILText

/// The offsets of a document's lines.
struct LineIndex: Sendable {
    /// 32 bits are enough for the longest document and halve the memory.
    private let starts: [UInt32]
    private let length: Int

    init(_ document: [UInt8]) {
        length = document.count
        starts = document.withUnsafeBufferPointer { document in
            var starts: [UInt32] = [0]
            var next = 0
            while next < document.count {
                next = ByteSearch.next(.lineFeed, in: document, next..<document.count) + 1
                if next <= document.count { starts.append(UInt32(truncatingIfNeeded: next)) }
            }
            return starts
        }
    }

    /// The number of lines.
    var count: Int { starts.count }

    /// Returns the line of a byte, counted from 1.
    func line(of byte: Int) -> Int { starts.partitioningIndex { start in start > byte } }

    /// Returns the offset of the first byte of a line.
    func start(of line: Int) -> Int { Int(starts[line - 1]) }

    /// Returns the bytes of a line without its line feed, or an empty range if there is no such line.
    func content(of line: Int) -> ByteRange {
        guard line <= starts.count else { return length..<length }
        let isLast = line == starts.count
        let end = isLast ? length : start(of: line + 1) - 1
        return start(of: line)..<end
    }

    /// Returns the place of a range of bytes, which is often on the line of another place.
    func place(of range: ByteRange, near other: SourcePlace? = nil) -> SourcePlace {
        let line: Int
        if let other, content(of: other.line).contains(range.lowerBound) {
            line = other.line
        } else {
            line = self.line(of: range.lowerBound)
        }
        return SourcePlace(range: range, line: line, utf8Column: range.lowerBound - start(of: line) + 1)
    }
}

/// A place in the source of a document. In HTML, LaTeX and man pages the bytes of the markup count too.
///
/// ```swift
/// let report = ProseScanner.scan("Hello.\nThe bill of lading (BOL) came.")
/// for place in report.definitions.map(\.shortPlace) {
///     print("line \(place.line), bytes \(place.range)")  // line 2, bytes 27..<30
/// }
/// ```
public struct SourcePlace: Hashable, Sendable {
    /// The bytes, counted from 0. Markup may occur among the letters.
    public var range: Range<Int>
    /// The first line, counted from 1.
    public var line: Int
    /// The first byte on that line, counted from 1. A ``LintPlace`` also counts characters.
    public var utf8Column: Int

    /// Creates a place.
    package init(range: Range<Int>, line: Int, utf8Column: Int) {
        self.range = range
        self.line = line
        self.utf8Column = utf8Column
    }
}
