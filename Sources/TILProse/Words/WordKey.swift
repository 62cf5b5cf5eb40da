import TILText

/// A word as a number, for looking it up in a set without creating a string.
///
/// Words of up to seven bytes have a unique key. Longer ones have a 64-bit hash, which collides about once in 10^19
/// pairs of words.
struct WordKey: Hashable {
    let value: UInt64

    /// The greatest length in bytes of a word with a unique key.
    static let longestShort = 7
    /// Whether this is the hash of a longer word.
    var isLong: Bool { value >> 63 != 0 }
    /// The length of the word in bytes, or `.max` for a longer word of unknown length.
    var longest: Int { isLong ? .max : 8 - value.leadingZeroBitCount / 8 }
}

extension WordKey {
    /// Creates the key of bytes with their ASCII letters in lower case.
    @inline(__always)
    init(_ bytes: Bytes, _ range: ByteRange) {
        self.init(bytes, range, ByteSearch.lowercased)
    }

    /// Creates the key of bytes as written.
    @inline(__always)
    init(exactly bytes: Bytes, _ range: ByteRange) {
        self.init(bytes, range) { $0 }
    }

    /// Creates the key of a word with its ASCII letters in lower case.
    init(_ word: String) {
        var word = word
        self = word.withUTF8 { WordKey($0, 0..<$0.count) }
    }

    /// Creates the key of a word as written.
    init(exactly word: String) {
        var word = word
        self = word.withUTF8 { WordKey(exactly: $0, 0..<$0.count) }
    }

    /// - Parameter folded: normalises eight bytes.
    @inline(__always)
    private init(_ bytes: Bytes, _ range: ByteRange, _ folded: (UInt64) -> UInt64) {
        if range.count <= Self.longestShort {
            value = folded(ByteSearch.word(bytes, range))
        } else {
            var hash = UInt64(truncatingIfNeeded: range.count)
            var index = range.lowerBound
            while index < range.upperBound {
                hash = (hash ^ folded(ByteSearch.word(bytes, index..<range.upperBound))) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash >> 32
                index += 8
            }
            value = hash | 1 << 63
        }
    }
}
