import TILText

/// A word as a number, for looking it up in a set without creating a string.
///
/// Words of up to seven bytes have a unique key, their bytes. Longer ones have a 64-bit hash, which collides about once
/// in 10^19 pairs of words.
struct WordKey: Hashable {
    let value: UInt64

    /// The greatest length in bytes of a word with a unique key.
    private static let longestShort = 7
    /// The bit that the hash of a longer word has. It is in the byte that a shorter word leaves empty.
    private static let longMark: UInt64 = 1 << 63

    /// The length of the word in bytes, or `.max` for a longer word, whose length is unknown.
    var length: Int {
        if value & Self.longMark != 0 { return .max }
        let emptyBytes = value.leadingZeroBitCount / 8
        return 8 - emptyBytes
    }
}

extension WordKey {
    /// Creates the key of bytes with their ASCII letters in lower case.
    @inline(__always)
    init(_ bytes: Bytes, _ range: ByteRange) {
        self.init(bytes, range, isExact: false)
    }

    /// Creates the key of bytes as written.
    @inline(__always)
    init(exactly bytes: Bytes, _ range: ByteRange) {
        self.init(bytes, range, isExact: true)
    }

    /// Creates the key of a word with its ASCII letters in lower case.
    init(_ word: String) {
        var word = word
        self = word.withUTF8 { bytes in WordKey(bytes, bytes.indices) }
    }

    /// Creates the key of a word as written.
    init(exactly word: String) {
        var word = word
        self = word.withUTF8 { bytes in WordKey(exactly: bytes, bytes.indices) }
    }

    @inline(__always)
    private init(_ bytes: Bytes, _ range: ByteRange, isExact: Bool) {
        if range.count <= Self.longestShort {
            value = Self.number(of: bytes, range, isExact: isExact)
            return
        }
        var hash = UInt64(range.count)
        for start in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
            let piece = start..<min(range.upperBound, start + 8)
            hash = Self.mixed(hash ^ Self.number(of: bytes, piece, isExact: isExact))
        }
        value = hash | Self.longMark
    }

    /// Returns at most eight bytes as a number whose lowest byte is the first one: "ab" is 0x6261.
    @inline(__always)
    private static func number(of bytes: Bytes, _ range: ByteRange, isExact: Bool) -> UInt64 {
        var number: UInt64 = 0
        for index in range.reversed() {
            let byte = isExact ? bytes[index] : bytes[index].lowercased
            number = number << 8 | UInt64(byte)
        }
        return number
    }

    /// Spreads the bits of a hash, so that similar words differ in many bits: a multiplication moves them up, and a
    /// shift moves the upper half down.
    private static func mixed(_ hash: UInt64) -> UInt64 {
        // An odd number with an irregular pattern of bits: 2^64 divided by the golden ratio.
        let product = hash &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }
}
