public import Foundation

/// The statistics of a person's learning at an instant.
///
/// ```swift
/// let preview = StudyStatistics(
///     date: now, day: today, counts: ThingCounts(things: 120, new: 30), due: DueForecast(now: 4, days: [6, 9]),
///     streak: Streak(days: 5))
/// ```
public struct StudyStatistics: Hashable, Sendable {
    /// The instant of the statistics.
    public var date: Date
    /// The study day of the instant.
    public var day: StudyDay
    /// The numbers of things and memories by state.
    public var counts: ThingCounts
    /// The number of memories that become due, by study day.
    public var due: DueForecast
    /// The desired probability of recall.
    public var desiredRetention: Double
    /// The share of remembered answers by month, newest first, for at most twelve months.
    public var retention: [MonthlyRetention]
    /// The memories by their stability, the least stable first.
    public var stability: [StabilityBand]
    /// The streak of study days.
    public var streak: Streak
    /// The things that were forgotten most often, worst first, at most ten.
    public var hardest: [QueueEntry]
    /// The pairs of things that were confused most often, at most ten.
    public var confused: [ConfusedPair] = []
    /// The time that the answers took.
    public var time: StudyTime
    /// The days with answers in the requested weeks, including this week, newest first.
    public var year: [PracticeDay]
    /// The last weeks with answers, newest first, at most twelve.
    public var recentWeeks: [StudyWeek] = []

    /// Creates statistics, for example for a preview. Everything is empty except the arguments.
    ///
    /// ```swift
    /// let preview = StudyStatistics(
    ///     date: now, day: today, counts: ThingCounts(things: 240, new: 60, memories: 180, mature: 77),
    ///     due: DueForecast(now: 12, days: [15, 9, 4]), time: StudyTime(today: 320, answers: 4_300))
    /// print("\(preview.counts.things) things, \(preview.due.tomorrow) due tomorrow")  // 240 things, 9 due tomorrow
    /// ```
    /// - Parameters:
    ///   - date: the instant of the statistics.
    ///   - day: the study day of the instant.
    ///   - counts: the numbers of things and memories by state.
    ///   - due: the number of memories that become due.
    ///   - desiredRetention: the desired probability of recall.
    ///   - retention: the share of remembered answers by month, newest first.
    ///   - stability: the memories by their stability, the least stable first.
    ///   - streak: the streak of study days.
    ///   - hardest: the things that were forgotten most often, worst first.
    ///   - confused: the pairs of things that were confused most often.
    ///   - time: the time that the answers took.
    ///   - year: the days with answers, newest first.
    ///   - recentWeeks: the last weeks with answers, newest first.
    public init(
        date: Date, day: StudyDay, counts: ThingCounts = ThingCounts(), due: DueForecast = DueForecast(),
        desiredRetention: Double = SchedulingOptions.standard.desiredRetention, retention: [MonthlyRetention] = [],
        stability: [StabilityBand] = [], streak: Streak = Streak(), hardest: [QueueEntry] = [],
        confused: [ConfusedPair] = [], time: StudyTime = StudyTime(), year: [PracticeDay] = [],
        recentWeeks: [StudyWeek] = []
    ) {
        self.date = date
        self.day = day
        self.counts = counts
        self.due = due
        self.desiredRetention = desiredRetention
        self.retention = retention
        self.stability = stability
        self.streak = streak
        self.hardest = hardest
        self.confused = confused
        self.time = time
        self.year = year
        self.recentWeeks = recentWeeks
    }

    /// The number of study days in the forecast.
    package static let forecastDays = 30
    /// The maximum number of months in ``retention``.
    package static let months = 12
    /// The number of weeks in ``year``: all weeks that contain a day of the year.
    package static let weeks = 53

    /// Returns the Monday that starts a number of weeks, of which the last one contains a day.
    package static func monday(weeks: Int, endingWith day: StudyDay) -> StudyDay {
        day.advanced(by: 1 - day.weekday - 7 * (weeks - 1))
    }
}

/// The practice of a week.
///
/// ```swift
/// let monday = today.advanced(by: 1 - today.weekday)
/// let preview = StudyWeek(monday: monday, new: 20, answers: 150, seconds: 1_400)
/// ```
public struct StudyWeek: Hashable, Sendable {
    /// The Monday of the week.
    public let monday: StudyDay
    /// The number of things that were asked for the first time.
    public internal(set) var new = 0
    /// The number of answers.
    public internal(set) var answers = 0
    /// The time that the answers took, in seconds.
    public internal(set) var seconds = 0.0

    /// Creates a week, for example for a preview.
    ///
    /// ```swift
    /// let week = StudyWeek(monday: today.advanced(by: 1 - today.weekday), new: 35, answers: 210, seconds: 2_100)
    /// print("\(week.monday): \(week.answers) answers in \(Int(week.seconds / 60)) minutes")
    /// ```
    public init(monday: StudyDay, new: Int = 0, answers: Int = 0, seconds: Double = 0) {
        self.monday = monday
        self.new = new
        self.answers = answers
        self.seconds = seconds
    }

