import Foundation
import GRDB

/// Copies a whole database as it is at one instant, while others read and write it.
enum DatabaseCopy {
    /// How many pages are copied between two calls of `progress`.
    private static let pagesPerStep: CInt = 2_048

    /// Writes a copy to a file that is not there yet; it is private, checked, and on disk when this returns.
    /// - Parameters:
    ///   - isThorough: whether the indexes of the copy are compared with its tables, too.
    ///   - progress: receives the number of copied pages and of all pages; an error that it throws ends the copying.
    /// - Throws: what `progress` throws, SQLite's errors, ``Fault`` and `StoreError`; no file is left then.
    static func write(
        _ source: Database, to path: String, isThorough: Bool = false,
        progress: (_ done: Int, _ total: Int) throws -> Void
    ) throws {
        try PrivateFile.create(path)
        do {
            try progress(0, 1)
            let copy = try DatabaseQueue(path: PrivateFile.plain(path), configuration: configuration())
            try copy.inDatabase { target in
                // In one transaction all steps see the same state, whatever others write meanwhile.
                try source.inTransaction(.deferred) {
                    _ = try Int.fetchOne(source, sql: "SELECT count(*) FROM sqlite_master")
                    try withoutActuallyEscaping(progress) { progress in
                        try source.backup(to: target, pagesPerStep: pagesPerStep) { state in
                            try progress(state.completedPageCount, state.totalPageCount)
                        }
                    }
                    return .commit
                }
                // The copy is one file, without a log beside it.
                try target.execute(sql: "PRAGMA journal_mode = DELETE")
                try check(target, isThorough: isThorough)
            }
            try copy.close()
            try PrivateFile.sync(path)
        } catch {
            Backups.remove(path)
            throw error
        }
    }

    /// The database is damaged.
    struct Fault: Error {
        /// SQLite's description of the damage.
        let description: String
    }

    private static func check(_ db: Database, isThorough: Bool) throws {
        let found = try String.fetchOne(db, sql: isThorough ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)")
        if found == "ok" { return }
        let line = found?.split(whereSeparator: \.isNewline).last.map(String.init)
        throw Fault(description: line ?? "it cannot be checked")
    }

    private static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.label = "til-backup"
        configuration.prepareDatabase { db in
            // The file has no name yet that anybody looks for, and is synced as a whole.
            try db.execute(sql: "PRAGMA journal_mode = OFF")
            try db.execute(sql: "PRAGMA synchronous = OFF")
        }
        return configuration
    }
}
