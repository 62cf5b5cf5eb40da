import Foundation
import GRDB

extension ThingStore {
    /// The settings; one that the store does not mention, or holds in a form that is not allowed, is as in a new store.
    public func settings() throws -> Settings {
        try reading(Self.settings)
    }

    /// Changes one setting, which is given as text; see ``update(at:_:progress:)``.
    /// - Parameters:
    ///   - key: the setting.
    ///   - text: its new value.
    ///   - instant: the instant of the change.
    ///   - progress: called now and then with the number of steps of the replay that are done, and of all.
    /// - Throws: `StoreError.badSetting`.
    public func set(
        _ key: SettingKey, to text: String, at instant: Date,
        progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws {
        try update(at: instant, { settings in try key.set(text, in: &settings) }, progress: progress)
    }

    /// Changes settings: `try store.update(at: now) { $0.seconds = 9 }`.
    ///
    /// What differs afterwards is written in one transaction, as a change that undo takes back; every memory is computed
    /// again if the schedule depends on it.
    /// - Parameters:
    ///   - instant: the instant of the change.
    ///   - change: changes the settings.
    ///   - progress: called now and then with the number of steps of the replay that are done, and of all.
    /// - Throws: `StoreError.badSetting` if a value is not allowed; then nothing is changed.
    public func update(
        at instant: Date, _ change: (inout Settings) throws -> Void,
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
        let values =
            keys.map { ($0.name, Optional($0.value(in: after))) } + names.sorted().map { ($0, after.others[$0]) }
        try writing { db in
            let writes = try values.map { name, value in
                FieldWrite.setting(name, from: try Self.setting(name, db), to: value)
            }
            try Self.write(writes, as: .settings, at: instant, db)
            if keys.contains(where: \.changesSchedule) { try Self.rebuildAllMemories(db, progress: progress) }
        }
    }

    /// Puts fitted weights in force: every memory is computed again, in one transaction that undo takes back.
    /// - Parameters:
    ///   - parameters: the weights.
    ///   - instant: the instant of the change.
    ///   - progress: called now and then with the number of steps of the replay that are done, and of all.
    public func adopt(
        _ parameters: FSRSParameters, at instant: Date,
        progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws {
        let key = SettingKey.weights
        try writing { db in
            var settings = try Self.settings(db)
            settings.scheduling = try settings.scheduling.with(parameters: parameters)
            let write = FieldWrite.setting(
                key.name, from: try Self.setting(key.name, db), to: key.value(in: settings))
            try Self.write([write], as: .weights, at: instant, db)
            try Self.rebuildAllMemories(db, progress: progress)
        }
    }

    // MARK: Rows

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

    /// The text in a row of the settings; nil if there is none.
    static func setting(_ name: String, _ db: Database) throws -> String? {
        try String.fetchOne(db.cachedStatement(sql: "SELECT value FROM setting WHERE name = ?"), arguments: [name])
    }

    /// The settings; a value that a newer til wrote, or another program, is passed over rather than trusted.
    static func settings(_ db: Database) throws -> Settings {
        var settings = Settings()
        let rows = try Row.fetchCursor(db.cachedStatement(sql: "SELECT name, value FROM setting"))
        while let row = try rows.next() {
            let (name, value): (String, String) = (row[0], row[1])
            if let key = SettingKey.named(name) {
                try? key.set(value, in: &settings)
            } else if name != unfinishedQuizName {
                settings.others[name] = value
            }
        }
        return settings
    }
}
