import Foundation

/// Identifiers as RFC 9562 has them: of two numbers, and as text of 32 hexadecimal digits in five groups.
///
/// A log or an export has millions of them; Foundation's own way goes through the C library's scanner of formats.
package enum IdentifierText {
    /// An identifier in small letters, as everything that til writes and shows has it.
    package static func text(of identifier: UUID) -> String {
        identifier.uuidString.lowercased()
    }

    /// Appends an identifier in small letters.
    static func append(_ identifier: UUID, to output: inout [UInt8]) {
        withUnsafeBytes(of: identifier.uuid) { bytes in
            for index in 0..<16 {
                if isGroupStart(index) { output.append(0x2D) }
                output.append(digit(bytes[index] >> 4))
                output.append(digit(bytes[index] & 15))
            }
        }
    }

    /// The identifier of a version that is made of two numbers, of which its form takes four bits and two.
    ///
    /// Source: RFC 9562, sections 4.1 and 4.2; 5.7 (version 7: a time and chance) and 5.8 (version 8: of one's own making).
    static func identifier(version: UInt64, head: UInt64, tail: UInt64) -> UUID {
        let first = head & ~0xF000 | version << 12
        let last = tail & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        return withUnsafeBytes(of: (first.bigEndian, last.bigEndian)) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }

    /// The identifier that a text is; nil for what is none.
    static func identifier(_ text: String) -> UUID? {
        var text = text
        return text.withUTF8 { identifier($0) }
    }

    /// The identifier that the bytes of a text are; nil for what is none.
    static func identifier(_ bytes: UnsafeBufferPointer<UInt8>) -> UUID? {
        guard bytes.count == 36 else { return nil }
        var value: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        let isWhole = withUnsafeMutableBytes(of: &value) { target in
            var next = 0
            for index in 0..<16 {
                if isGroupStart(index) {
                    guard bytes[next] == 0x2D else { return false }
                    next += 1
                }
                guard let high = number(bytes[next]), let low = number(bytes[next + 1]) else { return false }
                target[index] = high << 4 | low
                next += 2
            }
            return true
        }
        return isWhole ? UUID(uuid: value) : nil
    }

    /// Whether a hyphen stands before a byte.
    @inline(__always)
    private static func isGroupStart(_ index: Int) -> Bool { index == 4 || index == 6 || index == 8 || index == 10 }

    @inline(__always)
    private static func digit(_ number: UInt8) -> UInt8 { number < 10 ? 0x30 + number : 0x57 + number }

    @inline(__always)
    private static func number(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x61...0x66: digit - 0x57
        case 0x41...0x46: digit - 0x37
        default: nil
        }
    }
}
