import Foundation
import TILCore
import TILText

/// Announces the remaining time of a question on separate lines: at ten and five seconds, and when a locked answer may
/// be shown.
struct TimeAnnouncer {
    /// The last step that was announced or had passed before the question was shown, or nil before the first check.
    private var announced: Double?
    private var wasLocked = false

    /// The remaining seconds at which it announces the time.
    static let steps = [10.0, 5.0]
    /// The number of seconds that a check may come too early, since waits are rounded down to milliseconds.
    private static let tolerance = 0.05

    /// Returns the announcement that is due, or nil.
    mutating func sentence(for asked: AskedQuestion, at instant: Date) -> String? {
        if asked.isLocked(at: instant) {
            wasLocked = true
            return nil
        }
        let step = Self.step(asked, at: instant)
        // The heading already shows the time at the start of the question.
        let before = announced ?? step
        let isUnlockedNow = wasLocked
        announced = step
        wasLocked = false
        if isUnlockedNow { return "The answer may be shown now." }
        return step < before ? Self.timeLeft(asked, at: instant) : nil
    }

    /// Returns the time of the next announcement, or nil if none is due before the next event.
    func next(for asked: AskedQuestion, after instant: Date) -> Date? {
        if let unlocks = asked.unlocks(at: instant) { return unlocks }
        guard let countdown = asked.countdown else { return nil }
        let left = countdown.remaining(at: instant)
        let next = Self.steps.first { step in step < left - Self.tolerance }
        return next.map { step in instant + (left - step) }
    }

    /// Returns the remaining time in words, or nil without a time limit.
    static func timeLeft(_ asked: AskedQuestion, at instant: Date) -> String? {
        guard let countdown = asked.countdown else { return nil }
        let seconds = Int((countdown.remaining(at: instant) - tolerance).rounded(.up))
        return "\(counted(seconds, "second")) left."
    }

    private static func step(_ asked: AskedQuestion, at instant: Date) -> Double {
        guard let countdown = asked.countdown else { return .infinity }
        let left = countdown.remaining(at: instant)
        return steps.last { step in left <= step + tolerance } ?? .infinity
    }
}
