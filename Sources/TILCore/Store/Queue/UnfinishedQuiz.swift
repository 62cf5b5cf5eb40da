import Foundation

/// A quiz that was begun and did not come to its end.
public struct UnfinishedQuiz: Hashable, Sendable, Codable {
    /// The instant at which the quiz began.
    public var began: Date
    /// The questions that the quiz was to ask, in order.
    public var questions: [QuestionKey]
    /// The settings of the quiz; nil where they were not noted.
    public var settings: QuizSettings?

    /// A quiz that begins.
    public init(began: Date, questions: [QuestionKey], settings: QuizSettings? = nil) {
        self.began = began
        self.questions = questions
        self.settings = settings
    }

    /// Whether this is the same quiz as another, however exactly their beginnings were noted.
    func isSame(as other: UnfinishedQuiz) -> Bool {
        began.milliseconds == other.began.milliseconds && questions == other.questions
    }
}
