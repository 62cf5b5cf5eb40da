/// The rule for the grade of an answer, from its verdict and its time.
///
/// The store keeps the time and the text of every answer, so that this rule may change later.
///
/// ```swift
/// let rule = GradingRule(onTimeout: .hard)
/// let grade = rule.grade(for: .timedOut, seconds: 15, limit: 15)  // hard
/// ```
public struct GradingRule: Hashable, Sendable, Codable {
    /// The grade of an answer that ran out of time.
    ///
    /// ```swift
    /// try store.update(at: now) { $0.grading.onTimeout = .hard }
    /// let rule = try store.settings().grading
    /// ```
    public enum TimeoutGrade: String, CaseIterable, Hashable, Sendable, Codable {
        /// Forgotten.
        case again
        /// Remembered with effort.
        case hard
    }

    /// The grade of an answer that ran out of time.
    public var onTimeout: TimeoutGrade
    /// Whether an answer much faster than the person's own median is easy.
    public var rewardsSpeed: Bool

    /// The share of the countdown after which a right answer is hard.
    package static let lateFrom = 0.75
    /// The share of the person's median time per letter below which a right answer is easy.
    package static let fastBelow = 0.5

    /// Creates a rule. By default, no answer is easy because of its time.
    ///
    /// ```swift
    /// let strict = GradingRule()  // a timeout is again
    /// let generous = GradingRule(onTimeout: .hard, rewardsSpeed: true)
    /// ```
    public init(onTimeout: TimeoutGrade = .again, rewardsSpeed: Bool = false) {
        self.onTimeout = onTimeout
        self.rewardsSpeed = rewardsSpeed
    }

    /// Returns the grade of an answer.
    ///
    /// A wrong answer or giving up is again. A timeout is again or hard, as the rule says. A typo is hard, and so is a
    /// right answer in the last quarter of the countdown. Any other right answer is good. It is easy if speed is
    /// rewarded and the answer took less than half of the person's median time per letter.
    ///
    /// ```swift
    /// let rule = GradingRule(rewardsSpeed: true)
    /// let grade = rule.grade(for: .correct, seconds: 2, limit: 15, letters: 11, medianSecondsPerLetter: 0.4)  // easy
    /// ```
    /// - Parameters:
    ///   - verdict: the verdict on the answer.
    ///   - seconds: the time that the answer took.
    ///   - limit: the length of the countdown in seconds, with all added time, or 0 without a countdown.
    ///   - letters: the number of typed letters, or 0 if the answer was chosen.
    ///   - medianSecondsPerLetter: the person's own median, or nil if there are too few answers.
    public func grade(
        for verdict: Verdict, seconds: Double, limit: Double, letters: Int = 0, medianSecondsPerLetter: Double? = nil
    ) -> Grade {
        switch verdict {
        case .wrong, .givenUp: .again
        case .timedOut: onTimeout == .hard ? .hard : .again
        case .close: .hard
        case .correct where limit > 0 && seconds >= limit * Self.lateFrom: .hard
        case .correct:
            isFast(seconds: seconds, letters: letters, median: medianSecondsPerLetter) ? .easy : .good
        }
    }

    private func isFast(seconds: Double, letters: Int, median: Double?) -> Bool {
        guard rewardsSpeed, letters > 0, let median else { return false }
        return seconds / Double(letters) < median * Self.fastBelow
    }
}
