import Foundation
import GRDB

extension ThingStore {
    /// Records an answer: the review, the memory that it leads to and the change for undo are one transaction, which is on
    /// disk when the call returns. An answer that is in the store already stays as it is.
    /// - Parameters:
    ///   - review: the answer.
    ///   - replaced: an answer that this one replaces, when its verdict was contested.
    /// - Throws: `StoreError.noSuchThing` if the thing was removed meanwhile.
    @discardableResult
    public func record(_ review: Review, replacing replaced: RecordedReview? = nil) throws -> RecordedReview {
        // What is returned and what a later replay starts from must be the same.
        var review = review
        review.at = review.at.inMilliseconds
        return try writing { db in
            if let replaced { try Self.delete(replaced.id, db) }
            let thing = try Int64.fetchOne(
                db.cachedStatement(sql: "SELECT id FROM thing WHERE uuid = ? AND removed IS NULL"),
                arguments: [review.thing.data])
            guard let thing else {
                throw StoreError.noSuchThing(IdentifierText.text(of: review.thing))
            }
            var memory = try MemoryRow.find(thing: thing, direction: review.direction, db)
            if try ReviewRow.find(review.id, db) != nil { return RecordedReview(review: review, memory: memory) }
            let place = try ReviewRow.lastPlace(thing: thing, direction: review.direction, db)
            let last = try ReviewRow.lastDay(thing: thing, direction: review.direction, upTo: .max, db)
            let row = try ReviewRow.insert(
                review, thing: thing,
                // No two have the same place, so that they come in the same order on every device.
                placed: max(review.at.milliseconds, place.map { $0 + 1 } ?? .min),
                elapsed: ReviewRow.elapsed(from: last, to: review.studyDay), db)
            if review.isScheduled {
                memory = Scheduler(try Self.settings(db).scheduling).memory(after: review, from: memory)
                try MemoryRow.write(memory, thing: thing, direction: review.direction, db)
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
        let thing = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT uuid, removed NOTNULL FROM thing WHERE id = ?"), arguments: [row])
        guard let thing else { return }
        let (id, isRemoved): (Data, Bool) = (thing[0], thing[1])
        for direction in Direction.allCases {
            var state = ReplayState(seed: FuzzSeed(thing: UUID(data: id), direction: direction))
            for answer in try ReplayedAnswer.all(thing: row, direction: direction, db) {
                try ReplayedAnswer.correct(answer, elapsed: state.take(answer, scheduler), db)
            }
            try MemoryRow.write(isRemoved ? nil : state.memory, thing: row, direction: direction, db)
        }
    }

    /// Deletes a review with its change, and computes its thing's memories again.
    /// - Returns: whether it was there.
    @discardableResult
    static func delete(_ review: UUID, _ db: Database) throws -> Bool {
        guard let found = try ReviewRow.find(review, db) else { return false }
        try db.execute(sql: "DELETE FROM review WHERE id = ?", arguments: [found.row])
        try ChangeRow.delete(ofReview: found.row, db)
        try rebuildMemories(of: found.thing, db)
        return true
    }

    /// Takes things from the front of the next quiz: they were asked.
    static func unwant(_ things: [Int64], _ db: Database) throws {
        let deletion = try db.cachedStatement(sql: "DELETE FROM wanted WHERE thing = ?")
        for thing in things { try deletion.execute(arguments: [thing]) }
    }

    /// The identifier of the thing in a row; nil if there is none.
    static func identifier(of row: Int64, _ db: Database) throws -> UUID? {
        try Data.fetchOne(db.cachedStatement(sql: "SELECT uuid FROM thing WHERE id = ?"), arguments: [row])
            .map(UUID.init(data:))
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
