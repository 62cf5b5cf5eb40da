import Foundation
import TILCore
import TILProcess
import TILText

extension OutputFile {
    /// Opens a file for writing that is not a database. See `init(_:mode:interruption:refusing:)`.
    /// - Throws: `CommandFailure` if the file cannot be created, `StoreError.inTheWay` if it would replace a database.
    convenience init(_ path: String, mode: mode_t? = nil, interruption: Interruption) throws {
        try self.init(path, mode: mode, interruption: interruption) { path in try ThingStore.refuseDatabase(path) }
    }

    /// Whether writing would destroy something: a regular file that is not empty.
    /// - Throws: `StoreError.inTheWay` if the file is a database, which til never replaces.
    static func wouldReplace(_ path: String) throws -> Bool {
        guard let status = Self.status(path), status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return false
        }
        try ThingStore.refuseDatabase(PrivateFile.resolved(path))
        return true
    }
}
