import Foundation
import GRDB

extension ThingStore {
    /// Records an answer: the review, the memory that it leads to and the change for undo are one transaction, which is on
    /// disk when the call returns. An answer that is in the store already stays as it is.
    /// - Parameters:
    ///   - review: the answer.
    ///   - replaced: an answer that this one replaces, when its verdict was contested.
    /// - Throws: `StoreError.noSuchThing` if the thing was removed in the meantime.
    @discardableResult
    public func record(_ review: Review, replacing replaced: RecordedReview? = nil) throws -> RecordedReview {
        // The returned review and the start of a later replay must be the same.
        var review = review
        review.at = review.at.inMilliseconds
        return try writing(answers: true) { db in
            if let replaced { try Self.delete(replaced.id, db) }
            guard
                let thing: Int64 = try db.value(
                    "SELECT id FROM thing WHERE uuid = ? AND removed IS NULL", [review.thing])
            else { throw StoreError.noSuchThing(IdentifierText.text(of: review.thing)) }
            var memory = try MemoryRow.find(thing: thing, direction: review.direction, db)
            if try ReviewRow.find(review.id, db) != nil { return RecordedReview(review: review, memory: memory) }
            let last = try ReviewRow.last(thing: thing, direction: review.direction, db)
            let row = try ReviewRow.insert(
                review, thing: thing,
                // No two have the same place, so that they come in the same order on every device.
                placed: max(review.at.milliseconds, last.place.map { $0 + 1 } ?? .min),
                elapsed: ReviewRow.elapsed(from: last.day, to: review.studyDay), db)
            if review.isScheduled, let new = try Self.scheduler(db).memory(after: review, from: memory) {
                memory = new
                try MemoryRow.write(new, thing: thing, direction: review.direction, db)
                try Self.unwant([thing], db)
            }
            try ChangeRow.insert(.answer, at: review.at, reviews: row...row, db)
            return RecordedReview(review: review, memory: memory)
        }
    }

    /// Takes an answer back, with its change.
    /// - Returns: whether it was there: another process may have taken it back before.
    @discardableResult
    public func retract(_ recorded: RecordedReview) throws -> Bool {
        try writing(answers: true) { db in try Self.delete(recorded.id, db) }
    }

    /// The memories of a thing; none in a direction in which it was never asked.
    public func memories(of thing: UUID) throws -> [Direction: Memory] {
        try reading { db in
            let rows = try db.rows(
                """
                SELECT \(MemoryRow.columns), direction FROM memory
                WHERE thing = (SELECT id FROM thing WHERE uuid = ?)
                """, [thing])
            return Dictionary(
                rows.map { (Direction(number: $0[10]), MemoryRow.memory($0)) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The reviews of a thing, in the order in which they were given.
    public func reviews(of thing: UUID) throws -> [Review] {
        try reading { db in
            try db.rows(
                """
                SELECT \(ReviewRow.columns) FROM review
                WHERE thing = (SELECT id FROM thing WHERE uuid = ?) ORDER BY \(ReviewRow.order)
                """, [thing]
            ).compactMap { ReviewRow.review($0, thing: thing) }
        }
    }

    /// Whether any question was ever answered.
    public func hasReviews() throws -> Bool {
        try reading { db in try db.value("SELECT EXISTS (SELECT 1 FROM review)") == true }
    }

    /// Deletes a review with its change, and computes its thing's memories again.
    /// - Returns: whether it was there.
    @discardableResult
    static func delete(_ review: UUID, _ db: Database) throws -> Bool {
        guard let found = try ReviewRow.find(review, db) else { return false }
        try db.run("DELETE FROM review WHERE id = ?", [found.row])
        try ChangeRow.delete(ofReview: found.row, db)
        try rebuildMemories(of: [found.thing], scheduler(db), db)
        return true
    }

    /// Takes things from the front of the next quiz: they were asked.
    static func unwant(_ things: [Int64], _ db: Database) throws {
        for thing in things { try db.run("DELETE FROM wanted WHERE thing = ?", [thing]) }
    }

    /// Returns the identifier of the thing in a row, or nil if the row does not exist.
    static func identifier(of row: Int64, _ db: Database) throws -> UUID? {
        try db.value("SELECT uuid FROM thing WHERE id = ?", [row])
    }
}

/// A review that is in the store.
public struct RecordedReview: Identifiable, Hashable, Sendable {
    /// The review.
    public let review: Review
    /// The memory that the review led to, or nil for a cram of a thing that was never asked before.
    public let memory: Memory?

    /// The review's identifier, by which a program undoes or replaces it.
    public var id: UUID { review.id }
}
