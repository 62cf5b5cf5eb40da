/// The number of memories that fall due, by study day; leeches, which are kept out of the quiz, are left out.
public struct DueForecast: Hashable, Sendable {
    /// The number of memories that are due at this instant.
    public let now: Int
    /// The number of memories that fall due on each study day from today on; the first has all that are overdue or come
    /// later today.
    public let days: [Int]

    /// The number of memories that fall due tomorrow, those due before left out.
    public var tomorrow: Int { days.count > 1 ? days[1] : 0 }
    /// The number of memories that are due or fall due within seven study days, today's counted.
    public var week: Int { days.prefix(7).reduce(0, +) }

    /// Makes a forecast.
    public init(now: Int, days: [Int]) {
        self.now = now
        self.days = days
    }
}
