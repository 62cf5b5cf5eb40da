import Foundation
import Glibc
import TILProcess

/// Shows long text in a pager, as git does: `PAGER`, `less` or `more`.
///
/// Text is passed on as it arrives, so the first screen appears immediately. The text is written directly if the output
/// is not a terminal, if it fits the screen, or if no pager is installed.
struct Pager {
    let output: Output
    let variables: [String: String]

    /// Shows lines.
    /// - Returns: The number of lines until the user left the pager or the output could not be written.
    func show(_ lines: some Sequence<String>) -> Int {
        let command = output.isTerminal ? command : nil
        let size = TerminalSize.current(variables: variables)
        // The output of the pager, or nil while the text may still fit the screen.
        var target = command == nil ? output : nil
        var process: PagerProcess?
        var held = ""
        var rowsLeft = size.rows - 1
        var count = 0
        for line in lines {
            count += 1
            held += line
            rowsLeft -= target == nil ? line.rows(of: size.columns) : 0
            if target == nil, rowsLeft < 0, let command {
                output.flush()
                process = PagerProcess(command, variables: variables)
                target = process?.output
            }
            guard let target else { continue }
            target.write(held)
            held = ""
            if target.failure != 0 { break }
        }
        process?.finish()
        output.write(held)
        return count
    }

    /// The pager command, or nil if the text should be written directly.
    private var command: String? {
        let terminal = variables["TERM"] ?? ""
        if terminal.isEmpty || terminal == "dumb" { return nil }
        if let chosen = variables["PAGER"] { return chosen.isEmpty || chosen == "cat" ? nil : chosen }
        return ["less", "more"].first { variables.program(named: $0) != nil }
    }
}

/// A running pager that reads from a pipe.
final class PagerProcess {
    private let pipe: UnsafeMutablePointer<FILE>
    let output: Output
    private let handlers: [(number: Int32, before: (@convention(c) (Int32) -> Void)?)]

    /// Starts a shell command, or returns nil if that fails.
    init?(_ command: String, variables: [String: String]) {
        // The same settings as in git: exit if the text fits, use colours, and keep the text on the screen. The prompt
        // names the keys, and a command of til that is typed there runs no other program and writes no file.
        let settings = [
            "LESS": "FRXPs?eEnd, :[Space] more, .[q] back $", "LV": "-c", "LESSCHARSET": "utf-8", "LESSSECURE": "1",
            "LESSHISTFILE": "-",
        ]
        for (name, value) in settings { setenv(name, value, 0) }
        guard let pipe = popen(command, "we") else { return nil }
        self.pipe = pipe
        output = Output(descriptor: fileno(pipe))
        // Leave Ctrl-C to the pager, and ignore the broken pipe if the user quits the pager early.
        handlers = [SIGINT, SIGQUIT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
    }

    /// Waits until the user quits the pager.
    func finish() {
        output.flush()
        pclose(pipe)
        for (number, before) in handlers { signal(number, before) }
    }
}
