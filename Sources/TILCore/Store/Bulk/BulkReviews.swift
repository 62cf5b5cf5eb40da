import GRDB

/// A part of an import or a sync in which reviews and memories are appended without indexes.
struct BulkReviews {
    private let reviews: DroppedParts
    private let memories: DroppedParts

    /// Drops the indexes that make each new row slow.
    init(_ db: Database) throws {
        reviews = try DroppedParts(of: "review", db)
        memories = try DroppedParts(of: "memory", db)
    }

    /// Makes the indexes of reviews again.
    func endReviews() throws { try reviews.makeIndexes() }

    /// Makes the indexes of memories again.
    func endMemories() throws { try memories.makeIndexes() }
}
