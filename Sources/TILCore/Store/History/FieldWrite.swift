import Foundation
import GRDB

/// A value that a change wrote: a field or a tag of a thing, or a setting. Undo writes the old value, and redo the new
/// one.
struct FieldWrite {
    /// The identifier of the thing, or the name of the setting.
    let key: Data
    /// The column of the thing, `#` and a tag, or `setting`.
    let name: String
    /// The old value, or null for a setting that was not set. For a tag, 1 means that the thing has it.
    let old: DatabaseValue
    let new: DatabaseValue

    /// Returns the writes that change one version of a thing into another.
    static func differences(from old: Thing, to new: Thing) -> [FieldWrite] {
        let key = old.id.data
        var fields = [
            FieldWrite(key: key, name: "short", old: old.short.databaseValue, new: new.short.databaseValue),
            FieldWrite(key: key, name: "long", old: old.long.databaseValue, new: new.long.databaseValue),
            FieldWrite(key: key, name: "note", old: old.note.databaseValue, new: new.note.databaseValue),
            FieldWrite(key: key, name: "source", old: old.source.databaseValue, new: new.source.databaseValue),
            FieldWrite(
                key: key, name: "suspended", old: old.dateSuspended?.milliseconds.databaseValue ?? .null,
                new: new.dateSuspended?.milliseconds.databaseValue ?? .null),
        ]
        for tag in Set(old.tags).union(new.tags).sorted() {
            fields.append(
                FieldWrite(
                    key: key, name: "#" + tag, old: old.tags.contains(tag).databaseValue,
                    new: new.tags.contains(tag).databaseValue))
        }
        return fields.filter { field in field.old != field.new }
    }

    /// Returns the write that removes a thing.
    static func removal(of thing: UUID, at instant: Date) -> FieldWrite {
        FieldWrite(key: thing.data, name: "removed", old: .null, new: instant.milliseconds.databaseValue)
    }

    /// Returns the write that changes a setting. A value of nil is the default.
    static func setting(_ name: String, from old: String?, to new: String?) -> FieldWrite {
        FieldWrite(
            key: Data(name.utf8), name: "setting", old: old?.databaseValue ?? .null, new: new?.databaseValue ?? .null)
    }

    /// The name of the setting, or nil for a field of a thing.
    var setting: String? { name == "setting" ? String(decoding: key, as: UTF8.self) : nil }

    /// The write that restores the old value.
    var reversed: FieldWrite { FieldWrite(key: key, name: name, old: new, new: old) }

    /// Applies writes, and recomputes all memories if a write affects the schedule.
    /// - Returns: the number of things and settings that exist and were written.
    @discardableResult
    static func apply(
        _ writes: [FieldWrite], _ db: Database, progress: ProgressHandler = { _ in }
    ) throws -> Int {
        var existing: Set<Data> = []
        for write in writes {
            let exists = try write.apply(db)
            if exists { existing.insert(write.key) }
        }
        if writes.contains(where: \.changesSchedule) {
            try ThingStore.rebuildAllMemories(db, progress: progress)
        }
        return existing.count
    }

    /// Whether the write changes a setting on which all memories depend.
    private var changesSchedule: Bool {
        guard let setting, let key = SettingKey.named(setting) else { return false }
        return key.changesSchedule
    }

    /// Writes the new value if the field still has the old one. A value that a sync wrote in the meantime is kept.
    /// - Returns: whether the thing or setting exists. A removed thing counts as missing, except for the write that
    ///   restores it.
    private func apply(_ db: Database) throws -> Bool {
        if let setting { return try apply(toSetting: setting, db) }
        guard let thing = try SyncThing(UUID(data: key), db) else { return false }
        let isRemoved = !thing["removed"].value.isNull
        let restoresThing = name == "removed" && !old.isNull
        if isRemoved != restoresThing { return false }
        if hasOldValue(thing) { try write(to: thing, db) }
        return true
    }

    /// Writes the new value of a setting if the setting still has the old value.
    /// - Returns: whether it was written.
    private func apply(toSetting setting: String, _ db: Database) throws -> Bool {
        let present = try ThingStore.setting(setting, db)?.databaseValue ?? .null
        if present != old { return false }
        try ThingStore.write(String.fromDatabaseValue(new), named: setting, db)
        return true
    }

    /// Returns whether a thing's field still has the old value.
    private func hasOldValue(_ thing: SyncThing) -> Bool {
        let present = thing[name]
        // It makes no difference whether a tag is added or removed twice.
        if present.tag != nil { return true }
        // Any instant means that the thing is suspended or removed, so only compare whether there is one.
        if name == "suspended" || name == "removed" { return present.value.isNull == old.isNull }
        return present.value == old
    }

    private func write(to thing: SyncThing, _ db: Database) throws {
        let field = SyncField(name, new)
        try field.write(to: thing.row, db)
        if field.changesMemory {
            try ThingStore.rebuildMemories(of: [thing.row], ThingStore.scheduler(db), db)
        }
    }

    // MARK: The table

    /// Returns the values of the row that records the write as part of a change.
    func values(of change: Int64) -> Insertion.Values {
        ["change": change, "key": key, "name": name, "old": old, "new": new]
    }

    static func all(of change: Int64, _ db: Database) throws -> [FieldWrite] {
        try db.rows("SELECT key, name, old, new FROM change_write WHERE change = ? ORDER BY key, name", [change]) {
            row in
            FieldWrite(key: row.bytes("key"), name: row.text("name"), old: row.value("old"), new: row.value("new"))
        }
    }
}
