public import Foundation

/// The questions that a quiz still has to ask.
struct QuizAgenda: Hashable, Sendable, Codable {
    private var questions: [Question]
    /// The learning steps, by the number of the answer that led to each. Steps from before the quiz have numbers below
    /// 1.
    private var steps: [Int: LearningStep] = [:]

    init(questions: [Question], steps: [LearningStep]) {
        self.questions = questions
        for (index, step) in steps.enumerated() {
            let numberBeforeQuiz = index - steps.count
            self.steps[numberBeforeQuiz] = step.again
        }
    }

    /// The questions that are left, with the learning steps last.
    var remaining: [Question] { questions + orderedSteps.map(\.step.question) }

    /// Returns whether a thing may be asked next: its question is left, or its learning step may come back now.
    func mayAsk(_ thing: UUID, at instant: Date, learnAhead: TimeInterval) -> Bool {
        let latest = latest(at: instant, learnAhead: learnAhead)
        let isLeft = questions.contains { question in question.thing.id == thing }
        let hasStep = steps.values.contains { step in step.question.thing.id == thing && step.due <= latest }
        return isLeft || hasStep
    }

    /// Returns the latest rank, counted from 1, at which the step after an answer comes back. The result is nil if the
    /// step is not due by an instant.
    func rank(ofStepAfter answer: Int, until instant: Date) -> Int? {
        guard let step = steps[answer], step.due <= instant else { return nil }
        let stepsBefore = orderedSteps.prefix { other in other.answer != answer }.count
        let otherSteps = dueSteps(by: instant).count - 1
        // A step that is due earlier than others can still come after two of them.
        let waits = max(stepsBefore, min(Self.questionsBetween, otherSteps))
        return questions.count + waits + 1
    }

    /// Returns the numbers of questions that are left, including learning steps that are due by an instant. Things that
    /// were shown are asked first, and learning steps come last.
    func counts(until instant: Date, atMost limit: Int) -> QuizCounts {
        let stepKinds = dueSteps(by: instant).map(\.question.kind)
        let shownKinds = stepKinds.filter { kind in kind == .new }
        let againKinds = stepKinds.filter { kind in kind != .new }
        let kinds = shownKinds + questions.map(\.kind) + againKinds
        var counts = QuizCounts()
        for kind in kinds.prefix(limit) { counts.count(kind) }
        return counts
    }

    /// Removes and returns the next question: a learning step that is due, then the next question in order, then the
    /// first step. A step comes after two other questions, if there are any.
    /// - Parameters:
    ///   - instant: the present instant.
    ///   - number: the number of the last question.
    ///   - learnAhead: the number of seconds before its due time at which a step may be asked if nothing else is left.
    ///   - answersLeft: the number of answers before the quiz ends, so that a thing is not shown if it cannot be asked.
    /// - Returns: the question, or nil if no question may be asked now.
    mutating func removeNext(
        at instant: Date, after number: Int, learnAhead: TimeInterval, answersLeft: Int = .max
    ) -> Question? {
        // The last answers are for what was shown.
        let isOnlyForShown = unasked >= answersLeft
        let latest = latest(at: instant, learnAhead: learnAhead)
        let possibleSteps = orderedSteps.filter { entry in
            let isDue = entry.step.due <= latest
            let isAllowed = !isOnlyForShown || entry.step.question.kind == .new
            return isDue && isAllowed
        }
        let latestRested = number - Self.questionsBetween
        if let rested = possibleSteps.first(where: { entry in entry.answer <= latestRested }) {
            return removeStep(after: rested.answer)
        }
        if !questions.isEmpty, !isOnlyForShown { return questions.removeFirst() }
        guard let earliestAnswer = possibleSteps.map(\.answer).min() else { return nil }
        return removeStep(after: earliestAnswer)
    }

    /// Removes the step after an answer and returns its question.
    private mutating func removeStep(after answer: Int) -> Question? {
        steps.removeValue(forKey: answer)?.question
    }

    /// Returns the time at which the next learning step comes back, and the number of steps that come back within the
    /// same minute, or nil if none does in some seconds.
    func rest(after instant: Date, within seconds: TimeInterval) -> (end: Date, count: Int)? {
        guard let first = orderedSteps.first?.step.due, first <= instant + seconds else { return nil }
        return (first, dueSteps(by: first + 60).count)
    }

    /// The number of other questions before a thing is asked again.
    private static let questionsBetween = 2

    /// The number of things that were shown and have not been asked yet.
    private var unasked: Int { steps.values.count { value in value.question.kind == .new } }

    /// Schedules the question of a thing that is shown now.
    mutating func meet(_ question: Question, number: Int, at instant: Date) {
        var question = question
        question.isUnmet = false
        steps[number] = LearningStep(question: question, due: instant)
    }

    /// Schedules a question as a learning step.
    mutating func schedule(_ question: Question, after answer: Int, due: Date) {
        steps[answer] = LearningStep(question: question, due: due).again
    }

    /// Removes the learning step after an answer.
    mutating func unschedule(after answer: Int) { steps[answer] = nil }

    /// Removes a question that was answered by the answer to another one.
    mutating func drop(_ key: QuestionKey) {
        if let index = questions.firstIndex(where: { question in question.key == key }) { questions.remove(at: index) }
        steps = steps.filter { step in step.value.question.key != key }
    }

    /// Moves the questions about a thing to the end.
    mutating func putLast(_ thing: UUID) {
        let others = questions.filter { question in question.thing.id != thing }
        let moved = questions.filter { question in question.thing.id == thing }
        questions = others + moved
    }

    /// Inserts a question that still needs an answer before all others.
    mutating func putBack(_ question: Question) { questions.insert(question, at: 0) }

    /// Returns the latest due instant at which a step may be asked now.
    private func latest(at instant: Date, learnAhead: TimeInterval) -> Date {
        questions.isEmpty ? instant + learnAhead : instant
    }

    private func dueSteps(by instant: Date) -> [LearningStep] {
        steps.values.filter { step in step.due <= instant }
    }

    /// A learning step with the number of the answer that led to it.
    private struct NumberedStep {
        var answer: Int
        var step: LearningStep
    }

    /// The learning steps, the earliest due one first. Steps that are due at the same instant are in the order of their
    /// answers.
    private var orderedSteps: [NumberedStep] {
        let numbered = steps.map { answer, step in NumberedStep(answer: answer, step: step) }
        return numbered.sorted { one, other in
            if one.step.due != other.step.due { return one.step.due < other.step.due }
            return one.answer < other.answer
        }
    }
}

/// A question in a learning step, with its due instant.
///
/// ```swift
/// let steps = try store.queue(at: now, on: day).compactMap { entry -> LearningStep? in
///     guard let due = entry.step(at: now) else { return nil }
///     return LearningStep(question: Question(thing: entry.thing, direction: entry.direction), due: due)
/// }
/// ```
public struct LearningStep: Hashable, Sendable, Codable {
    /// The question.
    public var question: Question
    /// The instant at which the question is due.
    public var due: Date

    /// Creates a step.
    ///
    /// ```swift
    /// let step = LearningStep(question: Question(thing: thing, direction: .meaning), due: now + 600)
    /// let session = QuizSession(questions: [], steps: [step])  // asks it in ten minutes
    /// ```
    public init(question: Question, due: Date) {
        self.question = question
        self.due = due
    }

    /// The same step, with a learning step as the reason for its question.
    var again: LearningStep {
        var step = self
        step.question.kind = .again
        return step
    }
}
