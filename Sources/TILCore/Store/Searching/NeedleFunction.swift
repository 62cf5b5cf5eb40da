import GRDB
import GRDBSQLite

/// The SQL function `has_text(number, ...)`: whether the word of a number, from 0, is in any of the other arguments.
///
/// It is called for each row of a search, so that it takes what SQLite has as it lies in memory.
enum NeedleFunction {
    /// The words, held until SQLite lets go of the function.
    private final class Words {
        let words: [SearchWord]

        init(_ words: [SearchWord]) { self.words = words }
    }

    /// Adds the function to a connection, in place of the one for other words.
    /// - Throws: `DatabaseError` where a statement that uses it is still under way: SQLite keeps the old one then.
    static func add(_ words: [SearchWord], to connection: OpaquePointer) throws {
        let code = sqlite3_create_function_v2(
            connection, "has_text", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
            Unmanaged.passRetained(Words(words)).toOpaque(),
            { context, count, values in
                guard let place = sqlite3_user_data(context), let values, count > 0 else { return }
                let words = Unmanaged<Words>.fromOpaque(place).takeUnretainedValue().words
                sqlite3_result_int(context, NeedleFunction.isIn(values, Int(count), words) ? 1 : 0)
            }, nil, nil, { place in place.map { Unmanaged<Words>.fromOpaque($0).release() } })
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    /// Whether the word of the number that comes first is in any of the other values.
    private static func isIn(
        _ values: UnsafeMutablePointer<OpaquePointer?>, _ count: Int, _ words: [SearchWord]
    ) -> Bool {
        let number = Int(sqlite3_value_int(values[0]))
        guard words.indices.contains(number) else { return false }
        let word = words[number]
        return (1..<count).contains { index in
            let start = sqlite3_value_blob(values[index])?.assumingMemoryBound(to: UInt8.self)
            let count = start == nil ? 0 : Int(sqlite3_value_bytes(values[index]))
            return word.isIn(UnsafeBufferPointer(start: start, count: count))
        }
    }
}
