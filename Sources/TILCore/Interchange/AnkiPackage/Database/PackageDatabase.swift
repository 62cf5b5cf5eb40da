import CSQLite
import Foundation

/// A database in memory: that of a package, which is read and never written, or a new one.
///
/// What came in a file is not trusted, as ``StoreConnection`` does not trust a store: its schema may call nothing that has side
/// effects, its triggers and views do not run, a damaged page is told before it is read from, no value may be longer than
/// 16 MiB, and whoever waits may end a statement at any time.
final class PackageDatabase {
    /// Why a statement ended.
    struct Failure: Error {
        /// The number that SQLite gives it.
        let code: Int32
    }

    /// SQLite's own handle of the connection.
    let connection: OpaquePointer
    private let watch: () throws -> Void
    /// What ended a statement that was watched.
    private var interruption: (any Error)?

    /// The longest value that is read, in bytes.
    private static let longestValue: Int32 = 16 << 20
    /// After how many of SQLite's steps it is asked whether the result is still wanted.
    private static let stepsBetween: Int32 = 10_000

    /// Opens the database that some bytes are.
    /// - Parameter watch: looks whether the reading is still wanted, and throws where it is not.
    /// - Throws: ``Failure`` where they are none.
    init(_ bytes: [UInt8], watch: @escaping () throws -> Void) throws {
        connection = try Self.open()
        self.watch = watch
        guard bytes.starts(with: "SQLite format 3\0".utf8), bytes.count >= 100,
            let memory = sqlite3_malloc64(UInt64(bytes.count))
        else { throw Failure(code: SQLITE_NOTADB) }
        bytes.withUnsafeBytes {
            memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
        }
        let start = memory.assumingMemoryBound(to: UInt8.self)
        // A database that had a log says so in these two, and without a file there is none to be looked for.
        start[18] = 1
        start[19] = 1
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
        try check(sqlite3_deserialize(connection, "main", start, Int64(bytes.count), Int64(bytes.count), flags))
        _ = til_distrust_schema(connection)
        try check(til_disarm_schema(connection))
        sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, Self.longestValue)
        sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0)
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_progress_handler(
            connection, Self.stepsBetween,
            { context in
                guard let context else { return 0 }
                return Unmanaged<PackageDatabase>.fromOpaque(context).takeUnretainedValue().isUnwanted ? 1 : 0
            }, context)
        // Anki compares names by this order; those that are read here need none, but the tables want it to be there.
        try check(
            sqlite3_create_collation_v2(
                connection, "unicase", SQLITE_UTF8, nil,
                { _, leftCount, left, rightCount, right in
                    let order = left.map { left in
                        right.map { memcmp(left, $0, Int(min(leftCount, rightCount))) } ?? 0
                    }
                    return order.flatMap { $0 == 0 ? nil : $0 } ?? leftCount - rightCount
                }, nil))
        try execute("PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; PRAGMA query_only = ON")
    }

    /// Makes a new database.
    init() throws {
        connection = try Self.open()
        watch = {}
    }

    deinit {
        sqlite3_close_v2(connection)
    }

    /// Runs statements that give nothing back.
    func execute(_ sql: String) throws {
        try check(sqlite3_exec(connection, sql, nil, nil, nil))
    }

    /// Refuses what SQLite says went wrong.
    func check(_ code: Int32) throws {
        if let interruption { throw interruption }
        guard code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE else { throw Failure(code: code) }
    }

    /// Whether there is a table of a name that holds rows by itself: no view, and none that a program would make up.
    func hasTable(_ name: String) throws -> Bool {
        let statement = try PackageStatement(
            "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 AND name = ?", self)
        statement.bind(name, to: 1)
        return try statement.step()
    }

    /// Whether the pages of a table are whole.
    func isSound(_ table: String) throws -> Bool {
        let statement = try PackageStatement("PRAGMA quick_check('\(table)')", self)
        return try statement.step() && statement.text(0) == "ok"
    }

    /// The bytes of the database; they are valid while a closure runs, and nothing may be written after it.
    func withBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) throws -> Value {
        var size: Int64 = 0
        // Of a database in memory they are there as they stand, and need not be copied.
        if let bytes = sqlite3_serialize(connection, "main", &size, UInt32(SQLITE_SERIALIZE_NOCOPY)) {
            return try body(UnsafeRawBufferPointer(start: bytes, count: Int(size)))
        }
        guard let bytes = sqlite3_serialize(connection, "main", &size, 0) else { throw Failure(code: SQLITE_NOMEM) }
        defer { sqlite3_free(bytes) }
        return try body(UnsafeRawBufferPointer(start: bytes, count: Int(size)))
    }

    private static func open() throws -> OpaquePointer {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(
            ":memory:", &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw Failure(code: code)
        }
        return opened
    }

    private var isUnwanted: Bool {
        do {
            try watch()
            return false
        } catch {
            interruption = error
            return true
        }
    }
}
