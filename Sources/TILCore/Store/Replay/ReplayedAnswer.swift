import Foundation
import GRDB

/// As much of a review as a replay needs.
struct ReplayedAnswer {
    /// The columns that ``init(_:)`` expects, in this order.
    static let columns = "id, grade, scheduled, at, day, placed, elapsed"

    let id: Int64
    let grade: Grade
    let isScheduled: Bool
    let at: Date
    let day: StudyDay
    let placed: Int64
    /// What the row says of the study days since the scheduled answer before it.
    let elapsed: Int

    /// The answer in a row whose columns start with those.
    init(_ row: RawStatement) {
        id = row.integer(0)
        // The table takes the four grades only.
        grade = Grade(rawValue: Int(row.integer(1))) ?? .again
        isScheduled = row.integer(2) != 0
        at = Date(milliseconds: row.integer(3))
        day = StudyDay(number: Int(row.integer(4)))
        placed = row.integer(5)
        elapsed = Int(row.integer(6))
    }

    /// The answer of a review that is about to be written.
    init(_ review: Review, row: Int64, placed: Int64) {
        id = row
        grade = review.grade
        isScheduled = review.isScheduled
        at = review.at.inMilliseconds
        day = review.studyDay
        self.placed = placed
        elapsed = 0
    }

    /// The answers to a thing in a direction, in the order in which they were given.
    static func all(thing: Int64, direction: Direction, _ db: Database) throws -> [ReplayedAnswer] {
        let rows = try RawStatement(
            "SELECT \(columns) FROM review WHERE thing = ? AND direction = ? ORDER BY \(ReviewRow.order)",
            db)
        rows.bind(thing, to: 1)
        rows.bind(Int64(direction.number), to: 2)
        var answers: [ReplayedAnswer] = []
        while try rows.step() { answers.append(ReplayedAnswer(rows)) }
        return answers
    }

    /// Writes what the row should say of the days, where it says something else.
    static func correct(_ answer: ReplayedAnswer, elapsed: Int, _ db: Database) throws {
        guard answer.elapsed != elapsed else { return }
        try db.cachedStatement(sql: "UPDATE review SET elapsed = ? WHERE id = ?")
            .execute(arguments: [elapsed, answer.id])
    }
}
