import Foundation
import Glibc

/// Shows text that is longer than the screen as git does: in `PAGER`, or in `less`, which leaves it on the screen.
///
/// What is not for a terminal, fits the screen, or finds no pager is simply written.
struct Pager {
    let output: Output
    let variables: [String: String]
    let size: TerminalSize

    init(output: Output, variables: [String: String]) {
        self.output = output
        self.variables = variables
        size = TerminalSize.current(variables: variables)
    }

    /// Shows text; lines end with newlines.
    func show(_ text: String) {
        guard output.isTerminal, let command, isLong(text) else {
            output.write(text)
            return
        }
        output.flush()
        if !run(command, text) { output.write(text) }
    }

    /// What to run; nil where text is better just written.
    private var command: String? {
        let command = variables["PAGER"] ?? "less"
        let terminal = variables["TERM"] ?? ""
        return command.isEmpty || command == "cat" || terminal.isEmpty || terminal == "dumb" ? nil : command
    }

    /// Whether text and the next prompt do not fit the screen together.
    func isLong(_ text: String) -> Bool {
        var left = size.rows - 1
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
        {
            left -= max(1, (DisplayWidth.of(styled: line) + size.columns - 1) / max(1, size.columns))
            if left < 0 { return true }
        }
        return false
    }

    /// Runs the pager and waits for its end.
    /// - Returns: whether it was there to be run.
    private func run(_ command: String, _ text: String) -> Bool {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return false }
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        // Ctrl-C is for the pager; a pager that is left early is no failure.
        let interrupt = signal(SIGINT, SIG_IGN)
        let quit = signal(SIGQUIT, SIG_IGN)
        let broken = signal(SIGPIPE, SIG_IGN)
        defer {
            signal(SIGINT, interrupt)
            signal(SIGQUIT, quit)
            signal(SIGPIPE, broken)
        }
        let process = spawn(command, input: ends[0])
        close(ends[0])
        guard let process else {
            close(ends[1])
            return false
        }
        let pipe = Output(descriptor: ends[1])
        pipe.write(text)
        pipe.flush()
        close(ends[1])
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // 126 and 127 are the shell's: the pager cannot be run, or is not there.
        return ![126, 127].contains((status >> 8) & 0xFF)
    }

    private func spawn(_ command: String, input: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        if input != STDIN_FILENO { posix_spawn_file_actions_addclose(&actions, input) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for signal in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&defaults, signal) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        // As git sets them: quit if it fits, colours, no other screen.
        let environment = ["LESS": "FRX", "LV": "-c", "LESSCHARSET": "utf-8"].merging(variables) { $1 }
        let shell = ["/bin/sh", "-c", command]
        var words: [UnsafeMutablePointer<CChar>?] = shell.map { strdup($0) } + [nil]
        var pairs: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + pairs).forEach { free($0) } }
        var process: pid_t = 0
        return posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &pairs) == 0 ? process : nil
    }
}
