import TILText

/// The bytes that an edit may take away or write: none that is markup in any format.
enum PlainBytesOfProse {
    /// Letters, digits, blanks, and the marks that stand within a name.
    static func isPlain(_ byte: UInt8) -> Bool {
        if ByteClass.isLetter(byte) || ByteClass.isDigit(byte) || byte >= 0x80 { return true }
        switch byte {
        case 0x20, UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"):
            return true
        default: return false
        }
    }

    /// Whether a mark behind a word ends a clause: a comma, a full stop that is none of a name's.
    static func endsClause(_ document: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        switch document[index] {
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
            UInt8(ascii: "?"):
            return index + 1 == document.count || ByteClass.isSpace(document[index + 1])
        default: return false
        }
    }
}
