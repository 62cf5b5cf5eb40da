/// ASCII bytes of markup: `byte == "<"`.
extension UInt8 {
    @inlinable @inline(__always) package static func == (byte: UInt8, mark: Unicode.Scalar) -> Bool {
        UInt32(byte) == mark.value
    }
    @inlinable @inline(__always) package static func != (byte: UInt8, mark: Unicode.Scalar) -> Bool {
        UInt32(byte) != mark.value
    }
    @inlinable @inline(__always) package static func ~= (mark: Unicode.Scalar, byte: UInt8) -> Bool {
        UInt32(byte) == mark.value
    }

    @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    @inlinable package var isUpper: Bool { self &- 0x41 < 26 }
    @inlinable package var isLower: Bool { self &- 0x61 < 26 }
    @inlinable package var isDigit: Bool { self &- 0x30 < 10 }
    /// Whether the byte belongs to a letter or a digit. Each byte of a letter beyond ASCII does.
    @inlinable package var isOfWord: Bool { self >= 0x80 || isLetter || isDigit }
    /// Whether the byte is white space or a line end.
    var isSpace: Bool { self == 0x20 || self &- 0x09 < 5 }
    /// The letter in lower case, or the byte itself.
    @inlinable package var lowercased: UInt8 { isLetter ? self | 0x20 : self }
}
