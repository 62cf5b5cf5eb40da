/// How many memories have a stability within a range.
public struct StabilityBand: Hashable, Sendable {
    /// More days than this.
    public let over: Double
    /// And up to so many; nil where there is no end.
    public let upTo: Double?
    /// How many memories.
    public let count: Int

    /// From how many days of stability on a memory is mature, as Anki has it.
    public static let maturity = 21.0

    /// The ends of the bands in days: a day, three, a week, two, a month, three, half a year, a year.
    public static let ends: [Double] = [1, 3, 7, 14, 30, 91, 182, 365]

    /// Makes a band.
    public init(over: Double, upTo: Double?, count: Int) {
        self.over = over
        self.upTo = upTo
        self.count = count
    }
}
