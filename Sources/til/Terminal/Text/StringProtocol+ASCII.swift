extension StringProtocol {
    /// Whether text holds nothing but printable ASCII: each byte is a character, and takes one cell.
    ///
    /// It is asked several times of each row of a list: eight bytes are looked at in one.
    var isPrintableASCII: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var offset = 0
            while offset + 8 <= raw.count {
                let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                // A top bit is set where a byte is below a blank, is no ASCII, or is the last character, Delete.
                let marks = (word &- 0x2020_2020_2020_2020) | word | (word &+ 0x0101_0101_0101_0101)
                if marks & 0x8080_8080_8080_8080 != 0 { return false }
                offset += 8
            }
            return raw[offset...].allSatisfy { (0x20..<0x7F).contains($0) }
        } ?? utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
