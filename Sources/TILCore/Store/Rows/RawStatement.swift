import Foundation
import GRDB
import GRDBSQLite
import TILText

/// A statement that is used straight through SQLite's own interface.
///
/// GRDB makes a value of each column of each row, which is right nearly everywhere: a count, a setting, one row, a few.
/// This is for three kinds of places only:
/// - where every row of a store or a glossary may be passed over, or a statement runs for every line of a file: exports,
///   imports, searches, checks, replays, syncs, lists, and the walks of a quiz's queue;
/// - where there is no connection of GRDB's: in a ``QuickReading``, which is over in less time than GRDB takes to open a
///   file, in glossaries, and in what those share with the store, as ``NearShorts`` and the rows of the settings;
/// - where a ``ThingRow`` is read, alone or with its memory: it has one decoder, which is this statement's.
///
/// A statement belongs to one connection and to one thread at a time.
final class RawStatement {
    private let connection: OpaquePointer
    private let statement: OpaquePointer
    /// The texts to be bound.
    private let texts = UnsafeMutablePointer<BoundTexts>.allocate(capacity: 1)

    /// Prepares a statement.
    /// - Throws: `DatabaseError`.
    init(_ sql: String, on connection: OpaquePointer) throws {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw Self.error(code, connection) }
        self.connection = connection
        statement = prepared
        texts.initialize(to: BoundTexts())
    }

    /// Prepares a statement on GRDB's connection, within an access to it.
    convenience init(_ sql: String, _ db: Database) throws {
        guard let connection = db.sqliteConnection else {
            throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the connection is closed")
        }
        try self.init(sql, on: connection)
    }

    deinit {
        sqlite3_finalize(statement)
        texts.pointee.deallocate()
        texts.deinitialize(count: 1)
        texts.deallocate()
    }

    /// Runs a statement that gives nothing back.
    static func run(_ sql: String, on connection: OpaquePointer) throws {
        let code = sqlite3_exec(connection, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw error(code, connection) }
    }

    // MARK: Parameters, counted from 1

    func bind(_ value: Int64, to parameter: Int32) {
        sqlite3_bind_int64(statement, parameter, value)
    }

    func bind(_ value: Double, to parameter: Int32) {
        sqlite3_bind_double(statement, parameter, value)
    }

    /// Binds a number, or NULL for nil.
    func bind(_ value: Int64?, to parameter: Int32) {
        if let value { bind(value, to: parameter) } else { bindNull(to: parameter) }
    }

    func bindNull(to parameter: Int32) {
        sqlite3_bind_null(statement, parameter)
    }

    func bind(_ text: String, to parameter: Int32) {
        var text = text
        text.withUTF8 { bind($0, to: parameter) }
    }

    func bind(_ text: UnsafeBufferPointer<UInt8>, to parameter: Int32) {
        texts.pointee.add(text, for: parameter)
    }

    func bind(_ identifier: UUID, to parameter: Int32) {
        // SQLITE_TRANSIENT: 16 bytes are copied into the statement's own memory.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        withUnsafeBytes(of: identifier.uuid) { bytes in
            _ = sqlite3_bind_blob(statement, parameter, bytes.baseAddress, 16, transient)
        }
    }

    func bind(blob: [UInt8], to parameter: Int32) {
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        blob.withUnsafeBytes { bytes in
            _ = sqlite3_bind_blob64(statement, parameter, bytes.baseAddress, UInt64(bytes.count), transient)
        }
    }

    // MARK: Steps

    /// Goes on to the next row.
    /// - Returns: whether there is one.
    func step() throws -> Bool {
        texts.pointee.bind(to: statement)
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code:
            let error = Self.error(code, connection)
            reset()
            throw error
        }
    }

    /// What a closure makes of each row that is left.
    func map<Value>(_ transform: (RawStatement) throws -> Value) throws -> [Value] {
        var values: [Value] = []
        while try step() { values.append(try transform(self)) }
        return values
    }

    /// Goes back to before the first row, and forgets the texts.
    func reset() {
        sqlite3_reset(statement)
        texts.pointee.forget()
    }

    /// Runs the statement once, with what was bound.
    func run() throws {
        _ = try step()
        reset()
    }

    // MARK: Columns of the row, counted from 0

    func isNull(_ column: Int32) -> Bool { columnType(column) == SQLITE_NULL }

    /// SQLite's number of the type of a value.
    func columnType(_ column: Int32) -> Int32 { sqlite3_column_type(statement, column) }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    /// The bytes of a text or a blob, valid until the next step.
    func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
        let start = sqlite3_column_blob(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        return UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: start == nil ? 0 : count)
    }

    /// Whether a column holds a text, byte for byte.
    func holds(_ text: String, in column: Int32) -> Bool {
        var text = text
        return text.withUTF8 { $0.isSame(as: bytes(column)) }
    }

    func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

    func identifier(_ column: Int32) -> UUID { UUID(bytes: UnsafeRawBufferPointer(bytes(column))) }

    private static func error(_ code: Int32, _ connection: OpaquePointer) -> DatabaseError {
        DatabaseError(
            resultCode: ResultCode(rawValue: code), message: sqlite3_errmsg(connection).map { String(cString: $0) })
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether two pieces of memory hold the same bytes.
    func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let left = baseAddress, let right = other.baseAddress else { return true }
        return memcmp(left, right, count) == 0
    }
}

extension String {
    /// The text as a literal of SQL; for a clause that is put together before its arguments are known.
    var sqlLiteral: String { "'" + replacing(scalar: "'", with: "''") + "'" }
}
