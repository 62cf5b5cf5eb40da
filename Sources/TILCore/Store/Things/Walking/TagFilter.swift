import GRDB

/// Tags that things must have, all of them, each in letters of any case.
struct TagFilter {
    /// The spellings of each tag in the store; empty if no thing has it.
    let spellings: [[String]]

    init(_ tags: [String], _ db: Database) throws {
        let names = tags.isEmpty ? [] : try String.fetchAll(db, sql: "SELECT DISTINCT name FROM tag")
        spellings = tags.map { tag in names.filter { $0.lowercased() == tag.lowercased() } }
    }

    /// The condition on a thing, to be appended to others; empty if any thing passes.
    /// - Parameter thing: the column with the thing's row.
    func condition(_ thing: String) -> String {
        spellings.map { names in
            let list = names.map(\.sqlLiteral).joined(separator: ", ")
            return " AND \(thing) IN (SELECT tag.thing FROM tag WHERE tag.name IN (\(list)))"
        }.joined()
    }
}