    /// The maximum number of weeks.
    package static let most = 12

    /// Returns the Monday of the earliest week that ``weeks(of:new:)`` returns, or nil if there is none.
    /// - Parameter days: the days with answers, newest first.
    static func first(of days: [PracticeDay]) -> StudyDay? { weeks(of: days, new: [:]).last?.monday }

    /// Returns the weeks of days, newest first. Weeks without answers are skipped.
    /// - Parameters:
    ///   - days: the days with answers, newest first.
    ///   - new: the number of things that were asked for the first time, by day.
    static func weeks(of days: [PracticeDay], new: [StudyDay: Int]) -> [StudyWeek] {
        var weeks: [StudyWeek] = []
        for day in days {
            let monday = day.day.advanced(by: 1 - day.day.weekday)
            // The days follow each other, so a day belongs to the last week or starts another one.
            var week = StudyWeek(monday: monday)
            if let last = weeks.last, last.monday == monday {
                week = last
                weeks.removeLast()
            }
            if weeks.count == most { break }
            week.new += new[day.day] ?? 0
            week.answers += day.answers
            week.seconds += day.seconds
            weeks.append(week)
        }
        return weeks
    }
}

/// The total time of answers, in seconds.
///
/// ```swift
/// let preview = StudyTime(today: 210, week: 1_400, total: 9_000, answers: 1_100)
/// let perAnswer = preview.total / Double(preview.answers)
/// ```
public struct StudyTime: Hashable, Sendable {
    /// The seconds on this study day.
    public let today: Double
    /// The seconds on the last seven study days, including today.
    public let week: Double
    /// The seconds on all study days.
    public let total: Double
    /// The number of answers on all study days.
    public let answers: Int

    /// Creates a time, for example for a preview.
    ///
    /// ```swift
    /// let time = StudyTime(today: 320, week: 2_100, total: 40_000, answers: 4_300)
    /// print("\(Int(time.today / 60)) minutes today")  // 5 minutes today
    /// ```
    public init(today: Double = 0, week: Double = 0, total: Double = 0, answers: Int = 0) {
        self.today = today
        self.week = week
        self.total = total
        self.answers = answers
    }
}

/// The number of memories whose stability is within a range.
///
/// ```swift
/// let preview = [StabilityBand(over: 0, upTo: 1, count: 12), StabilityBand(over: 1, count: 30)]
/// let all = preview.reduce(0) { $0 + $1.count }  // 42
/// ```
public struct StabilityBand: Hashable, Sendable, Encodable {
    /// The lower end of the range in days, exclusive.
    public let over: Double
    /// The upper end of the range in days, inclusive, or nil if the range has no end.
    public let upTo: Double?
    /// The number of memories.
    public let count: Int

    /// Creates a band, for example for a preview.
    ///
    /// ```swift
    /// let bands = [StabilityBand(over: 0, upTo: 7, count: 60), StabilityBand(over: 7, count: 120)]
    /// let titles = bands.map { band in band.upTo.map { "up to \(Int($0)) days" } ?? "longer" }
    /// ```
    public init(over: Double, upTo: Double? = nil, count: Int) {
        self.over = over
        self.upTo = upTo
        self.count = count
    }

    /// The minimum stability of a mature memory in days, the same as in Anki.
    package static let maturity = 21.0

    /// The ends of the bands in days: one day, three days, one week, two weeks, one month, three months, half a year
    /// and a year.
    package static let ends: [Double] = [1, 3, 7, 14, 30, 91, 182, 365]
}

/// The number of memories that become due, by study day. Leeches are excluded, because no quiz asks them.
///
/// ```swift
/// let preview = DueForecast(now: 4, days: [6, 9, 3])
/// print(preview.later, preview.tomorrow, preview.week)  // 2 9 18
/// ```
public struct DueForecast: Hashable, Sendable {
    /// The number of memories that are due at this instant.
    public let now: Int
    /// The number of memories that become due on each study day, starting today. The first number includes all overdue
    /// memories and those that become due later today.
    public let days: [Int]

    /// Creates a forecast, for example for a preview.
    ///
    /// ```swift
    /// let forecast = DueForecast(now: 12, days: [15, 9, 4])
    /// print("\(forecast.now) now, \(forecast.later) later today")  // 12 now, 3 later today
    /// ```
    /// - Parameters:
    ///   - now: the number of memories that are due.
    ///   - days: the number of memories that become due on each study day, starting today.
    public init(now: Int = 0, days: [Int] = []) {
        self.now = now
        self.days = days
    }

    /// The number of memories that become due later today.
    public var later: Int { (days.first ?? now) - now }
    /// The number of memories that become due tomorrow, without those that are due before.
    public var tomorrow: Int { days.count > 1 ? days[1] : 0 }
    /// The number of memories that are due or become due within seven study days, including today.
    public var week: Int { days.prefix(7).reduce(0, +) }
}

