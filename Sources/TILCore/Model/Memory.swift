public import Foundation

/// The memory state and the due date of a thing in one direction.
///
/// It can be recomputed from the thing's reviews at any time. A thing without reviews does not have one.
///
/// ```swift
/// if let memory = try store.memories(of: thing.id)[.meaning] {
///     print("due on \(memory.dueDay), forgotten \(memory.lapses) times")
/// }
/// ```
public struct Memory: Hashable, Sendable, Codable {
    /// The phase of a thing: its first short steps, the long schedule, or the steps after a lapse.
    ///
    /// ```swift
    /// if case .learning(let step) = memory.phase {
    ///     print("learning step \(step + 1)")  // learning step 2
    /// }
    /// ```
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

    /// Creates a memory state, for example for a preview. A ``Scheduler`` computes the state of a thing.
    ///
    /// ```swift
    /// let preview = Memory(
    ///     stability: 30, difficulty: 4.5, lastReview: now, due: now + 30 * 86_400, dueDay: today.advanced(by: 30),
    ///     interval: 30, reviews: 6, lapses: 1)
    /// let hardest = [QueueEntry(thing: thing, direction: .meaning, memory: preview)]
    /// ```
    /// - Parameters:
    ///   - stability: the number of days until the probability of recall falls to 90 %.
    ///   - difficulty: the difficulty of the thing, from 1 (easy) to 10.
    ///   - phase: the phase of the thing.
    ///   - lastReview: the instant of the last answer.
    ///   - due: the instant at which the thing is due.
    ///   - dueDay: the study day on which the thing is due.
    ///   - interval: the interval before `due` in whole days, or 0 if it is in minutes.
    ///   - reviews: the number of scheduled answers.
    ///   - lapses: the number of times that the thing was forgotten after it had been learned.
    public init(
        stability: Double, difficulty: Double, phase: Phase = .review, lastReview: Date, due: Date, dueDay: StudyDay,
        interval: Int, reviews: Int, lapses: Int = 0
    ) {
        self.stability = stability
        self.difficulty = difficulty
        self.phase = phase
        self.lastReview = lastReview
        self.due = due
        self.dueDay = dueDay
        self.interval = interval
        self.reviews = reviews
        self.lapses = lapses
    }

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
