import Foundation
import GRDB
import GRDBSQLite

/// An INSERT that runs for one row after the other. The first row names the columns, and all other rows have values for
/// the same columns.
///
/// GRDB copies the arguments of a statement several times. Here, each value is bound once, which an import of a million
/// rows needs.
final class Insertion {
    /// The values of a row by the names of their columns.
    typealias Values = KeyValuePairs<StaticString, (any StatementBinding)?>

    private let command: String
    private let table: String
    private let conflict: String
    private let db: Database
    private var statement: Statement?

    /// Creates an insertion into a table.
    /// - Parameters:
    ///   - command: the statement's beginning, which is another one to skip or replace rows.
    ///   - conflict: a clause for a row that exists already.
    init(_ command: String = "INSERT", into table: String, conflict: String = "", _ db: Database) {
        self.command = command
        self.table = table
        self.conflict = conflict
        self.db = db
    }

    /// Adds a row.
    /// - Returns: whether it was added; false if a row like it was kept.
    @discardableResult
    func add(_ values: Values) throws -> Bool {
        let statement = try statement ?? db.cachedStatement(sql: sql(for: values))
        self.statement = statement
        let pointer = statement.sqliteStatement
        for index in values.indices {
            let parameter = CInt(index + 1)
            if let value = values[index].value {
                try check(value.bind(to: pointer, at: parameter))
            } else {
                try check(sqlite3_bind_null(pointer, parameter))
            }
        }
        let code = sqlite3_step(pointer)
        guard code == SQLITE_DONE else {
            let error = error(code)
            sqlite3_reset(pointer)
            throw error
        }
        try check(sqlite3_reset(pointer))
        return db.changesCount > 0
    }

    private func sql(for values: Values) -> String {
        let columns = values.map(\.key.description).joined(separator: ", ")
        let parameters = repeatElement("?", count: values.count).joined(separator: ", ")
        return "\(command) INTO \(table) (\(columns)) VALUES (\(parameters)) \(conflict)"
    }

    private func check(_ code: CInt) throws {
        if code != SQLITE_OK { throw error(code) }
    }

    private func error(_ code: CInt) -> DatabaseError {
        let message = sqlite3_errmsg(db.sqliteConnection).map { text in String(cString: text) }
        return DatabaseError(resultCode: ResultCode(rawValue: code), message: message)
    }
}

extension Database {
    /// Adds one row to a table. See ``Insertion``.
    func insert(
        _ command: String = "INSERT", into table: String, _ values: Insertion.Values, conflict: String = ""
    ) throws {
        try Insertion(command, into: table, conflict: conflict, self).add(values)
    }
}

extension UUID {
    /// The identifier as 16 bytes, for an ``Insertion``.
    var bound: IdentifierBytes { IdentifierBytes(id: self) }
}

extension String {
    /// The text as its UTF-8 bytes, for an ``Insertion`` of many rows.
    var bound: TextBytes { TextBytes(text: self) }
}

/// SQLite's mark for bytes that it has to copy.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// An identifier as 16 bytes. GRDB would copy it to the heap first.
struct IdentifierBytes: StatementBinding {
    let id: UUID

    func bind(to statement: OpaquePointer, at index: CInt) -> CInt {
        withUnsafeBytes(of: id.uuid) { bytes in
            sqlite3_bind_blob(statement, index, bytes.baseAddress, CInt(bytes.count), transient)
        }
    }
}

/// A text as UTF-8 bytes. GRDB would copy it to the heap first.
struct TextBytes: StatementBinding {
    let text: String

    func bind(to statement: OpaquePointer, at index: CInt) -> CInt {
        // A pointer to nothing would be NULL.
        if text.isEmpty { return sqlite3_bind_text(statement, index, "", 0, transient) }
        var text = text
        return text.withUTF8 { bytes in
            sqlite3_bind_text(statement, index, bytes.baseAddress, CInt(bytes.count), transient)
        }
    }
}
