import Foundation
import GRDB

/// A thing as it is in the store, field by field.
struct SyncThing {
    let row: Int64
    let id: UUID
    var added: Int64
    /// The columns and the tags.
    let fields: [SyncField]

    /// Reads the thing with an ID. The result is nil if the thing does not exist.
    init?(_ id: UUID, _ db: Database) throws {
        let columns = SyncField.columns.joined(separator: ", ")
        guard let found = try db.rows("SELECT id, added, \(columns) FROM thing WHERE uuid = ?", [id]).first
        else { return nil }
        (row, self.id, added) = (found[0], id, found[1])
        let tags = try db.rows("SELECT '#' || name FROM tag WHERE thing = ?", [row]).map { SyncField($0[0], 1) }
        fields = SyncField.columns.enumerated().map { SyncField($1, found[$0 + 2] as DatabaseValue) } + tags
    }

    /// Returns the field with a name; a tag that the thing does not have is null.
    subscript(name: String) -> SyncField { fields.first { $0.name == name } ?? SyncField(name, nil) }

    /// Returns the stamp of a field that was not written since the thing was added.
    func implied(_ field: SyncField) -> SyncStamp {
        // What was left empty does not overwrite what another device has written.
        if field.text == "" || field.tag != nil && field.value.isNull { return .never }
        let removed = field.name == "removed" ? field.instant : nil
        return SyncStamp(milliseconds: max(removed ?? added, added), device: "")
    }
}

/// A field of a thing, in which the last writer wins.
package struct SyncField: Hashable, Sendable {
    /// The column, or a tag with `#` before it.
    let name: String
    /// A text, an instant in milliseconds since 1970, 1 for a tag that the thing has, or null.
    let value: DatabaseValue

    /// The columns that are fields.
    static let columns = ["short", "long", "note", "source", "suspended", "removed", "pardoned"]

    package init(_ name: String, _ value: (any DatabaseValueConvertible)?) {
        (self.name, self.value) = (name, value?.databaseValue ?? .null)
    }

    /// The tag, or nil for a column.
    var tag: String? { name.hasPrefix("#") ? String(name.dropFirst()) : nil }

    /// Decides between two values with the same stamp, which only copies of one store can have.
    var rank: String { text ?? instant.map { "\($0)" } ?? "" }

    var text: String? { String.fromDatabaseValue(value) }

    var instant: Int64? { Int64.fromDatabaseValue(value) }
}

/// Things and their fields. Each field keeps the value that was written last.
extension SyncReceiver {
    /// Applies a thing as another device first had it.
    func apply(_ thing: Thing, removed: Int64?) throws {
        let id = try root(thing.id)
        let added = thing.added.milliseconds
        let values: [(any DatabaseValueConvertible)?] = [
            thing.short, thing.long, thing.note, thing.source, thing.suspended?.milliseconds, removed,
        ]
        guard var old = try SyncThing(id, db) else {
            try db.run(
                """
                INSERT INTO thing (uuid, key, added, short, long, note, source, suspended, removed)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, [id, Capitals.key(thing.short), added] + StatementArguments(values))
            let row = db.lastInsertedRowID
            for tag in thing.tags { try setTag(tag, of: row, true) }
            return
        }
        if added < old.added {
            // The stamps that follow from the later instant are noted before the earlier one counts.
            try note(old)
            try db.run("UPDATE thing SET added = ? WHERE id = ?", [added, old.row])
            old.added = added
        }
        var new = old
        new.added = added
        for field in zip(SyncField.columns, values).map(SyncField.init) + thing.tags.map({ SyncField("#" + $0, 1) }) {
            try apply(field, to: old, new.implied(field))
        }
    }

    /// Writes a field, unless something else was written later.
    func apply(_ field: SyncField, to thing: SyncThing, _ stamp: SyncStamp) throws {
        let old = thing[field.name]
        let noted = try db.stamp(of: thing.id, field.name)
        let before = noted ?? thing.implied(old)
        guard (before, old.rank) < (stamp, field.rank) else { return }
        if noted != nil || stamp != thing.implied(field) || before != thing.implied(old) {
            try db.setStamp(of: thing.id, field.name, stamp)
        }
        if old == field { return }
        try write(field, of: thing)
        changed.insert(thing.id)
    }

    /// Writes a field.
    func write(_ field: SyncField, of thing: SyncThing) throws {
        if let tag = field.tag { return try setTag(tag, of: thing.row, !field.value.isNull) }
        let key = field.name == "short" ? field.text.map(Capitals.key) : nil
        try db.run(
            "UPDATE thing SET \(field.name) = ?, key = coalesce(?, key) WHERE id = ?", [field.value, key, thing.row])
        if ["removed", "pardoned"].contains(field.name) { replayed.insert(thing.row) }
    }

    private func setTag(_ tag: String, of row: Int64, _ isSet: Bool) throws {
        try db.run(
            isSet
                ? "INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)"
                : "DELETE FROM tag WHERE thing = ? AND name = ?", [row, tag])
    }

    /// Writes the stamps of all fields of a thing that have none.
    func note(_ thing: SyncThing) throws {
        for field in thing.fields {
            let implied = thing.implied(field)
            if implied > .never, try db.stamp(of: thing.id, field.name) == nil {
                try db.setStamp(of: thing.id, field.name, implied)
            }
        }
    }
}
