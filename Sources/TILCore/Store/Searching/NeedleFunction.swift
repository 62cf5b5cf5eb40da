import GRDB
import GRDBSQLite

/// The SQL function `has_text(number, ...)`: whether the word of a number, from 0, is in any of the other arguments.
///
/// It is called for each row of a search, so that it takes what SQLite has as it lies in memory, and the words from a
/// place of their own: threads that counted references to one would wait for each other.
enum NeedleFunction {
    /// The words as they are used in place: a copy of one for each row would count its references up and down.
    private struct Words {
        let first: UnsafeMutablePointer<SearchWord>
        let count: Int

        init(_ words: [SearchWord]) {
            count = words.count
            first = .allocate(capacity: count)
            first.initialize(from: words, count: count)
        }

        func free() {
            first.deinitialize(count: count)
            first.deallocate()
        }
    }

    /// Adds the function to a connection, in place of the one for other words.
    /// - Throws: `DatabaseError` where a statement that uses it is still under way: SQLite keeps the old one then.
    static func add(_ words: [SearchWord], to connection: OpaquePointer) throws {
        let place = UnsafeMutablePointer<Words>.allocate(capacity: 1)
        place.initialize(to: Words(words))
        let code = sqlite3_create_function_v2(
            connection, "has_text", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, place,
            { context, count, values in
                guard let words = sqlite3_user_data(context)?.assumingMemoryBound(to: Words.self), let values, count > 0
                else { return }
                let number = Int(sqlite3_value_int(values[0]))
                guard number >= 0, number < words.pointee.count else { return }
                let word = words.pointee.first + number
                for index in 1..<Int(count) {
                    let start = sqlite3_value_blob(values[index])?.assumingMemoryBound(to: UInt8.self)
                    let bytes = UnsafeBufferPointer(
                        start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(values[index])))
                    if word.pointee.isIn(bytes) { return sqlite3_result_int(context, 1) }
                }
                sqlite3_result_int(context, 0)
            }, nil, nil,
            { place in
                let words = place?.assumingMemoryBound(to: Words.self)
                words?.pointee.free()
                words?.deallocate()
            })
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}
