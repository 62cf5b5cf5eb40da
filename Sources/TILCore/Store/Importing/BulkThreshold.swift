/// When an import goes on in bulk: once the things that it added make the rebuilding of the indexes worth its while.
struct BulkThreshold {
    /// How many things the store has before the import.
    let existing: Int
    /// How many must be added to an empty store.
    var least = 500

    /// Never.
    static let never = BulkThreshold(existing: 0, least: .max)

    /// Whether it is time.
    /// - Parameters:
    ///   - added: how many things were added so far.
    ///   - compared: how many rows were looked at so far: many where an acronym has very many meanings.
    func isReached(added: Int, compared: Int) -> Bool {
        // A row that is added in any order costs about five times as much as one that is sorted into an index, and one
        // that is looked at an eighth of that.
        least < .max && (added >= least + existing / 5 || compared >= 200_000 + existing * 8)
    }
}
