import Foundation

/// What a person has configured; kept in the store, so that it goes where the things go.
public struct Settings: Hashable, Sendable {
    /// The length of a question's countdown in seconds; 0 shows a stopwatch instead.
    public var seconds = 15.0
    /// How many new things a study day may bring.
    public var newPerDay = 20
    /// The local hour at which a study day starts.
    public var rollover = 4
    /// What the schedule is computed with.
    public var scheduling = SchedulingOptions.standard
    /// How answers are graded.
    public var grading = GradingRule()
    /// How many lapses make a leech.
    public var leechLapses = 8
    /// Whether a look-up puts what was looked up at the front of the next quiz.
    public var learnsLookups = false
    /// What a program keeps beside the library's settings: texts by names of its own, which the library does not look into.
    public var others: [String: String] = [:]

    /// The settings of a new store.
    public init() {}

    /// The study day to which an instant belongs, where local time has an offset from UTC in seconds.
    public func studyDay(of instant: Date, utcOffset: Int) -> StudyDay {
        StudyDay(of: instant, utcOffset: utcOffset, rollover: rollover)
    }
}
