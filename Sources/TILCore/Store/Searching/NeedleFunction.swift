import GRDB
import GRDBSQLite

/// The SQL functions `has_word_0(...)`, `has_word_1(...)` and so on: whether a word is in any of the arguments.
///
/// They are called for each row of a search, so that they take what SQLite has as it lies in memory, and ask the word where
/// it lies: an object or an array would have its references counted at each call, a sixth of a search.
enum NeedleFunction {
    /// The SQL of a call.
    /// - Parameters:
    ///   - number: the number of the word, from 0.
    ///   - columns: where it is looked for.
    static func call(_ number: Int, _ columns: String) -> String { "has_word_\(number)(\(columns))" }

    /// Adds a function for each word to a connection, in place of those for other words.
    /// - Throws: `DatabaseError` where a statement that uses one is still under way: SQLite keeps the old one then.
    static func add(_ words: [SearchWord], to connection: OpaquePointer) throws {
        for (number, word) in words.enumerated() {
            // SQLite lets go of the memory with the function, also where it refuses it.
            let place = UnsafeMutablePointer<SearchWord>.allocate(capacity: 1)
            place.initialize(to: word)
            let code = sqlite3_create_function_v2(
                connection, "has_word_\(number)", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, place,
                { context, count, values in
                    guard let place = sqlite3_user_data(context), let values else { return }
                    let word = place.assumingMemoryBound(to: SearchWord.self)
                    sqlite3_result_int(context, NeedleFunction.isIn(values, Int(count), word) ? 1 : 0)
                }, nil, nil,
                { place in
                    place?.assumingMemoryBound(to: SearchWord.self).deinitialize(count: 1).deallocate()
                })
            guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        }
    }

    /// Whether a word is in any of some values.
    private static func isIn(
        _ values: UnsafeMutablePointer<OpaquePointer?>, _ count: Int, _ word: UnsafePointer<SearchWord>
    ) -> Bool {
        for index in 0..<max(count, 0) {
            guard let start = sqlite3_value_blob(values[index]) else { continue }
            let bytes = UnsafeBufferPointer(
                start: start.assumingMemoryBound(to: UInt8.self), count: Int(sqlite3_value_bytes(values[index])))
            if word.pointee.isIn(bytes) { return true }
        }
        return false
    }
}
