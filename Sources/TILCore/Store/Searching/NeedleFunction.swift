import GRDB
import GRDBSQLite

/// The SQL function `has_text(number, ...)`: whether the word of a number, from 0, is in any of the other arguments.
///
/// It is called for each row of a search, so that it takes what SQLite has as it lies in memory, and asks the words where
/// they lie: an object or an array would have its references counted at each call, a sixth of a search.
enum NeedleFunction {
    /// The words, in memory of their own until SQLite lets go of the function.
    private struct Words {
        let words: UnsafeMutablePointer<SearchWord>
        let count: Int
    }

    /// Adds the function to a connection, in place of the one for other words.
    /// - Throws: `DatabaseError` where a statement that uses it is still under way: SQLite keeps the old one then.
    static func add(_ words: [SearchWord], to connection: OpaquePointer) throws {
        let copies = UnsafeMutablePointer<SearchWord>.allocate(capacity: words.count)
        for (index, word) in words.enumerated() { (copies + index).initialize(to: word) }
        let place = UnsafeMutablePointer<Words>.allocate(capacity: 1)
        place.initialize(to: Words(words: copies, count: words.count))
        let code = sqlite3_create_function_v2(
            connection, "has_text", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, place,
            { context, count, values in
                guard let place = sqlite3_user_data(context), let values, count > 0 else { return }
                let words = place.assumingMemoryBound(to: Words.self).pointee
                sqlite3_result_int(context, NeedleFunction.isIn(values, Int(count), words) ? 1 : 0)
            }, nil, nil,
            { place in
                guard let place = place?.assumingMemoryBound(to: Words.self) else { return }
                place.pointee.words.deinitialize(count: place.pointee.count).deallocate()
                place.deallocate()
            })
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    /// Whether the word of the number that comes first is in any of the other values.
    private static func isIn(_ values: UnsafeMutablePointer<OpaquePointer?>, _ count: Int, _ words: Words) -> Bool {
        let number = Int(sqlite3_value_int(values[0]))
        guard (0..<words.count).contains(number) else { return false }
        for index in 1..<max(count, 1) {
            guard let start = sqlite3_value_blob(values[index]) else { continue }
            let bytes = UnsafeBufferPointer(
                start: start.assumingMemoryBound(to: UInt8.self), count: Int(sqlite3_value_bytes(values[index])))
            if words.words[number].isIn(bytes) { return true }
        }
        return false
    }
}
