/// A word as a number, so that a word of a text can be looked up in a set without making a string of it.
///
/// Words of up to seven bytes have a key of their own. Longer ones have a 64-bit hash, which two words of a language share
/// about once in 10^19 pairs.
struct WordKey: Hashable {
    let value: UInt64

    /// The most bytes of a word that has a key of its own.
    static let longestShort = 7
    /// Whether it is the key of a longer word.
    var isLong: Bool { value >> 63 != 0 }
    /// How many bytes the word has; of a longer one only that it may have any number.
    var longest: Int { isLong ? .max : 8 - value.leadingZeroBitCount / 8 }

    /// The key with a value.
    init(value: UInt64) { self.value = value }

    /// The key of bytes, with ASCII letters in lower case.
    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.init(bytes, range, ByteSearch.lowercased)
    }

    /// The key of bytes as they are written.
    @inline(__always)
    init(exactly bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.init(bytes, range) { $0 }
    }

    /// The key of a word, with ASCII letters in lower case.
    init(_ word: String) {
        var word = word
        self = word.withUTF8 { WordKey($0, 0..<$0.count) }
    }

    /// The key of a word as it is written.
    init(exactly word: String) {
        var word = word
        self = word.withUTF8 { WordKey(exactly: $0, 0..<$0.count) }
    }

    /// - Parameter folded: makes eight bytes those that count.
    @inline(__always)
    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ folded: (UInt64) -> UInt64) {
        let raw = UnsafeRawBufferPointer(bytes)
        let count = range.count
        if count <= Self.longestShort {
            value = folded(Self.short(raw, range.lowerBound, count))
        } else {
            // Eight bytes at a time, the last ones twice.
            @inline(__always) func word(_ offset: Int) -> UInt64 {
                folded(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            }
            var hash = UInt64(truncatingIfNeeded: count)
            var index = range.lowerBound
            while index + 8 < range.upperBound {
                hash = (hash ^ word(index)) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash >> 32
                index += 8
            }
            hash = (hash ^ word(range.upperBound - 8)) &* 0x9E37_79B9_7F4A_7C15
            value = (hash ^ hash >> 32) | 1 << 63
        }
    }

    /// Up to seven bytes as a number, the last one lowest.
    @inline(__always)
    private static func short(_ raw: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> UInt64 {
        if start + 8 <= raw.count {
            let word = UInt64(bigEndian: raw.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            // Shifted twice, since a shift by all 64 bits is none to a processor.
            return (word >> UInt64(truncatingIfNeeded: 56 - 8 * count)) >> 8
        }
        var value: UInt64 = 0
        for byte in raw[start..<(start + count)] { value = value << 8 | UInt64(byte) }
        return value
    }
}
