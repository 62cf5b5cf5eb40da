public import Foundation

/// The questions that a quiz still has to ask.
struct QuizAgenda: Hashable, Sendable, Codable {
    private var questions: [Question]
    /// The learning steps, by the number of the answer that led to each.
    private var steps: [Int: LearningStep] = [:]

    init(questions: [Question], steps: [LearningStep]) {
        self.questions = questions
        // The answers before the quiz get negative numbers, since the first answer of the quiz has the number 1.
        let firstNumber = -steps.count
        for (index, step) in steps.enumerated() { self.steps[firstNumber + index] = step.again }
    }

    /// The questions that are left, with the learning steps last.
    var remaining: [Question] { questions + orderedSteps.map(\.value.question) }

    /// Returns whether a thing may be asked next: its question is left, or its learning step may come back now.
    func mayAsk(_ thing: UUID, at instant: Date, learnAhead: TimeInterval) -> Bool {
        let latest = latest(at: instant, learnAhead: learnAhead)
        return questions.contains { question in question.thing.id == thing }
            || steps.values.contains { value in value.question.thing.id == thing && value.due <= latest }
    }

    /// Returns the latest rank, counted from 1, at which the step after an answer comes back. The result is nil if the
    /// step is not due by an instant.
    func rank(ofStepAfter answer: Int, until instant: Date) -> Int? {
        guard let step = steps[answer], step.due <= instant,
            let place = orderedSteps.firstIndex(where: { orderedStep in orderedStep.key == answer })
        else { return nil }
        let otherSteps = steps.values.count { value in value.due <= instant } - 1
        // A step waits for other questions, also if it is the first.
        let before = max(place, min(Self.questionsBetween, otherSteps))
        return questions.count + before + 1
    }

    /// Returns the numbers of questions that are left, including learning steps that are due by an instant. Things that
    /// were shown are asked first, and learning steps come last.
    func counts(until instant: Date, atMost limit: Int) -> QuizCounts {
        let coming = steps.values.filter { value in value.due <= instant }.map(\.question.kind)
        let shown = coming.filter { kind in kind == .new }
        let repeated = coming.filter { kind in kind != .new }
        let inOrder = shown + questions.map(\.kind) + repeated
        var counts = QuizCounts()
        for kind in inOrder.prefix(limit) { counts.count(kind) }
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
        let isFull = unasked >= answersLeft
        let hasQuestion = !questions.isEmpty && !isFull
        let latest = latest(at: instant, learnAhead: learnAhead)
        let mayCome = orderedSteps.filter { orderedStep in
            orderedStep.value.due <= latest && (!isFull || orderedStep.value.question.kind == .new)
        }
        let rested = mayCome.first { step in step.key <= number - Self.questionsBetween }
        if let rested { return steps.removeValue(forKey: rested.key)?.question }
        if hasQuestion { return questions.removeFirst() }
        let first = mayCome.min { left, right in left.key < right.key }
        return first.flatMap { step in steps.removeValue(forKey: step.key)?.question }
    }

    /// Returns the time at which the next learning step comes back, and the number of steps that come back within the
    /// same minute, or nil if none does in some seconds.
    func rest(after instant: Date, within seconds: TimeInterval) -> (end: Date, count: Int)? {
        guard let first = orderedSteps.first?.value.due, first <= instant + seconds else { return nil }
        return (first, steps.values.count { value in value.due <= first + 60 })
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
        questions =
            questions.filter { question in question.thing.id != thing }
            + questions.filter { question in question.thing.id == thing }
    }

    /// Inserts a question that still needs an answer before all others.
    mutating func putBack(_ question: Question) { questions.insert(question, at: 0) }

    /// Returns the latest due instant at which a step may be asked now.
    private func latest(at instant: Date, learnAhead: TimeInterval) -> Date {
        questions.isEmpty ? instant + learnAhead : instant
    }

    private var orderedSteps: [(key: Int, value: LearningStep)] {
        steps.sorted { left, right in (left.value.due, left.key) < (right.value.due, right.key) }
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
