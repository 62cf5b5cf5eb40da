import GRDB
import TILText

/// The look at the file of a store: pages, rows, indexes and constraints.
///
/// It takes longer than all else that a check looks at, so it is done in two parts, which have a thread and a connection
/// each. That another process may write meanwhile does no harm: whichever state of the file is looked at must be whole.
struct FileCheck {
    private let stopSign = StopSign()
    private let parts: [BackgroundWork<Result<[String], any Error>>]

    /// How much is read ahead where SQLite looks for the rows of a table, to and fro in its indexes: in kibibytes.
    private static let cacheSize = 64_000

    /// Begins the check, on a thread for each of its parts.
    init(of store: ThingStore) {
        parts = [true, false].map { [stopSign] isFirst in
            BackgroundWork {
                // Damage that SQLite stumbles over is a finding, not an error of the access.
                Result { try store.reading { db in Result { try Self.messages(db, isFirst: isFirst, stopSign) } } }
                    .flatMap { $0 }
            }
        }
    }

    private static func messages(_ db: Database, isFirst: Bool, _ stopSign: StopSign) throws -> [String] {
        try db.watching({ try stopSign.check() }) {
            var messages: [String] = []
            // One transaction, so that the indexes are compared with the rows of the same state.
            try db.inTransaction(.deferred) {
                messages = try faults(db, isFirst: isFirst)
                return .rollback
            }
            return messages
        }
    }

    /// SQLite looks at all but the indexes, and at the indexes where something may be wrong with them.
    /// - Parameter isFirst: whether to look at all but the indexes too, and at those of every other table only.
    private static func faults(_ db: Database, isFirst: Bool) throws -> [String] {
        if isFirst, try !faults("quick_check", db).isEmpty { return try thoroughFaults("integrity_check", db) }
        let tables = try String.fetchAll(
            db,
            sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0 AND name NOT GLOB 'sqlite_*'")
        return try tables.enumerated().filter { $0.offset.isMultiple(of: 2) != isFirst }.map(\.element)
            .filter { try !IndexComparison(of: $0, db).isSurelyWhole() }
            .flatMap { try thoroughFaults("integrity_check(\($0.quotedDatabaseIdentifier))", db) }
    }

    private static func faults(_ pragma: String, _ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "PRAGMA \(pragma)").filter { $0 != "ok" }
    }

    private static func thoroughFaults(_ pragma: String, _ db: Database) throws -> [String] {
        try db.execute(sql: "PRAGMA cache_size = -\(cacheSize)")
        // SQLite's own size of the cache.
        defer { try? db.execute(sql: "PRAGMA cache_size = -2000") }
        return try faults(pragma, db)
    }

    /// The faults that were found, in SQLite's words.
    /// - Parameter watch: called now and then until it is done; what it throws ends the waiting.
    func messages(watching watch: () throws -> Void) throws -> [String] {
        let outputs = try parts.map { try $0.output(watching: watch) }
        let first = try outputs[0].get()
        // Where the first part found damage, the second may have stumbled over the same.
        let second = first.isEmpty ? try outputs[1].get() : (try? outputs[1].get()) ?? []
        return first + second.filter { !first.contains($0) }
    }

    /// Stops the check, and waits until both parts have stopped.
    func end() {
        stopSign.raise()
        for part in parts { _ = part.output() }
    }
}
