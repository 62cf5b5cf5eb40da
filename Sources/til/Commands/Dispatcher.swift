import ArgumentParser
import Foundation
import Glibc

/// Turns words into a command of the grammar, runs it, and says what went wrong.
struct Dispatcher {
    let context: CommandContext

    /// Runs one command.
    /// - Returns: the exit code.
    func run(_ words: [String]) -> Int32 {
        do {
            var command = try Til.parseAsRoot(words)
            if let command = command as? any Command {
                try command.run(in: context)
            } else {
                try command.run()
            }
            return 0
        } catch {
            let message = Til.fullMessage(for: error)
            let code = Til.exitCode(for: error).rawValue
            (code == 0 ? context.environment.output : context.environment.errors).line(message)
            return code
        }
    }
}

/// Leaves the process.
func exitProcess(_ code: Int32) -> Never {
    exit(code)
}
