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

    /// Returns the number of consecutive small ASCII letters from an offset on. It reads eight bytes at a time and
    /// stops if fewer than eight are left, so the result may be too small.
    @inline(__always)
    static func smallLetters(_ bytes: Bytes, from start: Int, to end: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        // Returns the top bits of the bytes that are not small letters.
        @inline(__always) func others(_ index: Int) -> UInt64 {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let low = word & ~tops
            // A byte of at least "a", or of at least "{", carries into its top bit.
            return ~((low &+ ones &* (0x80 - 0x61)) & ~(low &+ ones &* (0x80 - 0x7B)) & ~word) & tops
        }
        var index = start
        if index &+ 16 <= end {
            // Sixteen at once, and selected without a branch: no processor can predict the length of a word.
            let (first, second) = (others(index), others(index + 8))
            let found = first == 0 ? second : first
            if found != 0 { return (first == 0 ? 8 : 0) &+ found.trailingZeroBitCount / 8 }
            index += 16
        }
        while index + 8 <= end {
            let found = others(index)
            if found != 0 { return index - start + found.trailingZeroBitCount / 8 }
            index += 8
        }
        return index - start
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
