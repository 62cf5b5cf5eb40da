import Foundation
import TILText

/// Turns the bytes of a field into a string: trimmed, and checked to be UTF-8 on the way.
enum FieldText {
    /// The bytes without white space at both ends, as a string; nil if they are not UTF-8.
    @inline(__always)
    static func string(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let inner = trimmed(bytes)
        guard let first = inner.first, let last = inner.last else { return "" }
        // For ASCII the decoding initializer is twice as fast as the validating one, which is generic at run time.
        if isASCII(inner) { return String(decoding: inner, as: UTF8.self) }
        guard let text = String(validating: inner, as: UTF8.self) else { return nil }
        // White space beyond ASCII (no-break, ideographic) is looked for only where a text starts or ends outside ASCII.
        return first < 0x80 && last < 0x80 ? text : trimmed(text)
    }

    /// All of the bytes as a string; nil if they are not UTF-8.
    static func whole(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        isASCII(bytes) ? String(decoding: bytes, as: UTF8.self) : String(validating: bytes, as: UTF8.self)
    }

    /// Whether all bytes are ASCII.
    @inline(__always)
    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        ByteWords.areAll(in: UnsafeRawBufferPointer(bytes)) { $0 & ByteWords.tops == 0 }
    }

    /// The bytes without ASCII white space at both ends.
    @inline(__always)
    static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        var start = 0
        var end = bytes.count
        while start < end, isSpace(bytes[start]) { start += 1 }
        while end > start, isSpace(bytes[end - 1]) { end -= 1 }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    /// The text without white space, and without byte order marks, at both ends.
    static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return text }
        if !isSpace(first), !isSpace(last) { return text }
        var start = scalars.startIndex
        var end = scalars.endIndex
        while start < end, isSpace(scalars[start]) { start = scalars.index(after: start) }
        while end > start, isSpace(scalars[scalars.index(before: end)]) { end = scalars.index(before: end) }
        return String(scalars[start..<end])
    }

    /// Whether a byte is a blank, a tab or another of ASCII's white space.
    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    /// Appends a field in quotes, with those in it doubled.
    static func appendQuoted(_ bytes: some Sequence<UInt8>, to output: inout [UInt8]) {
        output.append(0x22)
        for byte in bytes {
            if byte == 0x22 { output.append(0x22) }
            output.append(byte)
        }
        output.append(0x22)
    }

    /// Whether a scalar is white space, or a byte order mark.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? isSpace(UInt8(scalar.value)) : scalar.properties.isWhitespace || scalar == "\u{FEFF}"
    }
}
