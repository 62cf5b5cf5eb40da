/// What was practised on a study day.
public struct PracticeDay: Identifiable, Hashable, Sendable {
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

    /// Makes a day's practice from its sums.
    public init(day: StudyDay, verdicts: [Verdict: Int], seconds: Double, recalls: Int = 0, recalled: Int = 0) {
        self.day = day
        self.verdicts = verdicts
        self.seconds = seconds
        self.recalls = recalls
        self.recalled = recalled
    }

    /// The study day, of which there is one entry each.
    public var id: StudyDay { day }
    /// How many answers there were.
    public var answers: Int { verdicts.values.reduce(0, +) }
    /// How many of the answers were right or but a slip.
    public var remembered: Int { verdicts.reduce(0) { $0 + ($1.key.isRemembered ? $1.value : 0) } }
}
