/// The time that answers took, in seconds.
public struct StudyTime: Hashable, Sendable {
    /// On this study day.
    public let today: Double
    /// On the last seven study days, today counted.
    public let week: Double
    /// Ever.
    public let total: Double
    /// How many answers there were, ever.
    public let answers: Int

    /// Makes sums of time.
    public init(today: Double, week: Double, total: Double, answers: Int) {
        self.today = today
        self.week = week
        self.total = total
        self.answers = answers
    }
}
