import GRDB

/// On which lines of their files the rows of a bulk load stood, in memory that does not grow with the files.
///
/// Entries mostly follow each other line by line, so only where that changes is noted, in a temporary table.
struct ImportedLines {
    private let note: RawStatement
    private let find: RawStatement
    private var expected: Int64?

    init(_ db: Database) throws {
        try db.execute(sql: "CREATE TEMPORARY TABLE imported_line (row INTEGER PRIMARY KEY, line INTEGER NOT NULL)")
        note = try RawStatement("INSERT INTO imported_line VALUES (?, ?)", db)
        find = try RawStatement(
            "SELECT line + ?1 - row FROM imported_line WHERE row <= ?1 ORDER BY row DESC LIMIT 1", db)
    }

    /// Notes the line of the next row.
    mutating func add(row: Int64, line: Int) throws {
        let offset = Int64(line) - row
        guard offset != expected else { return }
        expected = offset
        note.bind(row, to: 1)
        note.bind(Int64(line), to: 2)
        try note.run()
    }

    /// The line of a row.
    func line(of row: Int64) throws -> Int {
        defer { find.reset() }
        find.bind(row, to: 1)
        return try find.step() ? Int(find.integer(0)) : 0
    }

    /// Lets go of the table.
    static func drop(_ db: Database) throws {
        try db.execute(sql: "DROP TABLE temp.imported_line")
    }
}
