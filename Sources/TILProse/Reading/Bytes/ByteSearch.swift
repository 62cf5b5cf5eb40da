#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// Fast searches in bytes.
enum ByteSearch {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// Returns the offset of the first occurrence of a byte in a range, or the end of the range.
    @inline(__always)
    static func next(_ byte: UInt8, _ bytes: Bytes, _ range: ByteRange) -> Int {
        guard let start = bytes.baseAddress,
            let found = memchr(start + range.lowerBound, Int32(byte), range.count)
        else { return range.upperBound }
        return UnsafeRawPointer(start).distance(to: found)
    }

    /// Returns the lines from an offset on, without their line feeds.
    static func lines(_ bytes: Bytes, from start: Int, before limit: Int) -> some Sequence<ByteRange> {
        sequence(state: start) { start in
            guard start < limit else { return nil }
            let end = next(0x0A, bytes, start..<limit)
            defer { start = end + 1 }
            return start..<end
        }
    }

    /// Returns eight bytes with their ASCII letters in lower case.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        let low = word & ~tops
        // A byte of at least "A", or of at least "[", carries into its top bit.
        let upper = (low &+ ones &* (0x80 - 0x41)) & ~(low &+ ones &* (0x80 - 0x5B)) & ~word & tops
        return word | upper >> 2
    }
}
