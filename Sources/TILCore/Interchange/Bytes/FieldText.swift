import TILText

/// A conversion of the bytes of a field to a string without surrounding white space.
enum FieldText {
    /// Returns the bytes as a string, without white space at both ends, or nil if they are not UTF-8.
    static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        String(validating: trimmed(bytes), as: UTF8.self).map(trimmed)
    }

    /// Returns the bytes without ASCII white space at both ends.
    static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard let first = bytes.firstIndex(where: { byte in !isSpace(byte) }),
            let last = bytes.lastIndex(where: { byte in !isSpace(byte) })
        else { return bytes[part: ..<0] }
        return bytes[part: first...last]
    }

    /// Returns the text without white space and byte order marks at both ends.
    static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { scalar in !isSpace(scalar) }),
            let last = scalars.lastIndex(where: { scalar in !isSpace(scalar) })
        else { return "" }
        let isTrimmed = first == scalars.startIndex && scalars.index(after: last) == scalars.endIndex
        return isTrimmed ? text : String(scalars[first...last])
    }

    /// Returns whether a byte is ASCII white space.
    static func isSpace(_ byte: UInt8) -> Bool { byte == " " || (byte >= 0x09 && byte <= 0x0D) }

    /// Returns whether a scalar is white space or a byte order mark.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? isSpace(UInt8(scalar.value)) : scalar.properties.isWhitespace || scalar == "\u{FEFF}"
    }

    /// Returns a field in double quotes, with the quotes inside it doubled.
    static func quoted(_ text: String) -> String { "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\"" }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the bytes in a range as a buffer with indices from 0.
    subscript(part range: some RangeExpression<Int>) -> Self { Self(rebasing: self[range]) }
}

/// The line ends of a file: LF, CRLF or CR, also mixed.
enum LineEnds {
    /// Returns bytes with LF in place of each line end.
    static func unified(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "\r")) else { return bytes }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var isAfterReturn = false
        for byte in bytes {
            let isReturn = byte == UInt8(ascii: "\r")
            if isReturn {
                output.append(UInt8(ascii: "\n"))
            } else if byte != UInt8(ascii: "\n") || !isAfterReturn {
                output.append(byte)
            }
            isAfterReturn = isReturn
        }
        return output
    }
}

/// Line ends in formats with one entry per line.
enum OneLine {
    /// Returns the text with a space for each line end. CRLF counts as one line end.
    static func text(_ text: String) -> String { lines(of: text).joined(separator: " ") }

    /// Returns the lines of a text, which end with LF, CRLF or CR. An empty text has no lines.
    static func lines(of text: String) -> [String] {
        if text.isEmpty { return [] }
        // Split bytes, because CRLF is one `Character`, and so is a line end with a combining mark.
        var lines: [String] = []
        let utf8 = text.utf8
        var start = utf8.startIndex
        var index = start
        while index < utf8.endIndex {
            let byte = utf8[index]
            let end = index
            index = utf8.index(after: index)
            guard byte == "\n" || byte == "\r" else { continue }
            lines.append(String(Substring(utf8[start..<end])))
            let isPair = byte == "\r" && index < utf8.endIndex && utf8[index] == "\n"
            if isPair { index = utf8.index(after: index) }
            start = index
        }
        lines.append(String(Substring(utf8[start...])))
        return lines
    }
}
