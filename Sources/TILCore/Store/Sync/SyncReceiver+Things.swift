import Foundation
package import GRDB

/// A thing in the store, field by field.
struct SyncThing {
    let row: Int64
    let id: UUID
    var added: Int64
    /// The columns and the tags of the thing.
    private(set) var fields: [SyncField]

    /// Reads the thing with an ID. The result is nil if the thing does not exist.
    init?(_ id: UUID, _ db: Database) throws {
        let columns = SyncField.columns.joined(separator: ", ")
        let found = try db.row("SELECT id, added, \(columns) FROM thing WHERE uuid = ?", [id]) { row in
            SyncThing(row, id: id)
        }
        guard let found else { return nil }
        self = found
        fields += try db.rows("SELECT '#' || name AS name FROM tag WHERE thing = ?", [row]) { row in
            SyncField(row.text("name"), 1)
        }
    }

    /// Reads a thing without its tags.
    private init(_ values: StoredRow, id: UUID) {
        self.id = id
        row = values.integer("id")
        added = values.integer("added")
        fields = SyncField.columns.map { name in SyncField(name, values.value(named: name)) }
    }

    /// Returns the field with a name. A tag that the thing does not have is null.
    subscript(name: String) -> SyncField { fields.first { field in field.name == name } ?? SyncField(name, nil) }

    /// Returns the stamp of a field that was not written since the thing was added.
    func implied(_ field: SyncField) -> SyncStamp {
        // An empty field does not overwrite a value from another device.
        let isMissingTag = field.tag != nil && field.value.isNull
        if field.text == "" || isMissingTag { return .never }
        var milliseconds = added
        if field.name == "removed", let removed = field.instant { milliseconds = max(removed, added) }
        return SyncStamp(milliseconds: milliseconds, device: "")
    }
}

/// A field of a thing, in which the last writer wins.
package struct SyncField: Hashable, Sendable {
    /// The name of a column, or a tag after `#`.
    let name: String
    /// A text, an instant in milliseconds since 1970, 1 for a tag that the thing has, or null.
    let value: DatabaseValue

    /// The columns that are synced as fields.
    static let columns = ["short", "long", "note", "source", "suspended", "removed", "pardoned", origin]

    /// The column whose strongest value wins, whenever it was written. An event about it never restores a removed
    /// thing.
    static let origin = "origin"

    package init(_ name: String, _ value: (any DatabaseValueConvertible)?) {
        self.name = name
        self.value = value?.databaseValue ?? .null
    }

    /// The tag, or nil for a column.
    var tag: String? { name.hasPrefix("#") ? String(name.dropFirst()) : nil }

    /// Whether the thing's memories depend on the field: a removed thing has no memory, and a pardoned thing has no
    /// lapses.
    var changesMemory: Bool { ["removed", "pardoned"].contains(name) }

    /// Whether a later write of the field restores a removed thing.
    var restoresThing: Bool { name != "removed" && name != Self.origin }

    /// Writes the field of the thing in a row.
    func write(to row: Int64, _ db: Database) throws {
        if let tag {
            let hasTag = Bool.fromDatabaseValue(value) == true
            let add = "INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)"
            let remove = "DELETE FROM tag WHERE thing = ? AND name = ?"
            try db.run(hasTag ? add : remove, [row, tag])
        } else if Self.columns.contains(name) {
            let key = name == "short" ? text.map(Capitals.key) : nil
            try db.run("UPDATE thing SET \(name) = ?, key = coalesce(?, key) WHERE id = ?", [value, key, row])
        }
    }

    /// The text that decides between two values with the same stamp, which only occurs with copies of a store.
    var rank: String {
        if let text { return text }
        if let instant { return "\(instant)" }
        return ""
    }

    var text: String? { String.fromDatabaseValue(value) }

    var instant: Int64? { Int64.fromDatabaseValue(value) }
}

extension Thing {
    /// Returns the thing with another identifier.
    fileprivate func identified(as id: UUID) -> Thing {
        if id == self.id { return self }
        return Thing(
            id: id, short: short, long: long, note: note, tags: tags, source: source, origin: origin,
            dateAdded: dateAdded, dateSuspended: dateSuspended)
    }
}

/// Things and their fields. Each field keeps the value that was written last.
extension SyncReceiver {
    /// Applies a thing in the state in which another device sent it first.
    func apply(_ thing: Thing, removed: Int64?) throws {
        let id = try root(thing.id)
        guard var old = try SyncThing(id, db) else {
            try things.add(thing.identified(as: id), key: Capitals.key(thing.short), removed: removed)
            return
        }
        let added = thing.dateAdded.milliseconds
        if added < old.added {
            // Record the stamps that depend on the later instant, before the earlier instant replaces it.
            try recordStamps(of: old)
            try db.run("UPDATE thing SET added = ? WHERE id = ?", [added, old.row])
            old.added = added
        }
        // The fields have the stamps that they have on a device that knows the thing only from the other one.
        var sent = old
        sent.added = added
        for field in Self.fields(of: thing, removed: removed) { try apply(field, to: old, sent.implied(field)) }
        try apply(thing.origin, to: old)
    }

    /// Returns the fields of a thing without its origin.
    private static func fields(of thing: Thing, removed: Int64?) -> [SyncField] {
        let columns = [
            SyncField("short", thing.short), SyncField("long", thing.long), SyncField("note", thing.note),
            SyncField("source", thing.source), SyncField("suspended", thing.dateSuspended?.milliseconds),
            SyncField("removed", removed),
        ]
        return columns + thing.tags.map { tag in SyncField("#" + tag, 1) }
    }

    /// Writes a field, unless the present value is newer.
    func apply(_ field: SyncField, to thing: SyncThing, _ stamp: SyncStamp) throws {
        if field.name == SyncField.origin {
            return try apply(field.text.flatMap(ThingOrigin.init(text:)) ?? .unnamedList, to: thing)
        }
        let old = thing[field.name]
        let recorded = try db.stamp(of: thing.id, field.name)
        let before = recorded ?? thing.implied(old)
        guard (before, old.rank) < (stamp, field.rank) else { return }
        let isImplied = recorded == nil && stamp == thing.implied(field)
        if !isImplied { try db.setStamp(of: thing.id, field.name, stamp) }
        if old == field { return }
        try field.write(to: thing.row, db)
        if field.changesMemory { replayed.insert(thing.row) }
        changed.insert(thing.id)
    }

    /// Writes an origin, unless the present one is as strong. Since stamps do not matter, the origins that devices find
    /// for the things of an earlier til need no order.
    func apply(_ origin: ThingOrigin, to thing: SyncThing) throws {
        let present = thing[SyncField.origin].text.flatMap(ThingOrigin.init(text:)) ?? .unnamedList
        guard present < origin else { return }
        try SyncField(SyncField.origin, origin.text).write(to: thing.row, db)
        changed.insert(thing.id)
    }

    /// Records the stamps of all fields that have none.
    func recordStamps(of thing: SyncThing) throws {
        for field in thing.fields where field.name != SyncField.origin {
            let implied = thing.implied(field)
            if implied > .never, try db.stamp(of: thing.id, field.name) == nil {
                try db.setStamp(of: thing.id, field.name, implied)
            }
        }
    }
}
