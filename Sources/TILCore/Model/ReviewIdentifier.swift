import Foundation

/// Identifiers for reviews that have none: those that an earlier til recorded or exported.
///
/// They are computed from what the review says, so that two copies of one store agree on them. Like all identifiers they
/// begin with the time. Source of the form: RFC 9562, section 5.8, UUID version 8; of the mixing: Fowler, Noll and Vo,
/// FNV-1a of 64 bits, and the output function of SplitMix64.
package enum ReviewIdentifier {
    /// The identifier of a review.
    /// - Parameters:
    ///   - thing: the identifier of the thing that was answered.
    ///   - milliseconds: the instant of the answer, in milliseconds since 1970.
    ///   - direction: which way the thing was asked.
    ///   - grade: the number of the grade.
    ///   - ordinal: how many reviews before it say all the same.
    package static func make(
        thing: UUID, milliseconds: Int64, direction: Direction, grade: Int, ordinal: Int = 0
    ) -> UUID {
        func hash(_ half: UInt8) -> UInt64 {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
            mix(half)
            withUnsafeBytes(of: thing.uuid) { for byte in $0 { mix(byte) } }
            for number in [milliseconds, Int64(grade), Int64(ordinal)] {
                withUnsafeBytes(of: number.bigEndian) { for byte in $0 { mix(byte) } }
            }
            mix(direction == .meaning ? 0 : 1)
            hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
            hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
            return hash ^ (hash >> 31)
        }
        let time = UInt64(max(0, milliseconds)) << 16
        let head = time | 0x8000 | hash(0) & 0x0FFF
        let tail = 0x8000_0000_0000_0000 | hash(1) >> 2
        return withUnsafeBytes(of: (head.bigEndian, tail.bigEndian)) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
}
