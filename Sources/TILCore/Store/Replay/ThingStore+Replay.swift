import Foundation
import GRDB

extension ThingStore {
    /// Computes every memory again from the reviews, and the days between them; see ``set(_:to:progress:)``.
    static func rebuildAllMemories(
        _ db: Database, progress: (_ done: Int, _ total: Int) throws -> Void
    ) throws {
        let reviews = try ReviewRow.count(db)
        let total = try reviews + (Int.fetchOne(db, sql: "SELECT count(*) FROM memory") ?? 0)
        let replay = try Replay(Scheduler(try settings(db).scheduling), db) { done in
            try progress(min(done, reviews), total)
        }
        for (_, answer, elapsed) in replay.corrections { try ReplayedAnswer.correct(answer, elapsed: elapsed, db) }
        // Memories are written in the order of the table, and into an empty one: those without reviews are gone then,
        // too.
        let indexes = try DroppedParts(of: "memory", db)
        try db.execute(sql: "DELETE FROM memory")
        var written = 0
        for (key, memory) in replay.memories {
            try MemoryRow.write(memory, thing: key.thing, direction: key.direction, db)
            written += 1
            if written.isMultiple(of: 1_000) { try progress(min(total, reviews + written), total) }
        }
        try indexes.makeIndexes()
        try progress(total, total)
    }
}
