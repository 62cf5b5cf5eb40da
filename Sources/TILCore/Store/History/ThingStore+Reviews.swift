public import Foundation
import GRDB

extension ThingStore {
    /// Records an answer. The review, the new memory and the change for undo are one transaction, which is on disk when
    /// the call returns. An answer that is already in the store is not changed.
    ///
    /// ```swift
    /// let recorded = try store.record(answer)
    /// let due = recorded.memory?.due  // when it is asked next
    /// try store.retract(recorded)
    /// ```
    /// - Parameters:
    ///   - review: the answer.
    ///   - replaced: the answer that this one replaces, if its verdict was corrected.
    /// - Throws: `StoreError.noSuchThing` if the thing was removed in the meantime.
    @discardableResult
    public func record(_ review: Review, replacing replaced: RecordedReview? = nil) throws -> RecordedReview {
        // The returned review must have the same precision as the stored one, from which a replay starts.
        var review = review
        review.date = review.date.inMilliseconds
        return try writing(.answers) { db in
            if let replaced { try Self.delete(replaced.id, db) }
            guard let thing = try Self.find(review.thingID, db)?.row else {
                throw StoreError.noSuchThing(IdentifierText.text(of: review.thingID))
            }
            let card = Card(thing: thing, direction: review.direction)
            let memory = try MemoryRow.find(thing: thing, direction: review.direction, db)
            if try ReviewRow.find(review.id, db) != nil { return RecordedReview(review: review, memory: memory) }
            let row = try Self.insert(review, to: card, db)
            let newMemory = try Self.updateMemory(memory, of: card, after: review, db)
            try ChangeRow.insert(.answer, at: review.date, reviews: row...row, db)
            return RecordedReview(review: review, memory: newMemory)
        }
    }

    /// Writes an answer after the earlier ones to its card.
    /// - Returns: the row of the answer.
    private static func insert(_ review: Review, to card: Card, _ db: Database) throws -> Int64 {
        // Give each answer a different position, so that the order is the same on every device.
        let lastPosition = try ReviewRow.lastPosition(thing: card.thing, direction: card.direction, db)
        var placed = review.date.milliseconds
        if let lastPosition { placed = max(placed, lastPosition + 1) }
        let lastDay = try ReviewRow.lastDay(thing: card.thing, direction: card.direction, db)
        let elapsed = ReviewRow.elapsed(from: lastDay, to: review.studyDay)
        try ReviewRow.insertion(db).add(
            ReviewRow.values(of: review, thing: card.thing, placed: placed, elapsed: elapsed))
        return db.lastInsertedRowID
    }

    /// Writes the memory after an answer. An answer of a cram does not change it.
    /// - Returns: the new memory, or the old one if it was not changed.
    private static func updateMemory(
        _ old: Memory?, of card: Card, after review: Review, _ db: Database
    ) throws -> Memory? {
        guard review.isScheduled, let new = try scheduler(db).memory(after: review, from: old) else { return old }
        try MemoryRow.insertion(db).add(MemoryRow.values(of: new, card))
        try unwant([card.thing], db)
        return new
    }

    /// Undoes an answer, and deletes its change. Unlike ``ThingStore/undo()``, it never reverts another change.
    /// - Parameter recorded: the result of recording the answer.
    /// - Returns: whether the answer existed. Another process may have undone it before.
    @discardableResult
    public func retract(_ recorded: RecordedReview) throws -> Bool {
        try writing(.answers) { db in try Self.delete(recorded.id, db) }
    }

    /// Returns the memories of a thing, without directions in which it was never asked.
    public func memories(of thing: UUID) throws(StoreError) -> [Direction: Memory] {
        try reading(.answers) { db in
            let rows = try db.rows(
                """
                SELECT direction, \(MemoryRow.columns) FROM memory
                WHERE thing = (SELECT id FROM thing WHERE uuid = ?)
                """, [thing]
            ) { row in (row.direction("direction"), MemoryRow.memory(row)) }
            return Dictionary(rows, uniquingKeysWith: { first, _ in first })
        }
    }

    /// Returns the reviews of a thing, in the order in which they were given.
    public func reviews(of thing: UUID) throws(StoreError) -> [Review] {
        try reading(.answers) { db in
            try db.rows(
                """
                SELECT \(ReviewRow.columns) FROM review
                WHERE thing = (SELECT id FROM thing WHERE uuid = ?) ORDER BY \(ReviewRow.order)
                """, [thing]
            ) { row in ReviewRow.review(row, thing: thing) }.compactMap(\.self)
        }
    }

    /// Deletes a review with its change, and recomputes its thing's memories.
    /// - Returns: whether the review existed.
    @discardableResult
    static func delete(_ review: UUID, _ db: Database) throws -> Bool {
        guard let found = try ReviewRow.find(review, db) else { return false }
        try db.run("DELETE FROM review WHERE id = ?", [found.row])
        try ChangeRow.delete(ofReview: found.row, db)
        try rebuildMemories(of: [found.thing], scheduler(db), db)
        return true
    }

    /// Removes things from the front of the next quiz, after they were asked.
    static func unwant(_ things: [Int64], _ db: Database) throws {
        for thing in things { try db.run("DELETE FROM wanted WHERE thing = ?", [thing]) }
    }
}

/// A review in the store.
///
/// ```swift
/// let recorded = try store.record(answer)
/// print(recorded.memory?.dueDay ?? day)
/// ```
public struct RecordedReview: Identifiable, Hashable, Sendable, Codable {
    /// The review.
    public let review: Review
    /// The memory after the review, or nil for a cram of a thing that was never asked before.
    public let memory: Memory?

    /// Creates a recorded review, for example for a preview.
    ///
    /// ```swift
    /// let preview = RecordedReview(review: answer, memory: memory)
    /// print("again on \(preview.memory?.dueDay ?? today)")
    /// ```
    public init(review: Review, memory: Memory? = nil) {
        self.review = review
        self.memory = memory
    }

    /// The review's identifier, by which a program undoes or replaces it.
    public var id: UUID { review.id }
}
