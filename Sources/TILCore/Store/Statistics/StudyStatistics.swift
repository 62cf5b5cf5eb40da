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
