import Foundation
import GRDB

/// Puts the reviews of an imported file into the store: those that it does not have yet.
struct ReviewImporter {
    private let db: Database
    private let firstReview: Int64
    private var lastReview: Int64
    /// Where the reviews of a file's thing go, by the identifier that it has in the file: for the last thing only, since
    /// reviews follow their thing.
    private var target: Target?
    /// Things that were there and got reviews.
    private var touched: Set<Int64> = []

    private struct Target {
        let id: UUID
        let row: Int64
        /// The places of the last answers that the file has, by direction.
        var places: [Direction: Int64] = [:]
        /// The rows of the reviews that were there and are the file's as well.
        var matched: Set<Int64> = []
    }

    init(_ db: Database) throws {
        self.db = db
        firstReview = try RowNumber.next(in: .review, db)
        lastReview = firstReview - 1
    }

    /// The first and the last review that were added; nil where none was.
    var added: ClosedRange<Int64>? { lastReview >= firstReview ? firstReview...lastReview : nil }

    /// Notes the thing that reviews are to follow.
    /// - Parameters:
    ///   - id: the identifier that it has in the file; nil where it has none, and no reviews.
    ///   - row: where it is in the store.
    mutating func setThing(_ id: UUID?, row: Int64) {
        target = id.map { Target(id: $0, row: row) }
    }

    /// How far a review's instant may have been moved, in milliseconds.
    private static let farthestMove: Int64 = 1_000

    /// Takes a review of the thing before it.
    /// - Parameter isMoved: whether its instant may have been moved a little.
    /// - Returns: whether it was new.
    mutating func take(_ review: Review, isMoved: Bool) throws -> Bool {
        guard let target, target.id == review.thing else { return false }
        let earliest = target.places[review.direction]
        let place = max(review.at.milliseconds, earliest ?? .min)
        self.target?.places[review.direction] = place
        // What an earlier til exported has no identifiers; nobody answers twice within a millisecond.
        if try ReviewRow.find(review.id, db) != nil { return false }
        let known = try Int64.fetchOne(
            db.cachedStatement(
                sql: "SELECT id FROM review WHERE thing = ? AND direction = ? AND placed = ? AND at = ? LIMIT 1"),
            arguments: [target.row, review.direction.number, place, review.at.milliseconds])
        if let known {
            self.target?.matched.insert(known)
            return false
        }
        if isMoved, let same = try unmoved(review, target) {
            self.target?.matched.insert(same)
            return false
        }
        let last = try ReviewRow.lastDay(thing: target.row, direction: review.direction, upTo: place, db)
        lastReview = try ReviewRow.insert(review, thing: target.row, notBefore: earliest, after: last, db)
        touched.insert(target.row)
        return true
    }

    /// The row of a review that was there before the import, says the same and is near, and is none of those that the file
    /// has as they are.
    private func unmoved(_ review: Review, _ target: Target) throws -> Int64? {
        let at = review.at.milliseconds
        let rows = try Int64.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT id FROM review WHERE thing = ? AND direction = ? AND grade = ? AND id < ?
                    AND at BETWEEN ? AND ? ORDER BY abs(at - ?)
                    """),
            arguments: [
                target.row, review.direction.number, review.grade.rawValue, firstReview, at - Self.farthestMove,
                at + Self.farthestMove, at,
            ])
        return rows.first { !target.matched.contains($0) }
    }

    /// Computes what depends on the reviews that were added.
    func finish() throws {
        for thing in touched.sorted() { try ThingStore.rebuildMemories(of: thing, db) }
    }
}
