import Foundation
import GRDB

extension ThingStore {
    /// The settings; one that the store does not mention, or holds in a form that is not allowed, is as in a new store.
    public func settings() throws -> Settings {
        try reading(Self.settings)
    }

    /// Changes one setting, which is given as text; see `update(_:progress:)`.
    /// - Parameters:
    ///   - key: the setting.
    ///   - text: its new value.
    ///   - progress: told now and then how many of how many steps of the replay are done.
    /// - Throws: `StoreError.badSetting`.
    public func set(
        _ key: SettingKey, to text: String, progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws {
        try update({ settings in try key.set(text, in: &settings) }, progress: progress)
    }

    /// Changes settings: `store.update { $0.seconds = 9 }`.
    ///
    /// What differs afterwards is written in one transaction, in which every memory is computed again where the schedule
    /// depends on it.
    /// - Parameters:
    ///   - change: changes what it is given.
    ///   - progress: told now and then how many of how many steps of the replay are done.
    /// - Throws: `StoreError.badSetting` where a value is not allowed; then nothing is changed.
    public func update(
        _ change: (inout Settings) throws -> Void,
        progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws {
        let before = try settings()
        var after = before
        try change(&after)
        let keys = SettingKey.all.filter { $0.value(in: before) != $0.value(in: after) }
        // The text of a value is checked as that of a person is.
        for key in keys { try key.set(key.value(in: after), in: &after) }
        let names = Set(before.others.keys).union(after.others.keys).filter { before.others[$0] != after.others[$0] }
        for name in names where SettingKey.named(name) != nil || name == Self.unfinishedQuizName {
            throw StoreError.badSetting("The name \(name) is the library's own; a program's setting needs another.")
        }
        if keys.isEmpty, names.isEmpty { return }
        func write(_ db: Database) throws {
            for key in keys { try Self.write(key.value(in: after), named: key.name, db) }
            for name in names.sorted() { try Self.write(after.others[name], named: name, db) }
            if keys.contains(where: \.changesSchedule) { try Self.rebuildAllMemories(db, progress: progress) }
        }
        try writing(isBulk: keys.contains(where: \.changesSchedule), write)
    }

    /// Writes a row of the settings; nil removes it.
    static func write(_ value: String?, named name: String, _ db: Database) throws {
        if let value {
            try db.execute(
                sql: "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
                arguments: [name, value])
        } else {
            try db.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
        }
    }

    /// The text in a row of the settings; nil where there is none.
    static func setting(_ name: String, _ db: Database) throws -> String? {
        try String.fetchOne(db.cachedStatement(sql: "SELECT value FROM setting WHERE name = ?"), arguments: [name])
    }

    static func settings(_ db: Database) throws -> Settings {
        try Settings(RawStatement(Settings.rows, db))
    }
}

extension Settings {
    /// Selects the rows of all settings.
    static let rows = "SELECT name, value FROM setting"

    /// What those rows say; a value that a newer til wrote, or another program, is passed over rather than trusted.
    init(_ rows: RawStatement) throws {
        self.init()
        while try rows.step() {
            let (name, value) = (rows.text(0), rows.text(1))
            if let key = SettingKey.named(name) {
                try? key.set(value, in: &self)
            } else if name != ThingStore.unfinishedQuizName {
                others[name] = value
            }
        }
    }
}
