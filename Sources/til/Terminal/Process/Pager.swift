import Foundation
import Glibc

/// Shows text that is longer than the screen as git does: in `PAGER`, or in `less`, which leaves it on the screen, or in
/// `more`.
///
/// The text is passed on as it comes, so that the first screen is there at once. What is not for a terminal, fits the
/// screen, or finds no pager is simply written.
struct Pager {
    let output: Output
    let variables: any Variables
    let size: TerminalSize

    init(output: Output, variables: any Variables) {
        self.output = output
        self.variables = variables
        size = TerminalSize.current(variables: variables)
    }

    /// Shows what a closure gives, in whole lines.
    /// - Parameter body: is given a function that takes some lines and returns whether more are wanted.
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
            rowsLeft -= rows(text)
            guard rowsLeft < 0, let started = PagerProcess(command, variables: variables) else { return true }
            output.flush()
            process = started
            return started.write(held)
        }
    }

    /// What to run; nil where text is better just written.
    private var command: String? {
        let terminal = variables["TERM"] ?? ""
        if terminal.isEmpty || terminal == "dumb" { return nil }
        if let chosen = variables["PAGER"] { return chosen.isEmpty || chosen == "cat" ? nil : chosen }
        return ["less", "more"].first { variables.program(named: $0) != nil }
    }

    /// How many rows lines take on the screen.
    private func rows(_ text: String) -> Int {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
            .reduce(0) { $0 + max(1, ($1.styledCells + size.columns - 1) / max(1, size.columns)) }
    }
}

/// A pager that runs, and is written to.
final class PagerProcess {
    private let pipe: UnsafeMutablePointer<FILE>
    private let output: Output
    private let handlers: [(number: Int32, before: (@convention(c) (Int32) -> Void)?)]

    /// Starts a command of the shell; nil if that fails.
    init?(_ command: String, variables: any Variables) {
        // As git sets them: quit if it fits, colours, no other screen.
        for (name, value) in ["LESS": "FRX", "LV": "-c", "LESSCHARSET": "utf-8"] { setenv(name, value, 0) }
        guard let pipe = popen(command, "we") else { return nil }
        self.pipe = pipe
        output = Output(descriptor: fileno(pipe))
        // Ctrl-C is for the pager, and a pager that is left early is no failure.
        handlers = [SIGINT, SIGQUIT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
    }

    /// Passes text on.
    /// - Returns: whether the pager still reads.
    func write(_ text: String) -> Bool {
        output.write(text)
        return output.failure == 0
    }

    /// Waits until the person leaves the pager.
    func finish() {
        output.flush()
        pclose(pipe)
        for (number, before) in handlers { signal(number, before) }
    }
}
