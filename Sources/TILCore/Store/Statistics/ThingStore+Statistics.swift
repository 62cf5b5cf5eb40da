public import Foundation
import GRDB

extension ThingStore {
    /// Returns the statistics of a person's learning at an instant.
    ///
    /// ```swift
    /// let statistics = try store.statistics(at: now, on: day)
    /// print("\(statistics.due.now) due, \(statistics.due.tomorrow) tomorrow")
    /// ```
    /// - Parameters:
    ///   - instant: the present instant.
    ///   - day: the study day of the instant.
    public func statistics(at instant: Date, on day: StudyDay) throws(StoreError) -> StudyStatistics {
        let settings = try settings()
        let all = try practice()
        let monday = StudyStatistics.monday(weeks: StudyStatistics.weeks, endingWith: day)
        // Exclude days after today, which a fast clock may have caused. The retention of twelve months needs a year.
        let days = all.filter { $0.day <= day && $0.day >= min(monday, day.advanced(by: -366)) }
        return try reading { db in
            let (counts, stability) = try Self.counts(db, settings)
            return StudyStatistics(
                date: instant, day: day, counts: counts,
                due: try dueForecast(at: instant, on: day),
                desiredRetention: settings.scheduling.desiredRetention,
                retention: Array(MonthlyRetention.months(of: days).prefix(StudyStatistics.months)),
                stability: stability, streak: Streak(of: all.reversed().map(\.day), today: day),
                hardest: try Self.entries(Self.hardest, db),
                confused: try confusedPairs(limit: 10), time: StudyTime(of: all, on: day),
                year: days.filter { day in day.day >= monday },
                recentWeeks: StudyWeek.weeks(of: days, new: try Self.firstAnswers(since: StudyWeek.first(of: days), db))
            )
        }
    }

