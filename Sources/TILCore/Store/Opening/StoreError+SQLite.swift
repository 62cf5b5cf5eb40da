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
        if error.extendedResultCode == .SQLITE_READONLY_DBMOVED {
            self = .replaced(path: path)
            return
        }
        let reason = error.message ?? error.resultCode.description
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .busy(path: path, patience: patience)
        case .SQLITE_FULL: self = .diskFull(path: path)
        case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_FORMAT: self = .damaged(at: path, reason: reason)
        case .SQLITE_ERROR where Self.isAboutTables(reason): self = .damaged(at: path, reason: reason)
        case .SQLITE_READONLY: self = .cannotAccess(path: path, reason: "it cannot be written to")
        case .SQLITE_CANTOPEN:
            self = .cannotAccess(path: path, reason: PrivateFile.reasonNotToOpen(path, systemError: 0))
        case .SQLITE_IOERR: self = Self.inputOutput(path, reason)
        default: self = .cannotAccess(path: path, reason: reason)
        }
    }

    /// Returns whether SQLite's reason is that the tables are not those of this program.
    private static func isAboutTables(_ reason: String) -> Bool {
        reason.hasPrefix("no such") || reason.hasPrefix("duplicate column name") || reason.hasSuffix("already exists")
    }

    /// Returns the error for a failure to read or write. If the disk is full, SQLite reports only a general error for
    /// its index of the log.
    private static func inputOutput(_ path: String, _ reason: String) -> StoreError {
        if !hasRoom(path) { return .diskFull(path: path) }
        if let limit = Platform.fileLimit {
            return .cannotAccess(
                path: path, reason: "writing failed, because files are limited to \(limit) bytes")
        }
        return .cannotAccess(path: path, reason: reason)
    }

    /// Returns whether the disk has room, which is assumed if the system does not tell.
    private static func hasRoom(_ path: String) -> Bool {
        var status = statvfs()
        guard statvfs(PrivateFile.folder(of: path).systemPath, &status) == 0 else { return true }
        return status.f_bavail > 0
    }
}
