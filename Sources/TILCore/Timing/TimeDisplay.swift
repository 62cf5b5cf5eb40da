import Foundation

/// The text of a timer or a stopwatch at an instant, and the instants at which it changes.
///
/// A text belongs to an amount of time, and an amount begins at one exact instant: counting up, `lower + amount`;
/// counting down, `upper - amount`, each as `Date` itself computes it. The text and the instants of its changes are both
/// found by comparing instants with these, so that the two can never disagree, not even by a rounding.
struct TimeDisplay: Hashable, Sendable, Codable {
    /// Which way time is counted.
    enum Direction: String, Hashable, Sendable, Codable {
        case up, down
    }

    /// Instants farther than this from the reference date (over 30,000 years) count as this far: beyond, instants are
    /// too far apart for milliseconds.
    private static let farthest: TimeInterval = 1e12

    /// More than the rounding of two bounds of this century together, and less than anything shown.
    private static let rounding: TimeInterval = 1e-6

    var lowerBound: Date
    /// Where the counting ends; nil for a stopwatch.
    var upperBound: Date?
    var direction: Direction
    var layout: TimeLayout
    var locale: Locale?

    /// The text at an instant.
    func text(at instant: Date) -> String {
        let (amount, index) = shown(at: instant)
        return layout.text(of: amount, layout.levels[index], in: locale)
    }

    /// The first instant after one at which the text is another; nil if it stays.
    func change(after instant: Date) -> Date? {
        let levels = layout.levels
        let (amount, index) = shown(at: instant)
        switch direction {
        case .up:
            let next = beginning(of: amount + levels[index].resolution)
            return next <= upper ? Date(timeIntervalSinceReferenceDate: next) : nil
        case .down:
            guard amount > 0 else { return nil }
            // The amount below the first one of a level belongs to the finer level before it.
            let isFirst = index > 0 && amount == levels[index - 1].limit
            let next = beginning(of: amount - levels[isFirst ? index - 1 : index].resolution)
            return Date(timeIntervalSinceReferenceDate: next)
        }
    }

    /// The last instant before one at which the text was another; nil if it was always the same.
    func change(before instant: Date) -> Date? {
        let beginning = beginning(of: shown(at: instant).amount)
        return beginning > lower ? Date(timeIntervalSinceReferenceDate: beginning.nextDown) : nil
    }

    private var lower: TimeInterval { Self.seconds(lowerBound) }
    /// Never below the lower bound, as bounds from a damaged encoding might be.
    private var upper: TimeInterval { max(lower, upperBound.map(Self.seconds) ?? Self.farthest) }

    private static func seconds(_ instant: Date) -> TimeInterval {
        let seconds = instant.timeIntervalSinceReferenceDate
        return seconds.isNaN ? -farthest : min(max(seconds, -farthest), farthest)
    }

    /// The instant at which an amount begins to be shown.
    ///
    /// An amount that makes up the whole length begins exactly at a bound, whatever the bounds' rounding.
    private func beginning(of amount: Int) -> TimeInterval {
        let seconds = TimeInterval(amount) / 1_000
        let length = upper - lower
        return switch direction {
        case .up: seconds <= length + Self.rounding ? min(lower + seconds, upper) : lower + seconds
        case .down: seconds < length - Self.rounding ? upper - seconds : lower
        }
    }

    /// The amount shown, with the index of its level.
    private func shown(at instant: Date) -> (amount: Int, level: Int) {
        var shown = (amount: 0, level: 0)
        for (index, level) in layout.levels.enumerated() {
            shown = (amount(at: Self.seconds(instant), level.resolution), index)
            if shown.amount < level.limit { break }
        }
        return shown
    }

    /// Counting up the last amount whose instant has come, counting down the first one that covers what remains.
    private func amount(at instant: TimeInterval, _ resolution: Int) -> Int {
        let instant = min(max(instant, lower), upper)
        let seconds = direction == .up ? instant - lower : upper - instant
        var amount = Int(seconds * 1_000 / TimeInterval(resolution)) * resolution
        switch direction {
        case .up:
            while beginning(of: amount + resolution) <= instant { amount += resolution }
            while amount > 0, beginning(of: amount) > instant { amount -= resolution }
        case .down:
            while beginning(of: amount) > instant { amount += resolution }
        }
        return amount
    }
}
