import Foundation
import GRDB

extension ThingStore {
    /// Returns the things that contain every word of a text in their acronym, meaning, note or tags. It ignores the
    /// order of the words, case and accents.
    ///
    /// Things whose acronym is or starts with the text come first. Others follow in the order of their acronyms.
    ///
    /// ```swift
    /// let found = try store.search("win")
    /// let forgiving = try store.search("wnis", forgivingTypos: true, limit: 20)
    /// ```
    /// - Parameters:
    ///   - text: the words to search for.
    ///   - forgivingTypos: whether a word of four letters or more may have one typo.
    ///   - textOrder: the order of acronyms, or nil to order them by their bytes.
    ///   - limit: the maximum number of things, or nil for all.
    public func search(
        _ text: String, forgivingTypos: Bool = false, textOrder: TextOrder? = nil, limit: Int? = nil
    ) throws(StoreError) -> [Thing] {
        let tidied = Capitals.tidied(text)
        let words = SearchWord.words(in: tidied, forgivingTypos: forgivingTypos)
        if words.isEmpty { return [] }
        return try reading(.things) { db in
            if let textOrder { db.add(function: textOrder.function) }
            let tagged = try words.map { word in try Self.rows(taggedWith: word, db) }
            // Compare the texts in SQLite's memory, row by row.
            var found: [Int64] = []
            try db.cursor(Self.texts).forEach { row in
                let isFound = words.indices.allSatisfy { number in
                    row.contains(words[number], in: Self.searched) || tagged[number].contains(row.integer("id"))
                }
                if isFound { found.append(row.integer("id")) }
            }
            // The text itself comes first, then what begins with it: up to the greatest character after it.
            let order = """
                key <> :key, key NOT BETWEEN :key AND :key || char(1114111),
                \(textOrder == nil ? "" : "sort_key(key),") key, long, short
                """
            return try ThingRow.all(
                where: "thing.id IN (SELECT value FROM json_each(:found)) ORDER BY \(order) \(Self.limited(to: limit))",
                ["found": "\(found)", "key": Capitals.key(tidied)], db
            ).map(\.thing)
        }
    }

    /// Returns the SQL clause for a maximum number of rows, which is empty for all of them.
    private static func limited(to limit: Int?) -> String { limit.map { limit in "LIMIT \(limit)" } ?? "" }

    /// The columns in which a search looks for words.
    private static let searched: [StaticString] = ["short", "long", "note"]
    private static let texts = "SELECT id, short, long, note FROM thing NOT INDEXED WHERE removed IS NULL"

    /// Returns the rows of the things with a tag in which a word occurs.
    private static func rows(taggedWith word: SearchWord, _ db: Database) throws -> Set<Int64> {
        let all: [String] = try db.values("SELECT DISTINCT name FROM tag")
        let names = all.filter { name in word.isIn(name) }
        if names.isEmpty { return [] }
        let list = names.map(\.sqlLiteral).joined(separator: ", ")
        return Set(try Int64.fetchAll(db, sql: "SELECT thing FROM tag WHERE name IN (\(list))"))
    }

    /// Returns the things that contain most of the words of a text, more than half of them, in their acronym, meaning
    /// or note. Only those with the greatest number of words are returned. Words such as `of` and `with` do not count.
    package func searchMost(_ text: String, limit: Int? = nil) throws(StoreError) -> [Thing] {
        let all = Capitals.tidied(text).split(separator: " ")
        let counting = all.filter { word in !Capitals.isSmall(word.lowercased()) }
        let words = SearchWord.words(in: counting.joined(separator: " "))
        guard words.count > 2 else { return [] }
        return try reading(.things) { db in
            let half = words.count / 2
            var most = half + 1
            // The rows of the things with this number of words.
            var rows: [Int64] = []
            try db.cursor(Self.texts).forEach { row in
                let count = words.count { word in row.contains(word, in: Self.searched) }
                if count > most {
                    most = count
                    rows = []
                }
                if count == most { rows.append(row.integer("id")) }
            }
            return try ThingRow.all(
                where: """
                    thing.id IN (SELECT value FROM json_each(?)) ORDER BY key, long, short \(Self.limited(to: limit))
                    """, ["\(rows)"], db
            ).map(\.thing)
        }
    }
}
