import CSQLite

/// A statement on a package's database. It keeps the database.
final class PackageStatement {
    private let database: PackageDatabase
    private let statement: OpaquePointer

    /// Prepares a statement.
    init(_ sql: String, _ database: PackageDatabase) throws {
        var prepared: OpaquePointer?
        try database.check(sqlite3_prepare_v2(database.connection, sql, -1, &prepared, nil))
        guard let prepared else { throw PackageDatabase.Failure(code: SQLITE_ERROR) }
        statement = prepared
        self.database = database
    }

    deinit {
        sqlite3_finalize(statement)
    }

    // MARK: Parameters, counted from 1

    func bind(_ value: Int64, to parameter: Int32) {
        sqlite3_bind_int64(statement, parameter, value)
    }

    func bind(_ text: String, to parameter: Int32) {
        var text = text
        // SQLITE_TRANSIENT: the text is copied.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        text.withUTF8 { bytes in
            // An empty text may have no memory, which would be no text at all.
            _ = bytes.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.map {
                    sqlite3_bind_text(statement, parameter, $0, Int32(characters.count), transient)
                } ?? sqlite3_bind_text(statement, parameter, "", 0, transient)
            }
        }
    }

    func bind(real value: Double, to parameter: Int32) {
        sqlite3_bind_double(statement, parameter, value)
    }

    func bindNothing(to parameter: Int32) {
        sqlite3_bind_null(statement, parameter)
    }

    // MARK: Steps

    /// Goes on to the next row.
    /// - Returns: whether there is one.
    func step() throws -> Bool {
        let code = sqlite3_step(statement)
        try database.check(code)
        return code == SQLITE_ROW
    }

    /// Runs the statement once, with what was bound.
    func run() throws {
        _ = try step()
        sqlite3_reset(statement)
    }

    // MARK: Columns of the row, counted from 0

    /// A whole number; 0 where there is none.
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// The bytes of a text or a blob, valid until the next step.
    func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
        let start = sqlite3_column_blob(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        return UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: start == nil ? 0 : count)
    }

    /// A text; nil where it is not UTF-8.
    func text(_ column: Int32) -> String? { FieldText.whole(bytes(column)) }
}
