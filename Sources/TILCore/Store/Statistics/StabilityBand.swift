/// The number of memories whose stability is within a range.
public struct StabilityBand: Hashable, Sendable {
    /// The end of the range below, in days, which is not in it.
    public let over: Double
    /// The end of the range above, in days, which is in it; nil where the range has no end.
    public let upTo: Double?
    /// The number of memories.
    public let count: Int

    /// The stability in days from which on a memory is mature, as Anki has it.
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