    /// Returns the number of things that were asked for the first time, by study day.
    /// - Parameter first: the earliest day, or nil if no day is needed.
    private static func firstAnswers(since first: StudyDay?, _ db: Database) throws -> [StudyDay: Int] {
        guard let first else { return [:] }
        // The first answer to a thing in a direction has no earlier one, so that `elapsed` is 0.
        let rows = try db.rows(
            """
            SELECT day, count(*) AS count FROM review
            WHERE day >= ? AND scheduled AND elapsed = 0 AND NOT EXISTS (
                SELECT 1 FROM review AS earlier WHERE earlier.thing = review.thing
                AND (earlier.placed, earlier.id) < (review.placed, review.id) AND earlier.scheduled)
            GROUP BY day
            """, [first.number]
        ) { row in (row.day("day"), row.integer("count") as Int) }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    /// Returns the streak of study days with answers.
    public func streak(on day: StudyDay) throws(StoreError) -> Streak {
        try reading { db in
            let days: [Int] = try db.values("SELECT DISTINCT day FROM review ORDER BY day")
            return Streak(of: days.map(StudyDay.init(number:)), today: day)
        }
    }

    /// Returns how far the person has come, and the new things of the next study day.
    package func progress() throws(StoreError) -> StudyProgress {
        try reading { db in
            let settings = try Self.settings(db)
            let counts = try Self.counts(db, settings).counts
            let learned: Int? = try db.value(
                """
                SELECT count(DISTINCT thing) FROM memory JOIN thing ON thing.id = memory.thing
                WHERE removed IS NULL AND (phase > 0 OR step > 0)
                """, [])
            let forGood: Int? = try db.value(
                """
                SELECT count(DISTINCT thing) FROM memory JOIN thing ON thing.id = memory.thing
                WHERE removed IS NULL AND interval > 0 AND stability >= \(StabilityBand.maturity)
                """, [])
            return StudyProgress(
                learned: learned ?? 0, forGood: forGood ?? 0, newTomorrow: min(settings.newPerDay, counts.new))
        }
    }

    /// Returns the longest interval of the memories in days, without those of some questions.
    package func longestInterval(without questions: Set<QuestionKey>) throws(StoreError) -> Int {
        try reading { db in
            let longest = try db.rows(
                """
                SELECT uuid, direction, interval FROM memory JOIN thing ON thing.id = memory.thing
                ORDER BY interval DESC LIMIT \(questions.count + 1)
                """
            ) { row in
                (
                    question: QuestionKey(thingID: row.id("uuid"), direction: row.direction("direction")),
                    interval: row.integer("interval") as Int
                )
            }
            return longest.first { !questions.contains($0.question) }?.interval ?? 0
        }
    }

    private static func counts(
        _ db: Database, _ settings: StoreSettings
    ) throws -> (counts: ThingCounts, stability: [StabilityBand]) {
        let ends = StabilityBand.ends
        var bands = Array(repeating: 0, count: ends.count + 1)
        var learning = 0
        var mature = 0
        var leeches = 0
        // SQLite would sort all memories to group them.
        try db.cursor("SELECT stability, interval, lapses FROM memory").forEach { row in
            let stability = row.double("stability")
            let isLearning = row.integer("interval") == 0
            bands[ends.firstIndex { end in stability <= end } ?? ends.count] += 1
            if isLearning { learning += 1 }
            if !isLearning, stability >= StabilityBand.maturity { mature += 1 }
            if row.integer("lapses") >= settings.leechLapses { leeches += 1 }
        }
        let stability = bands.indices.map { index in
            let start = index == 0 ? 0 : ends[index - 1]
            let end = index < ends.count ? ends[index] : nil
            return StabilityBand(over: start, upTo: end, count: bands[index])
        }
        let asked: Int? = try db.value(
            "SELECT count(DISTINCT thing) FROM memory WHERE \(Suspension.isAsked)")
        let things = try thingCount(db)
        let suspended: Int? = try db.value(
            "SELECT count(*) FROM thing WHERE suspended NOTNULL AND removed IS NULL")
        let counts = ThingCounts(
            things: things, new: max(0, things - (suspended ?? 0) - (asked ?? 0)), memories: bands.reduce(0, +),
            learning: learning, mature: mature, leeches: leeches, suspended: suspended ?? 0)
        return (counts, stability)
    }

    /// Returns the number of memories that are due now and that become due on each of the next days.
    package func dueForecast(at instant: Date, on today: StudyDay) throws(StoreError) -> DueForecast {
        try reading { db in
            var days = Array(repeating: 0, count: StudyStatistics.forecastDays)
            let counts = try db.rows(
                """
                SELECT day, count(*) AS count FROM memory
                WHERE day < ? AND lapses < \(Self.settings(db).leechLapses) AND \(Suspension.isAsked) GROUP BY day
                """, [today.number + days.count]
            ) { row in (day: row.integer("day") as Int, count: row.integer("count") as Int) }
            for (day, count) in counts { days[max(day - today.number, 0)] += count }
            return DueForecast(now: try dueCount(at: instant, on: today), days: days)
        }
    }

    /// The memories with the most lapses, then the most difficult ones, without those that were never hard. They are
    /// chosen before their things are joined.
    private static let hardest = """
        (memory.thing, memory.direction) IN (SELECT thing, direction FROM memory WHERE \(isHard) LIMIT 10)
        AND \(isHard)
        """
    private static let isHard = """
        (memory.lapses > 0 OR memory.difficulty > 5)
        ORDER BY memory.lapses DESC, memory.difficulty DESC, memory.thing DESC, memory.direction DESC
        """

    /// Returns the memories that become due until a study day, the earliest first, including leeches and suspended
    /// things.
    public func entries(dueUntil day: StudyDay) throws(StoreError) -> [QueueEntry] {
        try reading { db in
            try Self.entries("day <= \(day.number) ORDER BY day, due, memory.thing, direction", db)
        }
    }

    /// Returns the number of memories that become due until a study day, without leeches and suspended things.
    package func dueCount(until day: StudyDay) throws(StoreError) -> Int {
        try reading { db in
            try db.value("SELECT count(*) FROM memory WHERE \(Self.isDue(until: day, db))") ?? 0
        }
    }

    /// Returns the things of the memories that become due first until a study day, without leeches and suspended things.
    /// A thing that is due in both directions is returned twice.
    package func firstDue(until day: StudyDay, limit: Int) throws(StoreError) -> [Thing] {
        try reading { db in
            let rows: [Int64] = try db.values(
                """
                SELECT thing FROM memory WHERE \(Self.isDue(until: day, db))
                ORDER BY day, due, thing, direction LIMIT ?
                """, [limit])
            return try rows.flatMap { row in try ThingRow.all(where: "thing.id = ?", [row], db).map(\.thing) }
        }
    }

    /// Returns the SQL condition on a memory that a quiz asks until a study day.
    private static func isDue(until day: StudyDay, _ db: Database) throws -> String {
        "day <= \(day.number) AND lapses < \(try settings(db).leechLapses) AND \(Suspension.isAsked)"
    }

    private static func entries(_ condition: String, _ db: Database) throws -> [QueueEntry] {
        try db.rows(
            """
            SELECT \(ThingRow.columns), memory.direction AS direction, \(MemoryRow.columns)
            FROM memory JOIN thing ON thing.id = memory.thing WHERE \(condition)
            """
        ) { row in
            QueueEntry(
                thing: ThingRow(row).thing, direction: row.direction("direction"), memory: MemoryRow.memory(row))
        }
    }
}

extension StudyTime {
    /// Creates the sums of the times of days.
    fileprivate init(of days: [PracticeDay], on today: StudyDay) {
        func seconds(_ count: Int) -> Double {
            days.reversed().reduce(0) { $1.day <= today && $1.day > today.advanced(by: -count) ? $0 + $1.seconds : $0 }
        }
        self.init(
            today: seconds(1), week: seconds(7), total: days.reversed().reduce(0) { $0 + $1.seconds },
            answers: days.reduce(0) { $0 + $1.answers })
    }
}
