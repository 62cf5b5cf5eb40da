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
    /// The time that the answers took.
    public var time: StudyTime
    /// The days with answers of the last ``weeks`` weeks, this one counted, newest first.
    public var year: [PracticeDay]

    /// Makes statistics from their parts; ``ThingStore/statistics(at:on:)`` computes those of a store.
    public init(
        at: Date, day: StudyDay, counts: ThingCounts, due: DueForecast, desiredRetention: Double,
        retention: [MonthlyRetention], stability: [StabilityBand], streak: Streak, hardest: [QueueEntry],
        time: StudyTime, year: [PracticeDay]
    ) {
        self.at = at
        self.day = day
        self.counts = counts
        self.due = due
        self.desiredRetention = desiredRetention
        self.retention = retention
        self.stability = stability
        self.streak = streak
        self.hardest = hardest
        self.time = time
        self.year = year
    }

    /// The number of study days that the forecast has.
    public static let forecastDays = 30
    /// The greatest number of months of retention.
    public static let months = 12
    /// The number of weeks of ``year``: as many as touch a year.
    public static let weeks = 53

    /// The Monday on which a number of weeks begins whose last week holds a day.
    public static func monday(weeks: Int, endingWith day: StudyDay) -> StudyDay {
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

    /// Makes sums of time.
    public init(today: Double, week: Double, total: Double, answers: Int) {
        self.today = today
        self.week = week
        self.total = total
        self.answers = answers
    }
}

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
