public import Foundation

/// The scheduler: FSRS-6 with learning steps, as pure functions of options and reviews.
///
/// The formulas use elapsed whole days: the seconds divided by 86,400 and rounded down, without a cut-off hour, as in
/// fsrs-rs and py-fsrs. Due dates use study days instead: the study day of the answer plus the interval, even if the
/// clock or the time zone has changed since.
///
/// ```swift
/// let scheduler = Scheduler()
/// let first = scheduler.memory(after: .good, at: now, studyDay: day, from: nil, seed: seed)
/// print(first.due.timeIntervalSince(now))  // 600 seconds: the second learning step
/// ```
public struct Scheduler: Hashable, Sendable {
    /// The options of the schedule.
    public let options: SchedulingOptions

    /// Creates a scheduler.
    public init(_ options: SchedulingOptions = .standard) {
        self.options = options
    }

    /// Returns the memory after an answer.
    ///
    /// An instant before the last answer, because a clock was set back, counts as the same day.
    ///
    /// ```swift
    /// let next = scheduler.memory(after: .easy, at: now + 600, studyDay: day, from: memory, seed: seed)
    /// print("again on \(next.dueDay)")
    /// ```
    /// - Parameters:
    ///   - grade: the grade of the answer.
    ///   - instant: the instant of the answer.
    ///   - studyDay: the study day of the answer.
    ///   - memory: the memory before the answer, or nil for a thing without reviews.
    ///   - seed: the seed of the fuzz for the thing in its direction.
    public func memory(
        after grade: Grade, at instant: Date, studyDay: StudyDay, from memory: Memory?, seed: FuzzSeed
    ) -> Memory {
        let days = memory.map { memory in Self.elapsedDays(from: memory.lastReview, to: instant) } ?? 0
        let before = memory.map { memory in MemoryState<Double>(memory) }
        let state = options.parameters.formulas.state(after: grade, elapsedDays: days, from: before)
        let reviews = (memory?.reviews ?? 0) + 1
        let phase = memory?.phase ?? .learning(step: 0)
        let isLapse = grade == .again && phase == .review
        let lapses = memory?.lapses ?? 0
        let wait =
            step(after: grade, in: phase)
            ?? graduation(stability: state.stability, fraction: seed.fraction(ofReview: reviews))
        let last = instant.milliseconds
        let milliseconds = Int64((wait.seconds * 1_000).rounded())
        return Memory(
            stability: state.stability, difficulty: state.difficulty, phase: wait.phase,
            lastReview: Date(milliseconds: last), due: Date(milliseconds: last + milliseconds),
            dueDay: studyDay.advanced(by: wait.days), interval: wait.interval, reviews: reviews,
            lapses: isLapse ? lapses + 1 : lapses)
    }

    /// The time until a thing is asked again.
    private struct Wait {
        let phase: Memory.Phase
        let seconds: TimeInterval
        /// The number of whole days.
        let days: Int
        /// The interval of a graduated thing in days, or 0 in a step.
        let interval: Int
    }

    /// Returns the wait in a learning or relearning step after an answer, or nil if there is no such step.
    private func step(after grade: Grade, in phase: Memory.Phase) -> Wait? {
        switch phase {
        case .learning(let step):
            return wait(for: options.learningSteps.outcome(of: grade, at: step)) { next in .learning(step: next) }
        case .relearning(let step):
            return wait(for: options.relearningSteps.outcome(of: grade, at: step)) { next in .relearning(step: next) }
        case .review:
            guard grade == .again else { return nil }
            return wait(for: options.relearningSteps.outcome(of: grade, at: 0)) { next in .relearning(step: next) }
        }
    }

    /// Returns the wait in a step, or nil after the last step.
    /// - Parameter phase: returns the phase of a step.
    private func wait(for outcome: LearningSteps.Outcome, in phase: (_ step: Int) -> Memory.Phase) -> Wait? {
        guard case .step(let next, let seconds) = outcome else { return nil }
        return Wait(phase: phase(next), seconds: seconds, days: Int(seconds / Self.secondsPerDay), interval: 0)
    }

    /// Returns the wait without a step.
    private func graduation(stability: Double, fraction: Double) -> Wait {
        let days = interval(stability: stability, fraction: fraction)
        return Wait(phase: .review, seconds: Double(days) * Self.secondsPerDay, days: days, interval: days)
    }

