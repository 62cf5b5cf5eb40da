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

    @inlinable package static var lineFeed: UInt8 { UInt8(ascii: "\n") }
    @inlinable package static var space: UInt8 { UInt8(ascii: " ") }
    @inlinable package static var tab: UInt8 { UInt8(ascii: "\t") }
    @inlinable package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
    @inlinable package static var formFeed: UInt8 { UInt8(ascii: "\u{0C}") }
    @inlinable package static var escape: UInt8 { UInt8(ascii: "\u{1B}") }
    /// The control character after all other characters of ASCII.
    @inlinable package static var delete: UInt8 { UInt8(ascii: "\u{7F}") }

    /// The byte with the bit that tells a small letter from a capital.
    @inlinable @inline(__always) package var withSmallBit: UInt8 { self | UInt8(ascii: " ") }

    @inlinable package var isLetter: Bool { withSmallBit &- UInt8(ascii: "a") < 26 }
    @inlinable package var isUpper: Bool { self &- UInt8(ascii: "A") < 26 }
    @inlinable package var isLower: Bool { self &- UInt8(ascii: "a") < 26 }
    @inlinable package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
    @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }
    /// Whether the byte is a visible ASCII character other than a letter or a digit.
    @inlinable package var isPunctuation: Bool { self > .space && self < .delete && !isLetterOrDigit }
    /// Whether the byte is a character of its own, rather than a part of one in UTF-8.
    @inlinable package var isASCII: Bool { self < 128 }
    /// Whether the byte belongs to a letter or a digit. Each byte of a letter beyond ASCII does.
    @inlinable package var isOfWord: Bool { !isASCII || isLetter || isDigit }
    /// Whether the byte is white space or a line end. NUL is white space, because people see nothing in its place.
    @inlinable package var isSpace: Bool { self == 32 || self &- 9 < 5 || self == 0 }
    /// Whether the byte is white space within a line.
    @inlinable package var isBlank: Bool { isSpace && self != UInt8(ascii: "\n") }
    /// Whether the byte is a space or a control character.
    @inlinable package var isSpaceOrControl: Bool { self <= UInt8(ascii: " ") }
    /// The letter in lower case, or the byte itself.
    @inlinable package var lowercased: UInt8 { isLetter ? withSmallBit : self }

    /// Whether the byte is one of several ASCII characters.
    @inlinable package func isOne(of marks: StaticString) -> Bool {
        marks.withUTF8Buffer { bytes in bytes.contains(self) }
    }
}

extension UInt8? {
    /// Whether there is a byte and it equals an ASCII character.
    @inlinable package static func == (byte: UInt8?, mark: Unicode.Scalar) -> Bool { byte == UInt8(ascii: mark) }
    /// Whether there is no byte or it differs from an ASCII character.
    @inlinable package static func != (byte: UInt8?, mark: Unicode.Scalar) -> Bool { byte != UInt8(ascii: mark) }
}

extension Collection<UInt8> {
    /// The bytes without the mark of UTF-8 at their start.
    package var withoutByteOrderMark: SubSequence {
        starts(with: "\u{FEFF}".utf8) ? dropFirst("\u{FEFF}".utf8.count) : self[...]
    }
}
