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

    /// Returns all rows of a cached statement.
    func rows(_ sql: String, _ arguments: StatementArguments = []) throws -> [Row] {
        try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
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
}
