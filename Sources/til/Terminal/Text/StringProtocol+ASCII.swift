import TILText

extension StringProtocol {
    /// Whether text holds nothing but printable ASCII: each byte is a character, and takes one cell.
    ///
    /// It is asked several times of each row of a list.
    var isPrintableASCII: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            ByteWords.areAll(in: UnsafeRawBufferPointer(bytes)) { word in
                // A top bit is set where a byte is below a blank, is no ASCII, or is the last character, Delete.
                let marks = (word &- ByteWords.ones &* 0x20) | word | (word &+ ByteWords.ones)
                return marks & ByteWords.tops == 0
            }
        } ?? utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
