import TILText

/// The starts of a document's lines.
struct LineIndex: Sendable {
    /// Half as many bytes as an `Int` has hold them, since no document is that long.
    private let starts: [UInt32]
    private let length: Int

    init(_ document: [UInt8]) {
        length = document.count
        starts = document.withUnsafeBufferPointer { document in
            var starts: [UInt32] = [0]
            var end = ByteSearch.next(0x0A, document, 0..<document.count)
            while end < document.count {
                starts.append(UInt32(truncatingIfNeeded: end + 1))
                end = ByteSearch.next(0x0A, document, end + 1..<document.count)
            }
            return starts
        }
    }

    /// The line of a byte, from 1.
    func line(of byte: Int) -> Int { starts.partitioningIndex { $0 > byte } }

    /// The byte with which a line starts.
    func start(of line: Int) -> Int { Int(starts[line - 1]) }

    /// The bytes of a line with its end; empty if the document has no such line. The last line has no end.
    func bytes(of line: Int) -> Range<Int> {
        guard line <= starts.count else { return length..<length }
        return start(of: line)..<(line < starts.count ? start(of: line + 1) : Int.max)
    }

    /// The place of a range of bytes.
    func place(of range: Range<Int>) -> SourcePlace {
        let line = line(of: range.lowerBound)
        return SourcePlace(range: range, line: line, column: range.lowerBound - start(of: line) + 1)
    }
}
