import Foundation
import GRDB

/// The conversion between reviews and their rows.
enum ReviewRow {
    /// The columns that `review(_:thing:)` expects, in this order.
    static let columns = """
        uuid, direction, asked, typed, seconds, time_limit, verdict, grade, scheduled, at, utc_offset, day
        """

    /// The order in which answers were given. If two devices used the same position, the order is still the same on all
    /// devices.
    static let order = "placed, at, uuid"

    /// The verdicts by their numbers in the table. The order must never change.
    static let verdicts: [Verdict] = [.correct, .close, .wrong, .timedOut, .givenUp]

    /// Reads the review in a row that begins with ``columns``. The result is nil if another program wrote invalid
    /// values.
    static func review(_ row: Row, thing: UUID) -> Review? {
        let verdict: Int = row[6]
        guard verdicts.indices.contains(verdict), let grade = Grade(rawValue: row[7]) else { return nil }
        return Review(
            id: row[0], thingID: thing, direction: Direction(number: row[1]), asked: row[2], typed: row[3],
            seconds: seconds.clamping(row[4]), limit: seconds.clamping(row[5]), verdict: verdicts[verdict],
            grade: grade, isScheduled: row[8], date: Date(milliseconds: row[9]),
            utcOffset: min(max(row[10], -86_400), 86_400), studyDay: StudyDay(number: row[11]))
    }

    /// The range of the time for an answer, in seconds. A time of more than a year, from another program or a file,
    /// counts as a year.
    static let seconds = 0...31_536_000.0

    /// The time of an answer in SQL, limited to this range.
    static let boundedSeconds = "min(max(seconds, \(seconds.lowerBound)), \(seconds.upperBound))"

    static func count(_ db: Database) throws -> Int {
        try db.value("SELECT count(*) FROM review") ?? 0
    }

    /// Adds a review.
    /// - Parameters:
    ///   - row: the number of the row, or nil for the next.
    ///   - thing: the row of the asked thing.
    ///   - placed: the position among the thing's answers, in milliseconds. It is the instant of the answer, or a later
    ///     one if the clock was set back since the previous answer, so that the order of the answers is kept.
    ///   - elapsed: the study days since the previous scheduled answer.
    /// - Returns: the number of the row.
    @discardableResult
    static func insert(
        _ review: Review, row: Int64? = nil, thing: Int64, placed: Int64, elapsed: Int, _ db: Database
    ) throws -> Int64 {
        try db.run(
            """
            INSERT INTO review (\(columns), id, thing, placed, elapsed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, values(of: review) + [row, thing, placed, elapsed])
        return db.lastInsertedRowID
    }

    /// Returns the values of a review in the order of ``columns``.
    static func values(of review: Review) -> StatementArguments {
        [
            review.id, review.direction.number, review.asked, review.typed, seconds.clamping(review.seconds),
            seconds.clamping(review.limit), number(of: review.verdict), review.grade.rawValue, review.isScheduled,
            review.date.milliseconds, review.utcOffset, review.studyDay.number,
        ]
    }

    /// Returns the number of a verdict in the table.
    static func number(of verdict: Verdict) -> Int { verdicts.firstIndex(of: verdict) ?? 0 }

    /// Finds the row of a review and the row of its thing. The result is nil if the review does not exist.
    static func find(_ id: UUID, _ db: Database) throws -> (row: Int64, thing: Int64)? {
        try db.rows("SELECT id, thing FROM review WHERE uuid = ?", [id]).first.map { ($0[0], $0[1]) }
    }

    /// Returns the study days between two answers, or 0 if the second one is on an earlier day, for example after a
    /// flight to the west.
    static func elapsed(from last: StudyDay?, to day: StudyDay) -> Int {
        last.map { max(0, $0.distance(to: day)) } ?? 0
    }

    /// Returns the position of the last answer to a thing in a direction, in milliseconds, and the study day of the
    /// last scheduled one.
    static func last(thing: Int64, direction: Direction, _ db: Database) throws -> (position: Int64?, day: StudyDay?) {
        let row = try db.rows(
            """
            SELECT max(placed), (
                SELECT day FROM review WHERE thing = :thing AND direction = :direction AND scheduled
                ORDER BY placed DESC, at DESC, uuid DESC LIMIT 1)
            FROM review WHERE thing = :thing AND direction = :direction
            """, ["thing": thing, "direction": direction.number]
        ).first
        let (position, day): (Int64?, Int?) = (row?[0], row?[1])
        return (position, day.map(StudyDay.init(number:)))
    }
}

extension Direction {
    /// The number of the direction in the tables.
    var number: Int { self == .meaning ? 0 : 1 }

    init(number: Int) { self = number == 0 ? .meaning : .acronym }
}
