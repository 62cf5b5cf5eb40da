import GRDB

/// How a file's tables are made or brought up to date.
extension Schema {
    /// Creates the tables of a new store, or updates the tables of til 0.2.0, in one transaction.
    ///
    /// Nothing is written before it is certain that the file is a store of this program or an empty one.
    /// - Parameters:
    ///   - mayBeginAnew: whether the tables may be created although backups of an earlier store exist.
    ///   - beforeMigration: called before the tables of an earlier til are changed.
    /// - Throws: `StoreError.newerSchema`, `.olderSchema`, `.damaged` for a database of another program, and SQLite's
    ///   errors.
    static func bringUpToDate(
        _ db: Database, path: String, mayBeginAnew: Bool = true, beforeMigration: (Database) throws -> Void = { _ in }
    ) throws {
        let before = try version(db, path: path)
        if before == version { return }
        // Another process may be making the store, and have kept its first backup by now: so the tables are looked for once
        // more after the backups.
        if before == 0, !mayBeginAnew, Backups(of: path).newest != nil, try version(db, path: path) == 0 {
            throw StoreError.damaged(
                at: path, reason: "it is empty, but it has backups (if you delete it, til creates a new one)")
        }
        if before > 0 { try beforeMigration(db) }
        try startLog(db)
        try db.inTransaction(.immediate) {
            // Another process may have been faster.
            switch try version(db, path: path) {
            case version: return .commit
            case 0: try db.execute(sql: tables + indexes)
            default: try carryOver(db)
            }
            try db.execute(sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
            return .commit
        }
    }

    /// Switches the file to a write-ahead log; the file keeps that. It cannot be done within a transaction.
    ///
    /// SQLite does not wait for others before it does so, as it does before everything else: so each attempt comes after
    /// a moment in which no one else had the file, for which it does wait.
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

    /// The version of the file's tables; 0 for an empty file.
    /// - Throws: `StoreError.newerSchema`, `.olderSchema`, `.damaged` for a database of another program.
    static func version(_ db: Database, path: String) throws -> Int {
        // Of one moment, since another process may be making the tables.
        guard db.isInsideTransaction else {
            var found = 0
            try db.inTransaction(.deferred) {
                found = try version(db, path: path)
                return .commit
            }
            return found
        }
        let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let names = try String.fetchSet(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
        guard application == applicationID else {
            guard application == 0, names.isEmpty, found == 0 else {
                throw StoreError.damaged(at: path, reason: foreign)
            }
            return 0
        }
        switch found {
        case version:
            // A command that does without a table that is gone would write to the others.
            if let lost = tableNames.subtracting(names).min() {
                throw StoreError.damaged(at: path, reason: "no such table: \(lost)")
            }
        case carriedVersion: break
        case version...: throw StoreError.newerSchema(path: path, version: found, known: version)
        case 1...: throw StoreError.olderSchema(path: path, version: found)
        // The mark and the version are written together.
        default: throw StoreError.damaged(at: path, reason: "its header says that it has no tables")
        }
        return found
    }

    /// Refuses to write to a store whose tables a newer til has changed since it was opened; within a transaction.
    /// - Throws: `StoreError.newerSchema`.
    static func checkVersion(_ db: Database, path: String) throws {
        let found = try Int.fetchOne(db.cachedStatement(sql: "PRAGMA user_version")) ?? 0
        if found > version { throw StoreError.newerSchema(path: path, version: found, known: version) }
    }

    /// The names of the tables. Each look-up needs them, so they are found by bytes, which is ten times as fast.
    static let tableNames = Set(
        tables.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.starts(with: "CREATE TABLE ".utf8) }
            .map { String(decoding: $0.dropFirst(13).prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self) })
}
