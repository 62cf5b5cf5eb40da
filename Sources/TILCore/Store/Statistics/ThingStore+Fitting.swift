package import Foundation
import GRDB

extension ThingStore {
    /// Returns the scheduled answers of all things, including removed ones, for fitting weights.
    public func answerSequences() throws(StoreError) -> AnswerSequences {
        try reading { db in
            // Number the sequences by their first answers, so that the fit does not depend on the order of the rows.
            var numbers: [Int64: Int] = [:]
            var log: [(sequence: Int, grade: Grade, at: Date)] = []
            let rows = try db.cursor(
                "SELECT thing * 2 + direction AS card, grade, at FROM review WHERE scheduled ORDER BY at, placed, id")
            while let row = try rows.next() {
                let card: Int64 = row.integer("card")
                let sequence = numbers[card, default: numbers.count]
                numbers[card] = sequence
                log.append((sequence, Grade(rawValue: row.integer("grade")) ?? .again, row.date("at")))
            }
            return AnswerSequences(log)
        }
    }

    /// Returns the pace of the person, from all scheduled answers.
    package func studyPace() throws(StoreError) -> StudyPace {
        try reading { db in
            // SQLite returns the grade from the row with the minimum position. Later answers on the same day are from
            // learning steps and do not count.
            let rows = try db.cursor(
                """
                WITH grades (grade) AS (VALUES (1), (2), (3), (4)),
                firsts AS (
                    SELECT grade, count(*) AS count FROM
                        (SELECT grade, min(placed) FROM review WHERE scheduled GROUP BY thing, direction)
                    GROUP BY grade),
                later AS (
                    SELECT grade, count(*) AS count, total(seconds) AS seconds FROM review
                    WHERE scheduled AND elapsed > 0 GROUP BY grade)
                SELECT firsts.count AS first, later.count AS later, later.seconds AS seconds
                FROM grades LEFT JOIN firsts USING (grade) LEFT JOIN later USING (grade) ORDER BY grade
                """
            )
            var first: [Int] = []
            var later: [Int] = []
            var seconds: [Double] = []
            while let row = try rows.next() {
                first.append(row.integer("first"))
                later.append(row.integer("later"))
                seconds.append(row.double("seconds"))
            }
            return StudyPace(
                newPerDay: try Self.settings(db).newPerDay, first: first, later: later, seconds: seconds)
        }
    }

    /// Returns a simulation of the next year of questions for meanings, starting with the present memories.
    /// - Parameters:
    ///   - instant: the present instant.
    ///   - day: the study day of the instant.
    package func workloadSimulation(at instant: Date, on day: StudyDay) throws(StoreError) -> WorkloadSimulation {
        let pace = try studyPace()
        return try reading { db in
            let memories = try db.rows(
                "SELECT \(MemoryRow.columns) FROM memory WHERE direction = 0", [], MemoryRow.memory)
            let waiting = max(0, try Self.thingCount(db) - memories.count)
            return WorkloadSimulation(
                memories, waiting: waiting, today: day, at: instant, options: try Self.settings(db).scheduling,
                pace: pace)
        }
    }
}
