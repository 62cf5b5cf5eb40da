import Foundation
import GRDB
import Glibc

extension StoreError {
    /// Runs something, and turns SQLite's errors into the store's own.
    static func translating<Value>(path: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        } catch is RowDecodingError {
            throw StoreError.damaged(at: path, reason: "it has a value where there must be another kind of value")
        }
    }

    /// A damaged file, with what there is to restore it from.
    static func damaged(at path: String, reason: String) -> StoreError {
        .damaged(path: path, reason: reason, backup: Backups(of: path).newest?.name)
    }

    private init(_ error: DatabaseError, path: String) {
        let reason = error.message ?? error.resultCode.description
        self =
            switch error.extendedResultCode {
            case .SQLITE_READONLY_DBMOVED: .replaced(path: path)
            default:
                switch error.resultCode {
                case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .busy(path: path)
                case .SQLITE_FULL: .diskFull(path: path)
                case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_FORMAT: .damaged(at: path, reason: reason)
                // The tables are not those that this program made.
                case .SQLITE_ERROR where reason.hasPrefix("no such"): .damaged(at: path, reason: reason)
                case .SQLITE_READONLY: .cannotAccess(path: path, reason: "it cannot be written to")
                case .SQLITE_CANTOPEN:
                    .cannotAccess(path: path, reason: PrivateFile.reasonNotToOpen(path, systemError: 0))
                // Where there is no room for SQLite's index of the log, it says only that something failed.
                case .SQLITE_IOERR where !Self.hasRoom(path): .diskFull(path: path)
                case .SQLITE_IOERR where Self.fileLimit != nil:
                    .cannotAccess(
                        path: path,
                        reason: "writing failed, and no file may grow beyond \(Self.fileLimit ?? 0) bytes here")
                default: .cannotAccess(path: path, reason: reason)
                }
            }
    }

    /// How long a file may be that this process writes, in bytes; nil where there is no limit.
    private static var fileLimit: UInt64? {
        var limit = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
        return isKnown && limit.rlim_cur < UInt64(Int64.max) ? UInt64(limit.rlim_cur) : nil
    }

    private static func hasRoom(_ path: String) -> Bool {
        var status = statvfs()
        return statvfs(PrivateFile.folder(of: path), &status) != 0 || status.f_bavail > 0
    }
}
