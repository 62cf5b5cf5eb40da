import GRDB

/// A part of an import or a sync in which reviews and memories are appended without indexes and sums.
struct BulkReviews {
    private let db: Database
    private let writer: ThingWriter
    private let reviews: DroppedParts
    private let memories: DroppedParts

    /// Drops the indexes and the trigger that make each new row slow.
    init(_ db: Database, _ writer: ThingWriter) throws {
        self.db = db
        self.writer = writer
        reviews = try DroppedParts(of: "review", triggers: ["review_insert"], db)
        memories = try DroppedParts(of: "memory", db)
        writer.sums = PracticeSums()
    }

    /// Adds the reviews that were written so far to the sums of their days: before a review is deleted, since a day
    /// without answers has no sums.
    func addSums() throws { try writer.sums?.add(db) }

    /// Makes the indexes of reviews again, their trigger, and the sums.
    func endReviews() throws {
        try addSums()
        writer.sums = nil
        try reviews.makeIndexes()
        try reviews.makeTriggers()
    }

    /// Makes the indexes of memories again.
    func endMemories() throws { try memories.makeIndexes() }
}
