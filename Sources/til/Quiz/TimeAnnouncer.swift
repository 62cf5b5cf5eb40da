import Foundation
import TILCore

/// Says how much time a question has left, where that is told on lines of its own: at ten and at five seconds, and when
/// a locked answer may be shown.
struct TimeAnnouncer {
    /// The step that was told last, or passed before the question was shown; nil before the first look.
    private var told: Double?
    private var wasLocked = false

    /// The seconds at which it speaks.
    static let steps = [10.0, 5.0]
    /// How much too early a look may be, in seconds: waits are cut to whole milliseconds.
    private static let tolerance = 0.05

    /// What is to be said at an instant; nil for nothing.
    mutating func sentence(for asked: AskedQuestion, at instant: Date) -> String? {
        if asked.isLocked(at: instant) {
            wasLocked = true
            return nil
        }
        if wasLocked {
            wasLocked = false
            told = Self.step(asked, at: instant)
            return "The answer may be shown now."
        }
        let step = Self.step(asked, at: instant)
        // What the question begins with is said above it.
        let before = told ?? step
        told = step
        return step < before ? Self.timeLeft(asked, at: instant) : nil
    }

    /// When there is something to be said next; nil for not before something happens.
    func next(for asked: AskedQuestion, after instant: Date) -> Date? {
        if let unlocks = asked.unlocks(at: instant) { return unlocks }
        guard let countdown = asked.countdown else { return nil }
        let left = countdown.remaining(at: instant)
        return Self.steps.first { $0 < left - Self.tolerance }.map { instant + (left - $0) }
    }

    /// How much time is left, in words; nil where there is no limit.
    static func timeLeft(_ asked: AskedQuestion, at instant: Date) -> String? {
        guard let countdown = asked.countdown else { return nil }
        return "\(counted(Int((countdown.remaining(at: instant) - tolerance).rounded(.up)), "second")) left."
    }

    private static func step(_ asked: AskedQuestion, at instant: Date) -> Double {
        guard let countdown = asked.countdown else { return .infinity }
        let left = countdown.remaining(at: instant)
        return steps.last { left <= $0 + tolerance } ?? .infinity
    }
}
