import Foundation

/// What a quiz still has to ask.
///
/// The questions stay where they are while a cursor moves over them, so that the agendas kept for undo share them.
struct QuizAgenda: Sendable {
    private var questions: [Question]
    private var next = 0
    /// The learning steps that come back, by the number of the answer that led to each; those that the quiz began with
    /// have numbers below 1.
    private var steps: [Int: LearningStep] = [:]

    init(questions: [Question], steps: [LearningStep]) {
        self.questions = questions
        for (index, step) in steps.enumerated() { self.steps[index - steps.count] = step.again }
    }

    /// What is left, the learning steps last.
    var remaining: [Question] { questions[next...] + orderedSteps.map(\.value.question) }

    /// Whether anything of a thing is left.
    func has(_ thing: UUID) -> Bool {
        questions[next...].contains { $0.thing.id == thing }
            || steps.values.contains { $0.question.thing.id == thing }
    }

    /// Whether a thing may be what is asked next: its question is left, or a learning step that may come back by now.
    func mayAsk(_ thing: UUID, at instant: Date, learnAhead: TimeInterval) -> Bool {
        if questions[next...].contains(where: { $0.thing.id == thing }) { return true }
        let latest = next < questions.count ? instant : instant + learnAhead
        return steps.values.contains { $0.question.thing.id == thing && $0.due <= latest }
    }

    /// How many learning steps come back up to an instant.
    func stepCount(until instant: Date) -> Int { steps.values.count { $0.due <= instant } }

    /// As which question from here, counted from 1, that comes back to which an answer led, at the latest; nil where it does
    /// not up to an instant.
    func place(ofStepAfter answer: Int, until instant: Date) -> Int? {
        guard let step = steps[answer], step.due <= instant else { return nil }
        let before = orderedSteps.firstIndex { $0.key == answer } ?? 0
        return questions.count - next + before + 1
    }

    /// How many questions are left that were never answered, and how many that were.
    var questionCounts: (new: Int, due: Int) {
        let new = questions[next...].count { $0.kind == .new }
        return (new, questions.count - next - new)
    }

    /// Takes the next question: a learning step whose time has come, the next in order, the first step.
    /// - Parameters:
    ///   - instant: the present instant.
    ///   - learnAhead: how long before its time a step is asked when nothing else is left, in seconds.
    /// - Returns: the question; nil where there is none that may be asked now.
    mutating func take(at instant: Date, learnAhead: TimeInterval) -> Question? {
        let latest = next < questions.count ? instant : instant + learnAhead
        if let first = orderedSteps.first, first.value.due <= latest {
            steps[first.key] = nil
            return first.value.question
        }
        guard next < questions.count else { return nil }
        next += 1
        return questions[next - 1]
    }

    /// Lets a question come back as a learning step.
    mutating func schedule(_ question: Question, after answer: Int, due: Date) {
        steps[answer] = LearningStep(question: question, due: due).again
    }

    /// Forgets what was to come back after an answer.
    mutating func unschedule(after answer: Int) {
        steps[answer] = nil
    }

    /// Forgets a question that was answered in the course of another.
    mutating func drop(_ key: QuestionKey) {
        if let index = questions[next...].firstIndex(where: { $0.key == key }) { questions.remove(at: index) }
        steps = steps.filter { $0.value.question.key != key }
    }

    /// Puts a question that is still to be answered before all others.
    mutating func putBack(_ question: Question) {
        questions.insert(question, at: next)
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

    /// The same step, whose question is told as one that comes back.
    var again: LearningStep { LearningStep(question: question.of(.again), due: due) }
}
