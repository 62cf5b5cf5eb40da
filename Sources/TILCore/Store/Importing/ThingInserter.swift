import Foundation
import GRDB

/// Writes the rows of new things, one after the other.
final class ThingInserter {
    private let thing: RawStatement
    private let tag: RawStatement

    init(_ db: Database) throws {
        thing = try RawStatement(
            """
            INSERT INTO thing (id, uuid, key, short, long, note, added, source, suspended)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, db)
        tag = try RawStatement("INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)", db)
    }

    /// Writes a thing.
    /// - Parameters:
    ///   - key: the draft's short as look-ups compare it.
    ///   - suspended: since when no quiz asks it; nil where it is asked.
    func insert(_ draft: ThingDraft, key: String, id: UUID, added: Date, suspended: Date?, row: Int64) throws {
        thing.bind(row, to: 1)
        thing.bind(id, to: 2)
        thing.bind(key, to: 3)
        thing.bind(draft.short, to: 4)
        thing.bind(draft.long, to: 5)
        thing.bind(draft.note, to: 6)
        thing.bind(added.milliseconds, to: 7)
        thing.bind(draft.source, to: 8)
        if let suspended { thing.bind(suspended.milliseconds, to: 9) } else { thing.bindNull(to: 9) }
        try thing.run()
        for name in draft.tags {
            tag.bind(row, to: 1)
            tag.bind(name, to: 2)
            try tag.run()
        }
    }
}
