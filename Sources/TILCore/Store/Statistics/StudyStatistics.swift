import Foundation

/// What there is to know of one's learning, at an instant.
public struct StudyStatistics: Hashable, Sendable {
    /// The instant.
    public var at: Date
    /// The study day of the instant.
    public var day: StudyDay
    /// How many there are of what.
    public var counts: ThingCounts
    /// What falls due.
    public var due: DueForecast
    /// The chance of remembering at which things are asked again.
    public var desiredRetention: Double
    /// What was remembered, by month, newest first; at most twelve.
    public var retention: [MonthlyRetention]
    /// The memories by their stability, least stable first.
    public var stability: [StabilityBand]
    /// The days in a row.
    public var streak: Streak
    /// What is remembered worst, worst first; at most ten.
    public var hardest: [QueueEntry]
    /// The time spent.
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

    /// How many study days the forecast has.
    public static let forecastDays = 30
    /// How many months of retention there are at most.
    public static let months = 12
    /// How many weeks ``year`` has: as many as touch a year.
    public static let weeks = 53

    /// The Monday on which a number of weeks begins of which the last has a day.
    public static func monday(weeks: Int, endingWith day: StudyDay) -> StudyDay {
        day.advanced(by: 1 - day.weekday - 7 * (weeks - 1))
    }
}
