import GRDB

/// What notes that something was changed that others know of: within the transaction that changes it, whoever does it.
///
/// They are there only while the store takes part in a sync. What was added needs no note, since its row is greater than
/// those that others know. Of the clock of SQLite the notes take the instant; it is what makes a change later than others,
/// and no command is ever asked for it.
enum SyncTriggers {
    /// Begins to note.
    static func make(_ db: Database) throws {
        for name in ["short", "long", "note", "source", "suspended", "removed"] {
            try make(
                "thing_\(name)", "UPDATE OF \(name) ON thing", after: "max(old.added, 0) << 12",
                when: "old.\(name) IS NOT new.\(name) AND old.id <= (SELECT things FROM sync)",
                key: "new.uuid", name: "'\(name)'", db)
        }
        for (event, row) in [("INSERT", "new"), ("DELETE", "old")] {
            try make(
                "tag_\(event.lowercased())", "\(event) ON tag",
                after: "max(coalesce((SELECT added FROM thing WHERE id = \(row).thing), 0), 0) << 12",
                when: "\(row).thing <= (SELECT things FROM sync)",
                key: "(SELECT uuid FROM thing WHERE id = \(row).thing)", name: "'#' || \(row).name",
                // Its thing may be gone.
                where: "key NOTNULL", db)
        }
        try make(
            "review_delete", "DELETE ON review", after: "0", when: "old.id <= (SELECT reviews FROM sync)",
            key: "old.uuid", name: "'answer'", db)
        let names = SettingKey.shared.map(\.name.sqlLiteral).joined(separator: ", ")
        for (event, row) in [("INSERT", "new"), ("UPDATE", "new"), ("DELETE", "old")] {
            try make(
                "setting_\(event.lowercased())", "\(event) ON setting", after: "0", when: "\(row).name IN (\(names))",
                key: "CAST(\(row).name AS BLOB)", name: "'setting'", db)
        }
    }

    /// Notes nothing any more.
    static func drop(_ db: Database) throws {
        let names = try String.fetchAll(
            db, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'sync_*'")
        for name in names { try db.execute(sql: "DROP TRIGGER \(name.quotedDatabaseIdentifier)") }
    }

    /// - Parameter earliest: a stamp that the note's has to be greater than.
    private static func make(
        _ trigger: String, _ event: String, after earliest: String, when condition: String, key: String, name: String,
        where filter: String = "true", _ db: Database
    ) throws {
        try db.execute(
            sql: """
                CREATE TRIGGER sync_\(trigger) AFTER \(event) WHEN \(condition)
                BEGIN
                    UPDATE sync SET clock = max(
                        clock + 1, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) << 12, (\(earliest)) + 1);
                    INSERT INTO sync_touched (key, name, stamp)
                        SELECT key, \(name), stamp FROM (SELECT \(key) AS key, clock AS stamp FROM sync) WHERE \(filter)
                        ON CONFLICT DO UPDATE SET stamp = excluded.stamp;
                END;
                """)
    }
}

extension SettingKey {
    /// The settings of learning, which are the same on all devices of a sync; those of a screen stay where they are.
    static let shared: [SettingKey] = {
        let others: Set = ["new-per-day", "rollover", "on-timeout", "easy", "leech"]
        return all.filter { $0.changesSchedule || others.contains($0.name) }
    }()
}
