import Foundation

/// Identifiers for an instant that come in ascending order: UUID version 7 whose random bits are counted up.
///
/// The first is drawn like one of ``TimeOrderedIdentifier``; each further one is greater by a random number from 1 to
/// 65,536. An index over them only ever grows at its end. Source: RFC 9562, section 6.2, method 2.
package struct TimeOrderedIdentifiers {
    /// The version and the first 12 random bits, after the time.
    private let head: UInt64
    /// The last 62 random bits.
    private var tail: UInt64
    /// Random bits for the next steps: those of four are drawn at once.
    private var steps: UInt64 = 0
    private var stepsLeft = 0

    private static let tailBits: UInt64 = (1 << 62) - 1

    /// Identifiers for an instant.
    package init(at instant: Date, using generator: inout some RandomNumberGenerator) {
        let first = TimeOrderedIdentifier.make(at: instant, using: &generator)
        let (high, low) = withUnsafeBytes(of: first.uuid) {
            (
                UInt64(bigEndian: $0.load(as: UInt64.self)),
                UInt64(bigEndian: $0.load(fromByteOffset: 8, as: UInt64.self))
            )
        }
        head = high
        // With its top bit clear, the counter has room for more steps than there can be things.
        tail = low & Self.tailBits >> 1
    }

    /// The next identifier.
    package mutating func next(using generator: inout some RandomNumberGenerator) -> UUID {
        steps = stepsLeft > 0 ? steps >> 16 : generator.next()
        stepsLeft = stepsLeft > 0 ? stepsLeft - 1 : 3
        tail = (tail + 1 + steps & 0xFFFF) & Self.tailBits
        let low = 0x8000_0000_0000_0000 | tail
        return withUnsafeBytes(of: (head.bigEndian, low.bigEndian)) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
}
