import GRDB

/// The numbers of the rows of things and reviews: none is used twice, even if the row that had it is gone.
enum RowNumber {
    /// A table whose rows are numbered so.
    enum Table: String {
        case thing, review
    }

    /// The number of the next row of a table.
    static func next(in table: Table, _ db: Database) throws -> Int64 {
        let last = try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT seq FROM sqlite_sequence WHERE name = ?"), arguments: [table.rawValue])
        return (last ?? 0) + 1
    }
}
