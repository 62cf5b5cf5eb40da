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

    /// Whether a byte is a blank, a tab or another of ASCII's white space.
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
