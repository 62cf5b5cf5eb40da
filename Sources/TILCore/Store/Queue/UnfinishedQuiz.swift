import Foundation

/// A quiz that was begun and did not come to its end.
public struct UnfinishedQuiz: Hashable, Sendable, Codable {
    /// When it began.
    public var began: Date
    /// What it was to ask, in order.
    public var questions: [QuestionKey]
    /// How it asked; nil where that was not noted.
    public var settings: QuizSettings?

    /// A quiz that begins.
    public init(began: Date, questions: [QuestionKey], settings: QuizSettings? = nil) {
        self.began = began
        self.questions = questions
        self.settings = settings
    }
}
