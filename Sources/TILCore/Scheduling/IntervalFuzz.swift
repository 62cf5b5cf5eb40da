import Foundation
import TILText

/// Anki's spread of intervals: the longer an interval, the more days it may move either way.
package enum IntervalFuzz {
    /// The days from which a band of intervals starts, up to which it goes, and the part of it that is spread.
    ///
    /// Source: `FUZZ_RANGES` in Anki's rslib/src/scheduler/states/fuzz.rs; py-fsrs has the same.
    private static let bands: [(start: Double, end: Double, part: Double)] = [
        (2.5, 7, 0.15), (7, 20, 0.1), (20, .infinity, 0.05),
    ]

    /// The whole-day intervals among which one is chosen.
    ///
    /// An interval below 2.5 days is not spread. Any other may move by one day and by each band's part of the days
    /// that it has in that band, but not below 2 days nor above the maximum.
    /// - Parameters:
    ///   - days: the interval, not rounded yet.
    ///   - maximum: the maximum interval in days, at least 1.
    package static func bounds(of days: Double, maximum: Int) -> ClosedRange<Int> {
        let days = (1...Double(max(1, maximum))).clamping(days)
        guard days >= 2.5 else {
            let whole = Int(days.rounded(.toNearestOrEven))
            return whole...whole
        }
        var spread = 1.0
        for band in bands { spread += band.part * max(0, min(days, band.end) - band.start) }
        let lower = Int((days - spread).rounded())  // 2 at the least: 2.5 days move by one
        let upper = min(maximum, Int((days + spread).rounded()))
        return lower...max(lower, upper)
    }

    /// The interval that a fraction chooses among the ``bounds(of:maximum:)``.
    ///
    /// Both bounds grow with the interval, so that with the same fraction a longer interval never becomes the shorter
    /// one: good never comes back before hard.
    /// - Parameters:
    ///   - days: the interval, not rounded yet.
    ///   - fraction: from 0 up to, not including, 1.
    ///   - maximum: the maximum interval in days, at least 1.
    package static func interval(_ days: Double, fraction: Double, maximum: Int) -> Int {
        let bounds = bounds(of: days, maximum: maximum)
        return min(bounds.upperBound, bounds.lowerBound + Int(fraction * Double(bounds.count)))
    }
}

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
        let position = value &+ UInt64(truncatingIfNeeded: number) &* .goldenStep
        return Double(position.mixed >> 11) * 0x1p-53
    }
}
