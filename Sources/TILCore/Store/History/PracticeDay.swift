/// What was practised on a study day.
public struct PracticeDay: Hashable, Sendable {
    /// The study day.
    public var day: StudyDay
    /// How many answers there were, by their verdict.
    public var verdicts: [Verdict: Int]
    /// The time that the answers took, in seconds.
    public var seconds: Double
    /// How many scheduled answers came a study day or more after the one before: those that tell how well one remembers.
    public var recalls: Int
    /// How many of them were remembered.
    public var recalled: Int

    /// How many answers there were.
    public var answers: Int { verdicts.values.reduce(0, +) }
    /// How many of the answers were right or but a slip.
    public var remembered: Int { verdicts.reduce(0) { $0 + ($1.key.isRemembered ? $1.value : 0) } }
}
