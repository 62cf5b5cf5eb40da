/// A word as a number, so that a word of a text can be looked up in a set without making a string of it.
///
/// Words of up to seven bytes have a key of their own. Longer ones have a 64-bit FNV-1a hash, which two words of a
/// language share about once in 10^19 pairs.
struct WordKey: Hashable {
    let value: UInt64

    /// The most bytes of a word that has a key of its own.
    static let longestShort = 7
    /// Whether it is the key of a longer word.
    var isLong: Bool { value >> 63 != 0 }

    /// The key of bytes, with ASCII letters in lower case.
    @inline(__always)
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.init(range.lazy.map { ByteClass.lowercased(bytes[$0]) }, count: range.count)
    }

    /// The key of bytes as they are written.
    @inline(__always)
    init(exactly bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.init(range.lazy.map { bytes[$0] }, count: range.count)
    }

    /// The key of a word, with ASCII letters in lower case.
    init(_ word: String) {
        self.init(word.utf8.lazy.map(ByteClass.lowercased), count: word.utf8.count)
    }

    /// The key of a word as it is written.
    init(exactly word: String) {
        self.init(word.utf8, count: word.utf8.count)
    }

    @inline(__always)
    private init(_ bytes: some Sequence<UInt8>, count: Int) {
        var value: UInt64 = 0
        if count <= Self.longestShort {
            for byte in bytes { value = value << 8 | UInt64(byte) }
        } else {
            // FNV-1a as ByteFold has it, written out: it is asked for every word.
            value = 0xCBF2_9CE4_8422_2325
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
            value |= 1 << 63
        }
        self.value = value
    }
}
