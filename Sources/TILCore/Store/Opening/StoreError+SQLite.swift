import Foundation
import GRDB
import TILText

extension StoreError {
    /// Runs a closure, and turns SQLite's errors into errors of the store.
    /// - Parameters:
    ///   - path: the store's file, or the file to name in place of it.
    ///   - patience: the number of seconds that SQLite waits for another program's lock.
    ///   - body: the closure to run.
    static func translating<Value>(
        path: String, patience: Duration = .zero, _ body: () throws -> Value
    ) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StoreError(error, path: path, patience: patience)
        } catch is RowDecodingError {
            throw StoreError.damaged(at: path, reason: "a value has the wrong type")
        }
    }

    /// Runs a closure that has no closure of a caller. Any other error than the store's is one of its file.
    static func only<Value>(path: String, _ body: () throws -> Value) throws(StoreError) -> Value {
        do {
            return try body()
        } catch let error as StoreError {
            throw error
        } catch {
            throw .cannotAccess(path: path, reason: "\(error)")
        }
    }

    /// Returns the error for a damaged file, with the newest backup.
    static func damaged(at path: String, reason: String) -> StoreError {
        .damaged(path: path, reason: reason, backup: Backups(of: path).newest?.name)
    }

    private init(_ error: DatabaseError, path: String, patience: Duration) {
        let reason = error.message ?? error.resultCode.description
        self =
            switch error.extendedResultCode {
            case .SQLITE_READONLY_DBMOVED: .replaced(path: path)
            default:
                switch error.resultCode {
                case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .busy(path: path, patience: patience)
                case .SQLITE_FULL: .diskFull(path: path)
                case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_FORMAT: .damaged(at: path, reason: reason)
                // The tables are not those of this program.
                case .SQLITE_ERROR
                where reason.hasPrefix("no such") || reason.hasPrefix("duplicate column name")
                    || reason.hasSuffix("already exists"):
                    .damaged(at: path, reason: reason)
                case .SQLITE_READONLY: .cannotAccess(path: path, reason: "it cannot be written to")
                case .SQLITE_CANTOPEN:
                    .cannotAccess(path: path, reason: PrivateFile.reasonNotToOpen(path, systemError: 0))
                // If the disk is full, SQLite reports only a general error for its index of the log.
                case .SQLITE_IOERR where !Self.hasRoom(path): .diskFull(path: path)
                case .SQLITE_IOERR where Platform.fileLimit != nil:
                    .cannotAccess(
                        path: path,
                        reason: "writing failed, because files are limited to \(Platform.fileLimit ?? 0) bytes")
                default: .cannotAccess(path: path, reason: reason)
                }
            }
    }

    private static func hasRoom(_ path: String) -> Bool {
        var status = statvfs()
        return statvfs(PrivateFile.folder(of: path).systemPath, &status) != 0 || status.f_bavail > 0
    }
}
