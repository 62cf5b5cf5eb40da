import TILText

/// Eight bytes that are examined at once.
///
/// The first byte is the lowest: "aB3" and five zeros are `0x00_00_00_00_00_33_42_61`.
struct EightBytes {
    let bits: UInt64

    /// The lowest bit of each byte. A multiple of this number has the same value in each byte.
    fileprivate static var ones: UInt64 { 0x0101_0101_0101_0101 }
    fileprivate static var topBits: UInt64 { 0x8080_8080_8080_8080 }

    init(bits: UInt64) { self.bits = bits }

    /// Reads the first eight bytes of a range. If there are fewer, zeros follow.
    @inline(__always)
    init(_ bytes: Bytes, _ range: ByteRange) {
        guard range.lowerBound + 8 <= bytes.count else {
            var bits: UInt64 = 0
            for byte in bytes[range].reversed() { bits = bits << 8 | UInt64(byte) }
            self.bits = bits
            return
        }
        let loaded = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self)
        let word = UInt64(littleEndian: loaded)
        let bitCount = UInt64(8 * range.count)
        bits = range.count < 8 ? word & (1 &<< bitCount &- 1) : word
    }

    /// Returns one of the bytes.
    @inline(__always)
    subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> UInt64(8 * index)) }

    /// The bytes with their ASCII letters in lower case.
    @inline(__always)
    var lowercased: EightBytes {
        // The bit that tells a small letter from a capital is two places below the top bit.
        EightBytes(bits: bits | members(from: "A", through: "Z").bits >> 2)
    }

    /// Returns the bytes that are between two ASCII characters.
    @inline(__always)
    func members(from first: Unicode.Scalar, through last: Unicode.Scalar) -> Members {
        // The top bits are removed first, so that nothing is carried into the next byte. A sum has its top bit, 0x80, if the
        // byte is at least the bound: 0x61 ("a") and 0x80 - 0x41 ("A") are 0xA0, but 0x30 ("0") and 0x80 - 0x41 are 0x6F.
        let lowBits = bits & ~Self.topBits
        let atLeastFirst = lowBits &+ Self.ones &* (0x80 &- UInt64(first.value))
        let aboveLast = lowBits &+ Self.ones &* (0x7F &- UInt64(last.value))
        let isASCII = ~bits
        return Members(bits: atLeastFirst & ~aboveLast & isASCII & Self.topBits)
    }

    /// Some of eight bytes, as their top bits: the letters of "aB3" are `0x00_00_00_00_00_00_80_80`.
    struct Members {
        fileprivate let bits: UInt64

        /// The index of the first one, or 8 if there is none.
        @inline(__always)
        var firstIndex: Int { bits.trailingZeroBitCount / 8 }

        /// The number of bytes.
        @inline(__always)
        var count: UInt8 {
            // The top bits become ones, and the highest byte of the product is the sum of all bytes.
            let oneForEach = bits >> 7
            return UInt8((oneForEach &* EightBytes.ones) >> 56)
        }

        /// The bytes that are not members.
        @inline(__always)
        var inverted: Members { Members(bits: ~bits & EightBytes.topBits) }

        @inline(__always)
        func union(_ other: Members) -> Members { Members(bits: bits | other.bits) }

        /// Returns the members before the first one of others.
        @inline(__always)
        func before(_ others: Members) -> Members {
            // Subtracting one sets the bits below the lowest one, or all bits if there is none.
            let bitsBelow = (others.bits &- 1) & ~others.bits
            return Members(bits: bits & bitsBelow)
        }
    }
}
