/// The grade that a verdict and a time deserve.
///
/// The raw time and text of every answer are kept, so that this rule may change later.
public struct GradingRule: Hashable, Sendable, Codable {
    /// The grade of an answer that ran out of time.
    public enum TimeoutGrade: String, CaseIterable, Hashable, Sendable, Codable {
        /// Forgotten.
        case again
        /// Remembered with effort.
        case hard
    }

    /// The grade of an answer that ran out of time.
    public var onTimeout: TimeoutGrade
    /// Whether an answer much faster than one's own median is easy.
    public var rewardsSpeed: Bool

    /// The part of the countdown from which on a right answer is hard.
    public static let lateFrom = 0.75
    /// The part of one's median time per letter below which an answer is easy.
    public static let fastBelow = 0.5

    /// Creates a rule. By default no answer is easy because of its time.
    public init(onTimeout: TimeoutGrade = .again, rewardsSpeed: Bool = false) {
        self.onTimeout = onTimeout
        self.rewardsSpeed = rewardsSpeed
    }

    /// The grade of an answer.
    ///
    /// Wrong, timed out and given up are again; a slip, and a right answer in the last quarter of the countdown, are
    /// hard; any other right answer is good, or easy when speed is rewarded and it took less than half of one's median
    /// time per letter.
    /// - Parameters:
    ///   - verdict: the verdict on the answer.
    ///   - seconds: how long the answer took.
    ///   - limit: the length of the countdown with all time added to it, in seconds; 0 if there was no countdown.
    ///   - letters: how many letters were typed; 0 when the answer was chosen, not typed.
    ///   - medianSecondsPerLetter: one's own median; nil when there are too few answers to know it.
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
