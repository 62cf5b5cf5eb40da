import GRDB
import GRDBSQLite

/// The SQL function `has_text(...)`: whether a needle is in any of its arguments.
///
/// It is called for each row of a search, so that it takes what SQLite has as it lies in memory, and the needle from a
/// place of its own: threads that counted references to one needle would wait for each other.
enum NeedleFunction {
    /// Adds the function to a connection, in place of the one for another needle.
    /// - Throws: `DatabaseError` where a statement that uses it is still under way: SQLite keeps the old one then.
    static func add(_ needle: Needle, to connection: OpaquePointer) throws {
        let place = UnsafeMutablePointer<Needle>.allocate(capacity: 1)
        place.initialize(to: needle)
        let code = sqlite3_create_function_v2(
            connection, "has_text", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, place,
            { context, count, values in
                guard let needle = sqlite3_user_data(context)?.assumingMemoryBound(to: Needle.self), let values else {
                    return
                }
                for index in 0..<Int(count) {
                    let start = sqlite3_value_blob(values[index])?.assumingMemoryBound(to: UInt8.self)
                    let bytes = UnsafeBufferPointer(
                        start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(values[index])))
                    if needle.pointee.isIn(bytes) { return sqlite3_result_int(context, 1) }
                }
                sqlite3_result_int(context, 0)
            }, nil, nil,
            { place in
                let needle = place?.assumingMemoryBound(to: Needle.self)
                needle?.deinitialize(count: 1)
                needle?.deallocate()
            })
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}
