import Foundation
import GRDB

extension ThingStore {
    /// The figures of one's learning at an instant.
    ///
    /// - Parameters:
    ///   - instant: the present instant.
    ///   - day: its study day.
    public func statistics(at instant: Date, on day: StudyDay) throws -> StudyStatistics {
        let settings = try settings()
        let monday = StudyStatistics.monday(weeks: StudyStatistics.weeks, endingWith: day)
        // The twelve months need a year; days after today are what a clock that was ahead has left.
        let days = try practice(since: min(monday, day.advanced(by: -366))).filter { $0.day <= day }
        let now = try dueCount(at: instant, on: day)
        return try reading { db in
            let stability = try Self.stabilityBands(db)
            return StudyStatistics(
                at: instant, day: day,
                counts: try Self.counts(db, memories: stability.reduce(0) { $0 + $1.count }, settings),
                due: DueForecast(now: now, days: try Self.dueDays(db, from: day, settings)),
                desiredRetention: settings.scheduling.desiredRetention,
                retention: Array(MonthlyRetention.months(of: days).prefix(StudyStatistics.months)),
                stability: stability,
                streak: Streak(
                    of: try Int.fetchAll(db, sql: "SELECT DISTINCT day FROM review ORDER BY day").map(
                        StudyDay.init(number:)),
                    today: day),
                hardest: try Self.hardest(db), time: try Self.time(db, on: day),
                year: days.filter { $0.day >= monday })
        }
    }

    private static func counts(_ db: Database, memories: Int, _ settings: Settings) throws -> ThingCounts {
        func count(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
            try Int.fetchOne(db, sql: sql, arguments: arguments) ?? 0
        }
        return ThingCounts(
            things: try count("SELECT count(*) FROM thing WHERE removed IS NULL"),
            new: try count(
                """
                SELECT count(*) FROM thing WHERE removed IS NULL AND suspended IS NULL
                    AND NOT EXISTS (SELECT 1 FROM memory WHERE memory.thing = thing.id)
                """),
            memories: memories,
            learning: try count("SELECT count(*) FROM memory WHERE direction IN (0, 1) AND interval = 0"),
            mature: try count("SELECT count(*) FROM memory WHERE stability >= ?", [StabilityBand.maturity]),
            leeches: try count("SELECT count(*) FROM memory WHERE lapses >= ?", [settings.leechLapses]),
            suspended: try count("SELECT count(*) FROM thing WHERE suspended NOTNULL AND removed IS NULL"))
    }

    private static func dueDays(_ db: Database, from day: StudyDay, _ settings: Settings) throws -> [Int] {
        var days = Array(repeating: 0, count: StudyStatistics.forecastDays)
        days[0] =
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM memory WHERE day <= ? AND lapses < ? AND \(Suspension.isAsked)",
                arguments: [day.number, settings.leechLapses]) ?? 0
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT day, count(*) FROM memory
                WHERE day BETWEEN ? AND ? AND lapses < ? AND \(Suspension.isAsked) GROUP BY day
                """,
            arguments: [day.number + 1, day.number + days.count - 1, settings.leechLapses])
        while let row = try rows.next() { days[(row[0] as Int) - day.number] = row[1] }
        return days
    }

    private static func stabilityBands(_ db: Database) throws -> [StabilityBand] {
        let ends = StabilityBand.ends
        let statement = try db.makeStatement(
            sql: "SELECT count(*) FROM memory WHERE stability > ? AND stability <= ?")
        return try zip([0] + ends, ends + [.infinity]).map { over, upTo in
            let count = try Int.fetchOne(statement, arguments: [over, upTo]) ?? 0
            return StabilityBand(over: over, upTo: upTo.isFinite ? upTo : nil, count: count)
        }
    }

    /// What was forgotten most often, then what is most difficult; nothing that was never hard.
    private static func hardest(_ db: Database) throws -> [QueueEntry] {
        try RawStatement(
            """
            SELECT \(ThingRow.columns), memory.direction, \(MemoryRow.columns)
            FROM memory JOIN thing ON thing.id = memory.thing
            WHERE memory.lapses > 0 OR memory.difficulty > 5
            ORDER BY memory.lapses DESC, memory.difficulty DESC LIMIT 10
            """, db
        ).map { row in
            QueueEntry(
                thing: ThingRow(row).thing, direction: Direction(number: Int(row.integer(Int32(ThingRow.columnCount)))),
                memory: MemoryRow.memory(row, from: ThingRow.columnCount + 1))
        }
    }

    private static func time(_ db: Database, on day: StudyDay) throws -> StudyTime {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT total(spent) FILTER (WHERE day = :day),
                    total(spent) FILTER (WHERE day BETWEEN :day - 6 AND :day), total(spent), count(*)
                FROM (SELECT day, \(ReviewRow.boundedSeconds) AS spent FROM review)
                """, arguments: ["day": day.number])
        return StudyTime(
            today: row?[0] ?? 0, week: row?[1] ?? 0, total: row?[2] ?? 0, answers: row?[3] ?? 0)
    }
}
