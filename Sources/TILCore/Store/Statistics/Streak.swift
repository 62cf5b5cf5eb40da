/// The study days on which one has practised in a row, now and at best.
public struct Streak: Hashable, Sendable {
    /// The days in a row up to today; up to yesterday where today has not been practised yet. 0 where it is broken.
    public let days: Int
    /// The longest row of days, the newest where there are several; nil where there was no practice.
    public let best: ClosedRange<StudyDay>?

    /// The number of days in the longest row.
    public var bestDays: Int { best.map { $0.lowerBound.distance(to: $0.upperBound) + 1 } ?? 0 }

    /// The streak of study days.
    /// - Parameters:
    ///   - days: the study days with answers, in their order, none twice.
    ///   - today: the present study day; days after it, which a clock that was ahead has left, are passed over.
    public init(of days: some Sequence<StudyDay>, today: StudyDay) {
        var row: ClosedRange<StudyDay>?
        var best: ClosedRange<StudyDay>?
        for day in days where day <= today {
            if let last = row, last.upperBound.distance(to: day) == 1 {
                row = last.lowerBound...day
            } else {
                row = day...day
            }
            if let row, row.count >= best?.count ?? 0 { best = row }
        }
        self.best = best
        self.days = row.flatMap { $0.upperBound.distance(to: today) <= 1 ? $0.count : nil } ?? 0
    }
}
