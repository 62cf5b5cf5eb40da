import TILText

/// Tells the texts that a format writes as they are: ASCII from the blank on, without up to two characters.
///
/// Most fields of an export cost no more than that.
struct PlainBytes {
    /// The two other characters, each eight times.
    private let first: UInt64
    private let second: UInt64

    /// - Parameter others: the characters that are not plain besides those that never are.
    init(without others: (UInt8, UInt8) = (0, 0)) {
        first = UInt64(others.0) * ByteWords.ones
        second = UInt64(others.1) * ByteWords.ones
    }

    /// Whether all bytes of a text are plain; those of an empty one are.
    @inline(__always)
    func areAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        ByteWords.areAll(in: UnsafeRawBufferPointer(bytes)) { areAll($0) }
    }

    /// A top bit is set in a sum where a byte is below a blank, where it is no ASCII, or where it is one of the two.
    ///
    /// Source: Sean Eron Anderson, "Bit Twiddling Hacks", "Determine if a word has a byte less than n".
    @inline(__always)
    private func areAll(_ word: UInt64) -> Bool {
        let low = (word &- ByteWords.ones &* 0x20) | word
        return (low | hits(word ^ first) | hits(word ^ second)) & ByteWords.tops == 0
    }

    /// Sets the top bit of a byte that is zero.
    @inline(__always)
    private func hits(_ word: UInt64) -> UInt64 { (word &- ByteWords.ones) & ~word }
}
