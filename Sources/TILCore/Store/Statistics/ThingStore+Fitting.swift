import Foundation
import GRDB

extension ThingStore {
    /// The scheduled answers of all things, those that were removed among them, as weights are fitted to them.
    public func answerSequences() throws -> AnswerSequences {
        try readingOneState { db in
            // A thing's answers come in the order in which they were given, which an import may have put between others.
            let rows = try RawStatement(
                """
                SELECT thing * 2 + direction, grade, at FROM review WHERE scheduled ORDER BY at, placed, id
                """, db)
            var numbers: [Int64: Int] = [:]
            var log: [(sequence: Int, grade: Grade, at: Date)] = []
            while try rows.step() {
                let sequence = numbers[rows.integer(0), default: numbers.count]
                numbers[rows.integer(0)] = sequence
                let grade = Grade(rawValue: Int(rows.integer(1))) ?? .again
                log.append((sequence, grade, Date(milliseconds: rows.integer(2))))
            }
            return AnswerSequences(log)
        }
    }

    /// How the person answers, as all scheduled answers tell.
    public func studyPace() throws -> StudyPace {
        try readingOneState { db in
            var first = [0, 0, 0, 0]
            // SQLite takes the grade from the row with the least place.
            let firsts = try RawStatement(
                """
                SELECT grade, count(*) FROM
                    (SELECT grade, min(placed) FROM review WHERE scheduled GROUP BY thing, direction)
                GROUP BY grade
                """, db)
            while try firsts.step() { first[Self.place(firsts.integer(0))] += Int(firsts.integer(1)) }
            var later = [0, 0, 0, 0]
            var seconds = [0.0, 0, 0, 0]
            // Those on the day of the answer before were asked by learning steps.
            let rows = try RawStatement(
                "SELECT grade, count(*), total(seconds) FROM review WHERE scheduled AND elapsed > 0 GROUP BY grade", db)
            while try rows.step() {
                later[Self.place(rows.integer(0))] += Int(rows.integer(1))
                seconds[Self.place(rows.integer(0))] += rows.real(2)
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
            let rows = try RawStatement("SELECT \(MemoryRow.columns) FROM memory WHERE direction = 0", db)
            var memories: [Memory] = []
            while try rows.step() { memories.append(MemoryRow.memory(rows)) }
            let things = try Int.fetchOne(db, sql: "SELECT value FROM tally WHERE name = 'things'") ?? 0
            return WorkloadSimulation(
                memories, waiting: max(0, things - memories.count), today: day, at: instant,
                options: try Self.settings(db).scheduling, pace: pace)
        }
    }

    /// The place of a grade in a list of four; that of again for what is none.
    private static func place(_ grade: Int64) -> Int { (0...3).contains(grade - 1) ? Int(grade) - 1 : 0 }
}
