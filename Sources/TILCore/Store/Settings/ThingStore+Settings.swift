import Foundation
import GRDB

extension ThingStore {
    /// What is configured; what the store does not mention, or holds in a form that is not allowed, is as in a new one.
    public func settings() throws -> Settings {
        try reading(Self.settings)
    }

    /// Changes one setting; where the schedule depends on it, every memory is computed again in the same transaction.
    /// - Parameters:
    ///   - key: the setting.
    ///   - text: its new value.
    ///   - progress: told how many of how many things were replayed, now and then.
    /// - Throws: `StoreError.badSetting`.
    public func set(
        _ key: SettingKey, to text: String, progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
    ) throws {
        func set(_ db: Database) throws {
            var settings = try Self.settings(db)
            let before = key.value(in: settings)
            try key.set(text, in: &settings)
            let after = key.value(in: settings)
            try db.execute(
                sql: "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
                arguments: [key.name, after])
            if key.changesSchedule, before != after { try Self.rebuildAllMemories(db, progress: progress) }
        }
        try writing(isBulk: key.changesSchedule, set)
    }

    static func settings(_ db: Database) throws -> Settings {
        var settings = Settings()
        let rows = try RawStatement("SELECT name, value FROM setting", db)
        while try rows.step() { settings.take(rows.text(0), rows.text(1)) }
        return settings
    }
}

extension Settings {
    /// Takes what a row says.
    mutating func take(_ name: String, _ value: String) {
        // A value that a newer til wrote, or another program, is passed over rather than trusted.
        try? SettingKey.named(name)?.set(value, in: &self)
    }
}
