import GRDB

/// How a file's tables are brought up to date.
extension Schema {
    /// Makes the tables where there are none, and takes the steps that are missing, all in one transaction.
    ///
    /// Nothing is written before it is certain that the file is a store of this program or an empty one.
    /// - Parameters:
    ///   - steps: the steps to take: all of them, or those of an earlier or later til in a test.
    ///   - mayBeginAnew: whether the tables may be made although there are backups of an earlier store.
    ///   - beforeMigration: called before the tables of an older til are changed.
    /// - Throws: `StoreError.newerSchema`, `.damaged` for a database of another program, and SQLite's errors.
    static func bringUpToDate(
        _ db: Database, path: String, steps: [Step] = steps, mayBeginAnew: Bool = true,
        beforeMigration: (Database) throws -> Void = { _ in }
    ) throws {
        let before = try version(db, path: path, known: steps.count)
        if before == steps.count { return }
        // Another process may be beginning the store, and have kept its first backup by now: so the tables are looked for
        // once more after the backups.
        if before == 0, !mayBeginAnew, Backups(of: path).newest != nil,
            try version(db, path: path, known: steps.count) == 0
        {
            throw StoreError.damaged(
                at: path, reason: "it is empty, though there are backups of it (without it a new one would be begun)")
        }
        if before > 0 { try beforeMigration(db) }
        try startLog(db)
        try db.inTransaction(.immediate) {
            // Another process may have been faster.
            for step in steps[try version(db, path: path, known: steps.count)...] { try step(db) }
            try db.execute(sql: "PRAGMA user_version = \(steps.count)")
            return .commit
        }
    }

    /// Lets what is written go to a log first. The file keeps that, so it is done once; it cannot be within a transaction.
    ///
    /// SQLite does not wait for others before it does so, as it does before everything else: so each attempt comes after
    /// a moment in which nobody else had the file, for which it does wait.
    static func startLog(_ db: Database) throws {
        for _ in 0..<1_000 {
            do {
                return try db.execute(sql: "PRAGMA journal_mode = WAL")
            } catch DatabaseError.SQLITE_BUSY {
                try db.execute(sql: "BEGIN EXCLUSIVE; COMMIT")
            }
        }
        try db.execute(sql: "PRAGMA journal_mode = WAL")
    }

    /// How many steps the file has been through.
    static func version(_ db: Database, path: String, known: Int = steps.count) throws -> Int {
        if db.isInsideTransaction { return try versionInTransaction(db, path: path, known: known) }
        // Of one moment, since another process may be making the tables.
        var version = 0
        try db.inTransaction(.deferred) {
            version = try versionInTransaction(db, path: path, known: known)
            return .commit
        }
        return version
    }

    /// Refuses to write to a store whose tables a newer til has changed since it was opened; within a transaction.
    /// - Throws: `StoreError.newerSchema`.
    static func checkVersion(_ db: Database, path: String, known: Int) throws {
        let version = try Int.fetchOne(db.cachedStatement(sql: "PRAGMA user_version")) ?? 0
        if version > known { throw StoreError.newerSchema(path: path, version: version, known: known) }
    }

    /// The tables of a store, when all steps were taken.
    static let tables: Set = [
        "change", "memory", "practice", "review", "setting", "sync", "sync_device", "sync_done", "sync_later",
        "sync_register", "sync_same", "sync_touched", "tag", "tally", "thing", "wanted",
    ]

    /// Refuses a store of which a table was dropped: a command that does without that one would write to it.
    private static func checkTables(_ db: Database, path: String) throws {
        let names = try String.fetchSet(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
        if let lost = tables.subtracting(names).min() {
            throw StoreError.damaged(at: path, reason: "no such table: \(lost)")
        }
    }

    private static func versionInTransaction(_ db: Database, path: String, known: Int) throws -> Int {
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        if application == applicationID {
            if version == known {
                if known == steps.count { try checkTables(db, path: path) }
                return version
            }
            if version > known { throw StoreError.newerSchema(path: path, version: version, known: known) }
            // The mark and the first step's number were written together.
            guard version > 0 else {
                throw StoreError.damaged(at: path, reason: "its header says that it has no tables")
            }
            return version
        }
        let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") ?? 0
        guard application == 0, tables == 0, version == 0 else {
            throw StoreError.damaged(at: path, reason: foreign)
        }
        return 0
    }
}
