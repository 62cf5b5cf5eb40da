/// Looks for a byte, eight at a time.
enum ByteSearch {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// The place of the first such byte in a range; the range's end where there is none.
    @inline(__always)
    static func next(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        let wanted = ones &* UInt64(byte)
        var index = range.lowerBound
        while index + 8 <= range.upperBound {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ wanted
            let found = (word &- ones) & ~word & tops
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < range.upperBound, bytes[index] != byte { index += 1 }
        return index
    }
}
