import GRDB

/// Indexes of a table that are made again once many rows have been written.
///
/// To keep an index sorted while rows come in any order costs a search and a changed page for each; to build it
/// afterwards is one sort. All is within the caller's transaction: other connections go on to see the table as it was,
/// indexes and all.
struct DroppedParts {
    private let db: Database
    private let indexes: [String]

    /// Drops all indexes of a table that are not its primary key.
    init(of table: String, _ db: Database) throws {
        self.db = db
        let rows = try Row.fetchAll(
            db, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql NOTNULL",
            arguments: [table])
        for row in rows { try db.execute(sql: "DROP INDEX \((row[0] as String).quotedDatabaseIdentifier)") }
        indexes = rows.map { $0[1] }
    }

    /// Makes the indexes again.
    func makeIndexes() throws {
        // SQLite sorts as much at a time as its cache may hold. A piece that fits a processor's own cache is sorted in two
        // thirds of the time; that there are more of them to be merged costs less. The pages that were written stay in
        // memory, as far as the cache may hold them otherwise.
        let cache = try Int.fetchOne(db, sql: "PRAGMA cache_size") ?? -2_000
        try db.execute(sql: "PRAGMA cache_spill = \(cache); PRAGMA cache_size = -2000")
        defer { try? db.execute(sql: "PRAGMA cache_size = \(cache); PRAGMA cache_spill = ON") }
        for sql in indexes { try db.execute(sql: sql) }
    }
}
