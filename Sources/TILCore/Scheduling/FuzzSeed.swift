import Foundation
import TILText

/// Where the chance in intervals comes from: the thing and the direction, so that a replay finds the same intervals
/// again, on every machine and in every release.
public struct FuzzSeed: Hashable, Sendable {
    private let value: UInt64

    /// The seed of a thing in a direction.
    public init(thing: UUID, direction: Direction) {
        var fold = ByteFold()
        withUnsafeBytes(of: thing.uuid) { fold.add($0) }
        fold.add(direction == .meaning ? 0 : 1)
        value = fold.value
    }

    /// A number from 0 up to, not including, 1 that belongs to the review with a number.
    public func fraction(ofReview number: Int) -> Double {
        let place = value &+ UInt64(truncatingIfNeeded: number) &* .goldenStep
        return Double(place.mixed >> 11) * 0x1p-53
    }
}
