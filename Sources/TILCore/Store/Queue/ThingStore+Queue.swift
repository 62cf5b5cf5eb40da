import Foundation
import GRDB

extension ThingStore {
    /// How many things are due, leeches left out.
    ///
    /// Counting takes longer the more there are, so that a limit keeps it short.
    /// - Parameters:
    ///   - instant: the present instant, for things in steps of minutes.
    ///   - day: the study day, for all others.
    ///   - limit: where counting ends; nil for nowhere.
    public func dueCount(at instant: Date, on day: StudyDay, limit: Int? = nil) throws -> Int {
        try reading { db in
            let leech = try Self.settings(db).leechLapses
            return try Int.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT count(*) FROM (
                            SELECT 1 FROM memory
                            WHERE day <= ? AND (interval > 0 OR due <= ?) AND lapses < ? LIMIT ?
                        )
                        """), arguments: [day.number, instant.milliseconds, leech, limit ?? -1]) ?? 0
        }
    }

    /// What a quiz asks, in order: what was looked up to be learned; what is due, most overdue relative to its interval
    /// first; then new things up to what the day still allows, newest captured first.
    ///
    /// Siblings (other meanings and the other direction of an acronym) wait: of each acronym one is taken, and none
    /// whose sibling was answered on this study day. A cram takes any things, drawn with `generator`.
    public func queue(
        _ request: QueueRequest, at instant: Date, on day: StudyDay, using generator: inout some RandomNumberGenerator
    ) throws -> [QueueEntry] {
        try readingOneState { db in
            var picker = try QueuePicker(request: request, day: day, db)
            if request.isCram {
                try picker.takeAny(using: &generator)
            } else {
                let settings = try Self.settings(db)
                let leech = request.includesLeeches ? Int.max : settings.leechLapses
                try picker.takeWanted()
                try picker.takeDue(at: instant, leechLapses: leech)
                try picker.takeNew(atMost: settings.newPerDay)
            }
            return picker.entries
        }
    }

    /// Puts a thing at the front of the next quiz.
    public func want(_ thing: UUID, at instant: Date) throws {
        try writing { db in
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO wanted SELECT id, ? FROM thing WHERE uuid = ? AND removed IS NULL
                    """, arguments: [instant.milliseconds, thing.data])
        }
    }
}
