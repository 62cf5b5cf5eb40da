import Foundation
import GRDB

/// A part of an import in which things are appended in bulk.
///
/// An entry without an identifier is appended unseen: what is there twice is found once the indexes are there again. One
/// with an identifier may get reviews, and so must be known to be new before.
struct BulkLoad {
    private let db: Database
    private let things: BulkThings
    /// The identifiers and the meanings of all things; nil until an entry has an identifier.
    private var seen: SeenHashes?

    init(_ db: Database, _ writer: ThingWriter) throws {
        self.db = db
        things = try BulkThings(db, writer)
    }

    /// Notes an entry that is about to be appended.
    /// - Parameters:
    ///   - identifier: the identifier that an entry came with.
    ///   - meaning: the hash of what it says; see ``RecentEntries/hash(long:short:)``.
    /// - Returns: whether the entry may be appended: one with an identifier only if that and its meaning are surely
    ///   new.
    mutating func take(_ identifier: UUID?, meaning: Int) throws -> Bool {
        if seen == nil, identifier != nil { seen = try seenThings() }
        let isNewMeaning = seen?.insert(meaning) ?? true
        guard let identifier, let isNew = seen?.insert(identifier) else { return true }
        return isNew && isNewMeaning
    }

    private func seenThings() throws -> SeenHashes {
        var seen = SeenHashes()
        let rows = try RawStatement("SELECT uuid, long, short FROM thing", db)
        while try rows.step(), !seen.isFull {
            _ = seen.insert(rows.identifier(0))
            _ = seen.insert(RecentEntries.hash(long: rows.bytes(1), short: rows.bytes(2)))
        }
        rows.reset()
        return seen
    }

    /// Makes the indexes again, by which repeats are found.
    func end() throws { try things.end() }
}
