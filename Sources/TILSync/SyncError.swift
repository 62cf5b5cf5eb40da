import Foundation
import TILCore

/// Why a sync fails, apart from errors of git and of the store. The description is a full sentence.
package enum SyncError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The store takes part in no sync.
    case notBegun
    /// The store takes part already.
    case begun(remote: String)
    /// The store has no file.
    case inMemory
    /// The shared folder is not there.
    case noFolder(String)
    /// The shared folder is not a folder.
    case notFolder(String)
    /// The shared folder is empty and was not before.
    case emptyFolder(String)
    /// A file cannot be written.
    case cannotWrite(String, reason: String)
    /// A file cannot be read.
    case cannotRead(String, reason: String)
    /// Another sync of this store takes too long.
    case busy

    /// The error of the last call of the system.
    static func system(_ path: String) -> SyncError { .cannotWrite(path, reason: PrivateFile.reason(errno)) }

    /// The sentence: what is wrong, and what to do if that is the same in every program.
    package var description: String {
        switch self {
        case .notBegun: "This store takes part in no sync yet."
        case .begun(let remote): "This store takes part in a sync already (\(remote))."
        case .inMemory: "A store in memory takes part in no sync."
        case .noFolder(let path):
            "The folder \(path) is not there now; nothing is lost, try again when it is."
        case .notFolder(let path): "\(path) is not a folder; name one that is carried to your devices."
        case .emptyFolder(let path):
            "There is nothing of a sync in the folder \(path) any more; perhaps its disk is not there now."
        case .cannotWrite(let path, let reason):
            "\(path) cannot be written (\(reason)); nothing is lost, try again when it can."
        case .cannotRead(let path, let reason): "\(path) cannot be read (\(reason)); nothing is lost, try again."
        case .busy: "Another sync of this store is under way; try again when it is done."
        }
    }
}
