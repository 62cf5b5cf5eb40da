import GRDB
import TILText

/// SQLite's own look at the file of a store: pages, rows, indexes and constraints.
///
/// It takes several times as long as all else that a check looks at, so it has a thread and a connection of its own.
/// That another process may write between the two does no harm: whichever state of the file is looked at must be whole.
struct FileCheck {
    private let stopSign = StopSign()
    private let work: BackgroundWork<Result<[String], any Error>>

    /// Most pages are read for the rows of a table, which lead to and fro in its indexes: in kibibytes.
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
            try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
        }
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
