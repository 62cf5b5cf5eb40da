/// Ranges of bytes in a document and of tokens in a passage.
typealias ByteRange = Range<Int>
typealias TokenRange = Range<Int>

/// Borrowed bytes.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension ProseToken.Kind {
    /// The kind of the mark that a byte is, by the value of the byte.
    static let marks: [ProseToken.Kind] = {
        let kinds: KeyValuePairs<String, ProseToken.Kind> = [
            "(": .openParenthesis,
            ")": .closeParenthesis,
            "[": .openBracket,
            "]": .closeBracket,
            ",": .comma,
            ";": .semicolon,
            ":": .colon,
            ".!?": .period,
            "-": .hyphen,
            "/": .slash,
            "+": .plus,
            "=": .equals,
            "|": .bar,
            "\"": .quote,
            "'": .apostrophe,
            "&": .ampersand,
        ]
        var table = [ProseToken.Kind](repeating: .mark, count: 256)
        for (marks, kind) in kinds {
            for mark in marks.utf8 { table[Int(mark)] = kind }
        }
        return table
    }()
}
