import Foundation
import GRDB

/// The migration from the tables of til 0.2.0 to the present tables.
extension Schema {
    /// The version of the tables of til 0.2.0.
    static let carriedVersion = 6

    /// Copies each table into a new one, within the caller's transaction.
    static func migrate(_ db: Database) throws {
        let isRecorded = try SyncTriggers.exist(db)
        let parts = try db.rows(
            """
            SELECT type, name FROM sqlite_master
            WHERE type IN ('trigger', 'view', 'index') AND sql NOTNULL ORDER BY type = 'view'
            """)
        for part in parts {
            let (type, name): (String, String) = (part[0], part[1])
            try db.execute(sql: "DROP \(type) \(name.quotedDatabaseIdentifier)")
        }
        // Tables that refer to things are created after the table of things, and their old tables are dropped before
        // the old table of things.
        let copied = tableNames.subtracting(["change", "change_write", "undone_thing", "undone_review", "met"])
            .sorted { $0 == "thing" || ($1 != "thing" && $0 < $1) }
        for table in copied + ["change"] { try db.execute(sql: "ALTER TABLE \(table) RENAME TO old_\(table)") }
        try db.execute(sql: tables)
        for table in copied {
            let old = Set(try db.columns(in: "old_\(table)").map(\.name))
            let columns = try db.columns(in: table).map(\.name).filter(old.contains).joined(separator: ", ")
            try db.execute(sql: "INSERT INTO \(table) (\(columns)) SELECT \(columns) FROM old_\(table)")
        }
        for table in ["thing", "review"] {
            // Do not use the row numbers of deleted rows again.
            try db.execute(
                sql: """
                    INSERT INTO sqlite_sequence (name, seq) SELECT '\(table)', 0
                        WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = '\(table)');
                    UPDATE sqlite_sequence SET seq = max(
                        seq, coalesce((SELECT value FROM tally WHERE name = 'last \(table) gone'), 0))
                        WHERE name = '\(table)';
                    """)
        }
        try db.execute(sql: indexes)
        try migrateChanges(db)
        for table in copied.reversed() { try db.execute(sql: "DROP TABLE old_\(table)") }
        try db.execute(sql: "DROP TABLE old_change; DROP TABLE tally; DROP TABLE practice")
        if isRecorded { try SyncTriggers.make(db) }
    }

    /// Converts the undo records of til 0.2.0 to changes. Such a record has the things and the weights before a change.
    /// The values after the change are in the next record or in the store. Changes that were undone cannot be redone.
    private static func migrateChanges(_ db: Database) throws {
        var after: [UUID: Thing] = [:]
        var weights = try ThingStore.setting(SettingKey.weights.name, db)
        func writes(_ before: Thing, _ isWritten: (FieldWrite) -> Bool) throws -> [FieldWrite] {
            guard let thing = try after[before.id] ?? ThingStore.thing(before.id, db) else { return [] }
            after[before.id] = before
            return FieldWrite.differences(from: before, to: thing).filter(isWritten)
        }
        let notes = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, kind, at, thing, last, review, last_review, before, uuid,
                    (SELECT review.id FROM review WHERE review.uuid = old_change.uuid)
                FROM old_change WHERE kind <> 'undone' ORDER BY id DESC
                """)
        while let note = try notes.next() {
            guard let kind = Change.Kind(rawValue: note[1]) else { return }
            let at = Date(milliseconds: note[2])
            let before: String = note[7]
            // Turn a single thing into a list.
            let list = before.hasPrefix("{") ? "[\(before)]" : before
            var thing: UUID? = UUID(data: note[8])
            var (things, reviews): ((Int64, Int64)?, (Int64, Int64)?)
            var changed: [FieldWrite] = []
            switch kind {
            case .add: break
            case .edit, .suspend, .resume, .edits:
                guard let old = StoredJSON.value([Thing].self, from: list) else { continue }
                changed = try old.flatMap {
                    try writes($0) { kind == .edits || ($0.name == "suspended") == (kind != .edit) }
                }
            case .remove, .removals:
                let removed = kind == .remove ? [thing].compactMap { $0 } : StoredJSON.value([UUID].self, from: list)
                changed = (removed ?? []).map { .removal(of: $0, at: at) }
            case .import, .additions:
                things = (note[3], note[4] ?? note[3])
                if let first: Int64 = note[5], let last: Int64 = note[6] { reviews = (first, last) }
            case .answer:
                guard let review: Int64 = note[9] else { continue }
                reviews = (review, review)
            case .weights:
                let old: String? = note[7]
                changed = [.setting(SettingKey.weights.name, from: old, to: weights)]
                weights = old
            case .settings: continue
            }
            if ![.add, .edit, .remove, .suspend, .resume].contains(kind) { thing = nil }
            let id: Int64 = note[0]
            try db.run(
                """
                INSERT INTO change (id, at, kind, thing, first_thing, last_thing, first_review, last_review)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    id, at.milliseconds, kind.rawValue, thing, things?.0, things?.1, reviews?.0, reviews?.1,
                ])
            for write in changed { try write.insert(change: id, db) }
        }
    }
}
