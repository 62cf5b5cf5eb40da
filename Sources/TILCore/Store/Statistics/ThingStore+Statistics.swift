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
        // Exclude days after today, which a fast clock may have caused.
        let past = all.filter { practised in practised.day <= day }
        // The weeks begin on a Monday, and the retention of twelve months needs a whole year.
        let monday = StudyStatistics.monday(weeks: StudyStatistics.weeks, endingWith: day)
        let yearAgo = day.advanced(by: -366)
        let year = past.filter { practised in practised.day >= min(monday, yearAgo) }
        return try reading { db in
            let tally = try MemoryTally(leechLapses: settings.leechLapses, db)
            let newThings = try Self.firstAnswers(since: StudyWeek.first(of: year), db)
            return StudyStatistics(
                date: instant,
                day: day,
                counts: try Self.counts(tally, db),
                due: try dueForecast(at: instant, on: day),
                desiredRetention: settings.scheduling.desiredRetention,
                retention: Array(MonthlyRetention.months(of: year).prefix(StudyStatistics.months)),
                stability: tally.bands,
                streak: Streak(of: all.reversed().map(\.day), today: day),
                hardest: try Self.entries(Self.hardest, db),
                confused: try confusedPairs(limit: 10),
                time: StudyTime(of: all, on: day),
                year: year.filter { practised in practised.day >= monday },
                recentWeeks: StudyWeek.weeks(of: year, new: newThings))
        }
    }

    /// Returns the number of things that were asked for the first time, by study day.
    /// - Parameter first: the earliest day, or nil if no day is needed.
    private static func firstAnswers(since first: StudyDay?, _ db: Database) throws -> [StudyDay: Int] {
        guard let first else { return [:] }
        // The first answer to a thing in a direction has no earlier one, so that `elapsed` is 0.
        let rows = try db.cursor(
            """
            SELECT day, count(*) AS count FROM review
            WHERE day >= ? AND scheduled AND elapsed = 0 AND NOT EXISTS (
                SELECT 1 FROM review AS earlier WHERE earlier.thing = review.thing
                AND (earlier.placed, earlier.id) < (review.placed, review.id) AND earlier.scheduled)
            GROUP BY day
            """, [first.number])
        var counts: [StudyDay: Int] = [:]
        while let row = try rows.next() { counts[row.day("day")] = row.integer("count") }
        return counts
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
            let tally = try MemoryTally(leechLapses: settings.leechLapses, db)
            let counts = try Self.counts(tally, db)
            let learned: Int? = try db.value(
                """
                SELECT count(DISTINCT thing) FROM memory JOIN thing ON thing.id = memory.thing
                WHERE removed IS NULL AND (phase > 0 OR step > 0)
                """)
            let forGood: Int? = try db.value(
                """
                SELECT count(DISTINCT thing) FROM memory JOIN thing ON thing.id = memory.thing
                WHERE removed IS NULL AND interval > 0 AND stability >= \(StabilityBand.maturity)
                """)
            return StudyProgress(
                learned: learned ?? 0, forGood: forGood ?? 0, newTomorrow: min(settings.newPerDay, counts.new))
        }
    }

    /// Returns the longest interval of the memories in days, without those of some questions.
    package func longestInterval(without questions: Set<QuestionKey>) throws(StoreError) -> Int {
        try reading { db in
            // At least one of so many memories is of another question.
            let rows = try db.cursor(
                """
                SELECT uuid, direction, interval FROM memory JOIN thing ON thing.id = memory.thing
                ORDER BY interval DESC LIMIT \(questions.count + 1)
                """)
            while let row = try rows.next() {
                let question = QuestionKey(thingID: row.id("uuid"), direction: row.direction("direction"))
                if !questions.contains(question) { return row.integer("interval") }
            }
            return 0
        }
    }

    /// Returns the numbers of things and memories.
    private static func counts(_ tally: MemoryTally, _ db: Database) throws -> ThingCounts {
        let things = try thingCount(db)
        let asked: Int? = try db.value("SELECT count(DISTINCT thing) FROM memory WHERE \(Suspension.isAsked)")
        let suspended: Int? = try db.value("SELECT count(*) FROM thing WHERE suspended NOTNULL AND removed IS NULL")
        let new = things - (suspended ?? 0) - (asked ?? 0)
        return ThingCounts(
            things: things, new: max(0, new), memories: tally.all, learning: tally.learning, mature: tally.mature,
            leeches: tally.leeches, suspended: suspended ?? 0)
    }

    /// Returns the number of memories that are due now and that become due on each of the next days.
    package func dueForecast(at instant: Date, on today: StudyDay) throws(StoreError) -> DueForecast {
        try reading { db in
            var days = Array(repeating: 0, count: StudyStatistics.forecastDays)
            let rows = try db.cursor(
                """
                SELECT day, count(*) AS count FROM memory
                WHERE day < ? AND lapses < \(Self.settings(db).leechLapses) AND \(Suspension.isAsked) GROUP BY day
                """, [today.number + days.count])
            while let row = try rows.next() {
                let distance = today.distance(to: row.day("day"))
                // Overdue memories count for today.
                days[max(0, distance)] += row.integer("count")
            }
            return DueForecast(now: try dueCount(at: instant, on: today), days: days)
        }
    }

    /// The memories with the most lapses, then the most difficult ones, without those that were never hard. They are
    /// chosen before their things are joined.
    private static let hardest = """
        (memory.thing, memory.direction) IN (
            SELECT thing, direction FROM memory WHERE \(isHard) ORDER BY \(hardestFirst) LIMIT 10)
        ORDER BY \(hardestFirst)
        """
    private static let isHard = "memory.lapses > 0 OR memory.difficulty > 5"
    private static let hardestFirst =
        "memory.lapses DESC, memory.difficulty DESC, memory.thing DESC, memory.direction DESC"

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

    /// Returns the things of the memories that become due first until a study day, without leeches and suspended
    /// things. A thing that is due in both directions is returned twice.
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

