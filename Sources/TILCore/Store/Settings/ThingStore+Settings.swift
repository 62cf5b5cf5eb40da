public import Foundation
import GRDB

extension ThingStore {
    /// Returns the settings. A missing or invalid one has its default value.
    public func settings() throws -> StoreSettings {
        try reading(Self.settings)
    }

    /// Changes one setting from text. See ``update(at:_:progress:)``.
    /// - Parameters:
    ///   - key: the setting.
    ///   - text: the new value.
    ///   - instant: the instant of the change.
    ///   - progress: called regularly with the number of completed and of all steps of the replay.
    /// - Throws: `StoreError.badSetting`.
    public func set(
        _ key: SettingKey, to text: String, at instant: Date,
        progress: ProgressHandler = { _ in }
    ) throws {
        try update(at: instant, { try key.set(text, in: &$0) }, progress: progress)
    }

    /// Changes settings: `try store.update(at: now) { $0.seconds = 9 }`.
    ///
    /// All differences are written in one transaction, as a change for undo. If the schedule depends on them, every
    /// memory is recomputed.
    /// - Parameters:
    ///   - instant: the instant of the change.
    ///   - change: changes the settings.
    ///   - progress: called regularly with the number of completed and of all steps of the replay.
    /// - Throws: `StoreError.badSetting` if a value is invalid. In this case nothing is changed.
    public func update(
        at instant: Date, _ change: (inout StoreSettings) throws -> Void,
        progress: ProgressHandler = { _ in }
    ) throws {
        let before = try settings()
        var after = before
        try change(&after)
        let keys = SettingKey.all.filter { $0.value(in: before) != $0.value(in: after) }
        // Check each value in the same way as typed text.
        for key in keys { try key.set(key.value(in: after), in: &after) }
        let names = Set(before.others.keys).union(after.others.keys).filter { before.others[$0] != after.others[$0] }
        for name in names where SettingKey.named(name) != nil || name == Self.unfinishedQuizName {
            throw StoreError.badSetting("The name \(name) is the library's own; a program's setting needs another.")
        }
        if keys.isEmpty, names.isEmpty { return }
        try write(
            keys.map { ($0.name, $0.value(in: after)) } + names.sorted().map { ($0, after.others[$0]) }, as: .settings,
            at: instant, progress)
    }

    /// Applies fitted weights and recomputes every memory, in one transaction that can be undone.
    /// - Parameters:
    ///   - parameters: the weights.
    ///   - instant: the instant of the change.
    ///   - progress: called regularly with the number of completed and of all steps of the replay.
    public func adopt(
        _ parameters: FSRSParameters, at instant: Date,
        progress: ProgressHandler = { _ in }
    ) throws {
        var settings = StoreSettings()
        settings.scheduling.parameters = parameters
        let key = SettingKey.weights
        try write([(key.name, key.value(in: settings))], as: .weights, at: instant, progress)
    }

    /// Writes the texts of settings as one change. A text of nil means the default value.
    private func write(
        _ values: [(name: String, text: String?)], as kind: Change.Kind, at instant: Date, _ progress: ProgressHandler
    ) throws {
        try writing { db in
            let writes = try values.map {
                FieldWrite.setting($0.name, from: try Self.setting($0.name, db), to: $0.text)
            }
            try Self.write(writes, as: kind, at: instant, db, progress: progress)
        }
    }

    // MARK: Rows

    /// Writes a row of the settings, or removes it if the text is nil.
    static func write(_ value: String?, named name: String, _ db: Database) throws {
        if let value {
            try db.insert(
                into: "setting", ["name": name, "value": value],
                conflict: "ON CONFLICT DO UPDATE SET value = excluded.value")
            if name == "contexts", value == "off" { try db.run("DELETE FROM context") }
        } else {
            try db.run("DELETE FROM setting WHERE name = ?", [name])
        }
    }

    /// Returns the text in a row of the settings, or nil if the row does not exist.
    static func setting(_ name: String, _ db: Database) throws -> String? {
        try db.value("SELECT value FROM setting WHERE name = ?", [name])
    }

    /// Returns the settings. Invalid values, which a newer til or another program may have written, are skipped.
    static func settings(_ db: Database) throws -> StoreSettings {
        var settings = StoreSettings()
        let rows = try db.rows("SELECT name, value FROM setting") { row in (row.text("name"), row.text("value")) }
        for (name, value) in rows {
            if let key = SettingKey.named(name) {
                try? key.set(value, in: &settings)
            } else if name != unfinishedQuizName {
                settings.others[name] = value
            }
        }
        return settings
    }
}
