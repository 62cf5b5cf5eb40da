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
        return IdentifierText.identifier(version: 7, head: milliseconds << 16 | high & 0x0FFF, tail: low)
    }
}
