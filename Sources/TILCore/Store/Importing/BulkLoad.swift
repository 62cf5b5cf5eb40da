import Foundation
import GRDB

/// A part of an import in which rows are appended to the table of things without its indexes and counting triggers.
///
/// An entry without an identifier is appended unseen: what is there twice is found once the indexes are there again. One
/// with an identifier may get reviews, and so must be known to be new before.
struct BulkLoad {
    /// The rows from this one on were appended without being looked for, but among the last before them.
    let firstRow: Int64
    private let db: Database
    private let dropped: DroppedParts
    /// The identifiers and the meanings of all things; nil until an entry has an identifier.
    private var seen: SeenHashes?

    /// Drops what stands in the way.
    init(_ db: Database, firstRow: Int64) throws {
        self.firstRow = firstRow
        self.db = db
        dropped = try DroppedParts(of: "thing", triggers: ["thing_added", "thing_deleted"], db)
    }

    /// Takes what is about to be appended.
    /// - Parameters:
    ///   - identifier: the identifier that an entry came with.
    ///   - meaning: the hash of what it says; see ``RecentEntries/hash(long:short:)``.
    /// - Returns: whether it may be: where it has an identifier, whether that and what it says are surely new.
    mutating func take(_ identifier: UUID?, meaning: Int) throws -> Bool {
        if seen == nil, identifier != nil { seen = try things() }
        let isNewMeaning = seen?.insert(meaning) ?? true
        guard let identifier, let isNew = seen?.insert(identifier) else { return true }
        return isNew && isNewMeaning
    }

    private func things() throws -> SeenHashes {
        var seen = SeenHashes()
        let rows = try RawStatement("SELECT uuid, long, short FROM thing", db)
        while try rows.step(), !seen.isFull {
            _ = seen.insert(rows.identifier(0))
            _ = seen.insert(RecentEntries.hash(long: rows.bytes(1), short: rows.bytes(2)))
        }
        rows.reset()
        return seen
    }

    /// Makes the indexes again, in which repeats can be found.
    func makeIndexes() throws {
        try dropped.makeIndexes()
    }

    /// Makes the triggers again, and counts the things.
    /// - Parameter count: how many of the things that were appended are left.
    func end(count: Int64) throws {
        try dropped.makeTriggers()
        try db.execute(sql: "UPDATE tally SET value = value + ? WHERE name = 'things'", arguments: [count])
    }
}

/// When an import goes on in bulk: once the rows that it added make the rebuilding of the indexes worth its while.
struct BulkThreshold {
    /// How many rows the table has before the import, or before the last part of it that was in bulk.
    var existing: Int
    /// How many must be added to an empty table.
    var least = 500

    /// Never.
    static let never = BulkThreshold(existing: 0, least: .max)

    /// Whether it is time, with so many rows added since.
    func isReached(added: Int) -> Bool {
        // A row that is added in any order costs about five times as much as one that is sorted into an index.
        least < .max && added >= least + existing / 5
    }
}
