import Foundation
import GRDB

extension ThingStore {
    /// Computes every memory again from the reviews, and the days between them; see ``set(_:to:progress:)``.
    static func rebuildAllMemories(
        _ db: Database, progress: (_ done: Int, _ total: Int) throws -> Void
    ) throws {
        let reviews = try Int.fetchOne(db, sql: "SELECT count(*) FROM review") ?? 0
        let total = try reviews + (Int.fetchOne(db, sql: "SELECT count(*) FROM memory") ?? 0)
        let replay = try Replay(Scheduler(try settings(db).scheduling), db) { done in
            try progress(min(done, reviews), total)
        }
        for (_, answer, elapsed) in replay.corrections { try ReplayedAnswer.correct(answer, elapsed: elapsed, db) }
        // Written in the order of the table, and into an empty one: what no review speaks for is gone then, too.
        try db.execute(sql: "DELETE FROM memory")
        var written = 0
        for key in replay.memories.keys.sorted() {
            try MemoryRow.write(replay.memories[key], thing: key.thing, direction: key.direction, db)
            written += 1
            if written.isMultiple(of: 1_000) { try progress(min(total, reviews + written), total) }
        }
        try progress(total, total)
    }
}
