import Foundation
import GRDB

/// A value that a change wrote: a field or a tag of a thing, or a setting. Undo writes the old value, redo the new one.
struct FieldWrite {
    /// The identifier of the thing, or the name of the setting.
    let key: Data
    /// The column of the thing, `#` and a tag, or `setting`.
    let name: String
    /// The value before; null for a setting that was not set. A tag is 1 if the thing has it.
    let old: DatabaseValue
    /// The value after.
    let new: DatabaseValue

    /// The writes that make one thing of another, which has the same identifier.
    static func differences(from old: Thing, to new: Thing) -> [FieldWrite] {
        func field(_ name: String, _ value: (Thing) -> any DatabaseValueConvertible) -> FieldWrite? {
            let (before, after) = (value(old).databaseValue, value(new).databaseValue)
            return before == after ? nil : FieldWrite(key: old.id.data, name: name, old: before, new: after)
        }
        let fields = [
            field("short", \.short), field("long", \.long), field("note", \.note), field("source", \.source),
            field("suspended") { $0.suspended?.milliseconds.databaseValue ?? .null },
        ]
        let tags = Set(old.tags).symmetricDifference(new.tags)
        return fields.compactMap { $0 } + tags.sorted().compactMap { tag in field("#" + tag) { $0.tags.contains(tag) } }
    }

    /// The write that removes a thing.
    static func removal(of thing: UUID, at instant: Date) -> FieldWrite {
        FieldWrite(key: thing.data, name: "removed", old: .null, new: instant.milliseconds.databaseValue)
    }

    /// The write that sets a setting; nil stands for the value of a new store.
    static func setting(_ name: String, from old: String?, to new: String?) -> FieldWrite {
        FieldWrite(
            key: Data(name.utf8), name: "setting", old: old?.databaseValue ?? .null, new: new?.databaseValue ?? .null)
    }

    /// The name of the setting that it sets; nil for a thing's field.
    var setting: String? { name == "setting" ? String(decoding: key, as: UTF8.self) : nil }

    /// Whether every memory has to be computed again after it.
    var changesSchedule: Bool { setting.flatMap(SettingKey.named)?.changesSchedule ?? false }

    /// The same write backwards.
    var reversed: FieldWrite { FieldWrite(key: key, name: name, old: new, new: old) }

    /// Writes the new value if the field still has the old one. A value that a sync wrote in the meantime stays.
    /// - Returns: whether that to which the value belongs is in the store. A removed thing is not, except for the write
    ///   that brings it back.
    func apply(_ db: Database) throws -> Bool {
        if let setting {
            guard try ThingStore.setting(setting, db)?.databaseValue ?? .null == old else { return false }
            try ThingStore.write(String.fromDatabaseValue(new), named: setting, db)
            return true
        }
        let found = try db.rows("SELECT id, removed NOTNULL FROM thing WHERE uuid = ?", [key]).first
        guard let found, (found[1] as Bool) == (name == "removed" && !old.isNull) else { return false }
        let row: Int64 = found[0]
        if name.hasPrefix("#") {
            let sql =
                Bool.fromDatabaseValue(new) == true
                ? "INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)"
                : "DELETE FROM tag WHERE thing = ? AND name = ?"
            try db.run(sql, [row, String(name.dropFirst())])
        } else if SyncField.columns.contains(name) {
            // Of the instants only that there is one counts.
            let isInstant = name == "suspended" || name == "removed"
            let expected = isInstant ? "(\(name) IS NULL) = (? IS NULL)" : "\(name) IS ?"
            let key = name == "short" ? String.fromDatabaseValue(new).map(Capitals.key) : nil
            try db.run(
                "UPDATE thing SET \(name) = ?, key = coalesce(?, key) WHERE id = ? AND \(expected)",
                [new, key, row, old])
        }
        // A removed thing has no memory, and a pardoned one no lapses.
        if ["removed", "pardoned"].contains(name) {
            try ThingStore.rebuildMemories(of: [row], ThingStore.scheduler(db), db)
        }
        return true
    }

    // MARK: The table

    /// Records the write as a part of a change.
    func insert(change: Int64, _ db: Database) throws {
        try db.run(
            "INSERT INTO change_write (change, key, name, old, new) VALUES (?, ?, ?, ?, ?)",
            [change, key, name, old, new])
    }

    /// The writes of a change.
    static func all(of change: Int64, _ db: Database) throws -> [FieldWrite] {
        try db.rows("SELECT key, name, old, new FROM change_write WHERE change = ? ORDER BY key, name", [change]).map {
            FieldWrite(key: $0[0], name: $0[1], old: $0[2], new: $0[3])
        }
    }
}
