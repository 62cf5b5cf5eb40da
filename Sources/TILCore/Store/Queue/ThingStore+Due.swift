public import Foundation
import GRDB

extension ThingStore {
    /// Returns the numbers of questions that a quiz would ask now.
    ///
    /// For a quiz in one direction they are the numbers of the ``questions(for:at:in:)``, unless the request has a tag
    /// or a smaller limit. A quiz in both directions asks a thing only once a day, although both directions may be due.
    ///
    /// ```swift
    /// let summary = try store.dueSummary(at: now, on: store.settings().studyDay(of: now))
    /// let title = summary.all == 0 ? "Nothing is due" : "\(summary.all) questions wait"
    /// ```
    /// - Parameters:
    ///   - instant: the present instant, for things in learning steps.
    ///   - day: the study day, for all others.
    ///   - direction: the direction of the quiz, or nil for what is due in any direction.
    public func dueSummary(
        at instant: Date, on day: StudyDay, asking direction: Direction? = .meaning
    ) throws(StoreError) -> DueSummary {
        try reading { db in
            let settings = try Self.settings(db)
            let progress = try DayProgress(on: day, db)
            let limits = DueLimits(leechLapses: settings.leechLapses, mostPerDay: settings.duePerDay)
            let count = DueCount(direction: direction, now: instant.milliseconds, day: day.number, progress, limits, db)
            let due = try count.due()
            let wanted = try count.wanted()
            let new = min(max(0, settings.newPerDay - progress.new), try count.new())
            return DueSummary(
                due: due.all + wanted.early, dueToday: due.today + wanted.early, new: max(new, wanted.new),
                newToday: progress.new, duePerDay: settings.duePerDay)
        }
    }

    /// Returns the number of due things, without leeches and suspended things.
    ///
    /// ```swift
    /// let badge = try store.dueCount(at: now, on: day)
    /// print(badge == 0 ? "Nothing is due." : "\(badge) are due.")
    /// ```
    /// - Parameters:
    ///   - instant: the present instant, for things in learning steps.
    ///   - day: the study day, for all others.
    public func dueCount(at instant: Date, on day: StudyDay) throws(StoreError) -> Int {
        try reading { db in
            let limits = DueLimits(leechLapses: try Self.settings(db).leechLapses, mostPerDay: nil)
            return try limits.dueCounts(at: instant.milliseconds, on: day.number, DayProgress(), db).all
        }
    }
}

/// A count of what a quiz would ask, which reads only indexes.
private struct DueCount {
    private let direction: Direction?
    private let now: Int64
    private let day: Int
    private let progress: DayProgress
    private let limits: DueLimits
    private let db: Database
    /// The rows of the things that were asked in the other direction today, as a list in SQL.
    private let reversed: String

    init(
        direction: Direction?, now: Int64, day: Int, _ progress: DayProgress, _ limits: DueLimits, _ db: Database
    ) {
        self.direction = direction
        self.now = now
        self.day = day
        self.progress = progress
        self.limits = limits
        self.db = db
        let rows = direction.map { direction in Self.reversedThings(progress, direction) } ?? []
        reversed = rows.map { row in "\(row)" }.sorted().joined(separator: ", ")
    }

    /// Returns the rows of the things that were asked today, but not in a direction.
    private static func reversedThings(_ progress: DayProgress, _ direction: Direction) -> [Int64] {
        var rows: [Int64] = []
        for card in progress.answered where card.direction != direction {
            let wasAsked = progress.answered.contains(card.reversed)
            if !wasAsked { rows.append(card.thing) }
        }
        return rows
    }

    /// The condition on a memory that a quiz may ask.
    private var mayAsk: String {
        let isInDirection = direction.map { direction in "direction = \(direction.number)" } ?? "true"
        return "\(isInDirection) AND thing NOT IN (\(reversed))"
    }

    /// Returns the number of due cards, and of those that are left for today.
    func due() throws -> (all: Int, today: Int) {
        try limits.dueCounts(at: now, on: day, progress, where: " AND \(mayAsk)", db)
    }

    /// Returns the number of things that were never asked in the direction, or for meanings in both.
    func new() throws -> Int {
        let number = (direction ?? .meaning).number
        let all = try ThingStore.thingCount(db)
        let suspended = try count("SELECT count(*) FROM thing WHERE suspended NOTNULL AND removed IS NULL")
        // A removed thing has no memory.
        let asked = try count("SELECT count(*) FROM memory WHERE direction = \(number) AND \(Suspension.isAsked)")
        // A thing that was asked in the other direction waits for another study day.
        let waiting = try count(
            """
            SELECT count(*) FROM thing WHERE id IN (\(reversed)) AND removed IS NULL AND suspended IS NULL
            AND NOT EXISTS (SELECT 1 FROM memory WHERE thing = thing.id AND direction = \(number))
            """)
        return max(0, all - suspended - asked - waiting)
    }

    private func count(_ sql: String) throws -> Int { try db.value(sql) ?? 0 }

    /// Returns the number of looked-up things that were never asked, and of those that are not due yet.
    func wanted() throws -> (new: Int, early: Int) {
        let number = (direction ?? .meaning).number
        let isDue = "day <= \(day) AND lapses < \(limits.leechLapses) AND (interval > 0 OR due <= \(now))"
        // Few things are wanted, so SQLite must not begin with all things.
        let counts = try db.row(
            """
            SELECT count(*) FILTER (WHERE memory.thing IS NULL) AS new,
                count(*) FILTER (WHERE memory.thing NOTNULL AND NOT (\(isDue))) AS early
            FROM wanted CROSS JOIN thing ON thing.id = wanted.thing
            LEFT JOIN memory ON memory.thing = wanted.thing AND direction = \(number)
            WHERE removed IS NULL AND suspended IS NULL AND wanted.thing NOT IN (\(reversed))
            """
        ) { row in (new: row.integer("new") as Int, early: row.integer("early") as Int) }
        return counts ?? (0, 0)
    }
}

/// The numbers of questions for a quiz now: due things, and new things up to the limit of the study day.
///
/// ```swift
/// let preview = DueSummary(due: 12, dueToday: 10, new: 3, duePerDay: 10)
/// print("\(preview.all) questions today")  // 13
/// ```
public struct DueSummary: Hashable, Sendable {
    /// The number of due things, without leeches and suspended things.
    public let due: Int
    /// The number of due things that a quiz asks today. It is smaller than ``due`` if the setting `due-per-day` limits
    /// it.
    public let dueToday: Int
    /// The number of new things that are left for the study day.
    public let new: Int
    /// The number of new things that were asked on the study day.
    public let newToday: Int
    /// The maximum number of due things on a study day, or nil for all of them.
    public let duePerDay: Int?

    /// The number of all questions of a quiz today.
    public var all: Int { dueToday + new }

    /// Creates numbers, for example for a preview.
    ///
    /// ```swift
    /// let preview = DueSummary(due: 40, dueToday: 25, new: 10, duePerDay: 25)
    /// print("\(preview.due - preview.dueToday) wait for another day")  // 15 wait for another day
    /// ```
    public init(due: Int = 0, dueToday: Int = 0, new: Int = 0, newToday: Int = 0, duePerDay: Int? = nil) {
        self.due = due
        self.dueToday = dueToday
        self.new = new
        self.newToday = newToday
        self.duePerDay = duePerDay
    }
}
