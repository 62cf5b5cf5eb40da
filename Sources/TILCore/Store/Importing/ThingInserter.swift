import Foundation
import GRDB

/// Writes the rows of new things, one after the other.
final class ThingInserter {
    private let thing: RawStatement
    private let tag: RawStatement

    init(_ db: Database) throws {
        thing = try RawStatement(
            "INSERT INTO thing (id, uuid, key, short, long, note, added) VALUES (?, ?, ?, ?, ?, ?, ?)", db)
        tag = try RawStatement("INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)", db)
    }

    /// Writes a thing.
    /// - Parameter key: the draft's short as look-ups compare it.
    func insert(_ draft: ThingDraft, key: String, id: UUID, added: Date, row: Int64) throws {
        thing.bind(row, to: 1)
        thing.bind(id, to: 2)
        thing.bind(key, to: 3)
        thing.bind(draft.short, to: 4)
        thing.bind(draft.long, to: 5)
        thing.bind(draft.note, to: 6)
        thing.bind(added.milliseconds, to: 7)
        try thing.run()
        for name in draft.tags {
            tag.bind(row, to: 1)
            tag.bind(name, to: 2)
            try tag.run()
        }
    }
}
