import CSQLite
import Foundation
import GRDB

/// Databases in memory: the read-only database of a package, or a new database.
enum AnkiDatabase {
    /// The maximum length of a value, in bytes.
    private static let longestValue: Int32 = 16 << 20

    /// Opens a database from its bytes, for reading only.
    ///
    /// The file is not trusted. Its schema cannot call functions with side effects, and its triggers and views do not
    /// run. Its constraints are not evaluated, a damaged page causes an error before its content is read, and no value
    /// may be longer than 16 MiB.
    static func reading(_ bytes: [UInt8]) throws -> DatabaseQueue {
        guard bytes.starts(with: "SQLite format 3\0".utf8), bytes.count >= 100,
            let memory = sqlite3_malloc64(UInt64(bytes.count))
        else { throw DatabaseError(resultCode: .SQLITE_NOTADB) }
        memory.copyMemory(from: bytes, byteCount: bytes.count)
        let start = memory.assumingMemoryBound(to: UInt8.self)
        // These two bytes declare a write-ahead log, which a database in memory cannot have.
        start[18] = 1
        start[19] = 1
        let queue = try DatabaseQueue()
        try queue.inDatabase { db in
            let connection = db.sqliteConnection
            let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
            let size = Int64(bytes.count)
            let codes = [
                sqlite3_deserialize(connection, "main", start, size, size, flags), til_disarm_schema(connection),
            ]
            for code in codes where code != SQLITE_OK { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
            _ = til_distrust_schema(connection)
            sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, longestValue)
            sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0)
            // Anki's columns use this collation. No name is compared here, but the tables require the collation to
            // exist.
            db.add(collation: DatabaseCollation("unicase") { left, right in left.compare(right) })
            try db.execute(
                sql: """
                    PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; PRAGMA query_only = ON;
                    PRAGMA ignore_check_constraints = ON
                    """)
        }
        return queue
    }

    /// Returns the bytes of a new database.
    static func bytes(of queue: DatabaseQueue) throws -> [UInt8] {
        try queue.inDatabase { db in
            var size: Int64 = 0
            guard let bytes = sqlite3_serialize(db.sqliteConnection, "main", &size, 0) else {
                throw DatabaseError(resultCode: .SQLITE_NOMEM)
            }
            defer { sqlite3_free(bytes) }
            return Array(UnsafeRawBufferPointer(start: bytes, count: Int(size)))
        }
    }
}

extension Database {
    /// Returns whether an ordinary table with a name exists. Views and virtual tables do not count.
    func hasTable(_ name: String) throws -> Bool {
        try Row.fetchOne(
            self, sql: "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 AND name = ?",
            arguments: [name]) != nil
    }

    /// Returns whether the pages of a table are intact, and none of the columns to read is computed, since that could
    /// take forever.
    func isSound(_ table: String) throws -> Bool {
        let check = try String.fetchOne(self, sql: "PRAGMA quick_check('\(table)')")
        let computed = try Row.fetchOne(
            self,
            sql: """
                SELECT 1 FROM pragma_table_xinfo(?) WHERE hidden <> 0 AND lower(name) IN ('id', 'guid', 'mid', 'tags', 'flds',
                'nid', 'cid', 'did', 'odid', 'ord', 'queue', 'mod', 'ease', 'time', 'type', 'factor', 'models', 'decks')
                """, arguments: [table])
        return check == "ok" && computed == nil
    }

    /// Calls a closure with each row of a query whose columns are cast to INTEGER or BLOB.
    func forEachRow(_ sql: String, _ body: (AnkiRow) throws -> Void) throws {
        let rows = try Row.fetchCursor(self, sql: sql)
        while let row = try rows.next() { try body(AnkiRow(row: row)) }
    }
}

/// A row of a package's database. Its values are read by the names of their columns.
struct AnkiRow {
    fileprivate let row: Row

    /// Returns the integer in a column, or 0 if the column does not hold one.
    func integer(_ column: String) -> Int64 { Int64.fromDatabaseValue(value(column)) ?? 0 }

    /// Returns the bytes of the text or blob in a column.
    func bytes(_ column: String) -> Data { Data.fromDatabaseValue(value(column)) ?? Data() }

    /// Returns the text in a column, or nil if it is not UTF-8.
    func text(_ column: String) -> String? { String(validating: bytes(column), as: UTF8.self) }

    private func value(_ column: String) -> DatabaseValue { row[column] ?? .null }
}
