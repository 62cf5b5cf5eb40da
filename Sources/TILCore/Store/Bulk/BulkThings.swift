import GRDB

/// A part of an import or a sync in which rows are appended to the table of things without its indexes and the trigger that
/// counts them.
struct BulkThings {
    private let db: Database
    private let writer: ThingWriter
    private let countBefore: Int
    private let things: DroppedParts
    private let tags: DroppedParts

    /// Drops the indexes and the trigger that make each new row slow.
    init(_ db: Database, _ writer: ThingWriter) throws {
        self.db = db
        self.writer = writer
        // The thing that waits was taken while there were indexes: it is written before they are dropped.
        try writer.writeWaiting()
        countBefore = writer.count
        things = try DroppedParts(of: "thing", triggers: ["thing_added"], db)
        tags = try DroppedParts(of: "tag", db)
    }

    /// Makes the indexes and the trigger again, and counts the things.
    func end() throws {
        try writer.writeWaiting()
        try things.makeIndexes()
        try tags.makeIndexes()
        try things.makeTriggers()
        try db.execute(
            sql: "UPDATE tally SET value = value + ? WHERE name = 'things'", arguments: [writer.count - countBefore])
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
