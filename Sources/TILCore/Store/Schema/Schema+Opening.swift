import GRDB

/// The creation and the update of a file's tables.
extension Schema {
    /// Creates the tables of a new store, or updates the tables of til 0.3.0, in one transaction.
    ///
    /// Nothing is written before it is certain that the file is a store of this program or empty.
    /// - Parameters:
    ///   - before: the present version of the tables.
    ///   - ignoresBackups: whether the tables may be created although backups of an earlier store exist.
    ///   - decks: the decks, by which things of an earlier til get their origins.
    ///   - beforeMigration: called before the tables of an earlier til are changed.
    /// - Throws: `StoreError.newerSchema`, `.olderSchema`, `.damaged` for a database of another program, and SQLite's
    ///   errors.
    static func updateTables(
        _ db: Database, from before: Int, path: String, ignoresBackups: Bool, decks: ShippedDecks,
        beforeMigration: (Database) throws -> Void
    ) throws {
        // Another process may have created the store and its first backup in the meantime, so check the tables once
        // more after the backups.
        let mayHaveBackups = before == 0 && !ignoresBackups
        if mayHaveBackups, Backups(of: path).newest != nil, try version(db, path: path) == 0 {
            throw StoreError.damaged(
                at: path, reason: "it is empty, but it has backups (if you delete it, til creates a new one)")
        }
        if before > 0 { try beforeMigration(db) }
        try startLog(db)
        try db.inTransaction(.immediate) {
            // Another process may have been faster, so check the version again.
            switch try version(db, path: path) {
            case version: return .commit
            case 0: try db.execute(sql: text.statements)
            default: try migrate(db, decks: decks)
            }
            try db.execute(
                sql: "PRAGMA application_id = \(DatabaseKind.store.rawValue); PRAGMA user_version = \(version)")
            return .commit
        }
    }

    /// Switches the file to a write-ahead log, permanently. This is not possible within a transaction.
    ///
    /// SQLite does not wait for other processes before this switch. Each further attempt therefore follows an exclusive
    /// transaction, for which SQLite does wait.
    static func startLog(_ db: Database) throws {
        let mostAttempts = 1_000
        for _ in 0..<mostAttempts {
            do {
                return try db.execute(sql: "PRAGMA journal_mode = WAL")
            } catch DatabaseError.SQLITE_BUSY {
                try db.execute(sql: "BEGIN EXCLUSIVE; COMMIT")
            }
        }
        try db.execute(sql: "PRAGMA journal_mode = WAL")
    }

    /// Returns the version of the file's tables, or 0 for an empty file.
    /// - Throws: `StoreError.newerSchema`, `.olderSchema`, `.otherSchema`, `.damaged` for a database of another
    ///   program.
    static func version(_ db: Database, path: String) throws -> Int {
        let file = try FileLayout(db)
        if file.application != DatabaseKind.store.rawValue {
            if file.isEmpty { return 0 }
            throw StoreError.damaged(at: path, reason: foreign)
        }
        if file.version > version {
            throw StoreError.newerSchema(path: path, version: file.version, known: version)
        }
        // The application ID and the version are written together, so a version of 0 means damage.
        if file.version <= 0 {
            throw StoreError.damaged(at: path, reason: "its header says that it has no tables")
        }
        if file.version < carriedVersion { throw StoreError.olderSchema(path: path, version: file.version) }
        try checkTables(of: file, path: path)
        return file.version
    }

    /// The header and the tables of a file.
    private struct FileLayout {
        var version = 0
        var application = 0
        /// The statements that created the tables, by the names of the tables.
        var tables: [String: String] = [:]

        /// Reads everything in one transaction, since another process may be creating the tables.
        init(_ db: Database) throws {
            try db.inSnapshot {
                version = try db.value("PRAGMA user_version") ?? 0
                application = try db.value("PRAGMA application_id") ?? 0
                try db.cursor("SELECT name, sql FROM sqlite_master WHERE type = 'table'").forEach { row in
                    tables[row.text("name")] = row.text("sql")
                }
            }
        }

        /// Whether no program has written to the file yet.
        var isEmpty: Bool { application == 0 && version == 0 && tables.isEmpty }
    }

    /// Checks the tables of the present version or of ``carriedVersion``.
    /// - Throws: `StoreError.damaged` if a table is missing, `.otherSchema` if one has other columns.
    private static func checkTables(of file: FileLayout, path: String) throws {
        let isPresent = file.version == version
        let needed = isPresent ? tableNames : tableNames.subtracting(added)
        // Commands that do not use the missing table would still write to the others.
        if let lost = needed.filter({ name in file.tables[name] == nil }).min() {
            throw StoreError.damaged(at: path, reason: "no such table: \(lost)")
        }
        if !isPresent { return }
        // A til between two versions may have made other tables under the same number.
        let other = tableNames.filter { name in !SchemaText.isSame(file.tables[name] ?? "", table(name)) }.min()
        if let other { throw StoreError.otherSchema(path: path, table: other) }
    }

    /// Throws an error if a newer til has changed the tables since the store was opened. Call it within a transaction.
    /// - Throws: `StoreError.newerSchema`.
    static func checkVersion(_ db: Database, path: String) throws {
        let found: Int = try db.value("PRAGMA user_version") ?? 0
        if found > version { throw StoreError.newerSchema(path: path, version: found, known: version) }
    }

    /// The names of the tables.
    static var tableNames: Set<String> { Set(text.tables.keys) }

    /// The tables that a store of ``carriedVersion`` does not have.
    static let added: Set = ["context", "revision"]

    /// Returns the statement that creates a table.
    static func table(_ name: String) -> String { text.tables[name] ?? "" }
}
