import Foundation
import Glibc

/// Shows long text in a pager, as git does: `PAGER`, `less` or `more`.
///
/// Text is passed on as it arrives, so the first screen appears immediately. The text is written directly if the output
/// is not a terminal, if it fits the screen, or if no pager is installed.
struct Pager {
    let output: Output
    let variables: [String: String]
    let size: TerminalSize

    init(output: Output, variables: [String: String]) {
        self.output = output
        self.variables = variables
        size = TerminalSize.current(variables: variables)
    }

    /// Shows the lines that a closure writes.
    /// - Parameter body: Receives a function that writes whole lines and returns whether to continue.
    func show(_ body: ((String) -> Bool) throws -> Void) throws {
        guard output.isTerminal, let command else {
            return try body { text in
                output.write(text)
                return output.failure == 0
            }
        }
        var held = ""
        var rowsLeft = size.rows - 1
        var process: PagerProcess?
        defer {
            process?.finish()
            if process == nil { output.write(held) }
        }
        try body { text in
            if let process { return process.write(text) }
            held += text
            rowsLeft -= text.rows(of: size.columns)
            guard rowsLeft < 0, let started = PagerProcess(command, variables: variables) else { return true }
            output.flush()
            process = started
            return started.write(held)
        }
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
    private let output: Output
    private let handlers: [(number: Int32, before: (@convention(c) (Int32) -> Void)?)]

    /// Starts a shell command, or returns nil if that fails.
    init?(_ command: String, variables: [String: String]) {
        // The same settings as in git: exit if the text fits, use colours, and keep the text on the screen.
        for (name, value) in ["LESS": "FRX", "LV": "-c", "LESSCHARSET": "utf-8"] { setenv(name, value, 0) }
        guard let pipe = popen(command, "we") else { return nil }
        self.pipe = pipe
        output = Output(descriptor: fileno(pipe))
        // Leave Ctrl-C to the pager, and ignore the broken pipe if the user quits the pager early.
        handlers = [SIGINT, SIGQUIT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
    }

    /// Writes text to the pager.
    /// - Returns: Whether the pager still reads.
    func write(_ text: String) -> Bool {
        output.write(text)
        return output.failure == 0
    }

    /// Waits until the user quits the pager.
    func finish() {
        output.flush()
        pclose(pipe)
        for (number, before) in handlers { signal(number, before) }
    }
}
