import CSQLite
import GRDB

/// Tells its owner now and then that a long statement of SQLite's goes on, and ends the statement where the owner throws.
final class StatementWatch {
    private let tell: () throws -> Void
    private var failure: (any Error)?

    /// After how many instructions of SQLite's machine its owner is told: a few times in a tenth of a second.
    private static let step: Int32 = 200_000

    private init(_ tell: @escaping () throws -> Void) {
        self.tell = tell
    }

    /// Runs something under watch.
    /// - Parameter tell: called now and then; what it throws ends the statement, and is thrown.
    static func run<Value>(_ db: Database, tell: () throws -> Void, _ body: () throws -> Value) throws -> Value {
        try withoutActuallyEscaping(tell) { tell in
            let watch = StatementWatch(tell)
            sqlite3_progress_handler(
                db.sqliteConnection, step,
                { context in
                    guard let context else { return 0 }
                    return Unmanaged<StatementWatch>.fromOpaque(context).takeUnretainedValue().isOver() ? 1 : 0
                }, Unmanaged.passUnretained(watch).toOpaque())
            defer { sqlite3_progress_handler(db.sqliteConnection, 0, nil, nil) }
            do {
                return try withExtendedLifetime(watch, body)
            } catch let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT {
                throw watch.failure ?? error
            }
        }
    }

    private func isOver() -> Bool {
        do {
            try tell()
            return false
        } catch {
            failure = error
            return true
        }
    }
}
