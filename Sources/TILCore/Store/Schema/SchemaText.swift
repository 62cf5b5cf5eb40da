import TILText

/// The statements that create the tables and indexes of a database, as its SQL file contains them.
///
/// A statement ends with a semicolon at the end of a line, and a comment has lines of its own between two statements.
struct SchemaText {
    /// All statements.
    let statements: String
    /// The statement that creates each table, by the table's name.
    private(set) var tables: [String: String] = [:]
    /// The statement that creates each index, by the index's name.
    private(set) var indexes: [String: String] = [:]

    /// Creates the text of a schema. Every access needs the tables, so the statements are found by their bytes, which
    /// is ten times as fast.
    init(_ statements: String) {
        self.statements = statements
        for statement in Self.split(statements) {
            if let table = Self.name(in: statement, after: "CREATE TABLE ") {
                tables[table] = String(decoding: statement, as: UTF8.self)
            } else if let index = Self.name(in: statement, after: "CREATE INDEX ")
                ?? Self.name(in: statement, after: "CREATE UNIQUE INDEX ")
            {
                indexes[index] = String(decoding: statement, as: UTF8.self)
            }
        }
    }

    /// Returns the statements as SQLite keeps them: without their semicolons. They have no line breaks.
    private static func split(_ text: String) -> [ArraySlice<UInt8>] {
        var statements: [ArraySlice<UInt8>] = []
        var statement: [UInt8] = []
        for line in Array(text.utf8).split(separator: .lineFeed) where !line.starts(with: "--".utf8) {
            statement += line
            guard line.last == ";" else { continue }
            statements.append(statement.dropLast())
            statement = []
        }
        return statements
    }

    /// Returns the name that a statement has after its beginning, or nil if the statement begins otherwise.
    private static func name(in statement: ArraySlice<UInt8>, after begin: StaticString) -> String? {
        let hasBegin = begin.withUTF8Buffer { bytes in statement.starts(with: bytes) }
        guard hasBegin else { return nil }
        let name = statement.dropFirst(begin.utf8CodeUnitCount).prefix { byte in byte != " " }
        return String(decoding: name, as: UTF8.self)
    }

    /// Returns whether two statements differ only in white space.
    static func isSame(_ left: String, _ right: String) -> Bool {
        func isText(_ byte: UInt8) -> Bool { byte > .space }
        return left.utf8.lazy.filter(isText).elementsEqual(right.utf8.lazy.filter(isText))
    }
}
