/// Tells the texts that a format writes as they are: ASCII from the blank on, without up to two characters.
///
/// Eight bytes are looked at in one, which is what most fields of an export cost.
struct PlainBytes {
    /// The two other characters, each eight times.
    private let first: UInt64
    private let second: UInt64

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// - Parameter others: the characters that are not plain besides those that never are.
    init(without others: (UInt8, UInt8) = (0, 0)) {
        first = UInt64(others.0) * Self.ones
        second = UInt64(others.1) * Self.ones
    }

    /// Whether all bytes of a text are plain; those of an empty one are.
    @inline(__always)
    func areAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(bytes)
        if raw.count < 8 {
            // What is missing of eight is filled with blanks.
            var word = Self.ones &* 0x20
            for byte in raw { word = word << 8 | UInt64(byte) }
            return areAll(word)
        }
        var offset = 0
        while offset + 8 <= raw.count {
            if !areAll(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return false }
            offset += 8
        }
        // The last eight, some of them for the second time.
        return areAll(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
    }

    /// A top bit is set in a sum where a byte is below a blank, where it is no ASCII, or where it is one of the two.
    ///
    /// Source: Sean Eron Anderson, "Bit Twiddling Hacks", "Determine if a word has a byte less than n".
    @inline(__always)
    private func areAll(_ word: UInt64) -> Bool {
        let low = (word &- Self.ones &* 0x20) | word
        return (low | hits(word ^ first) | hits(word ^ second)) & Self.tops == 0
    }

    /// Sets the top bit of a byte that is zero.
    @inline(__always)
    private func hits(_ word: UInt64) -> UInt64 { (word &- Self.ones) & ~word }
}
