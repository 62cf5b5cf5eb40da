import Foundation
import GRDB

/// A review as its row holds it.
enum ReviewRow {
    /// The columns that `review(_:thing:)` expects, in this order.
    static let columns = """
        uuid, direction, asked, typed, seconds, time_limit, verdict, grade, scheduled, at, utc_offset, day
        """

    /// The order in which answers were given: two that two devices put in one place stand in the same order on all.
    static let order = "placed, at, uuid"

    /// The numbers of the verdicts in the table; never reordered.
    static let verdicts: [Verdict] = [.correct, .close, .wrong, .timedOut, .givenUp]

    /// The review in a row whose columns start at an index; nil where another program wrote what has no meaning.
    static func review(_ row: Row, from start: Int = 0, thing: UUID) -> Review? {
        review(
            from: start, thing: thing, integer: { row[$0] }, real: { row[$0] }, text: { row[$0] },
            identifier: { UUID(data: row[$0]) })
    }

    /// The review in a row whose columns start at an index; nil where another program wrote what has no meaning.
    static func review(_ row: RawStatement, from start: Int = 0, thing: UUID) -> Review? {
        review(
            from: start, thing: thing, integer: { Int(row.integer(Int32($0))) }, real: { row.real(Int32($0)) },
            text: { row.text(Int32($0)) }, identifier: { row.identifier(Int32($0)) })
    }

    @inline(__always)
    private static func review(
        from start: Int, thing: UUID, integer: (Int) -> Int, real: (Int) -> Double, text: (Int) -> String,
        identifier: (Int) -> UUID
    ) -> Review? {
        let verdict = integer(start + 6)
        guard verdicts.indices.contains(verdict), let grade = Grade(rawValue: integer(start + 7)) else { return nil }
        return Review(
            id: identifier(start), thing: thing, direction: Direction(number: integer(start + 1)),
            asked: text(start + 2), typed: text(start + 3), seconds: seconds.clamping(real(start + 4)),
            limit: seconds.clamping(real(start + 5)), verdict: verdicts[verdict], grade: grade,
            isScheduled: integer(start + 8) != 0, at: Date(milliseconds: Int64(integer(start + 9))),
            utcOffset: min(max(integer(start + 10), -86_400), 86_400),
            studyDay: StudyDay(number: integer(start + 11)))
    }

    /// How long an answer can take, in seconds: beyond a year, as another program or a file may have it, it counts as one.
    static let seconds = 0...31_536_000.0

    /// How long an answer took, in SQL.
    static let boundedSeconds = "min(max(seconds, \(seconds.lowerBound)), \(seconds.upperBound))"

    /// The number of all reviews.
    static func count(_ db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM review") ?? 0
    }

    /// Adds a review.
    /// - Parameters:
    ///   - row: the number of the row; nil for the next.
    ///   - thing: the row of the thing that was asked.
    ///   - placed: the place among the thing's answers, in milliseconds: its instant, or that of the answer before it if the
    ///     clock was set back since, so that the order in which they were given is kept.
    ///   - elapsed: the study days since the scheduled answer before it.
    /// - Returns: the number of the row.
    @discardableResult
    static func insert(
        _ review: Review, row: Int64? = nil, thing: Int64, placed: Int64, elapsed: Int, _ db: Database
    ) throws -> Int64 {
        try db.cachedStatement(
            sql: """
                INSERT INTO review (id, thing, \(columns), placed, elapsed)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            row, thing, review.id.data, review.direction.number, review.asked, review.typed,
            seconds.clamping(review.seconds), seconds.clamping(review.limit), number(of: review.verdict),
            review.grade.rawValue, review.isScheduled, review.at.milliseconds, review.utcOffset,
            review.studyDay.number, placed, elapsed,
        ])
        return db.lastInsertedRowID
    }

    /// The number of a verdict in the table.
    static func number(of verdict: Verdict) -> Int { verdicts.firstIndex(of: verdict) ?? 0 }

    /// The row of a review, and that of its thing; nil where there is no such review.
    static func find(_ id: UUID, _ db: Database) throws -> (row: Int64, thing: Int64)? {
        try Row.fetchOne(
            db.cachedStatement(sql: "SELECT id, thing FROM review WHERE uuid = ?"), arguments: [id.data]
        ).map { ($0[0], $0[1]) }
    }

    /// The study days between two answers; 0 where the second is on an earlier day, as after a flight to the west.
    static func elapsed(from last: StudyDay?, to day: StudyDay) -> Int {
        last.map { max(0, $0.distance(to: day)) } ?? 0
    }

    /// The place of the last answer to a thing in a direction, in milliseconds; nil where there is none.
    static func lastPlace(thing: Int64, direction: Direction, _ db: Database) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT max(placed) FROM review WHERE thing = ? AND direction = ?"),
            arguments: [thing, direction.number])
    }

    /// The study day of the last scheduled answer to a thing in a direction that was given up to a place.
    static func lastDay(thing: Int64, direction: Direction, upTo place: Int64, _ db: Database) throws -> StudyDay? {
        try Int.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT day FROM review WHERE thing = ? AND direction = ? AND placed <= ? AND scheduled
                    ORDER BY placed DESC, at DESC, uuid DESC LIMIT 1
                    """), arguments: [thing, direction.number, place]
        ).map(StudyDay.init(number:))
    }
}

extension Direction {
    /// The direction's number in the tables.
    var number: Int { self == .meaning ? 0 : 1 }

    init(number: Int) { self = number == 0 ? .meaning : .acronym }
}
