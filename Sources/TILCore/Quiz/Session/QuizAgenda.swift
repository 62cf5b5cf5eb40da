import Foundation

/// The questions that a quiz still has to ask.
struct QuizAgenda: Sendable {
    private var questions: [Question]
    /// The learning steps that come back, by the number of the answer that led to each; those that the quiz began with
    /// have numbers below 1.
    private var steps: [Int: LearningStep] = [:]

    init(questions: [Question], steps: [LearningStep]) {
        self.questions = questions
        for (index, step) in steps.enumerated() { self.steps[index - steps.count] = step.again }
    }

    /// All that is left, the learning steps last.
    var remaining: [Question] { questions + orderedSteps.map(\.value.question) }

    /// Whether a thing may be asked next: its question is left, or it has a learning step that may already come back.
    func mayAsk(_ thing: UUID, at instant: Date, learnAhead: TimeInterval) -> Bool {
        let latest = latest(at: instant, learnAhead: learnAhead)
        return questions.contains { $0.thing.id == thing }
            || steps.values.contains { $0.question.thing.id == thing && $0.due <= latest }
    }

    /// As which question from here, counted from 1, the step that an answer led to comes back at the latest; nil if it does
    /// not come back up to an instant.
    func place(ofStepAfter answer: Int, until instant: Date) -> Int? {
        guard let step = steps[answer], step.due <= instant else { return nil }
        let others = steps.values.count { $0.due <= instant } - 1
        return orderedSteps.firstIndex { $0.key == answer }.map {
            questions.count + max($0, min(Self.questionsBetween, others)) + 1
        }
    }

    /// How much is left, with the learning steps that come back up to an instant.
    func counts(until instant: Date) -> QuizCounts {
        var counts = QuizCounts()
        for question in questions { counts.count(question.kind) }
        for step in steps.values where step.due <= instant { counts.count(step.question.kind) }
        return counts
    }

    /// Removes and returns the next question: a learning step that is due, then the next in order, then the first step.
    /// A step comes after two other questions, if there are any.
    /// - Parameters:
    ///   - instant: the present instant.
    ///   - number: the number of the last question.
    ///   - learnAhead: how many seconds before its time a step is asked if nothing else is left.
    ///   - answersLeft: the number of answers that the quiz still takes, so that no thing is shown but not asked.
    /// - Returns: the question, or nil if no question may be asked now.
    mutating func take(
        at instant: Date, after number: Int, learnAhead: TimeInterval, answersLeft: Int = .max
    ) -> Question? {
        let isShownInVain = questions.first?.isUnmet == true && unasked >= answersLeft
        let hasQuestion = !questions.isEmpty && !isShownInVain
        let latest = latest(at: instant, learnAhead: learnAhead)
        let mayCome = orderedSteps.filter { $0.value.due <= latest }
        let rested = mayCome.first { $0.key <= number - Self.questionsBetween }
        if let step = rested ?? (hasQuestion ? nil : mayCome.min { $0.key < $1.key }) {
            return steps.removeValue(forKey: step.key)?.question
        }
        return hasQuestion ? questions.removeFirst() : nil
    }

    /// The number of other questions before a thing is asked again.
    private static let questionsBetween = 2

    /// The number of things that were shown and not yet asked.
    private var unasked: Int { steps.values.count { $0.question.kind == .new } }

    /// Lets a thing that is being shown come back as a question.
    mutating func meet(_ question: Question, number: Int, at instant: Date) {
        var question = question
        question.isUnmet = false
        steps[number] = LearningStep(question: question, due: instant)
    }

    /// Lets a question come back as a learning step.
    mutating func schedule(_ question: Question, after answer: Int, due: Date) {
        steps[answer] = LearningStep(question: question, due: due).again
    }

    /// Removes the learning step that an answer had scheduled.
    mutating func unschedule(after answer: Int) { steps[answer] = nil }

    /// Forgets a question that was answered in the course of another.
    mutating func drop(_ key: QuestionKey) {
        if let index = questions.firstIndex(where: { $0.key == key }) { questions.remove(at: index) }
        steps = steps.filter { $0.value.question.key != key }
    }

    /// Puts the questions about a thing after all others.
    mutating func putLast(_ thing: UUID) {
        questions = questions.filter { $0.thing.id != thing } + questions.filter { $0.thing.id == thing }
    }

    /// Puts a question that is still to be answered before all others.
    mutating func putBack(_ question: Question) { questions.insert(question, at: 0) }

    /// The latest due instant of a step that may be asked now.
    private func latest(at instant: Date, learnAhead: TimeInterval) -> Date {
        questions.isEmpty ? instant + learnAhead : instant
    }

    private var orderedSteps: [(key: Int, value: LearningStep)] {
        steps.sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
    }
}

/// A question in a step of minutes, with the instant at which it comes back.
public struct LearningStep: Hashable, Sendable {
    /// The question.
    public var question: Question
    /// When it is due.
    public var due: Date

    /// Makes a step.
    public init(question: Question, due: Date) {
        self.question = question
        self.due = due
    }

    /// The same step, whose question is asked because it comes back.
    var again: LearningStep {
        var step = self
        step.question.kind = .again
        return step
    }
}