/// The numbers of memories by state and by stability.
private struct MemoryTally {
    private(set) var learning = 0
    private(set) var mature = 0
    private(set) var leeches = 0
    /// The number of memories in each band of ``StabilityBand/ends``, and of those above the last end.
    private var counts: [Int]

    /// Counts all memories. SQLite would have to sort them.
    init(leechLapses: Int, _ db: Database) throws {
        counts = Array(repeating: 0, count: StabilityBand.ends.count + 1)
        let rows = try db.cursor("SELECT stability, interval, lapses FROM memory")
        while let row = try rows.next() {
            let stability = row.double("stability")
            let isLearning = row.integer("interval") == 0
            if isLearning {
                learning += 1
            } else if stability >= StabilityBand.maturity {
                mature += 1
            }
            if row.integer("lapses") >= leechLapses { leeches += 1 }
            let band = StabilityBand.ends.firstIndex { end in stability <= end }
            counts[band ?? StabilityBand.ends.count] += 1
        }
    }

    /// The number of all memories.
    var all: Int { counts.reduce(0, +) }

    /// The memories by their stability, the least stable first.
    var bands: [StabilityBand] {
        var bands: [StabilityBand] = []
        var start = 0.0
        for (index, end) in StabilityBand.ends.enumerated() {
            bands.append(StabilityBand(over: start, upTo: end, count: counts[index]))
            start = end
        }
        bands.append(StabilityBand(over: start, count: counts[StabilityBand.ends.count]))
        return bands
    }
}

extension StudyTime {
    /// Creates the sums of the times of days.
    /// - Parameter days: the study days with answers, newest first.
    fileprivate init(of days: [PracticeDay], on today: StudyDay) {
        let weekAgo = today.advanced(by: -7)
        var todaySeconds = 0.0
        var week = 0.0
        var total = 0.0
        var answers = 0
        // Add the oldest first, so that a later day does not change the rounding of the sums before it.
        for practised in days.reversed() {
            if practised.day == today { todaySeconds += practised.seconds }
            if practised.day > weekAgo, practised.day <= today { week += practised.seconds }
            total += practised.seconds
            answers += practised.answers
        }
        self.init(today: todaySeconds, week: week, total: total, answers: answers)
    }
}
