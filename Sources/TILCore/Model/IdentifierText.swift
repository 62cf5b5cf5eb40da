import Foundation

/// Identifiers as text: 32 hexadecimal digits in five groups, as RFC 9562 has them.
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
