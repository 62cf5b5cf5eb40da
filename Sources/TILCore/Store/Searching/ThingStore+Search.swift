import Foundation
import GRDB

extension ThingStore {
    /// Returns the things that contain every word of a text in their acronym, meaning, note or tags. It ignores the
    /// order of the words, case and accents.
    ///
    /// Things whose acronym is or starts with the text come first. Others follow in the order of their acronyms.
    /// - Parameters:
    ///   - text: the words to search for.
    ///   - forgivingTypos: whether a word of four letters or more may have one typo.
    ///   - textOrder: the order of acronyms, or nil to order them by their bytes.
    ///   - limit: the maximum number of things, or nil for all.
    public func search(
        _ text: String, forgivingTypos: Bool = false, textOrder: TextOrder? = nil, limit: Int? = nil
    ) throws -> [Thing] {
        let tidied = Capitals.tidied(text)
        let words = SearchWord.words(in: tidied, forgivingTypos: forgivingTypos)
        if words.isEmpty { return [] }
        return try reading(answers: false) { db in
            let functions = try SearchWord.functions(words, db)
            if let textOrder { db.add(function: textOrder.function) }
            let tags: [String] = try db.values("SELECT DISTINCT name FROM tag")
            let conditions = zip(words, functions).map { word, function in
                let found = tags.filter { word.isIn($0) }.map(\.sqlLiteral).joined(separator: ", ")
                let text = "\(function)(short, long, note)"
                return found.isEmpty ? text : "(\(text) OR id IN (SELECT thing FROM tag WHERE name IN (\(found))))"
            }
            // Do not use an index. With one, SQLite would look up each row separately.
            return try db.rows(
                """
                SELECT \(ThingRow.columns) FROM thing NOT INDEXED
                WHERE \(conditions.joined(separator: " AND ")) AND removed IS NULL
                ORDER BY key <> :key, key NOT BETWEEN :key AND :key || char(1114111),
                    \(textOrder == nil ? "" : "sort_key(key),") key, long, short
                \(limit.map { "LIMIT \($0)" } ?? "")
                """, ["key": Capitals.key(tidied)]
            ) { row in ThingRow(row).thing }
        }
    }

    /// Returns the things that contain most of the words of a text, more than half of them, in their acronym, meaning or
    /// note. Only those with the greatest number of words are returned. Words such as `of` and `with` do not count.
    package func searchMost(_ text: String, limit: Int? = nil) throws -> [Thing] {
        let texts = Capitals.tidied(text).split(separator: " ").map(String.init).filter {
            !Capitals.isSmall($0.lowercased())
        }
        let words = SearchWord.words(in: texts.joined(separator: " "))
        guard words.count > 2 else { return [] }
        return try reading(answers: false) { db in
            let functions = try SearchWord.functions(words, db)
            let sum = functions.map { "\($0)(short, long, note)" }.joined(separator: " + ")
            let found = try db.rows(
                """
                SELECT \(ThingRow.columns), \(sum) AS words FROM thing NOT INDEXED
                WHERE removed IS NULL AND words > \(words.count / 2)
                ORDER BY words DESC, key, long, short \(limit.map { "LIMIT \($0)" } ?? "")
                """
            ) { row in (thing: ThingRow(row).thing, words: row.integer("words") as Int) }
            return found.prefix { $0.words == found.first?.words }.map(\.thing)
        }
    }
}
