import Foundation
import GRDB

/// The outcome of a sync.
package struct SyncOutcome: Hashable, Sendable {
    /// When it was.
    package var at: Date
    /// The number of events that this device sent.
    package var sent = 0
    /// The number of events of other devices.
    package var received = 0
    /// The number of things that were changed or added on both sides.
    package var united = 0
    /// What was unusual, in a sentence, or an empty text.
    package var remark = ""

    package init(at: Date, sent: Int = 0, received: Int = 0, united: Int = 0, remark: String = "") {
        (self.at, self.sent, self.received, self.united, self.remark) = (at, sent, received, united, remark)
    }
}

extension ThingStore {
    /// Records the outcome of a sync; the last hundred are kept.
    package func note(_ outcome: SyncOutcome) throws {
        try writing { db in
            try db.execute(
                sql: "INSERT INTO sync_done (at, sent, received, united, remark) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    outcome.at.milliseconds, outcome.sent, outcome.received, outcome.united, outcome.remark,
                ])
            try db.execute(sql: "DELETE FROM sync_done WHERE id <= (SELECT max(id) FROM sync_done) - 100")
        }
    }

    /// Returns the outcomes of the last syncs, newest first.
    package func syncOutcomes(limit: Int = 100) throws -> [SyncOutcome] {
        try reading { db in
            try Row.fetchAll(
                db, sql: "SELECT at, sent, received, united, remark FROM sync_done ORDER BY id DESC LIMIT ?",
                arguments: [limit]
            ).map {
                SyncOutcome(
                    at: Date(milliseconds: $0[0]), sent: $0[1], received: $0[2], united: $0[3], remark: $0[4])
            }
        }
    }
}