/// The numbers of things and memories by state.
///
/// ```swift
/// let counts = try store.statistics(at: now, on: day).counts
/// let share = Double(counts.mature) / Double(max(1, counts.memories))
/// ```
public struct ThingCounts: Hashable, Sendable {
    /// The number of all things.
    public let things: Int
    /// The number of things that were never asked, without suspended things.
    public let new: Int
    /// The number of memories. A thing that was asked in both directions has two.
    public let memories: Int
    /// The number of memories in learning steps.
    public let learning: Int
    /// The number of memories with a stability of at least 21 days, without those in learning steps.
    public let mature: Int
    /// The number of memories with at least as many lapses as a leech.
    public let leeches: Int
    /// The number of suspended things, which no quiz asks.
    public var suspended = 0

    /// Creates numbers, for example for a preview.
    ///
    /// ```swift
    /// let counts = ThingCounts(things: 240, new: 60, memories: 180, learning: 9, mature: 77)
    /// print("\(counts.mature) of \(counts.memories) are mature")  // 77 of 180 are mature
    /// ```
    public init(
        things: Int = 0, new: Int = 0, memories: Int = 0, learning: Int = 0, mature: Int = 0, leeches: Int = 0,
        suspended: Int = 0
    ) {
        self.things = things
        self.new = new
        self.memories = memories
        self.learning = learning
        self.mature = mature
        self.leeches = leeches
        self.suspended = suspended
    }
}

/// How far a person has come.
package struct StudyProgress: Hashable, Sendable {
    /// The number of things that have passed their first learning step.
    package let learned: Int
    /// The number of things with a memory that is mature in at least one direction.
    package let forGood: Int
    /// The number of new things that the next study day can ask.
    package let newTomorrow: Int
}

/// The share of remembered answers in a month, among those at least a study day after the previous one.
///
/// ```swift
/// let preview = MonthlyRetention(month: StudyDay(year: 2026, month: 11, day: 1), recalls: 40, recalled: 36)
/// print(preview.retention)  // 0.9
/// ```
public struct MonthlyRetention: Hashable, Sendable {
    /// The first day of the month.
    public let month: StudyDay
    /// The number of scheduled answers at least a study day after the previous one.
    public internal(set) var recalls = 0
    /// The number of remembered answers among ``recalls``.
    public internal(set) var recalled = 0

    /// Creates the retention of a month, for example for a preview.
    ///
    /// ```swift
    /// let november = MonthlyRetention(month: StudyDay(year: 2026, month: 11, day: 1), recalls: 200, recalled: 180)
    /// print("\(Int(november.retention * 100)) % remembered")  // 90 % remembered
    /// ```
    public init(month: StudyDay, recalls: Int = 0, recalled: Int = 0) {
        self.month = month
        self.recalls = recalls
        self.recalled = recalled
    }

    /// The share of remembered answers, from 0 to 1, or 0 without ``recalls``.
    public var retention: Double { recalls == 0 ? 0 : Double(recalled) / Double(recalls) }

    /// Returns the retention of each month of days, newest first. Months without recalls are skipped.
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

/// The current and the longest streak of study days.
///
/// ```swift
/// let streak = try store.streak(on: day)
/// print(streak.days == 0 ? "No streak" : "\(streak.days) days in a row")
/// ```
public struct Streak: Hashable, Sendable {
    /// The number of consecutive days up to today, or up to yesterday if there are no answers today yet. It is 0 if the
    /// streak is broken.
    public let days: Int
    /// The longest streak, or nil without any answers. If several are equally long, it is the newest.
    public let best: ClosedRange<StudyDay>?

    /// Creates a streak, for example for a preview.
    ///
    /// ```swift
    /// let streak = Streak(days: 6, best: today.advanced(by: -40)...today.advanced(by: -21))
    /// print("\(streak.days) days, best \(streak.best?.count ?? 0)")  // 6 days, best 20
    /// ```
    public init(days: Int = 0, best: ClosedRange<StudyDay>? = nil) {
        self.days = days
        self.best = best
    }

    /// The number of days in the longest streak.
    package var bestDays: Int { best?.count ?? 0 }

    /// Creates the streaks of study days.
    /// - Parameters:
    ///   - days: the study days with answers, in order and without duplicates.
    ///   - today: the present study day. Later days, which a fast clock may have caused, are skipped.
    package init(of days: some Sequence<StudyDay>, today: StudyDay) {
        var current: ClosedRange<StudyDay>?
        var best: ClosedRange<StudyDay>?
        for day in days where day <= today {
            var streak = day...day
            if let before = current, before.upperBound.distance(to: day) == 1 { streak = before.lowerBound...day }
            if streak.count >= best?.count ?? 0 { best = streak }
            current = streak
        }
        self.best = best
        if let current, current.upperBound.distance(to: today) <= 1 {
            self.days = current.count
        } else {
            self.days = 0
        }
    }
}
