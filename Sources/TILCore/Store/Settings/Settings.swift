import Foundation

/// The settings of a person, kept in the store, so that they go where the things go.
public struct Settings: Hashable, Sendable {
    /// The length of a question's countdown in seconds; 0 shows a stopwatch instead.
    public var seconds = 15.0
    /// The number of new things that a study day may bring.
    public var newPerDay = 10
    /// The order in which new things come.
    public var newOrder = NewOrder.mixed
    /// How long before its time a learning step comes back when nothing else is left to ask, in seconds.
    public var learnAhead = 1_200.0
    /// The local hour at which a study day starts.
    public var rollover = 4
    /// The options that the schedule is computed with.
    public var scheduling = SchedulingOptions.standard
    /// The rule by which answers are graded.
    public var grading = GradingRule()
    /// The number of lapses that make a leech.
    public var leechLapses = 8
    /// Whether a look-up puts the thing at the front of the next quiz.
    public var learnsLookups = false
    /// Texts that a program keeps in addition to the library's settings, by names of its own. The library does not
    /// interpret them.
    public var others: [String: String] = [:]

    /// Which new things a quiz shows before it asks them.
    public var meet = Meet.new

    /// Which new things a quiz shows before it asks them.
    public enum Meet: String, CaseIterable, Hashable, Sendable {
        /// Those that the person neither added by hand nor looked up.
        case new
        /// All.
        case always
        /// None.
        case never
    }

    /// The order in which new things come.
    public enum NewOrder: String, CaseIterable, Hashable, Sendable {
        /// As they came into the store, but the tags of an import take turns.
        case mixed
        /// As they came into the store: a file's from its first line on.
        case file
        /// In any order.
        case shuffle
    }

    /// The settings of a new store.
    public init() {}

    /// The study day to which an instant belongs, where local time has an offset from UTC in seconds.
    public func studyDay(of instant: Date, utcOffset: Int) -> StudyDay {
        StudyDay(of: instant, utcOffset: utcOffset, rollover: rollover)
    }
}
