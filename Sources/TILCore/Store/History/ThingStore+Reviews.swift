import Foundation
import GRDB

extension ThingStore {
    /// Records an answer: the review, the memory that it leads to and the note for undo are one transaction, which is on
    /// disk when the call returns. An answer that is in the store already stays as it is.
    /// - Parameters:
    ///   - review: the answer.
    ///   - replaced: an answer that this one takes the place of, when its verdict was contested.
    /// - Throws: `StoreError.noSuchThing` where the thing was removed meanwhile.
    @discardableResult
    public func record(_ review: Review, replacing replaced: RecordedReview? = nil) throws -> RecordedReview {
        try writing { db in
            if let replaced { try Self.delete(replaced.id, db) }
            return try Self.record(review, db)
        }
    }

    /// Records an answer, within a transaction.
    /// - Parameter again: what redo brings back; nil for an answer that is new.
    static func record(_ review: Review, again: Undone? = nil, _ db: Database) throws -> RecordedReview {
        // Redo brings an answer back to a thing that was removed meanwhile, too: it has its answers, and no memory.
        guard let (row, isRemoved) = try row(of: review.thing, db), again != nil || !isRemoved else {
            throw StoreError.noSuchThing(IdentifierText.text(of: review.thing))
        }
        // What is returned and what a later replay starts from must be the same.
        var review = review
        review.at = review.at.inMilliseconds
        var memory = try MemoryRow.find(thing: row, direction: review.direction, db)
        if try ReviewRow.find(review.id, db) != nil { return RecordedReview(review: review, memory: memory) }
        let place = try ReviewRow.lastPlace(thing: row, direction: review.direction, db)
        let last = try ReviewRow.lastDay(thing: row, direction: review.direction, upTo: .max, db)
        try ReviewRow.insert(
            review, row: RowNumber.next(in: .review, db), thing: row,
            // No two have the same place, so that they come in the same order on every device.
            placed: max(review.at.milliseconds, place.map { $0 + 1 } ?? .min),
            elapsed: ReviewRow.elapsed(from: last, to: review.studyDay), with: ReviewRow.insertion(db))
        if review.isScheduled, !isRemoved {
            let scheduler = Scheduler(try settings(db).scheduling)
            memory = scheduler.memory(after: review, from: memory)
            try MemoryRow.write(memory, thing: row, direction: review.direction, db)
            try mark(row, asked: true, review.direction, db)
            try db.cachedStatement(sql: "DELETE FROM wanted WHERE thing = ?").execute(arguments: [row])
        }
        try ChangeRow.write(.answer, thing: row, of: review.id, at: review.at, again: again, db)
        return RecordedReview(review: review, memory: memory)
    }

    /// Takes an answer back, with the note for undo.
    /// - Returns: whether it was there: another process may have taken it back before.
    @discardableResult
    public func retract(_ recorded: RecordedReview) throws -> Bool {
        try writing { db in try Self.delete(recorded.id, db) }
    }

    /// The memories of a thing; none in a direction in which it was never asked.
    public func memories(of thing: UUID) throws -> [Direction: Memory] {
        try reading { db in
            let rows = try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT \(MemoryRow.columns), direction FROM memory
                        WHERE thing = (SELECT id FROM thing WHERE uuid = ?)
                        """), arguments: [thing.data])
            return Dictionary(
                rows.map { (Direction(number: $0[10]), MemoryRow.memory($0)) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The reviews of a thing, in the order in which they were given.
    public func reviews(of thing: UUID) throws -> [Review] {
        try reading { db in
            try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT \(ReviewRow.columns) FROM review
                        WHERE thing = (SELECT id FROM thing WHERE uuid = ?) ORDER BY \(ReviewRow.order)
                        """), arguments: [thing.data]
            ).compactMap { ReviewRow.review($0, thing: thing) }
        }
    }

    /// Computes a thing's memories again from its reviews, and the days between them; a removed thing has no memory.
    static func rebuildMemories(of row: Int64, _ db: Database) throws {
        try rebuildMemories(of: row, Scheduler(try settings(db).scheduling), db)
    }

    /// The same with a scheduler, for many things.
    static func rebuildMemories(of row: Int64, _ scheduler: Scheduler, _ db: Database) throws {
        guard let identifier = try identifier(of: row, db) else { return }
        let isRemoved = try isRemoved(row, db)
        for direction in Direction.allCases {
            var state = ReplayState(seed: FuzzSeed(thing: identifier, direction: direction))
            for answer in try ReplayedAnswer.all(thing: row, direction: direction, db) {
                try ReplayedAnswer.correct(answer, elapsed: state.take(answer, scheduler), db)
            }
            try MemoryRow.write(isRemoved ? nil : state.memory, thing: row, direction: direction, db)
            try mark(row, asked: state.memory != nil, direction, db)
        }
    }

    private static func isRemoved(_ row: Int64, _ db: Database) throws -> Bool {
        try Bool.fetchOne(db.cachedStatement(sql: "SELECT removed NOTNULL FROM thing WHERE id = ?"), arguments: [row])
            ?? false
    }

    /// Deletes a review with its note for undo, and computes its thing's memories again.
    /// - Returns: whether it was there.
    @discardableResult
    static func delete(_ review: UUID, _ db: Database) throws -> Bool {
        guard let found = try ReviewRow.find(review, db) else { return false }
        try db.execute(sql: "DELETE FROM review WHERE id = ?", arguments: [found.row])
        try ChangeRow.delete(ofReview: review, db)
        try rebuildMemories(of: found.thing, db)
        return true
    }

    /// The identifier of the thing in a row; nil where there is none.
    static func identifier(of row: Int64, _ db: Database) throws -> UUID? {
        try Data.fetchOne(db.cachedStatement(sql: "SELECT uuid FROM thing WHERE id = ?"), arguments: [row])
            .map(UUID.init(data:))
    }

    private static func row(of thing: UUID, _ db: Database) throws -> (row: Int64, isRemoved: Bool)? {
        try Row.fetchOne(
            db.cachedStatement(sql: "SELECT id, removed NOTNULL FROM thing WHERE uuid = ?"), arguments: [thing.data]
        ).map { ($0[0], $0[1]) }
    }

    /// Notes whether a thing in a row was asked in a direction.
    static func mark(_ row: Int64, asked: Bool, _ direction: Direction, _ db: Database) throws {
        let bit = 1 << direction.number
        try db.cachedStatement(sql: marking(asked: asked)).execute(arguments: [bit, row, bit])
    }

    /// The statement that does so: of the direction's bit, the row, and the bit again.
    static func marking(asked: Bool) -> String {
        asked
            ? "UPDATE thing SET asked = asked | ? WHERE id = ? AND NOT asked & ?"
            : "UPDATE thing SET asked = asked & ~? WHERE id = ? AND asked & ?"
    }
}

/// A review that is in the store.
public struct RecordedReview: Identifiable, Hashable, Sendable {
    /// The review.
    public let review: Review
    /// The memory that the review led to; nil for a cram of a thing never asked before.
    public let memory: Memory?

    /// The review's identifier, which names it when it is taken back or replaced.
    public var id: UUID { review.id }

    /// Makes a recorded review from its parts; `record(_:replacing:)` makes those that a store keeps.
    public init(review: Review, memory: Memory?) {
        self.review = review
        self.memory = memory
    }
}
