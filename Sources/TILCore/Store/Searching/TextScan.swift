import Foundation
import GRDB
import GRDBSQLite
import Synchronization

/// Finds the rows of things that have a needle in their short, long or note: in a large store with a thread for each
/// processor, each of which reads its part of the table over a connection of its own.
struct TextScan: Sendable {
    let needle: Needle
    let path: String

    /// With fewer rows than this, one thread is done before another has started.
    private static let leastRows: Int64 = 50_000
    private static let mostThreads: Int64 = 4

    /// The rows, in their order.
    func rows(_ db: Database) throws -> [Int64] {
        guard let connection = db.sqliteConnection else { return [] }
        let last = try Int64.fetchOne(db, sql: "SELECT max(id) FROM thing") ?? 0
        let threads = min(Int64(sysconf(Int32(_SC_NPROCESSORS_ONLN))), Self.mostThreads, last / Self.leastRows)
        if threads < 2 || path == ":memory:" { return try rows(1...max(1, last), connection) }
        let results = Mutex<[Int: Result<[Int64], any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: Int(threads)) { part in
            let first = last * Int64(part) / threads + 1
            let result = Result { try rows(first...last * (Int64(part) + 1) / threads) }
            results.withLock { $0[part] = result }
        }
        return try results.withLock { results in
            try results.sorted { $0.key < $1.key }.flatMap { try $0.value.get() }
        }
    }

    private func rows(_ range: ClosedRange<Int64>) throws -> [Int64] {
        var opened: OpaquePointer?
        defer { sqlite3_close_v2(opened) }
        let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        sqlite3_busy_timeout(opened, 5_000)
        return try rows(range, opened)
    }

    private func rows(_ range: ClosedRange<Int64>, _ connection: OpaquePointer) throws -> [Int64] {
        NeedleFunction.add(needle, to: connection)
        // Whether a thing was removed stands behind its texts in the row, and is looked at last.
        let found = try RawStatement(
            """
            SELECT id FROM thing WHERE id BETWEEN ? AND ?
            AND CASE WHEN has_text(short, long, note) THEN removed IS NULL END
            """, on: connection)
        found.bind(range.lowerBound, to: 1)
        found.bind(range.upperBound, to: 2)
        var rows: [Int64] = []
        while try found.step() { rows.append(found.integer(0)) }
        return rows
    }
}
