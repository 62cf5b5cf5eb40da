import Foundation
import TILCore

/// What a command runs in: the environment, and what lives from one line of the REPL to the next.
final class CommandContext {
    let environment: Environment
    /// Whether commands come from the REPL's prompt (or a pipe into it) rather than from the shell's arguments.
    var isRepl = false

    init(environment: Environment) {
        self.environment = environment
    }

    /// Lets go of what was opened.
    func close() {}
}
