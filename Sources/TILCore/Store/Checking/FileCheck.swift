import GRDB
import TILText

/// The look at the file of a store: pages, rows, indexes and constraints.
///
/// It takes longer than all else that a check looks at, so it has a thread and a connection of its own. That another
/// process may write between the two does no harm: whichever state of the file is looked at must be whole.
struct FileCheck {
    private let stopSign = StopSign()
    private let work: BackgroundWork<Result<[String], any Error>>

    /// How much is read ahead where SQLite looks for the rows of a table, to and fro in its indexes: in kibibytes.
    private static let cacheSize = 64_000

    /// Begins.
    init(of store: ThingStore) {
        work = BackgroundWork { [stopSign] in
            // Damage that SQLite stumbles over is a finding, not an error of the access.
            Result { try store.reading { db in Result { try Self.messages(db, stopSign) } } }.flatMap { $0 }
        }
    }

    private static func messages(_ db: Database, _ stopSign: StopSign) throws -> [String] {
        try db.execute(sql: "PRAGMA cache_size = -\(cacheSize)")
        // This is SQLite's own.
        defer { try? db.execute(sql: "PRAGMA cache_size = -2000") }
        return try db.watching({ try stopSign.check() }) {
            var messages: [String] = []
            // One transaction, so that the indexes are compared with the rows of the same state.
            try db.inTransaction(.deferred) {
                messages = try faults(db)
                return .rollback
            }
            return messages
        }
    }

    /// SQLite looks at all but the indexes, and at the indexes where something may be wrong with them.
    private static func faults(_ db: Database) throws -> [String] {
        func look(_ pragma: String) throws -> [String] {
            try String.fetchAll(db, sql: "PRAGMA \(pragma)").filter { $0 != "ok" }
        }
        guard try look("quick_check").isEmpty else { return try look("integrity_check") }
        let tables = try String.fetchAll(
            db,
            sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0 AND name NOT GLOB 'sqlite_*'")
        return try tables.filter { try !IndexComparison(of: $0, db).isSurelyWhole() }
            .flatMap { try look("integrity_check(\($0.quotedDatabaseIdentifier))") }
    }

    /// What is wrong, in SQLite's words.
    /// - Parameter watch: called now and then until it is done; what it throws ends the waiting.
    func messages(watching watch: () throws -> Void) throws -> [String] {
        try work.output(watching: watch).get()
    }

    /// Ends it, and waits for its end.
    func end() {
        stopSign.raise()
        _ = work.output()
    }
}
