import Foundation
import TILCore

/// Files of a sync, whose failures are its own.
enum DurableFile {
    /// Writes a file beside another, and puts it in its place.
    static func write(_ content: [UInt8], to path: String) throws(SyncError) {
        do {
            try PrivateFile.replace(path, with: content)
        } catch {
            throw .cannotWrite(path, reason: error.words)
        }
    }

    /// Writes all bytes at the present place.
    /// - Parameter isLast: whether all that was written has to be durable when it returns.
    static func append(
        _ content: [UInt8], to descriptor: Int32, _ path: String, isLast: Bool = true
    ) throws(SyncError) {
        do {
            try PrivateFile.write(content, to: descriptor)
        } catch {
            throw .cannotWrite(path, reason: error.words)
        }
        guard !isLast || fsync(descriptor) == 0 else { throw failure(path) }
    }

    /// What the system said of the last call.
    static func failure(_ path: String) -> SyncError {
        .cannotWrite(path, reason: PrivateFile.reason(errno))
    }
}
