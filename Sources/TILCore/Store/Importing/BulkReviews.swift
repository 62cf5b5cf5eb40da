import Foundation
import GRDB

/// A part of an import in which reviews and memories of new things are appended without indexes and sums.
struct BulkReviews {
    private let db: Database
    /// The reviews from this one on are in no study day's sums yet.
    private let firstRow: Int64
    private let reviews: DroppedParts
    private let memories: DroppedParts
    /// The identifiers of all reviews.
    private var seen = SeenHashes()

    /// Drops what stands in the way.
    init(_ db: Database, firstRow: Int64) throws {
        self.db = db
        self.firstRow = firstRow
        reviews = try DroppedParts(of: "review", triggers: ["review_insert"], db)
        memories = try DroppedParts(of: "memory", db)
        let rows = try RawStatement("SELECT uuid FROM review", db)
        while try rows.step(), !seen.isFull { _ = seen.insert(rows.identifier(0)) }
        rows.reset()
    }

    /// Takes the identifier of a review that is about to be appended.
    /// - Returns: whether it is surely new.
    mutating func take(_ identifier: UUID) -> Bool { seen.insert(identifier) }

    /// Makes again what was dropped, and the sums.
    /// - Parameter nextRow: the row after the last that was appended.
    func end(nextRow: Int64) throws {
        try PracticeSums.add(firstRow..<nextRow, db)
        try reviews.makeIndexes()
        try memories.makeIndexes()
        try reviews.makeTriggers()
    }
}
