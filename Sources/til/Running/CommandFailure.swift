import Foundation
import TILCore
import TILGit
import TILSync

/// A command that could not do what it was asked: a full sentence, and the code to leave with.
struct CommandFailure: Error {
    /// A full sentence; empty where all has been said already.
    var message: String
    /// The exit code.
    var code: Int32

    init(_ message: String, _ status: ExitStatus) {
        self.init(message, code: status.rawValue)
    }

    init(_ message: String, code: Int32) {
        self.message = message
        self.code = code
    }

    /// What an error amounts to; nil for one of ArgumentParser's, which speak for themselves.
    init?(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as StoreError: self.init(error.sentence, ExitStatus(error))
        case let error as GlossaryError: self.init(error.sentence, ExitStatus(error))
        case let error as InterchangeError: self.init(error.sentence, ExitStatus(error))
        case let error as SchedulingError: self.init(error.description, ExitStatus(error))
        case let error as GitError: self.init(error.sentence, ExitStatus(error))
        case let error as SyncError: self.init(error.sentence, ExitStatus(error))
        case is CocoaError, is POSIXError:
            self.init(
                "A file cannot be read or written: check the disk, the folders and their permissions.", .inputOutput)
        default: return nil
        }
    }
}
