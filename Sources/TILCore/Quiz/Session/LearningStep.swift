import Foundation

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
