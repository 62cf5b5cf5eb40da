import Foundation
import GRDB
import GRDBSQLite

/// The present row of a query. Its values are read by the names of their columns.
///
/// GRDB ends the process if a value has another type than requested, which another program or a damaged disk may have
/// written. Here, SQLite converts such a value, or it is an empty text, zero or nil. SQLite's own check, which
/// ``ThingStore/check(progress:)`` runs, reports it.
struct StoredRow {
    private let statement: OpaquePointer
    private let columns: ColumnIndexes
    private let origins = OriginCache()

    fileprivate init(of cursor: RowCursor, _ statement: OpaquePointer) {
        self.statement = statement
        columns = ColumnIndexes(of: cursor, statement)
    }

    /// Returns the text in a column, or an empty text for NULL.
    func text(_ column: StaticString) -> String { optionalText(column) ?? "" }

    func optionalText(_ column: StaticString) -> String? {
        let index = columns.index(of: column)
        guard let start = sqlite3_column_text(statement, index) else { return nil }
        let count = Int(sqlite3_column_bytes(statement, index))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Calls a closure with the UTF-8 bytes of the text in a column, which are not copied.
    func withText<Result>(_ column: StaticString, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let index = columns.index(of: column)
        let start = sqlite3_column_text(statement, index)
        return body(UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index))))
    }

    /// Returns the integer in a column, or 0 for NULL.
    func integer<Number: FixedWidthInteger>(_ column: StaticString) -> Number {
        Number(clamping: sqlite3_column_int64(statement, columns.index(of: column)))
    }

    func optionalInteger<Number: FixedWidthInteger>(_ column: StaticString) -> Number? {
        isNull(column) ? nil : integer(column)
    }

    /// Returns the number in a column, or 0 for NULL.
    func double(_ column: StaticString) -> Double { sqlite3_column_double(statement, columns.index(of: column)) }

    /// Returns whether a column has another number than 0.
    func flag(_ column: StaticString) -> Bool { sqlite3_column_int64(statement, columns.index(of: column)) != 0 }

    /// Returns the identifier in a column, or nil if the column does not have 16 bytes.
    func optionalID(_ column: StaticString) -> UUID? {
        let index = columns.index(of: column)
        guard sqlite3_column_type(statement, index) == SQLITE_BLOB, let start = sqlite3_column_blob(statement, index)
        else { return nil }
        return UUID(bytes: UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index))))
    }

    /// Returns the identifier in a column, or zeros if the column does not have 16 bytes.
    func id(_ column: StaticString) -> UUID { optionalID(column) ?? UUID.zeros }

    /// Returns the bytes in a column, which are empty for NULL.
    func bytes(_ column: StaticString) -> Data {
        let index = columns.index(of: column)
        guard let start = sqlite3_column_blob(statement, index) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(statement, index)))
    }

    /// Returns the instant in a column of milliseconds.
    func date(_ column: StaticString) -> Date { Date(milliseconds: integer(column)) }

    func optionalDate(_ column: StaticString) -> Date? { isNull(column) ? nil : date(column) }

    /// Returns the study day in a column of day numbers.
    func day(_ column: StaticString) -> StudyDay { StudyDay(number: integer(column)) }

    /// Returns the origin in a column. A kind that only a newer til has counts as a list.
    func origin(_ column: StaticString) -> ThingOrigin { origins.origin(of: text(column)) }

    /// Returns the direction in a column.
    func direction(_ column: StaticString) -> Direction { Direction(number: integer(column)) }

    func isNull(_ column: StaticString) -> Bool {
        sqlite3_column_type(statement, columns.index(of: column)) == SQLITE_NULL
    }

    /// Returns the value in a column, of any type.
    func value(_ column: StaticString) -> DatabaseValue {
        DatabaseValue(sqliteStatement: statement, index: columns.index(of: column))
    }

    /// Returns the value in a column whose name is computed.
    func value(named column: String) -> DatabaseValue {
        DatabaseValue(sqliteStatement: statement, index: columns.index(named: column))
    }
}

