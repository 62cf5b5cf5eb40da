import Foundation

/// Reads JSON from bytes, a value at a time, without building a tree.
///
/// Source: RFC 8259. A decoder of whole values costs several times as much for the millions of small objects of an
/// export.
struct JSONScanner {
    /// What is wrong, and where: the offset into the bytes.
    struct Failure: Error, Hashable {
        let expected: String
        let offset: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The next byte that is no white space; nil at the end.
    mutating func peek() -> UInt8? {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return byte }
            offset += 1
        }
        return nil
    }

    /// Goes past a byte if it is next.
    mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte else { return false }
        offset += 1
        return true
    }

    /// Goes past a byte that must be next.
    mutating func expect(_ byte: UInt8) throws(Failure) {
        if !take(byte) { throw failure("'\(Character(Unicode.Scalar(byte)))'") }
    }

    /// A failure at the present place.
    func failure(_ expected: String) -> Failure { Failure(expected: expected, offset: offset) }

    /// A string, its escapes resolved. Half of a surrogate pair becomes U+FFFD.
    mutating func string() throws(Failure) -> String {
        guard take(0x22) else { throw failure("a string") }
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == 0x22 {
                let text = FieldText.whole(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
                offset += 1
                guard let text else { throw failure("UTF-8 text") }
                return text
            }
            if byte == 0x5C { return try escapedString(from: start) }
            if byte < 0x20 { throw failure("an escape in place of a control character") }
            offset += 1
        }
        throw failure("the end of the string")
    }

    /// The bytes of a string without escapes, which need no text of their own; nil for another, which is left to be read.
    mutating func plainString() -> UnsafeBufferPointer<UInt8>? {
        guard peek() == 0x22 else { return nil }
        var end = offset + 1
        while end < bytes.count, bytes[end] != 0x22 {
            if bytes[end] == 0x5C || bytes[end] < 0x20 || bytes[end] >= 0x80 { return nil }
            end += 1
        }
        guard end < bytes.count else { return nil }
        defer { offset = end + 1 }
        return UnsafeBufferPointer(rebasing: bytes[(offset + 1)..<end])
    }

    /// A number.
    mutating func number() throws(Failure) -> Double {
        _ = peek()
        let start = offset
        while offset < bytes.count, Self.isNumeric(bytes[offset]) { offset += 1 }
        if let number = Self.decimal(bytes[start..<offset]) { return number }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            offset = start
            throw failure("a number")
        }
        return number
    }

    /// `true` or `false`.
    mutating func bool() throws(Failure) -> Bool {
        if takeWord("true") { return true }
        if takeWord("false") { return false }
        throw failure("true or false")
    }

    /// Goes past `null` if it is next.
    mutating func takeNull() -> Bool { takeWord("null") }

    /// Goes past any value, however deep.
    mutating func skip() throws(Failure) {
        var depth = 0
        repeat {
            switch peek() {
            case 0x22: _ = try string()
            case 0x7B, 0x5B:
                depth += 1
                offset += 1
            case 0x7D, 0x5D:
                depth -= 1
                offset += 1
            case 0x2C, 0x3A: offset += 1
            case nil: throw failure("the rest of a value")
            case let byte?:
                if byte == 0x74 || byte == 0x66 {
                    _ = try bool()
                } else if !takeNull() {
                    _ = try number()
                }
            }
        } while depth > 0
    }

    /// The number that up to fifteen digits say, with a point among them or without; nil for any other form.
    ///
    /// Both the digits and the power of ten are exact, so that the quotient is the nearest number there is. Source:
    /// Clinger, How to Read Floating Point Numbers Accurately, 1990.
    private static func decimal(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
        guard (1...16).contains(text.count), let first = text.first, let last = text.last, first != 0x2E, last != 0x2E
        else { return nil }
        var digits = 0
        var power = 0
        var hasPoint = false
        for byte in text {
            if byte == 0x2E, !hasPoint {
                hasPoint = true
            } else if (0x30...0x39).contains(byte) {
                digits = digits * 10 + Int(byte - 0x30)
                if hasPoint { power += 1 }
            } else {
                return nil
            }
        }
        guard digits < 1_000_000_000_000_000 else { return nil }
        var scale = 1
        for _ in 0..<power { scale *= 10 }
        return Double(digits) / Double(scale)
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2B || byte == 0x2E || byte | 0x20 == 0x65
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        _ = peek()
        let count = word.utf8CodeUnitCount
        guard bytes.count - offset >= count, let base = bytes.baseAddress,
            memcmp(base + offset, word.utf8Start, count) == 0
        else { return false }
        offset += count
        return true
    }
}

// MARK: Escapes

extension JSONScanner {
    private mutating func escapedString(from start: Int) throws(Failure) -> String {
        var text = Array(bytes[start..<offset])
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == 0x22 {
                guard let string = text.withUnsafeBufferPointer({ FieldText.whole($0) }) else {
                    throw failure("UTF-8 text")
                }
                return string
            }
            if byte < 0x20 { throw failure("an escape in place of a control character") }
            if byte != 0x5C {
                text.append(byte)
                continue
            }
            guard offset < bytes.count else { break }
            let kind = bytes[offset]
            offset += 1
            switch kind {
            case 0x22, 0x5C, 0x2F: text.append(kind)
            case 0x62: text.append(0x08)
            case 0x66: text.append(0x0C)
            case 0x6E: text.append(0x0A)
            case 0x72: text.append(0x0D)
            case 0x74: text.append(0x09)
            case 0x75: text += String(Character(try escapedScalar())).utf8
            default: throw failure("an escape that JSON has")
            }
        }
        throw failure("the end of the string")
    }

    private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
        let high = try hexadecimal()
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard (0xD800..<0xDC00).contains(high), offset + 1 < bytes.count, bytes[offset] == 0x5C,
            bytes[offset + 1] == 0x75
        else { return "\u{FFFD}" }
        let before = offset
        offset += 2
        let low = try hexadecimal()
        guard (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x1_0000 + ((high & 0x3FF) << 10 | (low & 0x3FF)))
        else {
            offset = before
            return "\u{FFFD}"
        }
        return scalar
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
        guard bytes.count - offset >= 4 else { throw failure("four hexadecimal digits") }
        var value: UInt32 = 0
        for byte in bytes[offset..<offset + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw failure("four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
        }
        offset += 4
        return value
    }
}
