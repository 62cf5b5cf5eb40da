import Foundation

/// The figures of one's learning at an instant.
public struct StudyStatistics: Hashable, Sendable {
    /// The instant at which the figures were taken.
    public var at: Date
    /// The study day of the instant.
    public var day: StudyDay
    /// The numbers of things and memories in their states.
    public var counts: ThingCounts
    /// The number of memories that fall due, by study day.
    public var due: DueForecast
    /// The chance of remembering at which things are asked again.
    public var desiredRetention: Double
    /// The part of the answers that was remembered, by month, newest first; at most twelve months.
    public var retention: [MonthlyRetention]
    /// The memories by their stability, least stable first.
    public var stability: [StabilityBand]
    /// The study days in a row.
    public var streak: Streak
    /// The things remembered worst, worst first; at most ten.
    public var hardest: [QueueEntry]
    /// The pairs of things that were mixed up most often, at most ten.
    public var confused: [ConfusedPair] = []
    /// The time that the answers took.
    public var time: StudyTime
    /// The days with answers of the last ``weeks`` weeks, this one counted, newest first.
    public var year: [PracticeDay]

    /// The number of study days that the forecast has.
    package static let forecastDays = 30
    /// The greatest number of months of retention.
    package static let months = 12
    /// The number of weeks of ``year``: as many as touch a year.
    package static let weeks = 53

    /// The Monday on which a number of weeks begins whose last week holds a day.
    package static func monday(weeks: Int, endingWith day: StudyDay) -> StudyDay {
        day.advanced(by: 1 - day.weekday - 7 * (weeks - 1))
    }
}

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
}

/// The number of memories whose stability is within a range.
public struct StabilityBand: Hashable, Sendable, Encodable {
    /// The lower end of the range in days, exclusive.
    public let over: Double
    /// The upper end of the range in days, inclusive, or nil if the range has no end.
    public let upTo: Double?
    /// The number of memories.
    public let count: Int

    /// The stability in days from which on a memory is mature, as Anki has it.
    package static let maturity = 21.0

    /// The ends of the bands in days: a day, three, a week, two, a month, three, half a year, a year.
    package static let ends: [Double] = [1, 3, 7, 14, 30, 91, 182, 365]
}

/// The number of memories that fall due, by study day. Leeches are excluded, as they are from the quiz.
public struct DueForecast: Hashable, Sendable {
    /// The number of memories that are due at this instant.
    public let now: Int
    /// The number of memories that fall due on each study day from today on; the first has all that are overdue or come
    /// later today.
    public let days: [Int]

    /// The number of memories that fall due tomorrow, without memories that are due before.
    public var tomorrow: Int { days.count > 1 ? days[1] : 0 }
    /// The number of memories that are due or fall due within seven study days, today's counted.
    public var week: Int { days.prefix(7).reduce(0, +) }
}

/// The numbers of things and of memories in each of their states.
public struct ThingCounts: Hashable, Sendable {
    /// The number of all things.
    public let things: Int
    /// The number of things that were never asked, without suspended ones.
    public let new: Int
    /// The number of memories; a thing asked in both directions has two.
    public let memories: Int
    /// The number of memories in their steps of minutes.
    public let learning: Int
    /// The number of memories whose stability is 21 days or more, without those in their steps.
    public let mature: Int
    /// The number of memories with as many lapses as a leech has.
    public let leeches: Int
    /// The number of things that no quiz asks.
    public var suspended = 0
}

/// The part of a month's answers that was remembered, of those that came a study day or more after the one before.
public struct MonthlyRetention: Hashable, Sendable {
    /// The first day of the month.
    public let month: StudyDay
    /// The number of scheduled answers that came a study day or more after the one before.
    public internal(set) var recalls = 0
    /// The number of those ``recalls`` that were remembered.
    public internal(set) var recalled = 0

    /// The part that was remembered, from 0 to 1.
    public var retention: Double { Double(recalled) / Double(recalls) }

    /// The months of days, newest first. Months without such an answer are skipped.
    /// - Parameter days: the days, newest first.
    package static func months(of days: some Sequence<PracticeDay>) -> [MonthlyRetention] {
        var months: [MonthlyRetention] = []
        for day in days where day.recalls > 0 {
            let month = day.day.advanced(by: 1 - day.day.civil.day)
            if months.last?.month != month { months.append(MonthlyRetention(month: month)) }
            months[months.count - 1].recalls += day.recalls
            months[months.count - 1].recalled += day.recalled
        }
        return months
    }
}

/// The study days on which one has practised in a row, now and at best.
public struct Streak: Hashable, Sendable {
    /// The number of consecutive days up to today, or up to yesterday if today has not been practised yet. It is 0 if
    /// the row is broken.
    public let days: Int
    /// The longest row of days, or nil without any practice. If several are equally long, it is the newest.
    public let best: ClosedRange<StudyDay>?

    /// The number of days in the longest row.
    public var bestDays: Int { best.map { $0.lowerBound.distance(to: $0.upperBound) + 1 } ?? 0 }

    /// The streak of study days.
    /// - Parameters:
    ///   - days: the study days with answers, in order and without duplicates.
    ///   - today: the present study day. Later days, which a fast clock may have left, are skipped.
    package init(of days: some Sequence<StudyDay>, today: StudyDay) {
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
