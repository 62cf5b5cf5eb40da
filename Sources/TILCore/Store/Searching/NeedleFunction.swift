import GRDBSQLite

/// The SQL function `has_text(...)`: whether a needle is in any of its arguments.
///
/// It is called for each row of a search, so that it takes what SQLite has as it lies in memory.
final class NeedleFunction {
    private let needle: Needle

    private init(_ needle: Needle) {
        self.needle = needle
    }

    /// Adds the function to a connection, in place of the one for another needle.
    static func add(_ needle: Needle, to connection: OpaquePointer) {
        let function = Unmanaged.passRetained(NeedleFunction(needle))
        sqlite3_create_function_v2(
            connection, "has_text", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, function.toOpaque(),
            { context, count, values in
                guard let data = sqlite3_user_data(context), let values else { return }
                let needle = Unmanaged<NeedleFunction>.fromOpaque(data).takeUnretainedValue().needle
                for index in 0..<Int(count) {
                    let start = sqlite3_value_blob(values[index])?.assumingMemoryBound(to: UInt8.self)
                    let bytes = UnsafeBufferPointer(
                        start: start, count: start == nil ? 0 : Int(sqlite3_value_bytes(values[index])))
                    if needle.isIn(bytes) { return sqlite3_result_int(context, 1) }
                }
                sqlite3_result_int(context, 0)
            }, nil, nil, { $0.map { Unmanaged<NeedleFunction>.fromOpaque($0).release() } })
    }
}
