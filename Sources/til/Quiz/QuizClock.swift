import Foundation

/// The clock of a quiz. It starts at the time of day and advances by elapsed time, including suspension, so that
/// setting the system clock has no effect on countdowns.
struct QuizClock {
    private let start: Date
    private let origin = ContinuousClock.now

    /// Starts a clock.
    init(at start: Date) { self.start = start }

    var now: Date { start + origin.duration(to: .now) / .seconds(1) }
}
