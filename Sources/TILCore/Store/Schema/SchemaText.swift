import TILText

/// The statements that create the tables and indexes of a database, as its SQL file contains them.
///
/// A statement for a table ends with a line that starts with `)`, and a statement for an index is one line.
struct SchemaText {
    /// All statements.
    let statements: String
    /// The statement that creates each table, by the table's name.
    let tables: [String: String]
    /// The statement that creates each index, by the index's name.
    let indexes: [String: String]

    /// Creates the text of a schema. Every access needs the tables, so the statements are found by their bytes, which is
    /// ten times as fast.
    init(_ statements: String) {
        self.statements = statements
        var tables: [String: String] = [:]
        var indexes: [String: String] = [:]
        var name: String?
        var lines: [UInt8] = []
        for line in Array(statements.utf8).split(separator: UInt8(ascii: "\n")) {
            if let table = Self.name(in: line, after: "CREATE TABLE ") {
                name = table
                lines = []
            }
            if let index = Self.name(in: line, after: "CREATE INDEX ")
                ?? Self.name(in: line, after: "CREATE UNIQUE INDEX ")
            {
                indexes[index] = Self.statement(line)
            }
            guard let table = name else { continue }
            lines += line
            guard line.first == ")" else { continue }
            tables[table] = Self.statement(lines[...])
            name = nil
        }
        self.tables = tables
        self.indexes = indexes
    }

    /// Returns the name that a line has after the beginning of a statement, or nil if the line begins otherwise.
    private static func name(in line: ArraySlice<UInt8>, after begin: StaticString) -> String? {
        let isBegin = begin.withUTF8Buffer { line.starts(with: $0) }
        guard isBegin else { return nil }
        return String(decoding: line.dropFirst(begin.utf8CodeUnitCount).prefix { $0 != " " }, as: UTF8.self)
    }

    /// Returns a statement without its semicolon, as SQLite keeps it.
    private static func statement(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    /// Returns whether two statements differ only in white space.
    static func isSame(_ left: String, _ right: String) -> Bool {
        func isText(_ byte: UInt8) -> Bool { byte > UInt8(ascii: " ") }
        return left.utf8.lazy.filter(isText).elementsEqual(right.utf8.lazy.filter(isText))
    }
}
