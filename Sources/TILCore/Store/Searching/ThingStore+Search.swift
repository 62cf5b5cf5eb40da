import Foundation
import GRDB

extension ThingStore {
    /// The things that have every word of a text, in any order, in their short, long, note or tags, ignoring case and accents.
    ///
    /// Where the acronym itself is or starts with the text, it comes first; then by the short.
    /// - Parameters:
    ///   - text: what to look for.
    ///   - forgivingSlips: whether a word of four letters or more may be one slip away.
    ///   - limit: at most so many; nil for all.
    public func search(_ text: String, forgivingSlips: Bool = false, limit: Int? = nil) throws -> [Thing] {
        var things: [Thing] = []
        try forEachThing(with: text, forgivingSlips: forgivingSlips, limit: limit) { thing in
            things.append(thing)
            return true
        }
        return things
    }

    /// Calls a closure with each thing that ``search(_:forgivingSlips:limit:)`` finds, for as long as it returns true.
    public func forEachThing(
        with text: String, forgivingSlips: Bool = false, limit: Int? = nil, _ body: (Thing) throws -> Bool
    ) throws {
        let tidied = Capitals.tidied(text)
        let words = tidied.split(separator: " ").prefix(Self.mostWords)
            .compactMap { SearchWord(String($0), mayHaveSlip: forgivingSlips) }
        guard !words.isEmpty else { return }
        try reading { db in
            guard let connection = db.sqliteConnection else { return }
            try NeedleFunction.add(words, to: connection)
            var tags = try TagWalk(db, isOrdered: false)
            let found = try RawStatement(Self.foundThings(words: words.count), db)
            defer { found.reset() }
            found.bind(Capitals.key(tidied), to: 1)
            found.bind(Int64(limit ?? -1), to: 2)
            while try found.step() {
                guard try body(ThingRow(found, tags: try tags.tags(of: found.integer(0))).thing) else { return }
            }
        }
    }

    /// More words than anybody types are not looked for.
    private static let mostWords = 50

    /// The things that have the words: the acronym that was sought, which is the first parameter, those that start with
    /// it, then all others. Each tag is looked at once for each word, however many things have it; whether a thing was
    /// removed stands behind its texts in the row, and is looked at last.
    private static func foundThings(words: Int) -> String {
        let tagged = (0..<words).map { number in
            "tagged\(number) (thing) AS MATERIALIZED "
                + "(SELECT thing FROM each JOIN tag USING (name) WHERE has_text(\(number), each.name))"
        }
        let conditions = (0..<words).map { number in
            "(has_text(\(number), short, long, note) OR id IN (SELECT thing FROM tagged\(number)))"
        }
        return """
            WITH RECURSIVE each (name) AS (
                SELECT min(name) FROM tag
                UNION ALL
                SELECT (SELECT min(name) FROM tag WHERE tag.name > each.name) FROM each WHERE each.name NOTNULL
            ),
            \(tagged.joined(separator: ",\n"))
            SELECT \(ThingRow.plainColumns) FROM thing
            WHERE \(conditions.joined(separator: " AND ")) AND removed IS NULL
            ORDER BY key <> ?1, key NOT BETWEEN ?1 AND ?1 || char(1114111), key, long, short LIMIT ?2
            """
    }
}
