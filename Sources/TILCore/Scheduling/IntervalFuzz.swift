public import Foundation
import TILText

/// Anki's fuzz of intervals: the longer an interval, the more days it may move either way.
package enum IntervalFuzz {
    /// The bands of intervals: the first and the last day, and the share of the days in the band by which an interval
    /// may move.
    ///
    /// Source: `FUZZ_RANGES` in Anki's rslib/src/scheduler/states/fuzz.rs. py-fsrs has the same.
    private static let bands: [(start: Double, end: Double, part: Double)] = [
        (start: shortestMoved, end: 7, part: 0.15),
        (start: 7, end: 20, part: 0.1),
        (start: 20, end: .infinity, part: 0.05),
    ]
    /// The interval in days from which the fuzz may move it.
    private static let shortestMoved = 2.5

    /// Returns the whole-day intervals that the fuzz may choose.
    ///
    /// An interval below 2.5 days has no fuzz. Any other may move by one day, plus each band's share of its days in
    /// that band. It stays between 2 days and the maximum.
    /// - Parameters:
    ///   - days: the interval before rounding.
    ///   - maximum: the maximum interval in days, at least 1.
    package static func bounds(of days: Double, maximum: Int) -> ClosedRange<Int> {
        let days = (1...Double(max(1, maximum))).clamping(days)
        if days < shortestMoved {
            let whole = Int(days.rounded(.toNearestOrEven))
            return whole...whole
        }
        var spread = 1.0
        for band in bands {
            let daysInBand = max(0, min(days, band.end) - band.start)
            spread += band.part * daysInBand
        }
        let lower = Int((days - spread).rounded())  // at least 2, because 2.5 days move by one day
        let upper = min(maximum, Int((days + spread).rounded()))
        return lower...max(lower, upper)
    }

    /// Returns the interval that a fraction chooses among the ``bounds(of:maximum:)``.
    ///
    /// Both bounds grow with the interval. With the same fraction, a longer interval therefore never becomes shorter
    /// than another one, and good never leads to an earlier day than hard.
    /// - Parameters:
    ///   - days: the interval before rounding.
    ///   - fraction: the fraction, at least 0 and below 1.
    ///   - maximum: the maximum interval in days, at least 1.
    package static func interval(_ days: Double, fraction: Double, maximum: Int) -> Int {
        let bounds = bounds(of: days, maximum: maximum)
        return min(bounds.upperBound, bounds.lowerBound + Int(fraction * Double(bounds.count)))
    }
}

/// The seed of the fuzz, computed from the thing and the direction. With it a replay gives the same intervals on every
/// machine and in every release.
///
/// ```swift
/// let seed = FuzzSeed(thing: thing.id, direction: .meaning)
/// let same = FuzzSeed(thing: thing.id, direction: .meaning)  // always the same variation
/// ```
public struct FuzzSeed: Hashable, Sendable {
    private let value: UInt64

    /// Creates the seed of a thing in a direction.
    ///
    /// ```swift
    /// let seed = FuzzSeed(thing: thing.id, direction: .meaning)
    /// let memory = scheduler.memory(after: .easy, at: now, studyDay: day, from: nil, seed: seed)
    /// ```
    public init(thing: UUID, direction: Direction) {
        var fold = ByteFold()
        withUnsafeBytes(of: thing.uuid) { bytes in fold.add(bytes) }
        fold.add(direction == .meaning ? 0 : 1)
        value = fold.value
    }

    /// Returns the fraction of the review with a number, at least 0 and below 1.
    public func fraction(ofReview number: Int) -> Double {
        let position = value &+ UInt64(truncatingIfNeeded: number) &* .goldenStep
        return Double(position.mixed >> 11) * 0x1p-53
    }
}
