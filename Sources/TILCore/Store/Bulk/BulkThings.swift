import GRDB

/// A part of an import or a sync in which rows are appended to the table of things without its indexes.
struct BulkThings {
    private let writer: ThingWriter
    private let things: DroppedParts
    private let tags: DroppedParts

    /// Drops the indexes that make each new row slow.
    init(_ db: Database, _ writer: ThingWriter) throws {
        self.writer = writer
        // The thing that waits was taken while there were indexes: it is written before they are dropped.
        try writer.writeWaiting()
        things = try DroppedParts(of: "thing", db)
        tags = try DroppedParts(of: "tag", db)
    }

    /// Makes the indexes again.
    func end() throws {
        try writer.writeWaiting()
        try things.makeIndexes()
        try tags.makeIndexes()
    }
}

/// When rows are appended in bulk: once those that were added make the rebuilding of the indexes worth its while.
struct BulkThreshold {
    /// How many rows the table has before the import, or before the last part of it that was in bulk.
    var existing: Int
    /// How many must be added to an empty table.
    var least = 200

    /// Never.
    static let never = BulkThreshold(existing: 0, least: .max)

    /// Whether it is time, with so many rows added since.
    func isReached(added: Int) -> Bool {
        // A row that is added in any order costs about five times as much as one that is sorted into an index.
        least < .max && added >= least + existing / 5
    }
}
