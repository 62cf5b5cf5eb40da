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

    init(_ row: Row) {
        id = row[0]
        // The table takes the four grades only.
        grade = Grade(rawValue: row[1]) ?? .again
        isScheduled = row[2]
        at = Date(milliseconds: row[3])
        day = StudyDay(number: row[4])
        placed = row[5]
        elapsed = row[6]
    }

    /// The answers to a thing in a direction, in the order in which they were given.
    static func all(thing: Int64, direction: Direction, _ db: Database) throws -> [ReplayedAnswer] {
        try Row.fetchAll(
            db.cachedStatement(
                sql: "SELECT \(columns) FROM review WHERE thing = ? AND direction = ? ORDER BY placed, id"),
            arguments: [thing, direction.number]
        ).map(ReplayedAnswer.init)
    }

    /// Writes what the row should say of the days, where it says something else.
    static func correct(_ answer: ReplayedAnswer, elapsed: Int, _ db: Database) throws {
        guard answer.elapsed != elapsed else { return }
        try db.cachedStatement(sql: "UPDATE review SET elapsed = ? WHERE id = ?")
            .execute(arguments: [elapsed, answer.id])
    }
}
