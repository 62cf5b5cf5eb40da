#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// Looks at bytes, eight at a time.
enum ByteSearch {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// The place of the first such byte in a range; the range's end where there is none.
    @inline(__always)
    static func next(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        guard let start = bytes.baseAddress,
            let found = memchr(start + range.lowerBound, Int32(byte), range.count)
        else { return range.upperBound }
        return UnsafeRawPointer(start).distance(to: found)
    }

    /// Up to four bytes that are looked for at once.
    struct Marks {
        fileprivate let wanted: (UInt64, UInt64, UInt64, UInt64)

        /// The bytes; the last one may be told twice.
        init(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) {
            wanted = (ones &* UInt64(first), ones &* UInt64(second), ones &* UInt64(third), ones &* UInt64(fourth))
        }
    }

    /// The place of the first of some bytes in a range; the range's end where there is none.
    @inline(__always)
    static func next(_ marks: Marks, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        @inline(__always) func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }
        @inline(__always) func found(_ word: UInt64) -> UInt64 {
            zeros(word ^ marks.wanted.0) | zeros(word ^ marks.wanted.1) | zeros(word ^ marks.wanted.2)
                | zeros(word ^ marks.wanted.3)
        }
        var index = range.lowerBound
        while index + 8 <= range.upperBound {
            // The lowest bit of each is right, whatever those above it are.
            let places = found(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            if places != 0 { return index + places.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < range.upperBound, found(ones &* UInt64(bytes[index])) == 0 { index += 1 }
        return index
    }

    /// How many small ASCII letters stand in a row from a place on, looked at eight at a time and only as far as eight bytes
    /// are left: what is told may be too few.
    @inline(__always)
    static func smallLetters(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        // The top bits of the bytes that are none.
        @inline(__always) func others(_ index: Int) -> UInt64 {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let low = word & ~tops
            // A byte of "a" or more, and of "{" or more, carries into its top bit.
            return ~((low &+ ones &* (0x80 - 0x61)) & ~(low &+ ones &* (0x80 - 0x7B)) & ~word) & tops
        }
        var index = start
        if index &+ 16 <= end {
            // Sixteen at once, and chosen rather than branched: how long a word is no processor can foretell.
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

    /// Eight bytes with the ASCII letters among them in lower case.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        let low = word & ~tops
        // A byte of "A" or more, and of "[" or more, carries into its top bit.
        let upper = (low &+ ones &* (0x80 - 0x41)) & ~(low &+ ones &* (0x80 - 0x5B)) & ~word & tops
        return word | upper >> 2
    }
}
