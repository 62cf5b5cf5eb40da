package import Foundation

/// The settings of a person. They are part of the store, so that they are copied and synced with the things.
public struct StoreSettings: Hashable, Sendable {
    /// The length of a question's countdown in seconds, or 0 for a stopwatch. Once it is set, it is exact.
    public var seconds = 15.0 {
        didSet { growsWithMeaning = false }
    }
    /// Whether a long meaning that is typed gets a longer countdown.
    public var growsWithMeaning = true
    /// The maximum number of new things on a study day.
    public var newPerDay = 10
    /// The order of new things.
    public var newOrder = NewOrder.mixed
    /// The number of seconds before its due time at which a learning step comes back if no other question is left.
    public var learnAhead = 1_200.0
    /// The local hour at which a study day starts.
    public var rollover = 4
    /// The options of the schedule.
    public var scheduling = SchedulingOptions.standard
    /// The rule for the grades of answers.
    public var grading = GradingRule()
    /// The number of lapses that make a leech.
    public var leechLapses = 8
    /// Whether a look-up puts the thing at the front of the next quiz.
    public var learnsLookups = false
    /// The settings of a program in addition to the library's settings, by their names. The library does not interpret
    /// them.
    public var others: [String: String] = [:]

    /// The new things that a quiz shows before it asks them.
    public var meet = Meet.new

    /// The new things that a quiz shows before it asks them.
    public enum Meet: String, CaseIterable, Hashable, Sendable {
        /// New things that the person neither added by hand nor looked up.
        case new
        /// All new things.
        case always
        /// No new things.
        case never
    }

    /// The order of new things.
    public enum NewOrder: String, CaseIterable, Hashable, Sendable {
        /// The order of addition, except that things of one import alternate by their tags.
        case mixed
        /// The order of addition. Things from a file are in the order of its lines.
        case file
        /// A random order.
        case shuffle
    }

    /// Creates the default settings.
    public init() {}

    /// Returns the study day of an instant. The offset of local time from UTC is in seconds.
    package func studyDay(of instant: Date, utcOffset: Int) -> StudyDay {
        StudyDay(of: instant, utcOffset: utcOffset, rollover: rollover)
    }
}
