import Foundation

/// Where the chance in intervals comes from: the thing and the direction, so that a replay finds the same intervals
/// again, on every machine and in every release.
public struct FuzzSeed: Hashable, Sendable {
    private let value: UInt64

    /// The seed of a thing in a direction.
    ///
    /// Source of the mixing: Fowler, Noll and Vo, FNV-1a of 64 bits.
    public init(thing: UUID, direction: Direction) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        withUnsafeBytes(of: thing.uuid) { bytes in
            for byte in bytes { mix(byte) }
        }
        mix(direction == .meaning ? 0 : 1)
        value = hash
    }

    /// A number from 0 up to, not including, 1 that belongs to the review with a number.
    ///
    /// Source: the output function of SplitMix64; Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
    /// Generators", 2014.
    public func fraction(ofReview number: Int) -> Double {
        var mixed = value &+ UInt64(truncatingIfNeeded: number) &* 0x9e37_79b9_7f4a_7c15
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        mixed ^= mixed >> 31
        return Double(mixed >> 11) * 0x1p-53
    }
}
