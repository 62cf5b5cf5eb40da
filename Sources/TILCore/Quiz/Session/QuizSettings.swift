import Foundation

/// The settings by which a quiz asks, times and grades.
public struct QuizSettings: Hashable, Sendable, Codable {
    /// The way in which an answer is given.
    public enum Mode: String, CaseIterable, Hashable, Sendable, Codable {
        /// Typed.
        case type
        /// Chosen from numbered answers.
        case choice
        /// Thought, revealed and graded by oneself.
        case reveal
    }

    /// The way in which an answer is given.
    public var mode: Mode
    /// The length of each question's countdown in seconds; 0 for a stopwatch.
    public var seconds: TimeInterval
    /// For how long no answer is taken or revealed, in seconds: time to think. Only then the countdown begins.
    public var thinkSeconds: TimeInterval
    /// The seconds that "more time" adds and "less time" takes off.
    public var extraSeconds: TimeInterval
    /// Whether questions are asked without touching the schedule.
    public var isCram: Bool
    /// The rule by which an answer is graded, one that ran out of time among them.
    public var grading: GradingRule
    /// The person's own median time per typed letter, for a rule that rewards speed, or nil if it is not known.
    public var medianSecondsPerLetter: Double?
    /// The number of answers after which the quiz ends, or nil for no limit. Learning steps count.
    public var answerLimit: Int?
    /// How many seconds before its time a learning step comes back if nothing else is left. A step that is due later
    /// comes back only if the quiz is still running then.
    public var learnAhead: TimeInterval

    /// Creates settings. The defaults are those that a quiz has before a person changes a setting.
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
