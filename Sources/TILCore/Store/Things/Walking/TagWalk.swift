import GRDB

/// The tags of one thing after the other.
///
/// Where the things come in the order of their rows, the tags are read in the same order beside them; otherwise each
/// thing's are looked for. A store without tags costs nothing.
struct TagWalk {
    private let tags: RawStatement?
    private let isOrdered: Bool
    /// The row of the next tag that was read; none at the end.
    private var next: Int64?

    /// - Parameter isOrdered: whether the things come in the order of their rows.
    init(_ db: Database, isOrdered: Bool) throws {
        self.isOrdered = isOrdered
        guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM tag)") == true else {
            tags = nil
            return
        }
        tags = try RawStatement(
            isOrdered
                ? "SELECT thing, name FROM tag ORDER BY thing, name" : "SELECT thing, name FROM tag WHERE thing = ?", db
        )
        if isOrdered { try advance() }
    }

    /// Whether the store has no tags.
    var isEmpty: Bool { tags == nil }

    /// The tags of a thing, in alphabetical order.
    mutating func tags(of row: Int64) throws -> [String] {
        guard let tags else { return [] }
        if !isOrdered {
            tags.reset()
            tags.bind(row, to: 1)
            try advance()
        }
        while let other = next, other < row { try advance() }
        guard next == row else { return [] }
        var names: [String] = []
        while next == row {
            names.append(tags.text(1))
            try advance()
        }
        return names
    }

    private mutating func advance() throws {
        guard let tags else { return }
        next = try tags.step() ? tags.integer(0) : nil
    }
}
