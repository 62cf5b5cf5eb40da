/// How much falls due when; leeches, which are kept out of the quiz, are left out.
public struct DueForecast: Hashable, Sendable {
    /// How many are due at this instant.
    public let now: Int
    /// How many fall due on each study day from today on; the first has all that is overdue and what is still to come
    /// today.
    public let days: [Int]

    /// How many fall due tomorrow, what is due before left out.
    public var tomorrow: Int { days.count > 1 ? days[1] : 0 }
    /// How many are due or fall due within seven study days, today's counted.
    public var week: Int { days.prefix(7).reduce(0, +) }

    /// Makes a forecast.
    public init(now: Int, days: [Int]) {
        self.now = now
        self.days = days
    }
}
