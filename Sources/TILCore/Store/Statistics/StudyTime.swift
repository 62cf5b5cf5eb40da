/// The time that answers took, in seconds.
public struct StudyTime: Hashable, Sendable {
    /// The seconds on this study day.
    public let today: Double
    /// The seconds on the last seven study days, today counted.
    public let week: Double
    /// The seconds on all study days.
    public let total: Double
    /// The number of answers on all study days.
    public let answers: Int

    /// Makes sums of time.
    public init(today: Double, week: Double, total: Double, answers: Int) {
        self.today = today
        self.week = week
        self.total = total
        self.answers = answers
    }
}
