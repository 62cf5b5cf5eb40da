import TILText

/// The line ends of a block, to tell the line and the column of a byte.
struct LineIndex {
    /// Where in the document the block starts.
    private(set) var offset = 0
    /// The line with which the block starts, and where that line starts: in the block or, as a negative number, before.
    private var first = 1
    private var firstStart = 0
    private var ends: ContiguousArray<Int> = []
    private var counted = 0

    /// Notes the line ends up to a place.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, to end: Int) {
        while counted < end {
            let next = ByteSearch.next(0x0A, bytes, counted..<end)
            if next < end { ends.append(next) }
            counted = min(end, next + 1)
        }
    }

    /// The place in the document of a range of the block.
    func place(of range: Range<Int>) -> SourcePlace {
        let line = ends.partitioningIndex { $0 >= range.lowerBound }
        let start = line == 0 ? firstStart : ends[line - 1] + 1
        return SourcePlace(
            range: (offset + range.lowerBound)..<(offset + range.upperBound), line: first + line,
            column: range.lowerBound - start + 1)
    }

    /// Forgets the start of the block.
    mutating func drop(_ count: Int) {
        let lines = ends.firstIndex { $0 >= count } ?? ends.count
        if lines > 0 { firstStart = ends[lines - 1] + 1 }
        firstStart -= count
        ends.removeFirst(lines)
        first += lines
        for index in ends.indices { ends[index] -= count }
        counted -= count
        offset += count
    }
}
