public import Foundation
import GRDB

extension ThingStore {
    /// Returns the settings. A missing or invalid one has its default value.
    public func settings() throws(StoreError) -> StoreSettings {
        try reading(.settings, Self.settings)
    }

    /// Changes one setting from text. See ``update(at:_:progress:)``.
    ///
    /// ```swift
    /// if let key = SettingKey.named("new-per-day") {
    ///     try store.set(key, to: "5", at: now)
    /// }
    /// ```
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
        try update(at: instant, undoesOthers: true, { settings in try key.set(text, in: &settings) }, progress)
    }

    /// Changes settings: `try store.update(at: now) { $0.seconds = 9 }`.
    ///
    /// All differences are written in one transaction, as a change for undo. If the schedule depends on them, every
    /// memory is recomputed. A program's own settings in ``StoreSettings/others`` are not undone, except those that
    /// ``set(_:to:at:progress:)`` changes.
    ///
    /// ```swift
    /// try store.update(at: now) { settings in
    ///     settings.seconds = 9
    ///     settings.rollover = 3
    /// }
    /// ```
    /// - Parameters:
    ///   - instant: the instant of the change.
    ///   - change: changes the settings.
    ///   - progress: called regularly with the number of completed and of all steps of the replay.
    /// - Throws: `StoreError.badSetting` if a value is invalid. In this case nothing is changed.
    public func update(
        at instant: Date, _ change: (inout StoreSettings) throws -> Void,
        progress: ProgressHandler = { _ in }
    ) throws {
        try update(at: instant, undoesOthers: false, change, progress)
    }

    private func update(
        at instant: Date, undoesOthers: Bool, _ change: (inout StoreSettings) throws -> Void,
        _ progress: ProgressHandler
    ) throws {
        let before = try settings()
        var after = before
        try change(&after)
        let changedKeys = SettingKey.all.filter { key in key.value(in: before) != key.value(in: after) }
        // Check each value in the same way as typed text.
        for key in changedKeys { try key.set(key.value(in: after), in: &after) }
        let changedNames = try Self.changedOthers(from: before, to: after)
        if changedKeys.isEmpty, changedNames.isEmpty { return }
        let own = changedKeys.map { key in SettingText(name: key.name, text: key.value(in: after)) }
        let others = changedNames.map { name in SettingText(name: name, text: after.others[name]) }
        if undoesOthers {
            try write(own + others, withoutUndo: [], as: .settings, at: instant, progress)
        } else {
            try write(own, withoutUndo: others, as: .settings, at: instant, progress)
        }
    }

    /// Returns the sorted names of a program's own settings that differ.
    /// - Throws: `StoreError.badSetting` if one has the name of a setting of the library.
    private static func changedOthers(from before: StoreSettings, to after: StoreSettings) throws -> [String] {
        let names = Set(before.others.keys).union(after.others.keys)
        let changed = names.filter { name in before.others[name] != after.others[name] }
        for name in changed where SettingKey.named(name) != nil || name == unfinishedQuizName {
            throw StoreError.badSetting("The name \(name) is the library's own; a program's setting needs another.")
        }
        return changed.sorted()
    }

    /// Applies fitted weights and recomputes every memory, in one transaction that can be undone.
    ///
    /// ```swift
    /// let before = try store.settings().scheduling.parameters
    /// try store.adopt(weights, at: now) { progress in
    ///     print("\(progress.done) of \(progress.total)")
    /// }
    /// ```
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
        let weights = SettingText(name: key.name, text: key.value(in: settings))
        try write([weights], withoutUndo: [], as: .weights, at: instant, progress)
    }

    /// The name of a setting and its new text. A text of nil means the default value.
    private struct SettingText {
        var name: String
        var text: String?
    }

    /// Writes the texts of settings as one change, and those of a program's own settings, which are not undone.
    private func write(
        _ settings: [SettingText], withoutUndo others: [SettingText], as kind: Change.Kind, at instant: Date,
        _ progress: ProgressHandler
    ) throws {
        let changesSchedule = settings.contains { setting in
            SettingKey.named(setting.name)?.changesSchedule ?? false
        }
        try writing(changesSchedule ? [.settings, .answers] : .settings) { db in
            for other in others { try Self.write(other.text, named: other.name, db) }
            let writes = try settings.map { setting in
                let before = try Self.setting(setting.name, db)
                return FieldWrite.setting(setting.name, from: before, to: setting.text)
            }
            try Self.write(writes, as: kind, at: instant, db, progress: progress)
        }
    }

    // MARK: Rows

    /// Writes a row of the settings, or removes it if the text is nil. Turning contexts off deletes all of them.
    static func write(_ value: String?, named name: String, _ db: Database) throws {
        guard let value else {
            try db.run("DELETE FROM setting WHERE name = ?", [name])
            return
        }
        try db.insert(
            into: "setting", ["name": name, "value": value],
            conflict: "ON CONFLICT DO UPDATE SET value = excluded.value")
        let turnsContextsOff = name == "contexts" && value == StoreSettings.Contexts.off.rawValue
        if turnsContextsOff { try deleteContexts(db) }
    }

    private static func deleteContexts(_ db: Database) throws {
        try db.run("DELETE FROM context")
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
