import Foundation
import TILProcess
import TILText

/// Shows long text in a pager, as git does: `PAGER`, `less` or `more`.
///
/// Text is passed on as it arrives, so the first screen appears immediately. The text is written directly if the output
/// is not a terminal, if it fits the screen, if no pager is installed, or if the pager shows nothing of it.
struct Pager {
    let output: Output
    let variables: [String: String]

    /// Shows lines.
    /// - Returns: The number of lines until the user left the pager or the output could not be written.
    func show(_ lines: some Sequence<String>) -> Int {
        var lines = lines.makeIterator()
        guard output.isTerminal, let command else { return write(&lines) }
        let size = TerminalSize.current(variables: variables)
        var text: [String] = []
        var rowsLeft = size.rows - 1
        while rowsLeft >= 0, let line = lines.next() {
            text.append(line)
            rowsLeft -= line.rows(of: size.columns)
        }
        output.flush()
        guard rowsLeft < 0, let process = PagerProcess(command, variables: variables) else {
            output.write(text.joined())
            return text.count + write(&lines)
        }
        process.output.write(text.joined())
        while process.output.failure == 0, let line = lines.next() {
            text.append(line)
            process.output.write(line)
        }
        if process.finish() { return text.count }
        output.write(text.joined())
        return text.count + write(&lines)
    }

    /// Writes lines to the output and returns their number.
    private func write(_ lines: inout some IteratorProtocol<String>) -> Int {
        var count = 0
        while output.failure == 0, let line = lines.next() {
            output.write(line)
            count += 1
        }
        return count
    }

    /// The pager command, or nil if the text should be written directly.
    private var command: String? {
        let terminal = variables["TERM"] ?? ""
        if terminal.isEmpty || terminal == "dumb" { return nil }
        if let chosen = variables["PAGER"] { return chosen.isEmpty || chosen == "cat" ? nil : chosen }
        return ["less", "more"].first { name in variables.program(named: name) != nil }
    }
}

/// A running pager that reads from a pipe. It ends with til.
final class PagerProcess {
    private let pager: RunningChild
    let output: Output
    private let handlers: [(number: Int32, before: (@convention(c) (Int32) -> Void)?)]

    /// Starts a shell command, or returns nil if that fails.
    init?(_ command: String, variables: [String: String]) {
        let program = ChildProgram(
            path: "/bin/sh", arguments: ["-c", command], variables: Self.withSettings(variables),
            limits: ChildProgram.Limits(output: 0), mayAsk: true)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        guard let pager = try? program.startAtTerminal(input: ends[0]) else {
            close(ends[1])
            return nil
        }
        self.pager = pager
        output = Output(descriptor: ends[1])
        // Leave Ctrl-C to the pager, and ignore the broken pipe if the user quits the pager early.
        handlers = [SIGINT, SIGQUIT, SIGPIPE].map { number in (number, signal(number, SIG_IGN)) }
    }

    /// Returns the variables for the pager. The user's own settings of a pager stay.
    ///
    /// They are the same as in git: exit if the text fits, use colours, and keep the text on the screen. The prompt
    /// names the keys, and a command of til that is typed there runs no other program and writes no file.
    private static func withSettings(_ variables: [String: String]) -> [String: String] {
        let settings = [
            "LESS": "FRXPs?eEnd, :[Space] more, .[q] back $", "LV": "-c", "LESSCHARSET": "utf-8", "LESSSECURE": "1",
            "LESSHISTFILE": "-",
        ]
        var result = variables
        for (name, setting) in settings where variables[name] == nil { result[name] = setting }
        // The text has colours. The option comes first, since the last one may be a text without an end.
        if let own = variables["LESS"] { result["LESS"] = "-R \(own)" }
        return result
    }

    /// Waits until the user quits the pager.
    /// - Returns: Whether the pager showed something. Otherwise it is not installed, or ended without reading the text.
    func finish() -> Bool {
        output.flush()
        let hasRead = waitForReading()
        close(output.descriptor)
        let ending = pager.waitForEnd()
        for (number, before) in handlers { signal(number, before) }
        // With these exit codes, a shell reports a program that it could not run.
        return hasRead && ![.exit(code: 126), .exit(code: 127)].contains(ending)
    }

    /// Waits until the pager has read some of the text or has ended.
    /// - Returns: Whether it has read some.
    private func waitForReading() -> Bool {
        while !hasRead {
            // An error means that nobody can read from the pipe any more.
            var reader = pollfd(fd: output.descriptor, events: 0, revents: 0)
            if poll(&reader, 1, 10) > 0 { return hasRead }
        }
        return true
    }

    /// Whether the pager has read some of the text.
    private var hasRead: Bool {
        var unread: Int32 = 0
        guard ioctl(output.descriptor, UInt(FIONREAD), &unread) == 0 else { return true }
        return Int(unread) < output.writtenCount
    }
}
