import TILText

/// Turns the bytes of a field into a string: trimmed, and checked to be UTF-8 on the way.
enum FieldText {
    /// The bytes without white space at both ends, as a string; nil if they are not UTF-8.
    static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        String(validating: trimmed(bytes), as: UTF8.self).map(trimmed)
    }

    /// The bytes without ASCII white space at both ends.
    static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return bytes[part: ..<0] }
        return bytes[part: first...last]
    }

    /// The text without white space, and without byte order marks, at both ends.
    static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isSpace($0) }),
            let last = scalars.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return first == scalars.startIndex && scalars.index(after: last) == scalars.endIndex
            ? text : String(scalars[first...last])
    }

    /// Returns whether a byte is a space, a tab or other white space of ASCII.
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    /// Whether a scalar is white space, or a byte order mark.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? isSpace(UInt8(scalar.value)) : scalar.properties.isWhitespace || scalar == "\u{FEFF}"
    }

    /// A field in quotes, with those in it doubled.
    static func quoted(_ text: String) -> String { "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\"" }
}

extension UnsafeBufferPointer<UInt8> {
    /// The bytes in a range, counted from 0 again.
    subscript(part range: some RangeExpression<Int>) -> Self { Self(rebasing: self[range]) }
}

/// Line ends in formats that have an entry a line.
enum OneLine {
    /// Returns the text with a space for each line end. CRLF counts as one line end.
    static func text(_ text: String) -> String { lines(of: text).joined(separator: " ") }

    /// Returns the lines of a text, which end with LF, CRLF or CR. An empty text has no lines.
    static func lines(of text: String) -> [String] {
        if text.isEmpty { return [] }
        // By bytes: to Swift CRLF is one character, and a mark that combines with a line end makes it another.
        let parts = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        return parts.enumerated().flatMap { index, part in
            let line = index + 1 < parts.count && part.last == 0x0D ? part.dropLast() : part
            return line.split(separator: 0x0D, omittingEmptySubsequences: false).map { String(Substring($0)) }
        }
    }
}
