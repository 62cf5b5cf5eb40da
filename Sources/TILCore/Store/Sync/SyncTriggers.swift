import Foundation
import GRDB

/// Triggers that record each edit in its own transaction. They exist only while the store takes part in a sync.
///
/// An edit of a thing that was not sent yet is also recorded, because a copy of the store or a restored backup may send
/// the thing in its earlier state. A new row is not recorded, because its ID is greater than the IDs that were sent.
/// The stamps are from SQLite's clock, since the instant of a command is the time at which it began, and not the time
/// of the write.
enum SyncTriggers {
    static func make(_ db: Database) throws {
        try makeNotes(db)
        try watchThings(db)
        try watchReviews(db)
        for event in ["INSERT", "UPDATE", "DELETE"] {
            // A deleted row has only old values.
            let row = event == "DELETE" ? "old" : "new"
            let tag = "SELECT uuid, '#' || \(row).name, added FROM thing WHERE id = \(row).thing"
            let setting = "VALUES (CAST(\(row).name AS BLOB), 'setting', 0)"
            try watch("tag", event, noting: tag, db)
            try watch("setting", event, noting: setting, db)
        }
    }

    /// Makes a view for the other triggers. A row that they add to it becomes the record of an edit, with a stamp that
    /// is later than all stamps before and than the addition of the thing. Only settings of learning are recorded.
    private static func makeNotes(_ db: Database) throws {
        let settings = SettingKey.shared.map(\.name.sqlLiteral).joined(separator: ", ")
        // The milliseconds since 1970, which began on this Julian day.
        let now = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
        // A shift by 12 bits makes a stamp of milliseconds (see SyncStamp). Unlike a product, it is always an integer.
        try db.execute(
            sql: """
                CREATE VIEW sync_note AS SELECT key, name, stamp AS added FROM sync_touched;
                CREATE TRIGGER sync_note INSTEAD OF INSERT ON sync_note
                WHEN new.key NOTNULL AND (new.name <> 'setting' OR CAST(new.key AS TEXT) IN (\(settings)))
                BEGIN
                    UPDATE sync SET clock = max(
                        clock + 1, \(now) << 12,
                        min(max(new.added, 0) << 12, \(SyncStamp.greatestFollowed)) + 1);
                    INSERT INTO sync_touched (key, name, stamp) SELECT new.key, new.name, clock FROM sync WHERE true
                        ON CONFLICT DO UPDATE SET stamp = excluded.stamp;
                END;
                """)
    }

    /// Makes the trigger that records the changed columns of a thing.
    private static func watchThings(_ db: Database) throws {
        let columns = SyncField.columns.joined(separator: ", ")
        // Each column with the condition that it was changed.
        let changes = SyncField.columns.map { column in "('\(column)', old.\(column) IS NOT new.\(column))" }
        try db.execute(
            sql: """
                CREATE TRIGGER sync_thing AFTER UPDATE OF \(columns) ON thing
                BEGIN
                    INSERT INTO sync_note (key, name, added)
                    SELECT new.uuid, column1, old.added FROM (VALUES \(changes.joined(separator: ", "))) WHERE column2;
                END;
                """)
    }

    /// Makes the trigger that records an answer that other devices have and that was taken back.
    private static func watchReviews(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TRIGGER sync_review AFTER DELETE ON review WHEN old.id <= (SELECT reviews FROM sync)
                BEGIN INSERT INTO sync_note (key, name, added) VALUES (old.uuid, 'answer', 0); END;
                """)
    }

    /// Makes the trigger that records the changed rows of a table.
    /// - Parameters:
    ///   - event: the statement that changes a row.
    ///   - values: the SQL query of the row for the view.
    private static func watch(_ table: String, _ event: String, noting values: String, _ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TRIGGER sync_\(table)_\(event.lowercased()) AFTER \(event) ON \(table)
                BEGIN INSERT INTO sync_note (key, name, added) \(values); END;
                """)
    }

    /// Deletes the recorded edits of new things, whose tags other devices get together with them.
    /// - Parameter rows: the rows of the things that the present transaction added.
    static func forgetEdits(ofNew rows: ClosedRange<Int64>, _ db: Database) throws {
        guard try exist(db) else { return }
        try db.run(
            "DELETE FROM sync_touched WHERE key IN (SELECT uuid FROM thing WHERE id BETWEEN ? AND ?)",
            [rows.lowerBound, rows.upperBound])
    }

    /// Returns whether edits are recorded.
    static func exist(_ db: Database) throws -> Bool {
        try db.value("SELECT EXISTS (SELECT 1 FROM sync)") == true
    }

    static func drop(_ db: Database) throws {
        let names = try String.fetchAll(
            db, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'sync_*'")
        for name in names { try db.execute(sql: "DROP TRIGGER \(name.quotedDatabaseIdentifier)") }
        try db.execute(sql: "DROP VIEW IF EXISTS sync_note")
    }
}

extension SettingKey {
    /// The settings of learning, which are the same on all devices of a sync.
    static let shared: [SettingKey] = {
        let others: Set = ["new-per-day", "due-per-day", "new-mix", "rollover", "on-timeout", "easy", "leech"]
        return all.filter { key in key.changesSchedule || others.contains(key.name) }
    }()
}
