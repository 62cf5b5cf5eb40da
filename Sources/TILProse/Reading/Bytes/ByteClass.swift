import TILText

/// Classes of bytes.
enum ByteClass {
    /// The kinds of marks that are tokens of their own.
    static let marks: [ProseToken.Kind] = {
        var table = [ProseToken.Kind](repeating: .mark, count: 256)
        let kinds: KeyValuePairs<String, ProseToken.Kind> = [
            "(": .openParenthesis, ")": .closeParenthesis, "[": .openBracket, "]": .closeBracket, ",": .comma,
            ";": .semicolon, ":": .colon,
            ".!?": .period, "-": .hyphen, "/": .slash, "+": .plus, "=": .equals, "|": .bar, "\"": .quote,
            "'": .apostrophe, "&": .ampersand,
        ]
        for (marks, kind) in kinds {
            for mark in marks.utf8 { table[Int(mark)] = kind }
        }
        return table
    }()
}

/// Ranges of bytes in a document and of tokens in a passage.
typealias ByteRange = Range<Int>
typealias TokenRange = Range<Int>

/// Borrowed bytes.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension UInt8 {
    /// Whether the byte is white space within a line: space, tab, vertical tab, form feed, carriage return or NUL.
    var isBlank: Bool { isSpace && self != UInt8(ascii: "\n") }

    /// Whether the byte is white space or a line end.
    var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D || self == 0 }

    var isLower: Bool { self &- 0x61 < 26 }

    var isLetterOrDigit: Bool { isLetter || isDigit }

    /// Whether the byte is one of several ASCII characters.
    func isOne(of marks: StaticString) -> Bool { marks.withUTF8Buffer { $0.contains(self) } }
}

extension UInt8? {
    /// Whether there is a byte and it equals an ASCII character.
    static func == (byte: UInt8?, mark: Unicode.Scalar) -> Bool { byte == UInt8(ascii: mark) }
}
