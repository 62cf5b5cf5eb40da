import Foundation
import GRDB

extension StoreError {
    /// Runs something, and turns SQLite's errors into the store's own.
    static func translating<Value>(path: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    private init(_ error: DatabaseError, path: String) {
        let reason = error.message ?? error.resultCode.description
        self =
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
            case .SQLITE_FULL: .diskFull(path: path)
            case .SQLITE_NOTADB, .SQLITE_CORRUPT: .damaged(path: path, reason: reason)
            case .SQLITE_READONLY: .cannotAccess(path: path, reason: "it cannot be written to")
            default: .cannotAccess(path: path, reason: reason)
            }
    }
}