    /// Returns the probability of recall at an instant, from 0 to 1: the point of the ``ForgettingCurve`` at that
    /// instant. Fractions of days count.
    ///
    /// ```swift
    /// let today = scheduler.retrievability(of: memory, at: now)
    /// let nextWeek = scheduler.retrievability(of: memory, at: now + 7 * 86_400)  // less
    /// ```
    public func retrievability(of memory: Memory, at instant: Date) -> Double {
        options.parameters.retrievability(
            after: max(0, instant.timeIntervalSince(memory.lastReview)) / Self.secondsPerDay,
            stability: FSRSParameters.stabilities.clamping(memory.stability))
    }

    /// Returns the interval in whole days for a stability, from 1 to the maximum interval.
    ///
    /// ```swift
    /// let days = scheduler.interval(stability: 10, fraction: 0.5)
    /// print("again in \(days) days")
    /// ```
    /// - Parameters:
    ///   - stability: the stability in days.
    ///   - fraction: the fraction that chooses among the intervals of the fuzz, at least 0 and below 1.
    public func interval(stability: Double, fraction: Double) -> Int {
        let days = options.parameters.interval(for: options.desiredRetention, stability: stability)
        guard options.isFuzzed else {
            let rounded = (1...Double(options.maximumInterval)).clamping(days.rounded(.toNearestOrEven))
            return Int(rounded)
        }
        return IntervalFuzz.interval(days, fraction: fraction, maximum: options.maximumInterval)
    }

    /// Returns the whole days between two instants, rounded down, or 0 if the second instant is earlier.
    package static func elapsedDays(from earlier: Date, to later: Date) -> Double {
        Double(max(0, (later.milliseconds - earlier.milliseconds) / 86_400_000))
    }

    private static let secondsPerDay: TimeInterval = 86_400
}

/// The memory after a possible grade, for a preview.
///
/// ```swift
/// let outlooks = scheduler.outlooks(at: now, studyDay: day, from: memory, seed: seed)
/// let buttons = outlooks.map { "\($0.grade.name) (\(Int($0.wait / 60)) min)" }
/// ```
public struct Outlook: Hashable, Sendable {
    /// The grade.
    public let grade: Grade
    /// The memory after the grade.
    public let memory: Memory

    /// The time until the thing would be due, in seconds.
    public var wait: TimeInterval { memory.due.timeIntervalSince(memory.lastReview) }
}

extension Scheduler {
    /// Returns the memory after a review. A cram does not count for the schedule and returns the memory unchanged.
    ///
    /// ```swift
    /// var memory: Memory?
    /// for review in try store.reviews(of: thing.id) {
    ///     memory = scheduler.memory(after: review, from: memory)
    /// }
    /// ```
    public func memory(after review: Review, from memory: Memory?) -> Memory? {
        guard review.isScheduled else { return memory }
        return self.memory(
            after: review.grade, at: review.date, studyDay: review.studyDay, from: memory,
            seed: FuzzSeed(thing: review.thingID, direction: review.direction))
    }

    /// Returns the memory after reviews, or nil if no review counts for the schedule and there was no memory before.
    ///
    /// It allocates nothing. It can continue from an earlier memory, so that only new reviews are replayed.
    ///
    /// ```swift
    /// let memory = scheduler.replay(try store.reviews(of: thing.id))
    /// print(memory?.reviews ?? 0)  // 1
    /// ```
    /// - Parameters:
    ///   - reviews: the reviews of one thing in one direction, in the order in which they were given.
    ///   - memory: the memory before the first review.
    @inlinable  // so that the caller's sequence is iterated without boxing each review
    public func replay(_ reviews: some Sequence<Review>, from memory: Memory? = nil) -> Memory? {
        var memory = memory
        for review in reviews { memory = self.memory(after: review, from: memory) }
        return memory
    }

    /// Returns the memory after each of the four grades, from again to easy.
    ///
    /// ```swift
    /// for outlook in scheduler.outlooks(at: now, studyDay: day, from: memory, seed: seed) {
    ///     print("\(outlook.grade.name): in \(Int(outlook.wait)) seconds")
    /// }
    /// ```
    public func outlooks(
        at instant: Date, studyDay: StudyDay, from memory: Memory?, seed: FuzzSeed
    ) -> [Outlook] {
        Grade.allCases.map { grade in
            Outlook(
                grade: grade,
                memory: self.memory(after: grade, at: instant, studyDay: studyDay, from: memory, seed: seed))
        }
    }
}
