import GRDB

/// A part of an import or a sync in which reviews and memories are appended without indexes and sums.
struct BulkReviews {
    private let db: Database
    private let writer: ThingWriter
    private let reviews: DroppedParts
    private let memories: DroppedParts

    /// Drops what stands in the way.
    init(_ db: Database, _ writer: ThingWriter) throws {
        self.db = db
        self.writer = writer
        reviews = try DroppedParts(of: "review", triggers: ["review_insert"], db)
        memories = try DroppedParts(of: "memory", db)
        writer.sums = PracticeSums()
    }

    /// Adds up what was written so far: before a review is deleted, since a day without answers has no sums.
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
