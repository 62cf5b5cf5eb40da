import Foundation
import GRDB

extension ThingStore {
    /// The things that have every word of a text, in any order, in their short, long, note or tags, ignoring case and accents.
    ///
    /// Where the acronym itself is or starts with the text, it comes first; then by the short.
    /// - Parameters:
    ///   - text: what to look for.
    ///   - forgivingSlips: whether a word of four letters or more may be one slip away.
    ///   - textOrder: how shorts are ordered; nil for by their bytes.
    ///   - limit: at most so many; nil for all.
    public func search(
        _ text: String, forgivingSlips: Bool = false, textOrder: TextOrder? = nil, limit: Int? = nil
    ) throws -> [Thing] {
        var things: [Thing] = []
        try forEachThing(with: text, forgivingSlips: forgivingSlips, textOrder: textOrder, limit: limit) { thing in
            things.append(thing)
            return true
        }
        return things
    }

    /// Calls a closure with each thing that ``search(_:forgivingSlips:textOrder:limit:)`` finds, for as long as it returns true.
    public func forEachThing(
        with text: String, forgivingSlips: Bool = false, textOrder: TextOrder? = nil, limit: Int? = nil,
        _ body: (Thing) throws -> Bool
    ) throws {
        let tidied = Capitals.tidied(text)
        let words = Self.words(in: tidied, forgivingSlips: forgivingSlips)
        guard !words.isEmpty else { return }
        try reading { db in
            guard let connection = db.sqliteConnection else { return }
            try NeedleFunction.add(words, to: connection)
            var tags = try TagWalk(db, isOrdered: false)
            if let textOrder { db.add(function: Self.sortKey(textOrder)) }
            // Most words are in no tag: then no thing need be looked up among those that have it.
            let inTags = try words.indices.filter { number in
                let isIn = NeedleFunction.call(number, "name")
                return try Bool.fetchOne(db, sql: Self.tagNames + "SELECT 1 FROM each WHERE \(isIn)") == true
            }
            let sql = Self.foundThings(
                words: words.count, inTags: inTags, isOrdered: textOrder != nil, isLimited: limit != nil)
            let found = try RawStatement(sql, db)
            defer { found.reset() }
            found.bind(Capitals.key(tidied), to: 1)
            if let limit { found.bind(Int64(limit), to: 2) }
            while try found.step() {
                guard try body(ThingRow(found, tags: try tags.tags(of: found.integer(0))).thing) else { return }
            }
        }
    }

    /// The words of a text that are looked for, each by itself.
    static func words(in tidied: String, forgivingSlips: Bool = false) -> [SearchWord] {
        tidied.split(separator: " ").prefix(mostWords)
            .compactMap { word in
                // A tag as it is shown.
                let isTag = word.count > 1 && word.hasPrefix("#")
                return SearchWord(String(isTag ? word.dropFirst() : word), mayHaveSlip: forgivingSlips)
            }
    }

    /// More words than anybody types are not looked for.
    private static let mostWords = 50

    /// The SQL function that puts what was found in a language's order.
    private static func sortKey(_ order: TextOrder) -> DatabaseFunction {
        DatabaseFunction("sort_key", argumentCount: 1, pure: true) { values in
            String.fromDatabaseValue(values[0]).map { Data(order.sortKey($0)) }
        }
    }

    /// All tags, each once, however many things have it.
    private static let tagNames = """
        WITH RECURSIVE each (name) AS (
            SELECT min(name) FROM tag
            UNION ALL
            SELECT (SELECT min(name) FROM tag WHERE tag.name > each.name) FROM each WHERE each.name NOTNULL
        )

        """

    /// The things that have the words: the acronym that was sought, which is the first parameter, those that start with
    /// it, then all others. Each tag is looked at once for each word, of which some are in tags; whether a thing was
    /// removed stands behind its texts in the row, and is looked at last. An index would tell that, and then have each row
    /// looked up by itself. Where there is no limit none is named, since SQLite sorts another way for one.
    private static func foundThings(words: Int, inTags: [Int], isOrdered: Bool, isLimited: Bool) -> String {
        let key = isOrdered ? "sort_key(key), key" : "key"
        let tagged = inTags.map { number in
            ", tagged\(number) (thing) AS MATERIALIZED "
                + "(SELECT thing FROM each JOIN tag USING (name) WHERE \(NeedleFunction.call(number, "each.name")))"
        }
        let conditions = (0..<words).map { number in
            let text = NeedleFunction.call(number, "short, long, note")
            return inTags.contains(number) ? "(\(text) OR id IN (SELECT thing FROM tagged\(number)))" : text
        }
        return """
            \(tagNames)\(tagged.joined())
            SELECT \(ThingRow.plainColumns) FROM thing NOT INDEXED
            WHERE \(conditions.joined(separator: " AND ")) AND removed IS NULL
            ORDER BY key <> ?1, key NOT BETWEEN ?1 AND ?1 || char(1114111), \(key), long, short
            \(isLimited ? "LIMIT ?2" : "")
            """
    }
}
