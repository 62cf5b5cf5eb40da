import GRDB

/// A part of an import in which rows are appended to the table of things without its indexes and counting triggers.
struct BulkLoad {
    /// The rows from this one on were appended without being looked for, but among the last before them.
    let firstRow: Int64
    private let dropped: DroppedParts

    /// Drops what stands in the way.
    init(_ db: Database, firstRow: Int64) throws {
        self.firstRow = firstRow
        dropped = try DroppedParts(of: "thing", triggers: ["thing_added", "thing_deleted"], db)
    }

    /// Makes the indexes again, in which repeats can be found.
    func makeIndexes() throws {
        try dropped.makeIndexes()
    }

    /// Makes the triggers again, and counts the things.
    /// - Parameter count: how many of the things that were appended are left.
    func end(count: Int64, _ db: Database) throws {
        try dropped.makeTriggers()
        try db.execute(sql: "UPDATE tally SET value = value + ? WHERE name = 'things'", arguments: [count])
    }
}

/// When an import goes on in bulk: once the things that it added make the rebuilding of the indexes worth its while.
struct BulkThreshold {
    /// How many things the store has before the import.
    let existing: Int
    /// How many must be added to an empty store.
    var least = 500

    /// Never.
    static let never = BulkThreshold(existing: 0, least: .max)

    /// Whether it is time, with so many things added.
    func isReached(added: Int) -> Bool {
        // A row that is added in any order costs about five times as much as one that is sorted into an index.
        least < .max && added >= least + existing / 5
    }
}
