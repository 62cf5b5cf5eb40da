import Foundation
import GRDB

extension ThingStore {
    /// The things that have every word of a text, in any order, in their short, long, note or tags, ignoring case and accents.
    ///
    /// Things whose acronym is or starts with the text come first; then by the short.
    /// - Parameters:
    ///   - text: the words to look for.
    ///   - forgivingSlips: whether a word of four letters or more may be one slip away.
    ///   - textOrder: the order of shorts; nil for by their bytes.
    ///   - limit: the greatest number of things; nil for all.
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
        let words = SearchWord.words(in: tidied, forgivingSlips: forgivingSlips)
        guard !words.isEmpty else { return }
        try reading { db in
            try SearchFunction.add(words, to: db.sqliteConnection)
            if let textOrder { db.add(function: Self.sortKey(textOrder)) }
            let tags = try String.fetchAll(db, sql: "SELECT DISTINCT name FROM tag")
            let conditions = words.enumerated().map { number, word in
                let found = tags.filter(word.isIn).map(\.sqlLiteral).joined(separator: ", ")
                let text = SearchFunction.condition(number, "short, long, note")
                return found.isEmpty ? text : "(\(text) OR id IN (SELECT thing FROM tag WHERE name IN (\(found))))"
            }
            // An index would find the things that were not removed, and then have each row looked up by itself.
            let rows = try ThingRow.fetchCursor(
                db,
                sql: """
                    SELECT \(ThingRow.columns) FROM thing NOT INDEXED
                    WHERE \(conditions.joined(separator: " AND ")) AND removed IS NULL
                    ORDER BY key <> :key, key NOT BETWEEN :key AND :key || char(1114111),
                        \(textOrder == nil ? "" : "sort_key(key),") key, long, short
                    LIMIT \(limit ?? -1)
                    """, arguments: ["key": Capitals.key(tidied)])
            while let row = try rows.next(), try body(row.thing) {}
        }
    }

    /// The SQL function that puts shorts in a language's order.
    private static func sortKey(_ order: TextOrder) -> DatabaseFunction {
        DatabaseFunction("sort_key", argumentCount: 1, pure: true) { values in
            String.fromDatabaseValue(values[0]).map { Data(order.sortKey($0)) }
        }
    }
}
