import Foundation
import GRDB

/// What came of a sync.
package struct SyncOutcome: Hashable, Sendable {
    /// When it was.
    package var at: Date
    /// How many events of this device went out.
    package var sent = 0
    /// How many events of others came in.
    package var received = 0
    /// How many things were changed on both sides, or added on both.
    package var united = 0
    /// What was not as usual, in a sentence; empty where all was.
    package var remark = ""

    package init(at: Date, sent: Int = 0, received: Int = 0, united: Int = 0, remark: String = "") {
        self.at = at
        self.sent = sent
        self.received = received
        self.united = united
        self.remark = remark
    }
}

extension ThingStore {
    /// Notes what came of a sync; the last hundred are kept.
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

    /// What came of the last syncs, newest first.
    package func syncOutcomes(limit: Int = 100) throws -> [SyncOutcome] {
        try reading { db in
            try Row.fetchAll(
                db, sql: "SELECT at, sent, received, united, remark FROM sync_done ORDER BY id DESC LIMIT ?",
                arguments: [limit]
            ).map { row in
                let at: Int64 = row[0]
                return SyncOutcome(
                    at: Date(milliseconds: at), sent: row[1], received: row[2], united: row[3], remark: row[4])
            }
        }
    }
}
