import Foundation

/// How a quiz asks, times and grades.
public struct QuizSettings: Hashable, Sendable, Codable {
    /// How an answer is given.
    public enum Mode: String, CaseIterable, Hashable, Sendable, Codable {
        /// Typed.
        case type
        /// Chosen from numbered answers.
        case choice
        /// Thought, revealed and graded by oneself.
        case reveal
    }

    /// How an answer is given.
    public var mode: Mode
    /// The length of each question's countdown in seconds; 0 for a stopwatch.
    public var seconds: TimeInterval
    /// For how long the answer of a ``Mode/reveal`` question stays locked, in seconds. Only then its countdown begins.
    public var thinkSeconds: TimeInterval
    /// What "more time" adds, in seconds.
    public var extraSeconds: TimeInterval
    /// Asks without touching the schedule.
    public var isCram: Bool
    /// How an answer is graded, one that ran out of time among them.
    public var grading: GradingRule
    /// The person's own median time per typed letter, for a rule that rewards speed; nil when not known.
    public var medianSecondsPerLetter: Double?
    /// The number of answers after which the quiz ends; nil for no limit. Learning steps count.
    public var answerLimit: Int?
    /// How long before its time a learning step may come back when nothing else is left, in seconds.
    public var learnAhead: TimeInterval
    /// The longest learning step that comes back within the quiz, in seconds; longer ones are left to another.
    public var longestStep: TimeInterval

    /// Makes settings; what is not given is as in a quiz for which a person chose nothing.
    public init(
        mode: Mode = .type, seconds: TimeInterval = 15, thinkSeconds: TimeInterval = 0, extraSeconds: TimeInterval = 10,
        isCram: Bool = false, grading: GradingRule = GradingRule(), medianSecondsPerLetter: Double? = nil,
        answerLimit: Int? = nil, learnAhead: TimeInterval = 1_200, longestStep: TimeInterval = 3_600
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
        self.longestStep = longestStep
    }
}
