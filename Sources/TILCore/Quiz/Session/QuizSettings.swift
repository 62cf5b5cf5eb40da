public import Foundation

/// The settings of a quiz for asking, timing and grading.
///
/// ```swift
/// var settings = QuizSettings(try store.settings())
/// settings.mode = .reveal
/// settings.thinkSeconds = 3  // the answer stays hidden for so long
/// ```
public struct QuizSettings: Hashable, Sendable, Codable {
    /// The way in which an answer is given.
    ///
    /// ```swift
    /// let mode: QuizSettings.Mode = question.choices == nil ? .type : .choice
    /// let session = QuizSession(questions: [question], settings: QuizSettings(mode: mode))
    /// ```
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
    /// The speed, in letters per second, at which a typed meaning must have room in its countdown, or nil if every
    /// countdown is exactly ``seconds`` long.
    public var typingSpeed: Double?
    /// The longest time, in seconds, that a person may want to wait for a learning step if nothing else is left, or nil
    /// to end the quiz instead.
    public var longestRest: TimeInterval?
    /// The time to think, in seconds, before an answer is accepted or revealed. The countdown starts after it.
    public var thinkSeconds: TimeInterval
    /// The seconds that "more time" adds and "less time" removes.
    public var extraSeconds: TimeInterval
    /// Whether answers do not count for the schedule.
    public var isCram: Bool
    /// The rule for the grades of answers, including timeouts.
    public var grading: GradingRule
    /// The person's own median time per typed letter, for a rule that rewards speed, or nil if it is unknown: see
    /// ``ThingStore/medianSecondsPerLetter()``.
    public var medianSecondsPerLetter: Double?
    /// The number of answers after which the quiz ends, or nil for no limit. Answers in learning steps count.
    public var answerLimit: Int?
    /// The number of seconds before its due time at which a learning step comes back if nothing else is left. A step
    /// that is due later only comes back if the quiz is still running at that time.
    public var learnAhead: TimeInterval

    /// Creates settings. The defaults are the same as those of a new store.
    ///
    /// ```swift
    /// let settings = QuizSettings(mode: .type, seconds: 20, answerLimit: 30)
    /// let session = QuizSession(questions: try store.questions(at: now), settings: settings)
    /// ```
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

    /// Returns the way in which a question is answered.
    func mode(of question: Question) -> Mode {
        mode == .choice && question.choices == nil ? .type : mode
    }

    /// The speed of a slow typist: 35 words of five letters a minute.
    package static let slowTyping = 35 * 5 / 60.0
    /// The seconds in addition to the typing of a long meaning.
    private static let remembering = 5.0
    /// The step of longer countdowns in seconds. A fine one would tell how long the meaning is.
    private static let step = 10.0

    /// Returns the length of a question's countdown in seconds, or 0 for a stopwatch.
    ///
    /// If a meaning is typed, the countdown has room for the longest accepted one.
    func seconds(for question: Question) -> TimeInterval {
        let isTypedMeaning = mode(of: question) == .type && question.direction == .meaning
        guard isTypedMeaning, seconds > 0, let typingSpeed else { return seconds }
        let longest = question.accepted.map(\.long.count).max() ?? 0
        let needed = Self.remembering + Double(longest) / typingSpeed
        if needed <= seconds { return seconds }
        return (needed / Self.step).rounded(.up) * Self.step
    }
}

/// A quiz that was begun and not finished.
///
/// ```swift
/// let quiz = UnfinishedQuiz(began: now, questions: session.unasked, settings: session.settings)
/// try store.saveUnfinishedQuiz(quiz)
/// let left = try store.unfinishedQuiz() ?? []
/// ```
public struct UnfinishedQuiz: Hashable, Sendable, Codable {
    /// The instant at which the quiz began.
    public var began: Date
    /// The questions of the quiz, in order.
    public var questions: [QuestionKey]
    /// The settings of the quiz, or nil if they were not recorded.
    public var settings: QuizSettings?

    /// Creates the record of a quiz.
    ///
    /// ```swift
    /// let quiz = UnfinishedQuiz(began: now, questions: session.unasked, settings: session.settings)
    /// try store.saveUnfinishedQuiz(quiz)
    /// ```
    public init(began: Date, questions: [QuestionKey], settings: QuizSettings? = nil) {
        self.began = began
        self.questions = questions
        self.settings = settings
    }
}
