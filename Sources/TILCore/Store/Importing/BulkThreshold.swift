/// When an import goes on in bulk: once the rows that it added make the rebuilding of the indexes worth its while.
struct BulkThreshold {
    /// How many rows the table has before the import, or before the last part of it that was in bulk.
    var existing: Int
    /// How many must be added to an empty table.
    var least = 500

    /// Never.
    static let never = BulkThreshold(existing: 0, least: .max)

    /// Whether it is time, with so many rows added since.
    func isReached(added: Int) -> Bool {
        // A row that is added in any order costs about five times as much as one that is sorted into an index.
        least < .max && added >= least + existing / 5
    }
}
