import Foundation
import GRDB

/// How the answers of other devices are taken in, and what follows from them.
extension SyncTaker {
    mutating func take(
        _ review: Review, placed: Int64, _ stamp: SyncStamp, _ registers: inout SyncRegisters
    ) throws -> Bool {
        known?.insert(review.id)
        let before = try registers.stamp(review.id, "answer") ?? .never
        // The answer is known, or was withdrawn after it was given.
        if before > .never, before >= stamp { return true }
        // An answer whose thing is not in the store may have come with another thing; else it waits, and no stamp is
        // noted yet.
        let thing = try row(of: root(review.thing))
        if try thing == nil && !isThere(review.id) { return false }
        if stamp > before { try registers.set(review.id, "answer", stamp) }
        guard let thing else { return true }
        if bulk == nil {
            if try ReviewRow.find(review.id, db) != nil { return true }
        } else if bulk?.note(review.id, row: nextReview) == false {
            return true
        }
        let row = nextReview
        nextReview += 1
        if try !writer.take(review, of: thing, row: row, placed: placed) { replayed.insert(thing) }
        return true
    }

    /// Whether an answer is in the store.
    private func isThere(_ review: UUID) throws -> Bool {
        if let bulk { return bulk.reviews[review] != nil }
        return try ReviewRow.find(review, db) != nil
    }

    mutating func withdraw(_ id: UUID) throws {
        var row = bulk?.reviews[id]
        if bulk == nil { row = try ReviewRow.find(id, db)?.row }
        guard let row else { return }
        // The answer may wait in the writer, with its thing.
        try writer.writeWaiting()
        try bulk?.addSums()
        bulk?.forget(id)
        let thing = try Int64.fetchOne(db, sql: "SELECT thing FROM review WHERE id = ?", arguments: [row])
        try db.execute(sql: "DELETE FROM review WHERE id = ?", arguments: [row])
        try ChangeRow.delete(ofReview: id, db)
        if let thing { replayed.insert(thing) }
    }

    /// Computes the memories that depend on what came in.
    func replay(progress: (_ done: Int, _ total: Int) throws -> Void) throws {
        let isBulk = replayed.count > 2_000
        if isScheduleChanged || isBulk { try ThingStore.rebuildAllMemories(db, progress: progress) }
        if isBulk { return try ThingStore.markAllAsked(db) }
        for row in replayed.sorted() {
            let isThere = try Bool.fetchOne(
                db, sql: "SELECT removed IS NULL FROM thing WHERE id = ?", arguments: [row])
            // The days between the answers to a removed thing are noted too, though it has no memory.
            try ThingStore.rebuildMemories(of: row, writer.scheduler, db)
            if isThere == false { try db.execute(sql: "DELETE FROM memory WHERE thing = ?", arguments: [row]) }
        }
    }
}
