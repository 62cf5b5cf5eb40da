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
        try reading { db in
            guard let connection = db.sqliteConnection else { return }
            try NeedleFunction.add(needle, to: connection)
            var tags = try TagWalk(db, isOrdered: false)
            let found = try RawStatement(Self.foundThings, db)
            defer { found.reset() }
            found.bind(Capitals.key(tidied), to: 1)
            found.bind(Int64(limit ?? -1), to: 2)
            while try found.step() {
                guard try body(ThingRow(found, tags: try tags.tags(of: found.integer(0))).thing) else { return }
            }
        }
    }

    /// The things that have the needle: the acronym that was sought, which is the first parameter, those that start with
    /// it, then all others. Each tag is looked at once, however many things have it; whether a thing was removed stands
    /// behind its texts in the row, and is looked at last.
    private static let foundThings = """
        WITH RECURSIVE each (name) AS (
            SELECT min(name) FROM tag
            UNION ALL
            SELECT (SELECT min(name) FROM tag WHERE tag.name > each.name) FROM each WHERE each.name NOTNULL
        ),
        tagged (thing) AS MATERIALIZED (SELECT thing FROM each JOIN tag USING (name) WHERE has_text(each.name))
        SELECT \(ThingRow.plainColumns) FROM thing
        WHERE (has_text(short, long, note) OR id IN (SELECT thing FROM tagged)) AND removed IS NULL
        ORDER BY key <> ?1, key NOT BETWEEN ?1 AND ?1 || char(1114111), key, long, short LIMIT ?2
        """
}
