import Foundation
import GRDB
import GRDBSQLite
import Synchronization

/// Finds the things that have a needle in their short, long or note: in a large store with a thread for each processor,
/// each of which reads its part of the table over a connection of its own.
struct TextScan: Sendable {
    let needle: Needle
    /// What is sought as the key of an acronym.
    let key: String
    /// The way to the store, for the threads' own connections.
    let door: StoreDoor

    /// With fewer rows than this, one thread is done before another has started.
    private static let leastRows: Int64 = 50_000
    private static let mostThreads: Int64 = 4

    /// The things of each part, sorted; nil where they are too many to be held in memory.
    func things(_ db: Database) throws -> [FoundThings]? {
        guard let connection = db.sqliteConnection else { return [] }
        let last = try Int64.fetchOne(db, sql: "SELECT max(id) FROM thing") ?? 0
        let threads = min(Int64(sysconf(Int32(_SC_NPROCESSORS_ONLN))), Self.mostThreads, last / Self.leastRows)
        if threads < 2 || door.isInMemory { return try things(1...max(1, last), connection).map { [$0] } }
        let results = Mutex<[Int: Result<FoundThings?, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: Int(threads)) { part in
            let first = last / threads * Int64(part) + 1
            let end = Int64(part) == threads - 1 ? last : last / threads * (Int64(part) + 1)
            let result = Result { try things(first...end) }
            results.withLock { $0[part] = result }
        }
        let parts = try results.withLock { results in try results.values.map { try $0.get() } }
        return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
    }

    private func things(_ range: ClosedRange<Int64>) throws -> FoundThings? {
        let opened = try door.open(patience: 5)
        defer { door.close(opened) }
        // No page is wanted twice, and few of them stay in a processor's own cache.
        try RawStatement.run("PRAGMA cache_size = -100", on: opened)
        return try things(range, opened)
    }

    private func things(_ range: ClosedRange<Int64>, _ connection: OpaquePointer) throws -> FoundThings? {
        try NeedleFunction.add(needle, to: connection)
        // Whether a thing was removed stands behind its texts in the row, and is looked at last.
        let found = try RawStatement(
            """
            SELECT \(FoundThings.columns) FROM thing WHERE id BETWEEN ? AND ?
            AND has_text(short, long, note) AND removed IS NULL
            """, on: connection)
        found.bind(range.lowerBound, to: 1)
        found.bind(range.upperBound, to: 2)
        let things = FoundThings(key: key)
        while try found.step() {
            if !things.add(found) { return nil }
        }
        things.sort()
        return things
    }
}
