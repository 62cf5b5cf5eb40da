import Foundation
import GRDB

/// How a field that was written on another device is taken in.
extension SyncTaker {
    /// Takes what was written to a field, unless something else was written later.
    mutating func take(
        _ field: SyncEvent.Field, of thing: Present, _ stamp: SyncStamp, _ registers: inout SyncRegisters
    ) throws {
        let old: SyncEvent.Field
        if case .tag(let name, _) = field {
            let isOn = try Bool.fetchOne(
                db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM tag WHERE thing = ? AND name = ?)"),
                arguments: [thing.row, name])
            old = .tag(name, isOn: isOn == true)
        } else {
            guard let present = try present(thing.id)?.fields.first(where: { $0.name == field.name }) else { return }
            old = present
        }
        var before = try registers.stamp(thing.id, field.name)
        if before == nil {
            // A tag that the thing does not have was never written.
            if case .tag(_, isOn: false) = old { before = .never } else { before = thing.implied(old) }
        }
        guard let before, (before, old.rank) < (stamp, field.rank) else { return }
        if stamp != thing.implied(field) || before != thing.implied(old) {
            try registers.set(thing.id, field.name, stamp)
        }
        if old == field { return }
        try write(field, of: thing)
        changed.insert(thing.id)
    }

    /// Writes a field.
    mutating func write(_ field: SyncEvent.Field, of thing: Present) throws {
        let row = thing.row
        switch field {
        case .short(let text):
            try db.execute(
                sql: "UPDATE thing SET key = ?, short = ? WHERE id = ?", arguments: [Capitals.key(text), text, row])
            renamed.insert(row)
            try adjustUndo(of: thing.id, path: "$.short", text)
        case .long(let text):
            try db.execute(sql: "UPDATE thing SET long = ? WHERE id = ?", arguments: [text, row])
            renamed.insert(row)
            try adjustUndo(of: thing.id, path: "$.long", text)
        case .note(let text):
            try db.execute(sql: "UPDATE thing SET note = ? WHERE id = ?", arguments: [text, row])
            try adjustUndo(of: thing.id, path: "$.note", text)
        case .source(let text):
            try db.execute(sql: "UPDATE thing SET source = ? WHERE id = ?", arguments: [text, row])
            try adjustUndo(of: thing.id, path: "$.source", text)
        case .suspended(let instant):
            try db.execute(sql: "UPDATE thing SET suspended = ? WHERE id = ?", arguments: [instant, row])
        case .removed(let instant):
            try db.execute(sql: "UPDATE thing SET removed = ? WHERE id = ?", arguments: [instant, row])
            replayed.insert(row)
            renamed.insert(row)
        case .tag(let name, let isOn):
            try db.execute(
                sql: isOn
                    ? "INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)"
                    : "DELETE FROM tag WHERE thing = ? AND name = ?", arguments: [row, name])
            try adjustUndo(ofTag: name, isOn: isOn, of: thing.id)
        }
    }

    /// Undo of an edit takes back what was changed here, and leaves what came from others.
    private func adjustUndo(of id: UUID, path: String, _ value: String) throws {
        try db.execute(
            sql: """
                UPDATE change SET before = json_set(before, ?, ?)
                WHERE uuid = ? AND kind <> 'answer' AND uuid NOTNULL AND json_valid(before)
                """, arguments: [path, value, id.data])
    }

    private func adjustUndo(ofTag name: String, isOn: Bool, of id: UUID) throws {
        let rows = try Row.fetchAll(
            db, sql: "SELECT id, before FROM change WHERE uuid = ? AND kind <> 'answer' AND uuid NOTNULL",
            arguments: [id.data])
        for row in rows {
            guard let text: String = row[1], var thing = StoredJSON.value(Thing.self, from: text) else { continue }
            let tags = thing.tags.filter { $0 != name } + (isOn ? [name] : [])
            thing.tags = Thing.sorted(tags)
            let change: Int64 = row[0]
            try db.execute(
                sql: "UPDATE change SET before = ? WHERE id = ?",
                arguments: [try StoredJSON.text(thing), change])
        }
    }

    /// Notes the stamps of all fields of a thing that have none.
    func note(_ thing: Present, _ registers: inout SyncRegisters) throws {
        for field in thing.fields where try registers.stamp(thing.id, field.name) == nil {
            try registers.set(thing.id, field.name, thing.implied(field))
        }
        for tag in try tags(of: thing.row) where try registers.stamp(thing.id, "#" + tag) == nil {
            try registers.set(thing.id, "#" + tag, SyncStamp(milliseconds: thing.added, device: ""))
        }
    }

    func tags(of row: Int64) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM tag WHERE thing = ? ORDER BY name", arguments: [row])
    }

    // MARK: Settings

    /// Takes what a device set.
    mutating func take(
        _ name: String, _ value: String?, _ stamp: SyncStamp, _ registers: inout SyncRegisters
    ) throws -> Outcome {
        // A setting that only a newer til knows waits for that til.
        guard let key = SettingKey.shared.first(where: { $0.name == name }) else { return .waits(for: nil) }
        var settings = Settings()
        guard value.map({ text in (try? key.set(text, in: &settings)) != nil }) ?? true else { return .applied }
        if try registers.stamp(ofSetting: name) ?? .never >= stamp { return .applied }
        try registers.set(ofSetting: name, stamp)
        let before = try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
        if before == value { return .applied }
        try ThingStore.write(value, named: name, db)
        guard key.changesSchedule else { return .applied }
        try writer.changeSchedule()
        isScheduleChanged = true
        return .applied
    }
}
