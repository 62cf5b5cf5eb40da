public import Foundation

/// The memory state and the due date of a thing in one direction.
///
/// It can be recomputed from the thing's reviews at any time. A thing without reviews does not have one.
public struct Memory: Hashable, Sendable, Codable {
    /// The phase of a thing: its first short steps, the long schedule, or the steps after a lapse.
    public enum Phase: Hashable, Sendable, Codable {
        /// Learning, at the step with this number, from 0.
        case learning(step: Int)
        /// The long schedule, whose intervals are whole days.
        case review
        /// Relearning after a lapse, at the step with this number, from 0.
        case relearning(step: Int)
    }

    /// The number of days until the probability of recall falls to 90 %.
    public var stability: Double
    /// The difficulty of the thing, from 1 (easy) to 10.
    public var difficulty: Double
    /// The phase of the thing.
    public var phase: Phase
    /// The instant of the last answer.
    public var lastReview: Date
    /// The instant at which the thing is due: the last answer plus the interval.
    public var due: Date
    /// The study day on which the thing is due. Whole-day intervals count study days, so that a quiz may ask the thing
    /// from the rollover of that day on.
    public var dueDay: StudyDay
    /// The interval before ``due`` in whole days, or 0 if it is in minutes.
    public var interval: Int
    /// The number of scheduled answers.
    public var reviews: Int
    /// The number of times that the thing was forgotten after it had been learned.
    public var lapses: Int

    /// Returns whether the thing is due at an instant of a study day. In learning steps the instant decides, and
    /// otherwise the study day.
    ///
    /// ```swift
    /// let memory = try store.memories(of: thing.id)[.meaning]
    /// let isDue = memory?.isDue(at: now, on: day) ?? false
    /// ```
    public func isDue(at instant: Date, on day: StudyDay) -> Bool {
        interval == 0 ? due <= instant : dueDay <= day
    }
}
