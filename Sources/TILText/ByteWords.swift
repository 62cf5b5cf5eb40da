/// Looks at bytes eight at a time: what each of the fields of an import, an export or a list is asked.
package enum ByteWords {
    /// A one in each byte.
    package static let ones: UInt64 = 0x0101_0101_0101_0101
    /// The top bit of each byte.
    package static let tops: UInt64 = 0x8080_8080_8080_8080

    /// Whether words that hold all of some bytes pass a test; true for no bytes.
    ///
    /// Bytes beside each other in a word must not matter to each other, nor their order: some are looked at twice, and what
    /// is missing of the only word of a short text is filled with blanks.
    @inlinable @inline(__always)
    package static func areAll(in raw: UnsafeRawBufferPointer, _ test: (UInt64) -> Bool) -> Bool {
        if raw.count < 8 {
            var word: UInt64 = 0x2020_2020_2020_2020
            for byte in raw { word = word << 8 | UInt64(byte) }
            return test(word)
        }
        var offset = 0
        while offset + 8 <= raw.count {
            if !test(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) { return false }
            offset += 8
        }
        return test(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self))
    }
}
