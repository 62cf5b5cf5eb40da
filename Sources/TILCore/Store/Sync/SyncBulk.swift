import Foundation
import GRDB

/// A part of a sync in which so much comes in that rows are appended without indexes and counting triggers.
///
/// Which row has which identifier is kept in memory meanwhile.
struct SyncBulk {
    /// The rows of things and reviews by their identifiers.
    private(set) var things: IdentifierTable
    private(set) var reviews: IdentifierTable
    /// Things that are the same, which are united once there are indexes again.
    var same: [(UUID, UUID)] = []
    /// Whether two things may say the same, of which nothing is known but that what they say has the same hash.
    private(set) var mayRepeat = false
    private var meanings: Set<Int> = []
    /// Whether there were memories before.
    private let hadMemories: Bool

    private let writer: ThingWriter
    private let addedThings: BulkThings
    private let addedReviews: BulkReviews

    /// Drops what stands in the way, and notes which identifiers there are.
    init(_ db: Database, _ writer: ThingWriter) throws {
        self.writer = writer
        hadMemories = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM memory)") == true
        addedThings = try BulkThings(db, writer)
        addedReviews = try BulkReviews(db, writer)
        things = try Self.rows(of: "thing", db)
        reviews = try Self.rows(of: "review", db)
        let found = try RawStatement("SELECT short, long FROM thing WHERE removed IS NULL", db)
        while try found.step() { note(found.text(0), found.text(1)) }
    }

    private mutating func note(_ short: String, _ long: String) {
        var hasher = Hasher()
        hasher.combine(short)
        hasher.combine(long)
        if !meanings.insert(hasher.finalize()).inserted { mayRepeat = true }
    }

    private static func rows(of table: String, _ db: Database) throws -> IdentifierTable {
        let found = try RawStatement("SELECT uuid, id FROM \(table)", db)
        var rows = IdentifierTable()
        while try found.step() { rows[found.identifier(0)] = found.integer(1) }
        return rows
    }

    /// Whether there is a memory, so that another schedule changes some.
    var hasMemories: Bool { hadMemories || writer.hasMemories }

    // MARK: Rows

    /// Notes the row that a new thing is about to have.
    mutating func note(_ thing: Thing, row: Int64, isRemoved: Bool) {
        things[thing.id] = row
        if !isRemoved { note(thing.short, thing.long) }
    }

    /// Notes the row that a review is about to have.
    /// - Returns: whether it is new.
    mutating func note(_ review: UUID, row: Int64) -> Bool { reviews.insert(review, row) }

    /// Adds up the days of what was written, before a review is deleted.
    func addSums() throws { try addedReviews.addSums() }

    /// Notes that a review is gone.
    mutating func forget(_ review: UUID) { reviews[review] = nil }

    // MARK: The end

    /// Makes the indexes of things and reviews again, and what counts them.
    func endRows() throws {
        try addedThings.end()
        try addedReviews.endReviews()
    }

    /// Makes the rest again, once all memories are there.
    func end() throws { try addedReviews.endMemories() }
}
