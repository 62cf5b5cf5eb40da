import GRDB

/// The numbers of the rows of things and reviews: none is given twice, even when the row that had it is gone.
enum RowNumber {
    /// Beyond this a number was made up by another program: what follows it could not be counted.
    static let greatest: Int64 = 1 << 48

    /// A table whose rows are numbered so.
    enum Table: String, CaseIterable {
        case thing, review
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
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the numbers of its rows are used up")
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

    /// Gives such rows the next numbers, everywhere.
    static func replaceStrangers(in table: Table, _ db: Database) throws {
        let strangers = try strangers(in: table, db)
        if strangers.isEmpty { return }
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
    }
}
