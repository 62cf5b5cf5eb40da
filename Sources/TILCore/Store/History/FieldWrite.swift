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
        func field(_ name: String, _ value: (Thing) -> any DatabaseValueConvertible) -> FieldWrite? {
            let before = value(old).databaseValue
            let after = value(new).databaseValue
            return before == after ? nil : FieldWrite(key: old.id.data, name: name, old: before, new: after)
        }
        let fields = [
            field("short", \.short), field("long", \.long), field("note", \.note), field("source", \.source),
            field("suspended") { $0.dateSuspended?.milliseconds.databaseValue ?? .null },
        ]
        let tags = Set(old.tags).symmetricDifference(new.tags)
        return fields.compactMap { field in field }
            + tags.sorted().compactMap { tag in field("#" + tag) { $0.tags.contains(tag) } }
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
        var there: Set<Data> = []
        for write in writes where try write.apply(db) { there.insert(write.key) }
        if writes.contains(where: { write in write.setting.flatMap(SettingKey.named)?.changesSchedule == true }) {
            try ThingStore.rebuildAllMemories(db, progress: progress)
        }
        return there.count
    }

    /// Writes the new value if the field still has the old one. A value that a sync wrote in the meantime is kept.
    /// - Returns: whether the thing or setting exists. A removed thing counts as missing, except for the write that
    ///   restores it.
    private func apply(_ db: Database) throws -> Bool {
        if let setting {
            guard try ThingStore.setting(setting, db)?.databaseValue ?? .null == old else { return false }
            try ThingStore.write(String.fromDatabaseValue(new), named: setting, db)
            return true
        }
        guard let thing = try SyncThing(UUID(data: key), db),
            thing["removed"].value.isNull != (name == "removed" && !old.isNull)
        else { return false }
        let field = SyncField(name, new)
        let present = thing[name].value
        // Any instant means that the thing is suspended or removed, so only compare whether there is one.
        let isInstant = name == "suspended" || name == "removed"
        if field.tag != nil || (isInstant ? present.isNull == old.isNull : present == old) {
            try field.write(to: thing.row, db)
            if field.changesMemory {
                try ThingStore.rebuildMemories(of: [thing.row], ThingStore.scheduler(db), db)
            }
        }
        return true
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
