import Foundation
import GRDB

extension ThingStore {
    /// The things that have a text in their short, long, note or tags, ignoring case.
    ///
    /// Where the acronym itself is or starts with the text, it comes first; then by the short.
    /// - Parameters:
    ///   - text: what to look for.
    ///   - limit: at most so many; nil for all.
    public func search(_ text: String, limit: Int? = nil) throws -> [Thing] {
        var things: [Thing] = []
        try forEachThing(with: text, limit: limit) { thing in
            things.append(thing)
            return true
        }
        return things
    }

    /// Calls a closure with each thing that ``search(_:limit:)`` finds, for as long as it returns true.
    public func forEachThing(with text: String, limit: Int? = nil, _ body: (Thing) throws -> Bool) throws {
        let tidied = Capitals.tidied(text)
        guard let needle = Needle(tidied) else { return }
        let key = Capitals.key(tidied)
        try reading { db in
            var tags = try TagWalk(db, isOrdered: false)
            guard var parts = try TextScan(needle: needle, key: key, door: connections.door).things(db),
                let tagged = try Self.tagged(with: needle, key: key, db)
            else {
                return try Self.forEachSorted(with: needle, key: key, limit: limit, db) { row in
                    try body(ThingRow(row, tags: try tags.tags(of: row.integer(0))).thing)
                }
            }
            // What was changed elsewhere since the scan may be found a second time, by its tag.
            let scanned = tagged.things.isEmpty ? [] : Set(parts.flatMap(\.things).map(\.row))
            tagged.drop(scanned)
            if !tagged.things.isEmpty { parts.append(tagged) }
            try withExtendedLifetime(parts) {
                for found in FoundThings.merged(parts).prefix(limit ?? .max) {
                    guard try body(found.thing(tags: try tags.tags(of: found.row))) else { return }
                }
            }
        }
    }

    /// The things that have the needle in a tag. Each tag is looked at once, however many things have it.
    private static let taggedThings = """
        WITH RECURSIVE each (name) AS (
            SELECT min(name) FROM tag
            UNION ALL
            SELECT (SELECT min(name) FROM tag WHERE tag.name > each.name) FROM each WHERE each.name NOTNULL
        )
        SELECT thing FROM each JOIN tag USING (name) WHERE has_text(each.name)
        """

    /// The things that have the needle in a tag and in nothing else; nil where they are too many to be held in memory.
    private static func tagged(with needle: Needle, key: String, _ db: Database) throws -> FoundThings? {
        guard let connection = db.sqliteConnection else { return nil }
        try NeedleFunction.add(needle, to: connection)
        let found = try RawStatement(
            """
            SELECT \(FoundThings.columns) FROM thing
            WHERE id IN (\(taggedThings)) AND removed IS NULL AND NOT has_text(short, long, note)
            """, db)
        let things = FoundThings(key: key)
        while try found.step() {
            if !things.add(found) { return nil }
        }
        things.sort()
        return things
    }

    /// Calls a closure with the row of each thing that has the needle, which SQLite sorts.
    private static func forEachSorted(
        with needle: Needle, key: String, limit: Int?, _ db: Database, _ body: (RawStatement) throws -> Bool
    ) throws {
        guard let connection = db.sqliteConnection else { return }
        try NeedleFunction.add(needle, to: connection)
        let found = try RawStatement(
            """
            SELECT \(ThingRow.plainColumns) FROM thing
            WHERE removed IS NULL AND (has_text(short, long, note) OR id IN (\(taggedThings)))
            ORDER BY \(SearchOrder.sql) LIMIT ?2
            """, db)
        defer { found.reset() }
        found.bind(key, to: 1)
        found.bind(Int64(limit ?? -1), to: 2)
        while try found.step(), try body(found) {}
    }
}
