import Foundation
import GRDB

/// How the answers of other devices are taken in, and what follows from them.
extension SyncTaker {
    /// Takes an answer that another device gave.
    mutating func take(
        _ review: Review, placed: Int64, _ stamp: SyncStamp, _ registers: inout SyncRegisters
    ) throws -> Outcome {
        let before = try registers.stamp(review.id, "answer") ?? .never
        // The answer is known, or was withdrawn after it was given.
        if before > .never, before >= stamp { return .applied }
        // An answer whose thing is not in the store may have come with another thing; otherwise it waits, and no stamp is
        // noted yet.
        let id = try root(review.thing)
        guard let thing = try row(of: id) else {
            guard try ReviewRow.find(review.id, db) != nil else { return .waits(for: id) }
            if stamp > before { try registers.set(review.id, "answer", stamp) }
            return .applied
        }
        if stamp > before { try registers.set(review.id, "answer", stamp) }
        if try writer.hasWaiting(answer: review.id) || ReviewRow.find(review.id, db) != nil { return .applied }
        let row = nextReview
        nextReview += 1
        if try !writer.take(review, of: thing, row: row, placed: placed) { replayed.insert(thing) }
        return .applied
    }

    mutating func withdraw(_ id: UUID) throws {
        // The answer may wait in the writer, with its thing.
        try writer.writeWaiting()
        guard let row = try ReviewRow.find(id, db)?.row else { return }
        let thing = try Int64.fetchOne(db, sql: "SELECT thing FROM review WHERE id = ?", arguments: [row])
        try db.execute(sql: "DELETE FROM review WHERE id = ?", arguments: [row])
        try ChangeRow.delete(ofReview: id, db)
        if let thing { replayed.insert(thing) }
    }

    /// Computes the memories that depend on what came in.
    func replay(progress: (_ done: Int, _ total: Int) throws -> Void) throws {
        if isScheduleChanged { try ThingStore.rebuildAllMemories(db, progress: progress) }
        for row in replayed.sorted() {
            try ThingStore.rebuildMemories(of: row, writer.scheduler, db)
        }
    }
}
