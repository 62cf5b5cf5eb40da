import Foundation
import GRDB

/// Puts the reviews of an imported file into the store: those that it does not have yet.
///
/// What the reviews of a new thing amount to is computed as they come; once there are many of those, an import goes on as
/// ``BulkReviews``. The reviews of a thing that was there may stand between others of it: it is replayed at the end, once.
struct ReviewImporter {
    private let db: Database
    private let scheduler: Scheduler
    private let insertion: RawStatement
    private let memories: RawStatement
    private let marks: RawStatement
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
    /// Things that were there and got reviews.
    private var touched: Set<Int64> = []

    private struct Target {
        /// The identifier that the thing has in the file.
        let id: UUID
        let row: Int64
        /// The identifier that the thing has in the store; nil until it is asked for.
        var storedID: UUID?
        /// Whether this import added the thing, and it has had no reviews but those that follow.
        let isNew: Bool
        /// How far the answers that the file has have come, by the direction's number; nil before the first.
        var states: [ReplayState?] = [nil, nil]
    }

    /// - Parameter least: how many reviews must be added to an empty store before it pays to go on in bulk.
    init(_ db: Database, bulkLeast least: Int) throws {
        self.db = db
        scheduler = Scheduler(try ThingStore.settings(db).scheduling)
        insertion = try ReviewRow.insertion(db)
        memories = try MemoryRow.insertion(db)
        marks = try RawStatement(ThingStore.marking(asked: true), db)
        firstReview = try RowNumber.next(in: .review, db)
        nextReview = firstReview
        firstSingle = firstReview
        bulkThreshold = BulkThreshold(existing: try PracticeSums.reviewCount(db), least: least)
    }

    /// The first and the last review that were added; nil where none was.
    var added: ClosedRange<Int64>? { nextReview > firstReview ? firstReview...nextReview - 1 : nil }

    /// Notes the thing that reviews are to follow.
    /// - Parameters:
    ///   - id: the identifier that it has in the file; nil where it has none, and no reviews.
    ///   - row: where it is in the store.
    ///   - storedID: the identifier that it was given if it was added just now; nil where it was there.
    mutating func setThing(_ id: UUID?, row: Int64, newWith storedID: UUID? = nil) throws {
        try rememberNew()
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
        let direction = review.direction
        var state =
            target.states[direction.number] ?? ReplayState(seed: FuzzSeed(thing: storedID, direction: direction))
        let place = max(review.at.milliseconds, state.place)
        let known = try known(review, storedID, isMoved: isMoved)
        if let known { matched.insert(known) }
        // One that another thing has already is none of a new thing's.
        if known != nil, target.isNew { return false }
        let elapsed = state.take(ReplayedAnswer(review, row: nextReview, placed: place), scheduler)
        self.target?.states[direction.number] = state
        if known != nil { return false }
        try ReviewRow.insert(
            review, row: nextReview, thing: target.row, placed: place, elapsed: elapsed, with: insertion)
        nextReview += 1
        if !target.isNew { touched.insert(target.row) }
        return true
    }

    /// The row of a review that the store has; nil where it is new.
    private mutating func known(_ review: Review, _ storedID: UUID, isMoved: Bool) throws -> Int64? {
        guard let target else { return nil }
        if target.isNew, storedID == review.thing {
            if bulk == nil, bulkThreshold.isReached(added: Int(nextReview - firstSingle)) {
                bulk = try BulkReviews(db, firstRow: nextReview)
            }
            if bulk?.take(review.id) == true { return nil }
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

    /// Makes again what a bulk load did without.
    mutating func endBulk() throws {
        guard let bulk else { return }
        self.bulk = nil
        try bulk.end(nextRow: nextReview)
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

    /// Writes what the reviews of the last thing amount to, if it is new.
    private func rememberNew() throws {
        guard let target, target.isNew else { return }
        for direction in Direction.allCases {
            guard let memory = target.states[direction.number]?.memory else { continue }
            try MemoryRow.insert(memory, thing: target.row, direction: direction, with: memories)
            let bit = Int64(1 << direction.number)
            marks.bind(bit, to: 1)
            marks.bind(target.row, to: 2)
            marks.bind(bit, to: 3)
            try marks.run()
        }
    }

    /// Computes what depends on the reviews that were added.
    /// - Parameter progress: called for each thing that is replayed.
    mutating func finish(_ progress: () throws -> Void) throws {
        try setThing(nil, row: 0)
        try endBulk()
        for thing in touched.sorted() {
            try ThingStore.rebuildMemories(of: thing, scheduler, db)
            try progress()
        }
    }
}
