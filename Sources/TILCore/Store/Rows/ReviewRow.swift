import Foundation
import GRDB

/// The conversion between reviews and their rows.
enum ReviewRow {
    /// The columns that ``review(_:thing:)`` reads.
    static let columns = """
        uuid, direction, asked, typed, seconds, time_limit, verdict, grade, scheduled, at, utc_offset, day
        """

    /// The order in which answers were given. If two devices used the same position, the order is still the same on all
    /// devices.
    static let order = "placed, at, uuid"

    /// The verdicts by their numbers in the table. The order must never change.
    static let verdicts: [Verdict] = [.correct, .close, .wrong, .timedOut, .givenUp]

    /// Reads the review in a row with ``columns``. The result is nil if another program wrote invalid values.
    static func review(_ row: StoredRow, thing: UUID) -> Review? {
        guard let verdict = verdict(row), let grade = Grade(rawValue: row.integer("grade")) else { return nil }
        return Review(
            id: row.id("uuid"), thingID: thing, direction: row.direction("direction"), asked: row.text("asked"),
            typed: row.text("typed"), seconds: seconds.clamping(row.double("seconds")),
            limit: seconds.clamping(row.double("time_limit")), verdict: verdict, grade: grade,
            isScheduled: row.flag("scheduled"), date: row.date("at"),
            utcOffset: min(max(row.integer("utc_offset"), utcOffsets.lowerBound), utcOffsets.upperBound),
            studyDay: row.day("day"))
    }

    /// Reads the verdict in a row. The result is nil if the number is unknown.
    static func verdict(_ row: StoredRow) -> Verdict? {
        let number: Int = row.integer("verdict")
        return verdicts.indices.contains(number) ? verdicts[number] : nil
    }

    /// The offsets from UTC, in seconds.
    private static let utcOffsets = -86_400...86_400

    /// The range of the time for an answer, in seconds. A time of more than a year, from another program or a file,
    /// counts as a year.
    static let seconds = 0...31_536_000.0

    /// The time of an answer in SQL, limited to this range.
    static let boundedSeconds = "min(max(seconds, \(seconds.lowerBound)), \(seconds.upperBound))"

    static func count(_ db: Database) throws -> Int {
        try db.value("SELECT count(*) FROM review") ?? 0
    }

    /// Returns a writer of reviews.
    static func insertion(_ db: Database) -> Insertion { Insertion(into: "review", db) }

    /// Returns the values of a row.
    /// - Parameters:
    ///   - row: the number of the row, or nil for the next.
    ///   - thing: the row of the asked thing.
    ///   - placed: the position among the thing's answers, in milliseconds. It is the instant of the answer, or a later
    ///     one if the clock was set back since the previous answer, so that the order of the answers is kept.
    ///   - elapsed: the study days since the previous scheduled answer.
    static func values(
        of review: Review, row: Int64? = nil, thing: Int64, placed: Int64, elapsed: Int
    ) -> Insertion.Values {
        [
            "id": row, "thing": thing, "uuid": review.id.bound, "direction": review.direction.number,
            "asked": review.asked.bound, "typed": review.typed.bound, "seconds": seconds.clamping(review.seconds),
            "time_limit": seconds.clamping(review.limit), "verdict": number(of: review.verdict),
            "grade": review.grade.rawValue, "scheduled": review.isScheduled, "at": review.date.milliseconds,
            "utc_offset": review.utcOffset, "day": review.studyDay.number, "placed": placed, "elapsed": elapsed,
        ]
    }

    /// Returns the number of a verdict in the table.
    static func number(of verdict: Verdict) -> Int { verdicts.firstIndex(of: verdict) ?? 0 }

    /// Finds the row of a review and the row of its thing. The result is nil if the review does not exist.
    static func find(_ id: UUID, _ db: Database) throws -> (row: Int64, thing: Int64)? {
        try db.row("SELECT id, thing FROM review WHERE uuid = ?", [id]) { row in
            (row: row.integer("id"), thing: row.integer("thing"))
        }
    }

    /// Returns the study days between two answers, or 0 if the second one is on an earlier day, for example after a
    /// flight to the west.
    static func elapsed(from last: StudyDay?, to day: StudyDay) -> Int {
        guard let last else { return 0 }
        return max(0, last.distance(to: day))
    }

    /// Returns the position of the last answer to a thing in a direction, in milliseconds, or nil if there is none.
    static func lastPosition(thing: Int64, direction: Direction, _ db: Database) throws -> Int64? {
        try db.value(
            "SELECT max(placed) FROM review WHERE thing = ? AND direction = ?", [thing, direction.number])
    }

    /// Returns the study day of the last scheduled answer to a thing in a direction, or nil if there is none.
    static func lastDay(thing: Int64, direction: Direction, _ db: Database) throws -> StudyDay? {
        try db.row(
            """
            SELECT day FROM review WHERE thing = ? AND direction = ? AND scheduled
            ORDER BY placed DESC, at DESC, uuid DESC LIMIT 1
            """, [thing, direction.number]
        ) { row in row.day("day") }
    }
}

extension Direction {
    /// The number of the direction in the tables.
    var number: Int { self == .meaning ? 0 : 1 }

    init(number: Int) { self = number == 0 ? .meaning : .acronym }
}
