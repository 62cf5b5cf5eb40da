import Foundation

/// Identifiers as RFC 9562 has them: of two numbers, and as text of 32 hexadecimal digits in five groups.
package enum IdentifierText {
    /// An identifier in small letters, as everything that til writes and shows has it.
    package static func text(of identifier: UUID) -> String { identifier.uuidString.lowercased() }

    /// Appends an identifier in small letters.
    static func append(_ identifier: UUID, to output: inout [UInt8]) { output += text(of: identifier).utf8 }

    /// The identifier that a text is; nil for anything else.
    package static func identifier(_ text: String) -> UUID? {
        // Foundation's scanner takes a sign or a blank for a digit.
        UUID(uuidString: text).flatMap { $0.uuidString == text.uppercased() ? $0 : nil }
    }

    /// The identifier that the bytes of a text are; nil for anything else.
    static func identifier(_ bytes: UnsafeBufferPointer<UInt8>) -> UUID? {
        identifier(String(decoding: bytes, as: UTF8.self))
    }

    /// A random identifier: version 4, from a generator of the caller's choice.
    package static func random(using generator: inout some RandomNumberGenerator) -> UUID {
        identifier(version: 4, head: generator.next(), tail: generator.next())
    }

    /// The identifier of a version that is made of two numbers, of which its form takes four bits and two.
    ///
    /// Source: RFC 9562, sections 4.1 and 4.2; 5.4 (version 4: random), 5.7 (version 7: a time and chance) and 5.8 (version
    /// 8: of one's own making).
    static func identifier(version: UInt64, head: UInt64, tail: UInt64) -> UUID {
        let first = head & ~0xF000 | version << 12
        let last = tail & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        return withUnsafeBytes(of: (first.bigEndian, last.bigEndian)) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
}
