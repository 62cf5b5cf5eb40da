/// The part of a month's answers that was remembered, of those that came a study day or more after the one before.
public struct MonthlyRetention: Hashable, Sendable {
    /// The first day of the month.
    public let month: StudyDay
    /// The number of scheduled answers that came a study day or more after the one before.
    public let recalls: Int
    /// The number of those ``recalls`` that were remembered.
    public let recalled: Int

    /// The part that was remembered, from 0 to 1.
    public var retention: Double { Double(recalled) / Double(recalls) }

    /// Makes a month's retention.
    public init(month: StudyDay, recalls: Int, recalled: Int) {
        self.month = month
        self.recalls = recalls
        self.recalled = recalled
    }

    /// The months of days, newest first; months without such an answer are left out.
    /// - Parameter days: the days, newest first.
    public static func months(of days: some Sequence<PracticeDay>) -> [MonthlyRetention] {
        var months: [MonthlyRetention] = []
        for day in days where day.recalls > 0 {
            let (year, number, _) = day.day.civil
            let month = StudyDay(year: year, month: number, day: 1)
            var sum = MonthlyRetention(month: month, recalls: day.recalls, recalled: day.recalled)
            if let last = months.last, last.month == month {
                months.removeLast()
                sum = MonthlyRetention(
                    month: month, recalls: last.recalls + day.recalls, recalled: last.recalled + day.recalled)
            }
            months.append(sum)
        }
        return months
    }
}
