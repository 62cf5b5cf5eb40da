package import Foundation

/// The settings of a person. They are part of the store, so that they are copied and synced with the things.
///
/// ```swift
/// try store.update(at: now) { $0.newPerDay = 5 }
/// let settings = try store.settings()
/// let backup = try JSONEncoder().encode(settings)  // {"new-per-day": "5", ...}
/// ```
public struct StoreSettings: Hashable, Sendable {
    /// The length of a question's countdown in seconds, or 0 for a stopwatch. Once it is set, it is exact.
    public var seconds: Double {
        get { countdown.seconds }
        set { countdown = CountdownSetting(seconds: newValue, grows: false) }
    }
    /// Whether a long meaning that is typed gets a longer countdown.
    public var growsWithMeaning: Bool {
        get { countdown.grows }
        set { countdown.grows = newValue }
    }
    /// The countdown of a question.
    var countdown = CountdownSetting(seconds: 15, grows: true)
    /// The maximum number of new things on a study day.
    public var newPerDay = 10
    /// The maximum number of due things on a study day, or nil for all of them. The rest waits.
    public var duePerDay: Int?
    /// The order of the new things of an import.
    public var newOrder = NewOrder.mixed
    /// The place of new things among the due ones.
    public var newMix = NewMix.spread
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

    /// Whether the most frequent words of texts are remembered where a meaning was met. They put meanings into the
    /// order in which they fit another text.
    public var contexts = Contexts.on
    /// The settings of a program in addition to the library's settings, by their names. The library does not interpret
    /// them.
    public var others: [String: String] = [:]

    /// The new things that a quiz shows before it asks them.
    public var meet = Meet.new

    /// The new things that a quiz shows before it asks them.
    ///
    /// ```swift
    /// try store.update(at: now) { $0.meet = .never }
    /// let questions = try store.questions(at: now)  // all of them are asked at once
    /// ```
    public enum Meet: String, CaseIterable, Hashable, Sendable {
        /// New things that the person neither added by hand nor looked up.
        case new
        /// All new things.
        case always
        /// No new things.
        case never
    }

    /// Where the words of texts are kept in which a meaning was met.
    ///
    /// ```swift
    /// try store.update(at: now) { $0.contexts = .off }
    /// let isKept = try store.settings().contexts != .off  // false
    /// ```
    public enum Contexts: String, CaseIterable, Hashable, Sendable {
        /// In this store.
        case on
        /// In this store, in exports as JSON Lines, and in the stores of other devices of a sync.
        case shared
        /// Nowhere. Those that were kept are forgotten.
        case off
    }

    /// The place of new things among the due ones.
    ///
    /// ```swift
    /// try store.update(at: now) { $0.newMix = .last }
    /// let places = StoreSettings.NewMix.allCases.map(\.rawValue)  // ["spread", "first", "last"]
    /// ```
    public enum NewMix: String, CaseIterable, Hashable, Sendable {
        /// Evenly among the due things.
        case spread
        /// Before the due things.
        case first
        /// After the due things.
        case last
    }

    /// The order of the new things of an import. In any order, the person's own things come before imports, and imports
    /// take turns.
    ///
    /// ```swift
    /// try store.update(at: now) { $0.newOrder = .file }
    /// let orders = StoreSettings.NewOrder.allCases.map(\.rawValue)  // ["mixed", "file", "shuffle"]
    /// ```
    public enum NewOrder: String, CaseIterable, Hashable, Sendable {
        /// The order of addition, except that tags take turns.
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
