import Foundation
import GRDB

/// A thing in the store that an imported file has, too.
struct KnownThing {
    let row: Int64
    let id: UUID
    let short: String
    let long: String
    let note: String
    private let tags: Set<String>

    /// Reads a thing. The result is nil if the row does not exist.
    init?(row: Int64, _ db: Database) throws {
        let found = try db.row("SELECT uuid, short, long, note FROM thing WHERE id = ?", [row]) { row in
            (id: row.id("uuid"), short: row.text("short"), long: row.text("long"), note: row.text("note"))
        }
        guard let found else { return nil }
        self.row = row
        id = found.id
        short = found.short
        long = found.long
        note = found.note
        let names: [String] = try db.values("SELECT name FROM tag WHERE thing = ?", [row])
        tags = Set(names.map { name in name.lowercased() })
    }

    /// Returns whether the thing has a tag, ignoring case.
    func hasTag(_ tag: String) -> Bool { tags.contains(tag.lowercased()) }

    /// Returns whether a field or a tag was ever written since the thing was added, here or on another device. Then the
    /// person has removed it.
    func everHad(_ name: String, _ db: Database) throws -> Bool {
        try Self.wasWritten(id, name, by: "true", db)
    }

    /// Returns whether the person has edited the acronym or the meaning of a thing.
    static func isEdited(_ row: Int64, _ db: Database) throws -> Bool {
        guard let id: UUID = try db.value("SELECT uuid FROM thing WHERE id = ?", [row]) else { return false }
        return try ["short", "long"].contains { name in
            try wasWritten(id, name, by: "change.kind <> 'import'", db)
        }
    }

    /// Returns whether a field was written by a change that fulfils a condition, or by another device.
    private static func wasWritten(_ id: UUID, _ name: String, by condition: String, _ db: Database) throws -> Bool {
        try db.value(
            """
            SELECT EXISTS (
                SELECT 1 FROM change_write JOIN change ON change.id = change_write.change
                WHERE key = :id AND name = :name COLLATE NOCASE AND NOT undone AND \(condition)
            ) OR EXISTS (
                SELECT 1 FROM sync_register WHERE key = :id AND name = :name COLLATE NOCASE
                AND device NOT IN ('', (SELECT device FROM sync))
            )
            """, ["id": id, "name": name]) == true
    }
}
