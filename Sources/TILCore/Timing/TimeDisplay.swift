import Foundation

/// What a timer or a stopwatch shows at an instant, and when that changes: what both format styles share.
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
        let levels = layout.levels
        let amount = amount(at: Self.seconds(instant), levels)
        let shape = levels[Self.index(of: amount, in: levels)].shape
        return TimeText(amount: amount, shape: shape, padsLeadingField: layout.padsLeadingField).written(in: locale)
    }

    /// The first instant after one at which the text is another; nil where it stays.
    func change(after instant: Date) -> Date? {
        let levels = layout.levels
        let amount = amount(at: Self.seconds(instant), levels)
        let index = Self.index(of: amount, in: levels)
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

    /// The last instant before one at which the text was another; nil where it was always the same.
    func change(before instant: Date) -> Date? {
        let beginning = beginning(of: amount(at: Self.seconds(instant), layout.levels))
        return beginning > lower ? Date(timeIntervalSinceReferenceDate: beginning.nextDown) : nil
    }

    private var lower: TimeInterval { Self.seconds(lowerBound) }
    /// Never below the lower bound, as bounds from a damaged encoding might be.
    private var upper: TimeInterval { max(lower, upperBound.map(Self.seconds) ?? Self.farthest) }

    private static func seconds(_ instant: Date) -> TimeInterval {
        let seconds = instant.timeIntervalSinceReferenceDate
        return seconds.isNaN ? -farthest : min(max(seconds, -farthest), farthest)
    }

    private static func index(of amount: Int, in levels: [TimeLayout.Level]) -> Int {
        levels.firstIndex { amount < $0.limit } ?? levels.count - 1
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

    /// The amount shown: counting up the last one whose instant has come, counting down the first one that covers what
    /// remains.
    private func amount(at instant: TimeInterval, _ levels: [TimeLayout.Level]) -> Int {
        var amount = 0
        for level in levels {
            amount =
                switch direction {
                case .up: elapsed(at: instant, level.resolution)
                case .down: remaining(at: instant, level.resolution)
                }
            if amount < level.limit { break }
        }
        return amount
    }

    private func elapsed(at instant: TimeInterval, _ resolution: Int) -> Int {
        guard instant > lower else { return 0 }
        let instant = min(instant, upper)
        var amount = Int((instant - lower) * 1_000 / TimeInterval(resolution)) * resolution
        while beginning(of: amount + resolution) <= instant { amount += resolution }
        while amount > 0, beginning(of: amount) > instant { amount -= resolution }
        return amount
    }

    private func remaining(at instant: TimeInterval, _ resolution: Int) -> Int {
        guard instant < upper else { return 0 }
        let instant = max(instant, lower)
        var amount = Int((upper - instant) * 1_000 / TimeInterval(resolution)) * resolution
        while beginning(of: amount) > instant { amount += resolution }
        return amount
    }
}
