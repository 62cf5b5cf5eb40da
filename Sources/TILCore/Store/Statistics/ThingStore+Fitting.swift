import Foundation
import GRDB

extension ThingStore {
    /// The scheduled answers of all things, those that were removed among them, as weights are fitted to them.
    public func answerSequences() throws -> AnswerSequences {
        try readingOneState { db in
            // Sorted here, and only where an import has put answers between others: SQLite would sort them all, each time.
            let rows = try RawStatement(
                "SELECT thing * 2 + direction, grade, at, placed FROM review WHERE scheduled ORDER BY id", db)
            var numbers: [Int64: Int32] = [:]
            var log: [LoggedAnswer] = []
            var isSorted = true
            while try rows.step() {
                let sequence: Int32
                if let known = numbers[rows.integer(0)] {
                    sequence = known
                } else {
                    sequence = Int32(numbers.count)
                    numbers[rows.integer(0)] = sequence
                }
                let answer = LoggedAnswer(
                    at: rows.integer(2), placed: rows.integer(3), row: Int32(log.count), sequence: sequence,
                    grade: UInt8(1 + Self.place(rows.integer(1))))
                if let last = log.last, answer < last { isSorted = false }
                log.append(answer)
            }
            if !isSorted { log.sort() }
            // Numbered by their first answers: the fit is then the same in whatever order the rows came in.
            var places = [Int32](repeating: -1, count: numbers.count)
            var next: Int32 = 0
            for answer in log where places[Int(answer.sequence)] < 0 {
                places[Int(answer.sequence)] = next
                next += 1
            }
            return AnswerSequences(
                log.lazy.map {
                    (Int(places[Int($0.sequence)]), Grade(rawValue: Int($0.grade)) ?? .again, Date(milliseconds: $0.at))
                })
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
            let rows = try RawStatement("SELECT \(MemoryRow.columns) FROM memory WHERE direction = 0", db)
            var memories: [Memory] = []
            while try rows.step() { memories.append(MemoryRow.memory(rows)) }
            let things = try Int.fetchOne(db, sql: "SELECT count(*) FROM thing WHERE removed IS NULL") ?? 0
            return WorkloadSimulation(
                memories, waiting: max(0, things - memories.count), today: day, at: instant,
                options: try Self.settings(db).scheduling, pace: pace)
        }
    }

    /// The place of a grade in a list of four; that of again for what is none.
    private static func place(_ grade: Int64) -> Int { (0...3).contains(grade - 1) ? Int(grade) - 1 : 0 }
}

/// A scheduled answer as the store has it, without what was typed.
private struct LoggedAnswer: Comparable {
    var at: Int64
    /// The instant by which it stands among the answers of its thing.
    var placed: Int64
    /// Its place in the order of rows.
    var row: Int32
    var sequence: Int32
    var grade: UInt8

    /// In the order in which the answers were given.
    static func < (one: LoggedAnswer, other: LoggedAnswer) -> Bool {
        (one.at, one.placed, one.row) < (other.at, other.placed, other.row)
    }
}
