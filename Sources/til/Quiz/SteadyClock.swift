import Foundation

/// A clock that shows the time of day and is never set: it goes on by what has really passed, suspension included.
///
/// Countdowns follow it, so that a clock that is set back or forward in the middle of a question is unfair to nobody.
struct SteadyClock {
    private let start: Date
    private let origin: ContinuousClock.Instant

    init(startingAt start: Date) {
        self.start = start
        origin = ContinuousClock.now
    }

    /// The present instant.
    var now: Date {
        let passed = origin.duration(to: ContinuousClock.now).components
        return start + Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }
}
