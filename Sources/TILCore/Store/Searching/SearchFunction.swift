import GRDB
import GRDBSQLite

/// The SQL function `has_word(number, text, ...)`: whether a word of a search is in any of some texts.
///
/// It reads the texts in SQLite's own memory: GRDB's `DatabaseFunction` makes a string of each.
final class SearchFunction {
    private let words: [SearchWord]

    private init(_ words: [SearchWord]) { self.words = words }

    /// The condition that a word is in a text.
    /// - Parameters:
    ///   - number: the number of the word, from 0.
    ///   - columns: the texts.
    static func condition(_ number: Int, _ columns: String) -> String { "has_word(\(number), \(columns))" }

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
        guard let number = values.first, words.indices.contains(Int(sqlite3_value_int(number))) else { return false }
        let word = words[Int(sqlite3_value_int(number))]
        return values.dropFirst().contains { value in
            guard let start = sqlite3_value_blob(value) else { return false }
            return word.isIn(
                UnsafeBufferPointer(
                    start: start.assumingMemoryBound(to: UInt8.self), count: Int(sqlite3_value_bytes(value))))
        }
    }
}
