import GRDB

/// What the store knows already of an acronym that is to be imported.
final class KnownMeanings {
    /// What was found.
    enum Finding {
        /// Exactly this thing is there, in a row.
        case same(Int64)
        /// A thing is there, in a row, whose meaning is the same but for case, accents and punctuation.
        case near(Int64, long: String)
        /// The acronym is there with other meanings.
        case others
        /// The acronym is not there.
        case nothing
    }

    private let rows: RawStatement
    /// How many rows were looked at.
    private(set) var compared = 0

    init(_ db: Database) throws {
        rows = try RawStatement("SELECT id, long, short FROM thing WHERE key = ? AND removed IS NULL", db)
    }

    /// Looks for a thing by its key, its short and its long.
    func find(_ draft: ThingDraft, key: String) throws -> Finding {
        defer { rows.reset() }
        rows.bind(key, to: 1)
        var isAlone = true
        while try rows.step() {
            compared += 1
            isAlone = false
            if rows.holds(draft.long, in: 1), rows.holds(draft.short, in: 2) { return .same(rows.integer(0)) }
        }
        return try isAlone ? .nothing : findNear(draft.long, key: key) ?? .others
    }

    private func findNear(_ long: String, key: String) throws -> Finding? {
        let folded = RepeatKey(long)
        rows.reset()
        rows.bind(key, to: 1)
        while try rows.step() {
            let other = rows.text(1)
            if RepeatKey(other) == folded { return .near(rows.integer(0), long: other) }
        }
        return nil
    }
}
