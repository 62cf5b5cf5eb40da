import CSQLite

/// Another program's hands on a database.
package enum SQLiteScript {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// Runs SQL on a file, and something else before the connection is closed: what stands on disk then is what a
    /// killed program leaves.
    package static func kept(_ sql: String, on path: String, _ body: () throws -> Void) throws {
        var connection: OpaquePointer?
        defer { sqlite3_close_v2(connection) }
        guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
            sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK
        else { throw Failure(description: String(cString: sqlite3_errmsg(connection))) }
        try body()
    }

    /// Runs SQL on a file, which is created if it does not exist.
    /// - Returns: the first column of all rows.
    @discardableResult
    package static func run(_ sql: String, on path: String) throws -> [String] {
        var connection: OpaquePointer?
        defer { sqlite3_close_v2(connection) }
        guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil) == SQLITE_OK else {
            throw Failure(description: "\(path) cannot be opened")
        }
        // Like any program that shares a database, it waits for others.
        sqlite3_busy_timeout(connection, 30_000)
        var rows: [String] = []
        let code = withUnsafeMutablePointer(to: &rows) { rows in
            sqlite3_exec(
                connection, sql,
                { rows, count, values, _ in
                    let value = count > 0 ? values?[0].map { String(cString: $0) } : nil
                    rows?.assumingMemoryBound(to: [String].self).pointee.append(value ?? "")
                    return 0
                }, rows, nil)
        }
        guard code == SQLITE_OK else { throw Failure(description: String(cString: sqlite3_errmsg(connection))) }
        return rows
    }
}
