import TILText

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
    static func next(_ byte: UInt8, in bytes: Bytes, _ range: ByteRange) -> Int {
        guard let start = bytes.baseAddress,
            let found = memchr(start + range.lowerBound, Int32(byte), range.count)
        else { return range.upperBound }
        return UnsafeRawPointer(start).distance(to: found)
    }

    /// Returns the lines from an offset on, without their line feeds.
    static func lines(_ bytes: Bytes, from start: Int, before limit: Int) -> some Sequence<ByteRange> {
        sequence(state: start) { start in
            guard start < limit else { return nil }
            let end = next(.lineFeed, in: bytes, start..<limit)
            defer { start = end + 1 }
            return start..<end
        }
    }

    /// Returns the first eight bytes of a range, the first one lowest. If there are fewer, zeros follow.
    @inline(__always)
    static func word(_ bytes: Bytes, _ range: ByteRange) -> UInt64 {
        guard range.lowerBound + 8 <= bytes.count else {
            return bytes[range].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self)
        return UInt64(littleEndian: word) & (range.count < 8 ? 1 &<< UInt64(8 * range.count) &- 1 : .max)
    }

    /// Returns eight bytes with their ASCII letters in lower case.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 { word | tops(of: 0x41..<0x5B, in: word) >> 2 }

    /// Returns the top bits of those of eight bytes that are in a range of ASCII.
    @inline(__always)
    private static func tops(of range: Range<UInt64>, in word: UInt64) -> UInt64 {
        let low = word & ~tops
        // A byte of at least a bound carries into its top bit.
        return (low &+ ones &* (0x80 &- range.lowerBound)) & ~(low &+ ones &* (0x80 &- range.upperBound)) & ~word & tops
    }

    /// Returns the number of ASCII letters and digits at the start of a range, at most eight, and the numbers of
    /// capitals, small letters and digits among them in the lanes of ``ProseToken``.
    @inline(__always)
    static func letters(_ bytes: Bytes, _ range: ByteRange) -> (count: Int, counts: UInt32) {
        let word = word(bytes, range)
        let lower = tops(of: 0x61..<0x7B, in: word)
        // Most words are small letters before a space or another mark below the digits.
        let small = (~lower & tops).trailingZeroBitCount / 8
        if small == 8 || word >> UInt64(8 * small) & 0xFF < 0x30 { return (small, UInt32(small) << 8) }
        let upper = tops(of: 0x41..<0x5B, in: word)
        let digits = tops(of: 0x30..<0x3A, in: word)
        let others = ~(upper | lower | digits) & tops
        // The bits below the first other byte.
        let run = (others &- 1) & ~others
        func count(_ tops: UInt64) -> UInt32 { UInt32(((tops & run) >> 7 &* ones) >> 56) }
        return (others.trailingZeroBitCount / 8, count(upper) | count(lower) << 8 | count(digits) << 16)
    }
}
