import GRDB

/// The numbers of the rows of things, reviews and notes of changes: none is given twice, even when the row that had it is
/// gone.
enum RowNumber {
    /// Beyond this a number was made up by another program: what follows it could not be counted.
    static let greatest: Int64 = 1 << 48

    /// A table whose rows are numbered so.
    enum Table: String, CaseIterable {
        case thing, review, change
    }

    /// The number for the next row of a table.
    /// - Throws: `StoreError.damaged` where there is none left, which only another program can bring about.
    static func next(in table: Table, _ db: Database) throws -> Int64 {
        let last =
            try Int64.fetchOne(
                db.cachedStatement(
                    sql: """
                        SELECT max((SELECT coalesce(max(id), 0) FROM \(table.rawValue) WHERE id <= \(greatest)),
                            coalesce((SELECT value FROM tally WHERE name = 'last \(table.rawValue) gone'), 0))
                        """)) ?? 0
        guard (0..<greatest).contains(last) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: usedUp)
        }
        return last + 1
    }

    /// The rows of a table whose numbers another program made up.
    static func strangers(in table: Table, _ db: Database) throws -> [Int64] {
        // Two walks along the ends of the table, rather than one over all of it.
        try Int64.fetchAll(
            db,
            sql: """
                SELECT id FROM \(table.rawValue) WHERE id < 1
                UNION ALL SELECT id FROM \(table.rawValue) WHERE id > \(greatest)
                """)
    }

    /// What is wrong where there is no number left.
    static let usedUp = "the numbers of its rows are used up"

    /// Whether another program made up a number behind which there is none.
    static func areUsedUp(in table: Table, _ db: Database) throws -> Bool {
        let last =
            "max((SELECT coalesce(max(id), 0) FROM \(table.rawValue)), coalesce((SELECT \(value(table)) FROM \(counter(of: table))), 0))"
        return try Bool.fetchOne(db.cachedStatement(sql: "SELECT \(last) >= \(greatest)")) ?? false
    }

    /// Whether a table's greatest number of a row that is gone was made up by another program.
    static func hasStrangeCounter(_ table: Table, _ db: Database) throws -> Bool {
        try Bool.fetchOne(
            db,
            sql:
                "SELECT EXISTS (SELECT 1 FROM \(counter(of: table)) AND \(value(table)) NOT BETWEEN 0 AND \(greatest - 1))"
        )
            ?? false
    }

    /// SQLite counts the notes of changes by itself, triggers the rest.
    private static func counter(of table: Table) -> String {
        table == .change
            ? "sqlite_sequence WHERE name = 'change'" : "tally WHERE name = 'last \(table.rawValue) gone'"
    }

    private static func value(_ table: Table) -> String { table == .change ? "seq" : "value" }

    /// Has a counter begin anew at the greatest number that is there.
    private static func repairCounter(_ table: Table, _ db: Database) throws {
        guard try hasStrangeCounter(table, db) else { return }
        let parts = counter(of: table).split(separator: " WHERE ", maxSplits: 1)
        try db.execute(
            sql: """
                UPDATE \(parts[0]) SET \(value(table)) =
                    (SELECT coalesce(max(id), 0) FROM \(table.rawValue) WHERE id <= \(greatest)) WHERE \(parts[1])
                """)
    }

    /// Gives such rows the next numbers, everywhere, and has the counter go on from there.
    static func replaceStrangers(in table: Table, _ db: Database) throws {
        try repairCounter(table, db)
        let strangers = try strangers(in: table, db)
        if strangers.isEmpty { return }
        let last = try next(in: table, db) - 1 + Int64(strangers.count)
        // What belongs to a thing follows it within the transaction.
        try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
        for row in strangers {
            let next = try next(in: table, db)
            try db.execute(sql: "UPDATE \(table.rawValue) SET id = ? WHERE id = ?", arguments: [next, row])
            guard table == .thing else { continue }
            for child in ["tag", "review", "memory", "wanted", "change"] {
                try db.execute(sql: "UPDATE \(child) SET thing = ? WHERE thing = ?", arguments: [next, row])
            }
        }
        // SQLite's own counter does not see an update.
        if table == .change {
            try db.execute(sql: "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'change'", arguments: [last])
        }
    }
}
