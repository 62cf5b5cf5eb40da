import Foundation

/// The failure of a command: a message and an exit code.
package struct CommandFailure: Error {
    /// The message as full sentences, or empty if it has already been printed.
    package var message: String
    /// The exit code.
    package var code: Int32

    /// - Parameter status: What the exit code says; not found, or no work to do, if nothing else is said.
    package init(_ message: String, _ status: ExitStatus = .nothing) {
        self.init(message, code: status.rawValue)
    }

    package init(_ message: String, code: Int32) {
        self.message = message
        self.code = code
    }

    /// Whether a signal ended the command.
    package var isSignal: Bool { code > 128 }

    /// Converts an error. Returns nil for errors of ArgumentParser, which have their own messages.
    package init?(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as any ExplainedError: self.init(error.sentence, error.status)
        case is CocoaError, is POSIXError:
            self.init(
                "A file cannot be read or written. Check the disk, the folders and their permissions.", .inputOutput)
        default: return nil
        }
    }
}

/// The exit codes of the program, after `sysexits.h`.
package enum ExitStatus: Int32 {
    case done = 0
    /// Not found, or no work to do.
    case nothing = 1
    /// Bad usage.
    case usage = 64
    /// Bad data.
    case data = 65
    /// No such input.
    case noInput = 66
    /// A bug in til.
    case defect = 70
    /// Cannot read or write.
    case inputOutput = 74
    /// The store is busy.
    case busy = 75
    /// Interrupted by the user.
    case interrupted = 130
}

/// An error of a library with a message and an exit code.
package protocol ExplainedError: Error {
    /// The message: what went wrong, and which command or option helps.
    var sentence: String { get }
    /// The exit code.
    var status: ExitStatus { get }
}
