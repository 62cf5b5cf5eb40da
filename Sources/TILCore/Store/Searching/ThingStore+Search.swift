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
            let rows = try TextScan(needle: needle, path: path).rows(db)
            try db.execute(
                sql: "DROP TABLE IF EXISTS temp.found; CREATE TEMPORARY TABLE found (row INTEGER PRIMARY KEY)")
            defer { try? db.execute(sql: "DROP TABLE temp.found") }
            let note = try RawStatement("INSERT INTO found VALUES (?)", db)
            for row in rows {
                note.bind(row, to: 1)
                try note.run()
            }
            try Self.addTagged(with: needle, db)
            let found = try RawStatement(
                """
                SELECT \(ThingRow.plainColumns) FROM found CROSS JOIN thing ON thing.id = found.row WHERE removed IS NULL
                ORDER BY key <> ?1, key NOT BETWEEN ?1 AND ?1 || char(1114111), key, long, short LIMIT ?2
                """, db)
            defer { found.reset() }
            found.bind(key, to: 1)
            found.bind(Int64(limit ?? -1), to: 2)
            var tags = try TagWalk(db, isOrdered: false)
            while try found.step(), try body(ThingRow(found, tags: try tags.tags(of: found.integer(0))).thing) {}
        }
    }

    /// Adds the things of which a tag has the needle in it. Each tag is looked at once, however many things have it.
    private static func addTagged(with needle: Needle, _ db: Database) throws {
        guard let connection = db.sqliteConnection else { return }
        NeedleFunction.add(needle, to: connection)
        try db.execute(
            sql: """
                WITH RECURSIVE each (name) AS (
                    SELECT min(name) FROM tag
                    UNION ALL
                    SELECT (SELECT min(name) FROM tag WHERE tag.name > each.name) FROM each WHERE each.name NOTNULL
                )
                INSERT OR IGNORE INTO found SELECT thing FROM each JOIN tag USING (name) WHERE has_text(each.name)
                """)
    }
}
