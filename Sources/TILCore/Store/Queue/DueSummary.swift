import Foundation
import GRDB

/// How much a quiz would ask now: what is due, and what the study day may still bring of new things.
public struct DueSummary: Hashable, Sendable {
    /// The number of things that are due, without leeches and suspended ones; counted up to ``most`` and one more.
    public let due: Int
    /// The number of new things that the study day may still bring.
    public let new: Int

    /// The most that is counted.
    public static let most = 1_000

    init(_ db: Database, _ settings: Settings, at instant: Date, on day: StudyDay) throws {
        due = try Self.dueCount(db, settings, at: instant, on: day, limit: Self.most + 1)
        let newToday = try Int.fetchOne(db, sql: "SELECT count(*) FROM (\(QueuePicker.answered(on: day))) WHERE new")
        new =
            try Int.fetchOne(
                db,
                sql: """
                    SELECT count(*) FROM (
                        SELECT 1 FROM thing WHERE removed IS NULL AND suspended IS NULL
                        AND NOT EXISTS (SELECT 1 FROM memory WHERE thing = id AND direction = 0)
                        LIMIT \(max(0, settings.newPerDay - (newToday ?? 0)))
                    )
                    """) ?? 0
    }

    /// Counts what is due.
    static func dueCount(
        _ db: Database, _ settings: Settings, at instant: Date, on day: StudyDay, limit: Int
    ) throws -> Int {
        try Int.fetchOne(
            db,
            sql: """
                SELECT count(*) FROM (
                    SELECT 1 FROM memory
                    WHERE day <= \(day.number) AND (interval > 0 OR due <= \(instant.milliseconds))
                    AND lapses < \(settings.leechLapses) AND \(Suspension.isAsked)
                    LIMIT \(limit)
                )
                """) ?? 0
    }
}

extension ThingStore {
    /// How much a quiz would ask now.
    /// - Parameters:
    ///   - instant: the present instant, for things in steps of minutes.
    ///   - day: the study day, for all others.
    public func dueSummary(at instant: Date, on day: StudyDay) throws -> DueSummary {
        try readingOneState { db in try DueSummary(db, Self.settings(db), at: instant, on: day) }
    }

    /// The number of things that are due, without leeches and suspended ones.
    /// - Parameters:
    ///   - instant: the present instant, for things in steps of minutes.
    ///   - day: the study day, for all others.
    public func dueCount(at instant: Date, on day: StudyDay) throws -> Int {
        try reading { db in
            try DueSummary.dueCount(db, Self.settings(db), at: instant, on: day, limit: -1)
        }
    }
}
