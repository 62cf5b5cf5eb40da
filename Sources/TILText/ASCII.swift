/// ASCII bytes of markup: `byte == "<"`.
extension UInt8 {
    static func == (byte: UInt8, mark: Unicode.Scalar) -> Bool { UInt32(byte) == mark.value }
    static func != (byte: UInt8, mark: Unicode.Scalar) -> Bool { UInt32(byte) != mark.value }
    static func ~= (mark: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == mark.value }

    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    var isUpper: Bool { self &- 0x41 < 26 }
    var isDigit: Bool { self &- 0x30 < 10 }
    /// Whether the byte is white space or a line end.
    var isSpace: Bool { self == 0x20 || self &- 0x09 < 5 }
    /// The letter in lower case, or the byte itself.
    var lowercased: UInt8 { isLetter ? self | 0x20 : self }
}
