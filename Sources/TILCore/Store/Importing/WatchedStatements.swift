import GRDB
import GRDBSQLite

extension Database {
    /// Runs statements that take long, and lets them be watched and ended while they run.
    /// - Parameter progress: called about a hundred times a second; what it throws ends the statement, and is thrown on.
    func watching<Value>(_ progress: () throws -> Void, _ body: () throws -> Value) throws -> Value {
        try withoutActuallyEscaping(progress) { progress in
            let watcher = Watcher(progress)
            sqlite3_progress_handler(
                sqliteConnection, 50_000,
                { watcher in watcher.map { Unmanaged<Watcher>.fromOpaque($0).takeUnretainedValue().look() } ?? 0 },
                Unmanaged.passUnretained(watcher).toOpaque())
            defer { sqlite3_progress_handler(sqliteConnection, 0, nil, nil) }
            return try withExtendedLifetime(watcher) {
                do {
                    return try body()
                } catch {
                    throw watcher.error ?? error
                }
            }
        }
    }
}

/// What SQLite calls while a statement runs.
private final class Watcher {
    private let progress: () throws -> Void
    private(set) var error: (any Error)?

    init(_ progress: @escaping () throws -> Void) {
        self.progress = progress
    }

    /// - Returns: 0 to go on.
    func look() -> Int32 {
        do {
            try progress()
            return 0
        } catch {
            self.error = error
            return 1
        }
    }
}
