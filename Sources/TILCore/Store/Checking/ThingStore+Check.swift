import Foundation
import GRDB

extension ThingStore {
    /// Looks at the whole store for what should not be: SQLite's own check of the file, rows without their thing, things
    /// that are there twice, and memories that are not what the reviews
    /// amount to. It changes nothing.
    /// - Parameter progress: told now and then how many of how many reviews were replayed.
    public func check(progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }) throws -> CheckReport {
        access(keyPath: \.revision)
        return try translating {
            try connection.readSeparately { db in
                var report = CheckReport()
                try db.inTransaction(.deferred) {
                    try withoutActuallyEscaping(progress) { progress in
                        var check = try StoreCheck(db, progress: progress)
                        report = try check.run()
                    }
                    // A damaged file could refuse a commit.
                    return .rollback
                }
                return report
            }
        }
    }

    /// Computes again whatever can be: indexes, the keys of look-ups and memories; and drops what
    /// else belongs to a thing that is not there. Things and reviews stay as they are.
    /// - Parameter progress: told now and then how far it has come.
    public func repair(progress: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }) throws {
        try writing { db in
            // Where rows are there twice that an index wants once, it stays as it is, which the next check tells.
            try? db.execute(sql: "REINDEX")
            for table in ["tag", "memory", "wanted"] {
                try db.execute(sql: "DELETE FROM \(table) WHERE thing NOT IN (SELECT id FROM thing)")
            }
            try Self.repairKeys(db)
            try Self.rebuildAllMemories(db, progress: progress)
        }
    }

    private static func repairKeys(_ db: Database) throws {
        let rows = try Row.fetchAll(db, sql: "SELECT id, key, short FROM thing").filter { row in
            (row[1] as String) != Capitals.key(row[2])
        }
        for row in rows {
            try db.execute(
                sql: "UPDATE thing SET key = ? WHERE id = ?", arguments: [Capitals.key(row[2]), row[0] as Int64])
        }
    }
}
