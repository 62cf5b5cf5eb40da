import Foundation
import GRDB

/// A review as its row holds it.
enum ReviewRow {
    /// The columns that `review(_:thing:)` expects, in this order.
    static let columns = """
        direction, asked, typed, seconds, time_limit, verdict, grade, scheduled, at, utc_offset, day
        """

    /// The numbers of the verdicts in the table; never reordered.
    static let verdicts: [Verdict] = [.correct, .close, .wrong, .timedOut, .givenUp]

    /// The review in a row whose columns start at an index; nil where another program wrote what has no meaning.
    static func review(_ row: Row, from start: Int = 0, thing: UUID) -> Review? {
        let verdict: Int = row[start + 5]
        guard verdicts.indices.contains(verdict), let grade = Grade(rawValue: row[start + 6]) else { return nil }
        return Review(
            thing: thing, direction: Direction(number: row[start]), asked: row[start + 1], typed: row[start + 2],
            seconds: row[start + 3], limit: row[start + 4], verdict: verdicts[verdict], grade: grade,
            isScheduled: row[start + 7], at: Date(milliseconds: row[start + 8]), utcOffset: row[start + 9],
            studyDay: StudyDay(number: row[start + 10]))
    }

    /// Writes a review.
    /// - Returns: its row.
    static func insert(_ review: Review, thing: Int64, elapsed: Int, _ db: Database) throws -> Int64 {
        try db.cachedStatement(
            sql: """
                INSERT INTO review (thing, \(columns), elapsed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            thing, review.direction.number, review.asked, review.typed, review.seconds, review.limit,
            verdicts.firstIndex(of: review.verdict), review.grade.rawValue, review.isScheduled,
            review.at.milliseconds, review.utcOffset, review.studyDay.number, elapsed,
        ])
        return db.lastInsertedRowID
    }
}

extension Direction {
    /// The direction's number in the tables.
    var number: Int { self == .meaning ? 0 : 1 }

    init(number: Int) { self = number == 0 ? .meaning : .acronym }
}
