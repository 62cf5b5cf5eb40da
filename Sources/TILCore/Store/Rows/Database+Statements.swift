import Foundation
import GRDB

/// Cached statements.
///
/// They are also used where a look-up runs a statement once. GRDB joins the SQL of other statements with a generic
/// function, whose first call searches all types of the program.
extension Database {
    /// Reads one state of the database.
    func inSnapshot<Value>(_ body: () throws -> Value) throws -> Value {
        if isInsideTransaction { return try body() }
        try run("BEGIN")
        // End the read with a rollback, because a commit could fail if the file is damaged.
        defer { try? run("ROLLBACK") }
        return try body()
    }

    func run(_ sql: String, _ arguments: StatementArguments = []) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// Returns a value for each row of a cached statement.
    /// - Parameter make: makes the value. It must not run the same statement.
    func rows<Value>(
        _ sql: String, _ arguments: StatementArguments = [], _ make: (StoredRow) throws -> Value
    ) throws -> [Value] {
        let rows = try StoredRows(cachedStatement(sql: sql), arguments)
        var values: [Value] = []
        while let row = try rows.next() { values.append(try make(row)) }
        return values
    }

    /// Returns the value for the first row of a cached statement, or nil if the result is empty.
    /// - Parameter make: makes the value. It must not run the same statement.
    func row<Value>(
        _ sql: String, _ arguments: StatementArguments = [], _ make: (StoredRow) throws -> Value
    ) throws -> Value? {
        try StoredRows(cachedStatement(sql: sql), arguments).next().map(make)
    }

    /// Returns the rows of a new statement. The caller may run other statements, also the same one, between two rows.
    func cursor(_ sql: String, _ arguments: StatementArguments = []) throws -> StoredRows {
        try StoredRows(makeStatement(sql: sql), arguments)
    }

    /// Returns the first column of all rows of a cached statement.
    func values<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        _ sql: String, _ arguments: StatementArguments = []
    ) throws -> [Value] {
        try Value.fetchAll(cachedStatement(sql: sql), arguments: arguments)
    }

    /// Returns the first value of a cached statement, or nil if the result is empty.
    func value<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        _ sql: String, _ arguments: StatementArguments = []
    ) throws -> Value? {
        try Value.fetchOne(cachedStatement(sql: sql), arguments: arguments)
    }

    /// Returns the number of the next row of things or reviews. No number is used twice, even if its row was deleted.
    func nextRow(in table: String) throws -> Int64 {
        1 + (try value("SELECT seq FROM sqlite_sequence WHERE name = ?", [table]) ?? 0)
    }
}
