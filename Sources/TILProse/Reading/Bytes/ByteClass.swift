/// Tables over single bytes, so that prose is read with one look-up for each byte.
enum ByteClass {
    /// For an ASCII letter or digit a count of one in its own lane, for every other byte 0.
    ///
    /// The lanes are upper case (bits 0 to 7), lower case (8 to 15) and digits (16 to 23). The sum over a word of fewer
    /// than 256 bytes holds all three counts at once.
    static let weights: [UInt32] = {
        var table = [UInt32](repeating: 0, count: 256)
        for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = 1 }
        for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = 1 << 8 }
        for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = 1 << 16 }
        return table
    }()

    /// What a mark means of which not two stand in a row; `.word` for what is none, or depends on what stands beside it.
    static let marks: [ProseToken.Kind] = {
        var table = [ProseToken.Kind](repeating: .word, count: 256)
        let kinds: KeyValuePairs<String, ProseToken.Kind> = [
            "(": .openParenthesis, ")": .closeParenthesis, "[": .openBracket, "]": .closeBracket, ",": .comma,
            ";": .semicolon, ":": .colon,
            ".!?": .period, "-": .hyphen, "/": .slash, "+": .plus, "=": .equals, "|": .bar, "\"": .quote,
            "'": .apostrophe,
        ]
        for (marks, kind) in kinds {
            for mark in marks.utf8 { table[Int(mark)] = kind }
        }
        return table
    }()

    /// Whether a byte is a blank within a line: space, tab, vertical tab, form feed, carriage return or NUL.
    @inline(__always) static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0A) || byte == 0
    }

    /// Whether a byte is a blank or ends a line.
    @inline(__always) static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) || byte == 0
    }

    /// Whether a byte is an ASCII letter.
    @inline(__always) static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26
    }

    /// Whether a byte is an upper-case ASCII letter.
    @inline(__always) static func isUpper(_ byte: UInt8) -> Bool {
        byte &- 0x41 < 26
    }

    /// Whether a byte is an ASCII digit.
    @inline(__always) static func isDigit(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10
    }

    /// A byte in lower case, if it is an ASCII letter.
    @inline(__always) static func lowercased(_ byte: UInt8) -> UInt8 {
        isUpper(byte) ? byte | 0x20 : byte
    }
}
