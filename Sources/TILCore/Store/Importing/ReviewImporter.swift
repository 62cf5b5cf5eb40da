import Foundation
import GRDB

/// Puts the reviews of an imported file into the store: those that it does not have yet.
///
/// Those of a new thing wait with it; once there are many of those, an import goes on as ``BulkReviews``. The reviews of a
/// thing that was there may stand between others of it: it is replayed at the end, once.
struct ReviewImporter {
    private let db: Database
    private let writer: ThingWriter
    private let firstReview: Int64
    private var nextReview: Int64
    /// Where the reviews of a file's thing go, by the identifier that it has in the file: for the last thing only, since
    /// reviews follow their thing.
    private var target: Target?
    /// The rows of that thing's reviews that were there and are the file's as well.
    private var matched: Set<Int64> = []
    private var bulkThreshold: BulkThreshold
    /// The first review after the last part that was in bulk.
    private var firstSingle: Int64
    private var bulk: BulkReviews?
    /// The identifiers of the reviews that were added to new things and, in bulk, of all.
    private var seen = SeenHashes()
    /// Things that are to be replayed.
    private var touched: Set<Int64> = []

    private struct Target {
        /// The identifier that the thing has in the file.
        let id: UUID
        let row: Int64
        /// The identifier that the thing has in the store; nil until it is asked for.
        var storedID: UUID?
        /// Whether this import added the thing just now.
        let isNew: Bool
        /// The places of the last answers that the file has, by the direction's number.
        var places: [Int64] = [.min, .min]
    }

    /// - Parameter least: how many reviews must be added to an empty store before it pays to go on in bulk.
    init(_ db: Database, _ writer: ThingWriter, bulkLeast least: Int) throws {
        self.db = db
        self.writer = writer
        firstReview = try RowNumber.next(in: .review, db)
        nextReview = firstReview
        firstSingle = firstReview
        bulkThreshold = BulkThreshold(existing: try ReviewRow.count(db), least: least)
    }

    /// The first and the last review that were added; nil where none was.
    var added: ClosedRange<Int64>? { nextReview > firstReview ? firstReview...nextReview - 1 : nil }

    /// Notes the thing that reviews are to follow.
    /// - Parameters:
    ///   - id: the identifier that it has in the file; nil where it has none, and no reviews.
    ///   - row: where it is in the store.
    ///   - storedID: the identifier that it was given if it was added just now; nil where it was there.
    mutating func setThing(_ id: UUID?, row: Int64, newWith storedID: UUID? = nil) {
        if !matched.isEmpty { matched = [] }
        target = id.map { Target(id: $0, row: row, storedID: storedID, isNew: storedID != nil) }
    }

    /// How far a review's instant may have been moved, in milliseconds.
    private static let farthestMove: Int64 = 1_000

    /// Takes a review of the thing before it.
    /// - Parameter isMoved: whether its instant may have been moved a little.
    /// - Returns: whether it was new; nil where the thing before it is another, or there is none.
    mutating func take(_ review: Review, isMoved: Bool) throws -> Bool? {
        guard let target, target.id == review.thing else { return nil }
        let storedID = try target.storedID ?? ThingStore.identifier(of: target.row, db) ?? target.id
        self.target?.storedID = storedID
        let number = review.direction.number
        // Behind the one before it in the file, as it was given.
        let last = target.places[number]
        let place = max(review.at.milliseconds, last == .min ? last : last + 1)
        let known = try known(review, storedID, isMoved: isMoved)
        if let known { matched.insert(known) }
        // One that another thing has already is none of a new thing's.
        if known != nil, target.isNew { return false }
        self.target?.places[number] = place
        if known != nil { return false }
        if try !writer.take(review, of: target.row, row: nextReview, placed: place) { touched.insert(target.row) }
        nextReview += 1
        return true
    }

    /// The row of a review that the store has; nil where it is new.
    private mutating func known(_ review: Review, _ storedID: UUID, isMoved: Bool) throws -> Int64? {
        guard let target else { return nil }
        if target.isNew {
            let isSame = storedID == review.thing
            if isSame { try beginBulkIfWorthwhile() }
            let isSurelyNew = seen.insert(review.id)
            if isSame, isSurelyNew, bulk != nil { return nil }
            // It may be one of those that wait.
            if !isSurelyNew { try writer.writeWaiting() }
        }
        try endBulk()
        if let found = try ReviewRow.find(review.id, db) { return found.row }
        // Perhaps it is of a thing with another identifier there: an export of an earlier til gives its reviews none, so that
        // theirs follow from their thing's.
        if storedID != review.thing {
            let other = ReviewIdentifier.make(
                thing: storedID, milliseconds: review.at.milliseconds, direction: review.direction,
                grade: review.grade.rawValue)
            if let found = try ReviewRow.find(other, db) { return found.row }
        }
        return isMoved && !target.isNew ? try unmoved(review, target) : nil
    }

    private mutating func beginBulkIfWorthwhile() throws {
        guard bulk == nil, !seen.isFull, bulkThreshold.isReached(added: Int(nextReview - firstSingle)) else { return }
        bulk = try BulkReviews(db)
        let rows = try RawStatement("SELECT uuid FROM review", db)
        while try rows.step(), !seen.isFull { _ = seen.insert(rows.identifier(0)) }
        rows.reset()
    }

    /// Makes again what was done without in bulk.
    mutating func endBulk() throws {
        guard let bulk else { return }
        self.bulk = nil
        try writer.writeWaiting()
        try bulk.endReviews()
        try bulk.endMemories()
        bulkThreshold.existing += Int(nextReview - firstSingle)
        firstSingle = nextReview
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
        return rows.first { !matched.contains($0) }
    }

    /// Computes what depends on the reviews that were added.
    /// - Parameter progress: called for each thing that is replayed.
    mutating func finish(_ progress: () throws -> Void) throws {
        setThing(nil, row: 0)
        try endBulk()
        for thing in touched.sorted() {
            try ThingStore.rebuildMemories(of: thing, writer.scheduler, db)
            try progress()
        }
    }
}
