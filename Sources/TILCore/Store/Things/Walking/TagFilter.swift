import GRDB

/// Tags that things must have, all of them, each in letters of any case.
struct TagFilter {
    /// For each tag its spellings in the store; none where no thing has it.
    let spellings: [[String]]

    init(_ tags: [String], _ db: Database) throws {
        guard !tags.isEmpty else {
            spellings = []
            return
        }
        let search = try SpellingSearch(.tag, db)
        spellings = try tags.map { tag in
            try search.spellings(
                of: tag.map { letter in
                    let written = String(letter)
                    return Array(Set([written, written.lowercased(), written.uppercased()])).sorted()
                })
        }
    }

    /// Whether any thing will do.
    var isEmpty: Bool { spellings.isEmpty }

    /// A condition on a thing, to be put behind others; empty where there is none.
    /// - Parameter thing: the column with the thing's row.
    func condition(thing: String) -> String {
        spellings.map { names in
            " AND EXISTS (SELECT 1 FROM tag AS wanted WHERE wanted.thing = \(thing) AND wanted.name IN (\(Self.list(names))))"
        }.joined()
    }

    /// Selects the things with the tag that the fewest have, where those are so few that they are sorted sooner than found
    /// on the way; nil where they are many.
    func rareThings(_ db: Database, atMost limit: Int) throws -> String? {
        for names in spellings {
            let source = "FROM tag WHERE name IN (\(Self.list(names)))"
            let isCommon = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 \(source) LIMIT 1 OFFSET \(limit))")
            if isCommon != true { return "SELECT DISTINCT thing AS id \(source)" }
        }
        return nil
    }

    /// What comes after `FROM` for the things that may have the tags: a few, or all.
    func source(_ db: Database) throws -> String {
        try rareThings(db, atMost: ThingWalk.mostSorted)
            .map { "(\($0)) AS few CROSS JOIN thing ON thing.id = few.id" } ?? "thing"
    }

    private static func list(_ names: [String]) -> String {
        names.map(\.sqlLiteral).joined(separator: ", ")
    }
}
