import Foundation

/// What a quiz still has to ask.
///
/// The questions stay where they are while a cursor moves over them, so that the agendas kept for undo share them.
struct QuizAgenda: Sendable {
    private var questions: [Question]
    private var next = 0
    /// The learning steps that come back, by the number of the answer that led to each.
    private var steps: [Int: Step] = [:]

    private struct Step: Sendable {
        var question: Question
        var due: Date
    }

    /// When something can be asked.
    enum Availability: Hashable {
        case now
        case later(Date)
        case never
    }

    init(questions: [Question]) { self.questions = questions }

    /// What is left, the learning steps last.
    var remaining: [QuestionKey] {
        questions[next...].map(\.key) + orderedSteps.map(\.value.question.key)
    }

    /// Whether a question can be asked.
    /// - Parameters:
    ///   - instant: the present instant.
    ///   - learnAhead: how long before its time a step may be asked when nothing else is left, in seconds.
    func availability(at instant: Date, learnAhead: TimeInterval) -> Availability {
        if next < questions.count { return .now }
        guard let first = orderedSteps.first else { return .never }
        let allowed = first.value.due - learnAhead
        return allowed <= instant ? .now : .later(allowed)
    }

    /// Takes the next question: a learning step whose time has come, the next in order, the first step.
    mutating func take(at instant: Date) -> Question? {
        let first = orderedSteps.first
        if let first, first.value.due <= instant || next >= questions.count {
            steps[first.key] = nil
            return first.value.question
        }
        guard next < questions.count else { return nil }
        next += 1
        return questions[next - 1]
    }

    /// Lets a question come back at an instant.
    mutating func schedule(_ question: Question, after answer: Int, due: Date) {
        steps[answer] = Step(question: question, due: due)
    }

    /// Forgets what was to come back after an answer.
    mutating func unschedule(after answer: Int) {
        steps[answer] = nil
    }

    /// Puts a question in the place of one that is still to be asked and was answered already; nothing where it is not.
    mutating func replace(_ key: QuestionKey, with question: Question) {
        guard let index = questions[next...].firstIndex(where: { $0.key == key }) else { return }
        questions[index] = question
    }

    private var orderedSteps: [(key: Int, value: Step)] {
        steps.sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
    }
}
