import GRDB

/// Tells whether the indexes of a table surely say what its rows say.
///
/// SQLite's own check looks for each row in each index, to and fro, which takes ten times as long as to walk over each of
/// them once. Here each index and the table are walked over in their order, and hashes of what they say are summed up: the
/// sums are the same where each row is in the index once. The hashes are seeded by chance, so that no file can be made in
/// which sums of different rows are the same.
struct IndexComparison {
    private let db: Database
    private let table: String

    /// What is compared of an index.
    private struct Index {
        let name: String
        /// Its columns, and behind them those that name the row.
        let columns: [String]
        /// How many of the columns no two rows have in common; 0 where rows may.
        let uniqueCount: Int
        /// Which rows are in it, as a condition; nil for all.
        let condition: String?
    }

    /// The sum of the hashes of rows, and their number.
    private struct Sum: Equatable {
        var rows = 0
        var hashes = 0

        mutating func add(_ row: RawStatement, _ columns: Range<Int32>) {
            rows += 1
            hashes &+= row.hash(of: columns)
        }
    }

    init(of table: String, _ db: Database) {
        self.table = table
        self.db = db
    }

    /// Whether all indexes say what the rows say, in their order; false also where one is of a kind that is not compared.
    func isSurelyWhole() throws -> Bool {
        guard let indexes = try indexes() else { return false }
        if indexes.isEmpty { return true }
        let sums = try indexes.map(sum)
        return try sums == rowSums(indexes)
    }

    /// The indexes; nil where there is one of a kind that no step of the schema makes.
    private func indexes() throws -> [Index]? {
        var indexes: [Index] = []
        for row in try Row.fetchAll(db, sql: "SELECT * FROM pragma_index_list(?)", arguments: [table]) {
            let (name, origin): (String, String) = (row["name"], row["origin"])
            let columns = try Row.fetchAll(db, sql: "SELECT * FROM pragma_index_xinfo(?)", arguments: [name])
            let isPlain = columns.allSatisfy { column in
                column["coll"] == "BINARY" && column["desc"] == 0 && (column["cid"] as Int) >= -1
            }
            guard isPlain else { return nil }
            var condition: String?
            if row["partial"] == true {
                let sql = try String.fetchOne(
                    db, sql: "SELECT sql FROM sqlite_master WHERE type = 'index' AND name = ?", arguments: [name])
                guard let start = sql?.range(of: " WHERE ") else { return nil }
                condition = sql.map { String($0[start.upperBound...]) }
            }
            // The primary key of a table without row numbers is the table, which has all columns.
            let keys = origin == "pk" ? columns.filter { $0["key"] == 1 } : columns
            indexes.append(
                Index(
                    name: name, columns: keys.map { ($0["name"] as String?)?.quotedDatabaseIdentifier ?? "rowid" },
                    uniqueCount: row["unique"] == true ? columns.count { $0["key"] == 1 } : 0, condition: condition))
        }
        return indexes
    }

    /// The sum over an index; nil where its order is not that of its keys, or one is there twice.
    private func sum(_ index: Index) throws -> Sum? {
        let statement = try RawStatement(
            """
            SELECT \(index.columns.joined(separator: ", "))
            FROM \(table.quotedDatabaseIdentifier) INDEXED BY \(index.name.quotedDatabaseIdentifier)
            \(index.condition.map { "WHERE " + $0 } ?? "")
            """, db)
        defer { statement.reset() }
        var sum = Sum()
        var (last, current): ([StoredValue], [StoredValue]) = ([], [])
        let columns = 0..<Int32(index.columns.count)
        while try statement.step() {
            sum.add(statement, columns)
            current.removeAll(keepingCapacity: true)
            for column in columns { current.append(statement.value(column)) }
            if sum.rows > 1 {
                let place = current.indices.first { last[$0] != current[$0] }
                guard let place, last[place] < current[place] else { return nil }
                let unique = current.prefix(index.uniqueCount)
                if place >= unique.count, !unique.isEmpty, !unique.contains(.null) { return nil }
            }
            swap(&last, &current)
        }
        return index.condition == nil || sum.rows == entryCount(index) ? sum : nil
    }

    /// How many entries an index has, those included that its condition should leave out and that no walk comes across;
    /// nil where SQLite was built without `dbstat`.
    private func entryCount(_ index: Index) -> Int? {
        try? Int.fetchOne(db, sql: "SELECT sum(ncell) FROM dbstat WHERE name = ?", arguments: [index.name]) ?? 0
    }

    /// The sums that the indexes should have, in one walk over the table.
    private func rowSums(_ indexes: [Index]) throws -> [Sum?] {
        var ends: [Int32] = []
        var columns: [String] = []
        for index in indexes {
            columns += index.columns
            ends.append(Int32(columns.count))
        }
        columns += indexes.map { $0.condition.map { "(\($0)) IS TRUE" } ?? "1" }
        let statement = try RawStatement(
            "SELECT \(columns.joined(separator: ", ")) FROM \(table.quotedDatabaseIdentifier) NOT INDEXED", db)
        defer { statement.reset() }
        var sums = [Sum](repeating: Sum(), count: indexes.count)
        let first = ends.last ?? 0
        while try statement.step() {
            for place in sums.indices where statement.integer(first + Int32(place)) != 0 {
                sums[place].add(statement, (place == 0 ? 0 : ends[place - 1])..<ends[place])
            }
        }
        return sums
    }
}
