import Foundation
import GRDB

extension ThingStore {
    /// Computes every memory again from the reviews; see ``set(_:to:progress:)``.
    static func rebuildAllMemories(
        _ db: Database, progress: (_ done: Int, _ total: Int) throws -> Void
    ) throws {
        let total = try Int.fetchOne(db, sql: "SELECT count(*) FROM memory") ?? 0
        var done = 0
        let scheduler = Scheduler(try settings(db).scheduling)
        try forEachReplay(scheduler, db) { thing, direction, memory in
            try MemoryRow.write(memory, thing: thing, direction: direction, db)
            done += 1
            if done % 1_000 == 0 { try progress(done, max(done, total)) }
        }
        try progress(done, done)
    }

    /// Replays the reviews of each thing in each direction, one after the other.
    static func forEachReplay(
        _ scheduler: Scheduler, _ db: Database, _ body: (Int64, Direction, Memory?) throws -> Void
    ) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT direction, '', '', seconds, time_limit, verdict, grade, scheduled, at, utc_offset, day,
                    review.thing, thing.uuid
                FROM review JOIN thing ON thing.id = review.thing
                WHERE thing.removed IS NULL ORDER BY review.thing, direction, at, review.id
                """)
        var current: (thing: Int64, direction: Direction)?
        var memory: Memory?
        while let row = try rows.next() {
            let thing: Int64 = row[11]
            guard let review = ReviewRow.review(row, thing: UUID(data: row[12])) else { continue }
            if let last = current, last != (thing, review.direction) {
                try body(last.thing, last.direction, memory)
                memory = nil
            }
            current = (thing, review.direction)
            memory = scheduler.memory(after: review, from: memory)
        }
        if let current { try body(current.thing, current.direction, memory) }
    }
}
