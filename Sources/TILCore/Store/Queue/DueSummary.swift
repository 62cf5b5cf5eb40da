import Foundation
import GRDB

/// How much a quiz would ask now: what is due, and what the study day may still bring of new things.
public struct DueSummary: Hashable, Sendable {
    /// How many things are due, leeches and suspended ones left out; counted up to ``most`` and one more.
    public let due: Int
    /// How many new things the study day may still bring.
    public let new: Int

    /// The most that is counted: nobody who has more waits for its number.
    public static let most = 1_000

    /// Counts what is due: by the study day, the instant, from how many lapses on things are left out, and the limit.
    static let dueThings = """
        SELECT count(*) FROM (
            SELECT 1 FROM memory WHERE \(DueQuestion.isDue(day: "?", now: "?", leech: "?")) AND \(Suspension.isAsked)
            LIMIT ?
        )
        """

    /// Reads it over a connection.
    init(on connection: OpaquePointer, _ settings: Settings, at instant: Date, on day: StudyDay) throws {
        let count = try RawStatement(Self.dueThings, on: connection)
        count.bind(Int64(day.number), to: 1)
        count.bind(instant.milliseconds, to: 2)
        count.bind(Int64(settings.leechLapses), to: 3)
        count.bind(Int64(Self.most + 1), to: 4)
        due = try count.step() ? Int(count.integer(0)) : 0
        let today = try RawStatement(
            "SELECT count(*) FROM (\(QueuePicker.answered(on: day))) WHERE new", on: connection)
        let left = settings.newPerDay - (try today.step() ? Int(today.integer(0)) : 0)
        // Asked in neither direction, or for its acronym only.
        let unasked = try RawStatement(
            """
            SELECT count(*) FROM (
                SELECT 1 FROM thing WHERE asked IN (0, 2) AND asked < 3 AND removed IS NULL AND suspended IS NULL
                LIMIT \(max(0, left))
            )
            """, on: connection)
        new = try unasked.step() ? Int(unasked.integer(0)) : 0
    }
}

extension ThingStore {
    /// How much a quiz would ask now.
    /// - Parameters:
    ///   - instant: the present instant, for things in steps of minutes.
    ///   - day: the study day, for all others.
    public func dueSummary(at instant: Date, on day: StudyDay) throws -> DueSummary {
        try readingOneState { db in
            guard let connection = db.sqliteConnection else {
                throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the connection is closed")
            }
            return try DueSummary(on: connection, Self.settings(db), at: instant, on: day)
        }
    }
}

extension DueSummary {
    /// How much a quiz would ask, by a ``QuickReading``; nil where the file is not just as a store leaves it.
    /// - Parameters:
    ///   - path: the store's path.
    ///   - instant: the present instant.
    ///   - studyDay: the study day of that instant, by the store's settings.
    package init?(path: String, at instant: Date, studyDay: (Settings) -> StudyDay) {
        let found = QuickReading.read(path) { connection, settings in
            try DueSummary(on: connection, settings, at: instant, on: studyDay(settings))
        }
        guard let found else { return nil }
        self = found
    }
}
