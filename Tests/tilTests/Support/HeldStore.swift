import CSQLite
import TestSupport

/// A store that another program is writing to, until it is released.
final class HeldStore {
    private var connection: OpaquePointer?

    /// - Parameter keepsReadersOut: whether nobody can even read meanwhile.
    init(_ path: String, keepsReadersOut: Bool = false) throws {
        let statement = keepsReadersOut ? "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE" : "BEGIN IMMEDIATE"
        guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
            sqlite3_exec(connection, statement, nil, nil, nil) == SQLITE_OK
        else { throw SQLiteScript.Failure(description: "\(path) cannot be held") }
    }

    func release() {
        sqlite3_close_v2(connection)
        connection = nil
    }

    deinit { release() }
}
