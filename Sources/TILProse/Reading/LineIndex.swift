import TILText

/// The line ends of a block, to tell the line of a byte.
struct LineIndex {
    /// The line with which the block starts.
    private var first = 1
    private var ends: ContiguousArray<Int> = []
    private var counted = 0

    /// Notes the line ends up to a place.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, to end: Int) {
        while counted < end {
            if bytes[counted] == 0x0A { ends.append(counted) }
            counted += 1
        }
    }

    /// The line on which a byte of the block stands.
    func line(of place: Int) -> Int {
        first + ends.partitioningIndex { $0 >= place }
    }

    /// Forgets the start of the block.
    mutating func drop(_ count: Int) {
        let lines = ends.firstIndex { $0 >= count } ?? ends.count
        ends.removeFirst(lines)
        first += lines
        for index in ends.indices { ends[index] -= count }
        counted -= count
    }
}
