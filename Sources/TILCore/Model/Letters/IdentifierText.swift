package import Foundation
import TILText

/// Identifiers in the form of RFC 9562: made of two numbers, or read from 32 hexadecimal digits in five groups.
package enum IdentifierText {
    /// Returns an identifier in small letters, the form in which til writes and shows identifiers.
    package static func text(of identifier: UUID) -> String { identifier.uuidString.lowercased() }

    /// Reads an identifier from text, or returns nil if the text is not an identifier.
    package static func identifier(_ text: String) -> UUID? {
        // Foundation's scanner accepts a sign or a space as a digit.
        guard let identifier = UUID(uuidString: text), identifier.uuidString == text.uppercased() else { return nil }
        return identifier
    }

    /// Returns an identifier that sorts by its instant: version 7, made of the milliseconds since 1970 and a random
    /// number.
    ///
    /// Identifiers in the order of time are appended to an index instead of scattered over it, which makes a large
    /// import fast.
    static func timeOrdered(at instant: Date) -> UUID {
        let milliseconds = UInt64(max(0, instant.milliseconds))
        let head = milliseconds << 16 | .random(in: 0...0x0FFF)
        return identifier(version: 7, head: head, tail: .random(in: 0 ... .max))
    }

    /// Returns the identifier made of two numbers. The version replaces four bits of the first, and the variant
    /// replaces two bits of the second.
    ///
    /// Source: RFC 9562, sections 4.1 and 4.2, 5.4 (version 4: random), 5.7 (version 7: time and random) and 5.8
    /// (version 8: custom).
    static func identifier(version: UInt64, head: UInt64, tail: UInt64) -> UUID {
        let first = (head & ~versionBits) | (version << 12)
        let last = (tail & ~variantBits) | variant
        return withUnsafeBytes(of: (first.bigEndian, last.bigEndian)) { bytes in
            UUID(uuid: bytes.load(as: uuid_t.self))
        }
    }

    /// The bits of the first number that hold the version.
    private static let versionBits: UInt64 = 0xF000
    /// The bits of the second number that hold the variant, which is 2 for all identifiers of RFC 9562.
    private static let variantBits: UInt64 = 0xC000_0000_0000_0000
    private static let variant: UInt64 = 0x8000_0000_0000_0000

    /// Returns an identifier that ends with the number of a row: version 8.
    static func identifier(head: UInt64, row: Int64) -> UUID {
        identifier(version: 8, head: head, tail: UInt64(bitPattern: row))
    }

    /// Returns the number of the row with which an identifier ends.
    static func row(in identifier: UUID) -> Int64 {
        let last = withUnsafeBytes(of: identifier.uuid) { bytes in
            UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
        return Int64(last & ~variantBits)
    }
}

/// Identifiers for reviews that an older version of til recorded or exported without one.
///
/// They are computed from the review's fields, so that two copies of a store compute the same ones. Like all
/// identifiers of reviews, they begin with the time.
package enum ReviewIdentifier {
    /// Returns the identifier of a review.
    /// - Parameters:
    ///   - thing: the identifier of the thing that was answered.
    ///   - milliseconds: the instant of the answer, in milliseconds since 1970.
    ///   - direction: the direction in which the thing was asked.
    ///   - grade: the number of the grade.
    ///   - ordinal: the number of equal reviews before this one.
    package static func make(
        thing: UUID, milliseconds: Int64, direction: Direction, grade: Int, ordinal: Int = 0
    ) -> UUID {
        func hash(_ half: UInt8) -> UInt64 {
            var fold = ByteFold()
            fold.add(half)
            withUnsafeBytes(of: thing.uuid) { bytes in fold.add(bytes) }
            for number in [milliseconds, Int64(grade), Int64(ordinal)] {
                withUnsafeBytes(of: number.bigEndian) { bytes in fold.add(bytes) }
            }
            fold.add(direction == .meaning ? 0 : 1)
            return fold.value.mixed
        }
        let time = UInt64(max(0, milliseconds)) << 16
        // The twelve bits behind the version.
        let random = hash(0) & 0x0FFF
        // The variant replaces the upper two bits, so that all others of the hash are kept.
        let tail = hash(1) >> 2
        return IdentifierText.identifier(version: 8, head: time | random, tail: tail)
    }
}
