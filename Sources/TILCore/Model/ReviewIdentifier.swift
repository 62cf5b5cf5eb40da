import Foundation
import TILText

/// Identifiers for reviews that have none: those that an earlier til recorded or exported.
///
/// They are computed from what the review says, so that two copies of one store agree on them. Like all identifiers they
/// begin with the time.
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
            var fold = ByteFold()
            fold.add(half)
            withUnsafeBytes(of: thing.uuid) { fold.add($0) }
            for number in [milliseconds, Int64(grade), Int64(ordinal)] {
                withUnsafeBytes(of: number.bigEndian) { fold.add($0) }
            }
            fold.add(direction == .meaning ? 0 : 1)
            return fold.value.mixed
        }
        let time = UInt64(max(0, milliseconds)) << 16
        return IdentifierText.identifier(version: 8, head: time | hash(0) & 0x0FFF, tail: hash(1) >> 2)
    }
}
