/// Looks for the ends of lines, eight bytes at a time.
enum LineEnds {
    private static let ends: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// The first line feed in a range; its end where there is none.
    @inline(__always)
    static func next(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = range.lowerBound
        while index + 8 <= range.upperBound {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ ends
            let found = (word &- ones) & ~word & tops
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < range.upperBound, bytes[index] != 0x0A { index += 1 }
        return index
    }
}
