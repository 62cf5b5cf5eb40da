public import Foundation

/// The settings of a quiz for asking, timing and grading.
public struct QuizSettings: Hashable, Sendable, Codable {
    /// The way in which an answer is given.
    public enum Mode: String, CaseIterable, Hashable, Sendable, Codable {
        /// The answer is typed.
        case type
        /// The answer is chosen from a numbered list.
        case choice
        /// The answer is revealed, and you grade yourself.
        case reveal
    }

    /// The way in which an answer is given.
    public var mode: Mode
    /// The length of each countdown in seconds, or 0 for a stopwatch.
    public var seconds: TimeInterval
    /// The time to think, in seconds, before an answer is accepted or revealed. The countdown starts after it.
    public var thinkSeconds: TimeInterval
    /// The seconds that "more time" adds and "less time" removes.
    public var extraSeconds: TimeInterval
    /// Whether answers do not count for the schedule.
    public var isCram: Bool
    /// The rule for the grades of answers, including timeouts.
    public var grading: GradingRule
    /// The person's own median time per typed letter, for a rule that rewards speed, or nil if it is unknown.
    package var medianSecondsPerLetter: Double?
    /// The number of answers after which the quiz ends, or nil for no limit. Answers in learning steps count.
    package var answerLimit: Int?
    /// The number of seconds before its due time at which a learning step comes back if nothing else is left. A step
    /// that is due later only comes back if the quiz is still running at that time.
    public var learnAhead: TimeInterval

    /// Creates settings. The defaults are the same as those of a new store.
    public init(
        mode: Mode = .type, seconds: TimeInterval = 15, thinkSeconds: TimeInterval = 0, extraSeconds: TimeInterval = 10,
        isCram: Bool = false, grading: GradingRule = GradingRule(), medianSecondsPerLetter: Double? = nil,
        answerLimit: Int? = nil, learnAhead: TimeInterval = 1_200
    ) {
        self.mode = mode
        self.seconds = seconds
        self.thinkSeconds = thinkSeconds
        self.extraSeconds = extraSeconds
        self.isCram = isCram
        self.grading = grading
        self.medianSecondsPerLetter = medianSecondsPerLetter
        self.answerLimit = answerLimit
        self.learnAhead = learnAhead
    }
}

/// A quiz that was begun and not finished.
public struct UnfinishedQuiz: Hashable, Sendable, Codable {
    /// The instant at which the quiz began.
    package var began: Date
    /// The questions of the quiz, in order.
    public var questions: [QuestionKey]
    /// The settings of the quiz, or nil if they were not recorded.
    public var settings: QuizSettings?

    /// Creates the record of a quiz.
    public init(began: Date, questions: [QuestionKey], settings: QuizSettings? = nil) {
        self.began = began
        self.questions = questions
        self.settings = settings
    }
}
