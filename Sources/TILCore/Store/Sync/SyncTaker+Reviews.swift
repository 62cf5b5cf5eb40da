import Foundation
import GRDB

/// How the answers of other devices are taken in, and what follows from them.
extension SyncTaker {
    mutating func take(
        _ review: Review, placed: Int64, _ stamp: SyncStamp, _ registers: inout SyncRegisters
    ) throws -> Bool {
        let before = try registers.stamp(review.id, "answer")
        if let before {
            if before >= stamp {
                known?.insert(review.id)
                return true
            }
            try registers.set(review.id, "answer", stamp)
        } else if stamp != .never {
            try registers.set(review.id, "answer", stamp)
        }
        known?.insert(review.id)
        if try ReviewRow.find(review.id, db) != nil { return true }
        let thing = try root(review.thing)
        guard let row = try row(of: thing) else { return false }
        try ReviewRow.insert(review, row: nextReview, thing: row, placed: placed, elapsed: 0, with: answering)
        nextReview += 1
        replayed.insert(row)
        count += 1
        return true
    }

    mutating func withdraw(_ id: UUID) throws {
        guard let found = try ReviewRow.find(id, db) else { return }
        try db.execute(sql: "DELETE FROM review WHERE id = ?", arguments: [found.row])
        try ChangeRow.delete(ofReview: id, db)
        replayed.insert(found.thing)
        count += 1
    }

    private func row(of thing: UUID) throws -> Int64? {
        defer { things.reset() }
        things.bind(thing, to: 1)
        return try things.step() ? things.integer(0) : nil
    }

    /// Computes the memories that depend on what came in.
    func replay(progress: (_ done: Int, _ total: Int) throws -> Void) throws {
        let isBulk = replayed.count > 2_000
        if isScheduleChanged || isBulk { try ThingStore.rebuildAllMemories(db, progress: progress) }
        if isBulk { return try ThingStore.markAllAsked(db) }
        let scheduler = Scheduler(try ThingStore.settings(db).scheduling)
        for row in replayed.sorted() {
            let isThere = try Bool.fetchOne(
                db, sql: "SELECT removed IS NULL FROM thing WHERE id = ?", arguments: [row])
            // The days between the answers to a removed thing are noted too, though it has no memory.
            try ThingStore.rebuildMemories(of: row, scheduler, db)
            if isThere == false { try db.execute(sql: "DELETE FROM memory WHERE thing = ?", arguments: [row]) }
        }
    }
}
