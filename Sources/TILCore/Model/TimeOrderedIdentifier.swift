import Foundation

/// Makes identifiers that sort by the time at which they were made: UUID version 7.
///
/// Identifiers in the order of time are appended to an index rather than scattered over it, which keeps a large import
/// fast. Source: RFC 9562, section 5.7.
package enum TimeOrderedIdentifier {
    /// An identifier for an instant.
    /// - Parameters:
    ///   - instant: its first 48 bits, as milliseconds since 1970; instants before 1970 count as 1970.
    ///   - generator: where the other 74 bits come from.
    package static func make(at instant: Date, using generator: inout some RandomNumberGenerator) -> UUID {
        let milliseconds = UInt64(max(0, min(instant.timeIntervalSince1970 * 1_000, 281_474_976_710_655)))
        let high = generator.next()
        let low = generator.next()
        func byte(_ value: UInt64, _ shift: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        return UUID(
            uuid: (
                byte(milliseconds, 40), byte(milliseconds, 32), byte(milliseconds, 24), byte(milliseconds, 16),
                byte(milliseconds, 8), byte(milliseconds, 0),
                0x70 | (byte(high, 8) & 0x0F), byte(high, 0),
                0x80 | (byte(low, 56) & 0x3F), byte(low, 48), byte(low, 40), byte(low, 32),
                byte(low, 24), byte(low, 16), byte(low, 8), byte(low, 0)
            ))
    }
}
