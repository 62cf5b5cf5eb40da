import GRDB

/// The intervals in days that have things due in a direction, the shortest first, found in the index as they are wanted.
///
/// The longer an interval, the less can a thing with it be overdue in parts of it. So a quiz that takes the most overdue
/// looks at the short intervals, and at longer ones only as far as they could have something more overdue.
struct DueIntervals {
    private let due: DueQuestion
    /// The longest interval that was looked at, in days.
    private var interval: Int64 = 0
    private var isOver = false
    /// For how long the thing that waits the longest has been due at most, in milliseconds.
    private let longestWait: Double
    /// Finds the first of the next interval: one step in the index.
    private let heads: RawStatement
    /// Finds the first of an interval that is wanted, where another comes before it.
    private let firsts: RawStatement

    private static let millisecondsPerDay = 86_400_000.0

    init(_ due: DueQuestion, _ db: Database) throws {
        self.due = due
        let first = try Double(Int.fetchOne(db, sql: "SELECT min(day) FROM memory") ?? due.day.number)
        // A study day begins less than a day before midnight in Greenwich, wherever it is.
        longestWait = max(0, Double(due.now) - (first - 1) * Self.millisecondsPerDay)
        heads = try RawStatement(
            """
            SELECT interval, thing, due, day, lapses FROM memory
            WHERE direction = \(due.direction.number) AND interval > ? ORDER BY interval, day, due LIMIT 1
            """, db)
        firsts = try RawStatement("SELECT memory.thing, memory.due \(due.memories(interval: "?")) LIMIT 1", db)
    }

    /// How overdue a thing of the intervals that are left can be at most, in parts of its interval; nil where none is left.
    var bound: Double? {
        isOver ? nil : 1 + longestWait / ((Double(interval) + 1) * Self.millisecondsPerDay)
    }

    /// Looks at the next interval.
    /// - Returns: the things of it that are due; nil where there are none.
    mutating func next(_ db: Database) throws -> DueSource? {
        heads.bind(interval, to: 1)
        defer { heads.reset() }
        guard try heads.step() else {
            isOver = true
            return nil
        }
        interval = heads.integer(0)
        if heads.integer(3) > Int64(due.day.number) { return nil }
        if due.tags.isEmpty, heads.integer(4) < Int64(due.leechLapses) {
            return DueSource(due, interval: interval, first: heads.integer(1), dueAt: heads.integer(2))
        }
        // The first is not among those wanted; another may be.
        firsts.bind(interval, to: 1)
        defer { firsts.reset() }
        guard try firsts.step() else { return nil }
        return DueSource(due, interval: interval, first: firsts.integer(0), dueAt: firsts.integer(1))
    }
}
