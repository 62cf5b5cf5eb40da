import Foundation

/// The text of a timer or a stopwatch at an instant, and the instants at which the text changes.
///
/// A text shows an amount of time, and an amount begins at one exact instant: `lower + amount` when counting up, `upper
/// - amount` when counting down, as `Date` computes it. Both the text and the instants of its changes are found by
/// comparing instants with these. They therefore always agree, in spite of rounding.
struct TimeDisplay: Hashable, Sendable, Codable {
    enum Direction: String, Hashable, Sendable, Codable {
        case up, down
    }

    /// The maximum distance of an instant from the reference date, over 30,000 years. More distant instants are too far
    /// apart for milliseconds.
    private static let farthest: TimeInterval = 1e12

    /// A tolerance above the rounding error of two bounds in this century, and below any displayed amount.
    private static let rounding: TimeInterval = 1e-6

    var lowerBound: Date
    /// The end of the counting, or nil for a stopwatch.
    var upperBound: Date?
    var direction: Direction
    var layout: TimeLayout
    var locale: Locale?

    func text(at instant: Date) -> String {
        let shown = shown(at: instant)
        return layout.text(of: shown.amount, layout.levels[shown.level], in: locale)
    }

    /// Returns the first instant after another at which the text is different, or nil if it never is.
    func change(after instant: Date) -> Date? {
        let shown = shown(at: instant)
        switch direction {
        case .up:
            let next = beginning(of: shown.amount + layout.levels[shown.level].resolution)
            return next <= upper ? Date(timeIntervalSinceReferenceDate: next) : nil
        case .down:
            guard shown.amount > 0 else { return nil }
            let next = beginning(of: shown.amount - resolution(below: shown))
            return Date(timeIntervalSinceReferenceDate: next)
        }
    }

    /// Returns the milliseconds between a displayed amount and the next smaller one. The amount below the first one of
    /// a level belongs to the finer level before it.
    private func resolution(below shown: ShownAmount) -> Int {
        let levels = layout.levels
        let isFirstOfLevel = shown.level > 0 && shown.amount == levels[shown.level - 1].limit
        return isFirstOfLevel ? levels[shown.level - 1].resolution : levels[shown.level].resolution
    }

    /// Returns the last instant before another at which the text was different, or nil if it never was.
    func change(before instant: Date) -> Date? {
        let beginning = beginning(of: shown(at: instant).amount)
        return beginning > lower ? Date(timeIntervalSinceReferenceDate: beginning.nextDown) : nil
    }

    private var lower: TimeInterval { Self.seconds(lowerBound) }
    /// The upper bound, which is not below the lower bound even if an encoding was damaged.
    private var upper: TimeInterval { max(lower, upperBound.map(Self.seconds) ?? Self.farthest) }

    private static func seconds(_ instant: Date) -> TimeInterval {
        let seconds = instant.timeIntervalSinceReferenceDate
        return seconds.isNaN ? -farthest : min(max(seconds, -farthest), farthest)
    }

    /// Returns the instant at which an amount first appears.
    ///
    /// An amount of the whole length begins exactly at a bound, in spite of rounding: if the bounds of 15 seconds are
    /// 14.9999999 apart, 15 seconds begin at the upper bound when counting up, and at the lower one when counting down.
    private func beginning(of amount: Int) -> TimeInterval {
        let seconds = TimeInterval(amount) / 1_000
        let length = upper - lower
        switch direction {
        case .up:
            let isWithin = seconds <= length + Self.rounding
            return isWithin ? min(lower + seconds, upper) : lower + seconds
        case .down:
            let isWithin = seconds < length - Self.rounding
            return isWithin ? upper - seconds : lower
        }
    }

    /// A displayed amount of time.
    private struct ShownAmount {
        /// The amount in milliseconds.
        var amount = 0
        /// The index of its level.
        var level = 0
    }

    /// Returns the displayed amount, in the finest level that has it. The last level has all amounts.
    private func shown(at instant: Date) -> ShownAmount {
        let seconds = min(max(Self.seconds(instant), lower), upper)
        var shown = ShownAmount()
        for (index, level) in layout.levels.enumerated() {
            shown = ShownAmount(amount: amount(at: seconds, level.resolution), level: index)
            if shown.amount < level.limit { return shown }
        }
        return shown
    }

    /// Returns the displayed amount: rounded down when counting up, rounded up when counting down.
    ///
    /// The division is only a first guess. The beginnings of the amounts around it decide, in spite of rounding.
    private func amount(at instant: TimeInterval, _ resolution: Int) -> Int {
        let seconds = direction == .up ? instant - lower : upper - instant
        var amount = Int(seconds * 1_000 / TimeInterval(resolution)) * resolution
        switch direction {
        case .up:
            while beginning(of: amount + resolution) <= instant { amount += resolution }
            while amount > 0, beginning(of: amount) > instant { amount -= resolution }
        case .down:
            // The guess is rounded down, and the amount is rounded up, so the guess is never too high.
            while beginning(of: amount) > instant { amount += resolution }
        }
        return amount
    }
}