/// The indexes of a statement's columns by their names.
///
/// A million rows are read with the same few literals, so each literal is compared with the names only once, and is
/// recognised by its address after that: a literal never changes, so the same address is the same name.
private final class ColumnIndexes {
    /// A literal that was read, with the index of its column.
    private struct Column {
        let literal: UnsafePointer<UInt8>
        let index: Int32
    }

    private let names: [String]
    /// Resets its statement when it is released, so a row keeps it.
    private let cursor: RowCursor
    // One thread reads the rows of a cursor, and no access is within another one. A million rows would be checked for
    // it.
    @exclusivity(unchecked) private var columns: [Column] = []
    /// The position in ``columns`` after the literal that was read last. Rows are usually read in the same order, so
    /// that the next row begins with the first literal again.
    @exclusivity(unchecked) private var expected = 0

    init(of cursor: RowCursor, _ statement: OpaquePointer) {
        self.cursor = cursor
        names = (0..<sqlite3_column_count(statement)).map { index in
            sqlite3_column_name(statement, index).map { name in String(cString: name) } ?? ""
        }
    }

    func index(of name: StaticString) -> Int32 {
        let literal = name.utf8Start
        if expected >= columns.count { expected = 0 }
        if expected < columns.count, columns[expected].literal == literal {
            let index = columns[expected].index
            expected += 1
            return index
        }
        return search(literal, name)
    }

    /// Returns the index of a column that is not the expected one.
    private func search(_ literal: UnsafePointer<UInt8>, _ name: StaticString) -> Int32 {
        if let position = columns.firstIndex(where: { column in column.literal == literal }) {
            expected = position + 1
            return columns[position].index
        }
        let index = index(named: name.description)
        columns.append(Column(literal: literal, index: index))
        expected = columns.count
        return index
    }

    /// Returns the index of a column. A column that does not exist reads as NULL.
    func index(named name: String) -> Int32 {
        let index = names.firstIndex(of: name)
        assert(index != nil, "The query has no column \(name).")
        return index.map { index in Int32(index) } ?? -1
    }
}

/// The origin that was read last. The things of a list usually follow each other.
private final class OriginCache {
    // One thread reads the rows of a cursor, and no access is within another one.
    @exclusivity(unchecked) private var lastText = ThingOrigin.unnamedList.text
    @exclusivity(unchecked) private var lastOrigin = ThingOrigin.unnamedList

    func origin(of text: String) -> ThingOrigin {
        if text == lastText { return lastOrigin }
        lastText = text
        lastOrigin = ThingOrigin(text: text) ?? .unnamedList
        return lastOrigin
    }
}

/// The rows of a running query, one after the other.
struct StoredRows {
    private let cursor: RowCursor
    private let row: StoredRow

    init(_ statement: Statement, _ arguments: StatementArguments = []) throws {
        cursor = try Row.fetchCursor(statement, arguments: arguments)
        row = StoredRow(of: cursor, statement.sqliteStatement)
    }

    /// Returns the next row, which is valid until the following call, or nil at the end.
    func next() throws -> StoredRow? { try cursor.next() == nil ? nil : row }

    /// Calls a closure with each of the following rows.
    func forEach(_ body: (StoredRow) throws -> Void) throws {
        while let row = try next() { try body(row) }
    }
}

extension UUID {
    fileprivate static let zeros = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    /// Reads an identifier from 16 bytes. The result is nil for any other number.
    init?(bytes: UnsafeRawBufferPointer) {
        guard bytes.count == 16 else { return nil }
        self.init(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }

    /// Reads an identifier from 16 bytes. Any other number results in zeros.
    init(data: Data) {
        self = data.withUnsafeBytes { bytes in UUID(bytes: bytes) } ?? Self.zeros
    }

    var data: Data { withUnsafeBytes(of: uuid) { bytes in Data(bytes) } }
}
