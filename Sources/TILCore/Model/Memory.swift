import Foundation

/// The memory state and the due date of a thing in one direction.
///
/// It can be computed again from the thing's reviews at any time. A thing that was never reviewed does not have one.
public struct Memory: Hashable, Sendable, Codable {
    /// The phase of a thing: its first short steps, the long schedule, or the steps after a lapse.
    public enum Phase: Hashable, Sendable, Codable {
        /// Learning: at the step with this number, from 0.
        case learning(step: Int)
        /// The long schedule, whose intervals are whole days.
        case review
        /// Relearning after a lapse: at the step with this number, from 0.
        case relearning(step: Int)
    }

    /// Days until the chance of remembering falls to 90 %.
    public var stability: Double
    /// How hard the thing is, from 1 (easy) to 10.
    public var difficulty: Double
    /// The phase that the thing is in.
    public var phase: Phase
    /// The instant of the last answer.
    public var lastReview: Date
    /// The instant at which the thing is due: the last answer plus the interval.
    public var due: Date
    /// The study day on which the thing is due: whole-day intervals count study days, so that it may be asked from the
    /// rollover of that day on.
    public var dueDay: StudyDay
    /// The interval that led to ``due``, in whole days; 0 while it is counted in minutes.
    public var interval: Int
    /// The number of scheduled answers.
    public var reviews: Int
    /// The number of times that the thing was forgotten after it had been learned.
    public var lapses: Int

    /// Returns whether the thing is due at an instant of a study day: by the instant while it is in steps, and by the
    /// study day once its interval is counted in days.
    public func isDue(at instant: Date, on day: StudyDay) -> Bool {
        interval == 0 ? due <= instant : dueDay <= day
    }
}
