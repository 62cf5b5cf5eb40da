import Foundation
import GRDB
import GRDBSQLite

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
        let tidied = Capitals.tidied(text)
        let words = SearchWord.words(in: tidied, forgivingSlips: forgivingSlips)
        if words.isEmpty { return [] }
        return try reading(answers: false) { db in
            try SearchFunction.add(words, to: db.sqliteConnection)
            if let textOrder { db.add(function: Self.sortKey(textOrder)) }
            let tags: [String] = try db.values("SELECT DISTINCT name FROM tag")
            let conditions = words.enumerated().map { number, word in
                let found = tags.filter(word.isIn).map(\.sqlLiteral).joined(separator: ", ")
                let text = "has_word(\(number), short, long, note)"
                return found.isEmpty ? text : "(\(text) OR id IN (SELECT thing FROM tag WHERE name IN (\(found))))"
            }
            // With an index, SQLite would find the things that were not removed, and then look up each row separately.
            return try ThingRow.fetchAll(
                db,
                sql: """
                    SELECT \(ThingRow.columns) FROM thing NOT INDEXED
                    WHERE \(conditions.joined(separator: " AND ")) AND removed IS NULL
                    ORDER BY key <> :key, key NOT BETWEEN :key AND :key || char(1114111),
                        \(textOrder == nil ? "" : "sort_key(key),") key, long, short
                    LIMIT \(limit ?? -1)
                    """, arguments: ["key": Capitals.key(tidied)]
            ).map(\.thing)
        }
    }

    /// The SQL function that puts shorts in a language's order.
    private static func sortKey(_ order: TextOrder) -> DatabaseFunction {
        DatabaseFunction("sort_key", argumentCount: 1, pure: true) { values in
            String.fromDatabaseValue(values[0]).map { Data(order.sortKey($0)) }
        }
    }
}

/// The SQL function `has_word(number, text, ...)`: whether a word of a search is in any of some texts.
///
/// It reads the texts in SQLite's own memory: GRDB's `DatabaseFunction` makes a string of each.
final class SearchFunction {
    private let words: [SearchWord]

    private init(_ words: [SearchWord]) { self.words = words }

    /// Adds the function to a connection, in place of that for other words.
    /// - Throws: `DatabaseError` if a statement that uses it is still under way.
    static func add(_ words: [SearchWord], to connection: OpaquePointer?) throws {
        // SQLite releases the object with the function, even if it refuses the function.
        let code = sqlite3_create_function_v2(
            connection, "has_word", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
            Unmanaged.passRetained(SearchFunction(words)).toOpaque(),
            { context, count, values in
                guard let pointer = sqlite3_user_data(context), let values else { return }
                let function = Unmanaged<SearchFunction>.fromOpaque(pointer).takeUnretainedValue()
                let isFound = function.isFound(UnsafeBufferPointer(start: values, count: Int(count)))
                sqlite3_result_int(context, isFound ? 1 : 0)
            }, nil, nil, { pointer in pointer.map { Unmanaged<SearchFunction>.fromOpaque($0).release() } })
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    private func isFound(_ values: UnsafeBufferPointer<OpaquePointer?>) -> Bool {
        let number = Int(sqlite3_value_int(values.first ?? nil))
        guard words.indices.contains(number) else { return false }
        let word = words[number]
        return values.dropFirst().contains { value in
            guard let start = sqlite3_value_blob(value) else { return false }
            return word.isIn(
                UnsafeBufferPointer(
                    start: start.assumingMemoryBound(to: UInt8.self), count: Int(sqlite3_value_bytes(value))))
        }
    }
}
