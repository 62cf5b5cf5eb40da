import Foundation
import GRDB

extension ThingStore {
    /// The scheduled answers of all things, those that were removed among them, as weights are fitted to them.
    public func answerSequences() throws -> AnswerSequences {
        try readingOneState { db in
            // Numbered by their first answers: the fit is the same in whatever order the rows came in.
            var numbers: [Int64: Int] = [:]
            var log: [(sequence: Int, grade: Grade, at: Date)] = []
            let rows = try Row.fetchCursor(
                db,
                sql: """
                    SELECT thing * 2 + direction, grade, at FROM review WHERE scheduled ORDER BY at, placed, id
                    """)
            while let row = try rows.next() {
                let sequence = numbers[row[0], default: numbers.count]
                numbers[row[0]] = sequence
                log.append((sequence, Grade(rawValue: row[1]) ?? .again, Date(milliseconds: row[2])))
            }
            return AnswerSequences(log)
        }
    }

    /// How the person answers, as all scheduled answers tell.
    public func studyPace() throws -> StudyPace {
        try readingOneState { db in
            var first = [0, 0, 0, 0]
            // SQLite takes the grade from the row with the least place.
            let firsts = try Row.fetchAll(
                db,
                sql: """
                    SELECT grade, count(*) FROM
                        (SELECT grade, min(placed) FROM review WHERE scheduled GROUP BY thing, direction)
                    GROUP BY grade
                    """)
            for row in firsts { first[Self.place(row[0])] += row[1] }
            var later = [0, 0, 0, 0]
            var seconds = [0.0, 0, 0, 0]
            // Those on the day of the answer before were asked by learning steps.
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT grade, count(*), total(seconds) FROM review WHERE scheduled AND elapsed > 0 GROUP BY grade
                    """)
            for row in rows {
                later[Self.place(row[0])] += row[1]
                seconds[Self.place(row[0])] += row[2]
            }
            return StudyPace(newPerDay: try Self.settings(db).newPerDay, first: first, later: later, seconds: seconds)
        }
    }

    /// A simulation of the next year of asking for meanings, from where the store stands.
    /// - Parameters:
    ///   - instant: the present instant.
    ///   - day: its study day.
    public func workloadSimulation(at instant: Date, on day: StudyDay) throws -> WorkloadSimulation {
        let pace = try studyPace()
        return try readingOneState { db in
            let memories = try Row.fetchAll(db, sql: "SELECT \(MemoryRow.columns) FROM memory WHERE direction = 0")
                .map { MemoryRow.memory($0) }
            let things = try Int.fetchOne(db, sql: "SELECT count(*) FROM thing WHERE removed IS NULL") ?? 0
            return WorkloadSimulation(
                memories, waiting: max(0, things - memories.count), today: day, at: instant,
                options: try Self.settings(db).scheduling, pace: pace)
        }
    }

    /// The place of a grade in a list of four; that of again for what is none.
    private static func place(_ grade: Int64) -> Int { (0...3).contains(grade - 1) ? Int(grade) - 1 : 0 }
}
