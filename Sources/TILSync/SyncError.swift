/// What keeps a sync from being done, beside what git and the store have to say; every sentence stands for itself.
package enum SyncError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The store takes part in none.
    case notBegun
    /// It takes part already.
    case begun(remote: String)
    /// The store has no file.
    case inMemory
    /// The folder that is shared is not there.
    case noFolder(String)
    /// What is to be shared is no folder.
    case notFolder(String)
    /// There is nothing in the folder that is shared, where there was something before.
    case emptyFolder(String)
    /// A file cannot be written.
    case cannotWrite(String, reason: String)
    /// A file of ours cannot be read.
    case cannotRead(String, reason: String)
    /// Another sync of this store goes on and on.
    case busy

    /// A full sentence that says what is wrong, and what to do where that is the same in every program.
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
