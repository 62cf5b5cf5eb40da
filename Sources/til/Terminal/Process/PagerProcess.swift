import Foundation
import Glibc

/// A pager that runs, and is written to.
final class PagerProcess {
    private let pipe: Output
    private let descriptor: Int32
    private let process: pid_t
    // Ctrl-C is for the pager, and a pager that is left early is no failure.
    private let handlers = [SIGINT, SIGQUIT, SIGPIPE].map { (number: $0, before: signal($0, SIG_IGN)) }

    /// Starts a command of the shell; nil where that fails.
    init?(_ command: String, variables: any Variables) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else { return nil }
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
        let started = Self.spawn(command, input: ends[0], variables: variables)
        close(ends[0])
        guard let started else {
            close(ends[1])
            return nil
        }
        process = started
        descriptor = ends[1]
        pipe = Output(descriptor: descriptor)
    }

    /// Passes text on.
    /// - Returns: whether the pager still reads.
    func write(_ text: String) -> Bool {
        pipe.write(text)
        return pipe.failure == 0
    }

    /// Waits until the person leaves the pager.
    func finish() {
        pipe.flush()
        close(descriptor)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        for (number, before) in handlers { signal(number, before) }
    }

    private static func spawn(_ command: String, input: Int32, variables: any Variables) -> pid_t? {
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
        let environment = ["LESS": "FRX", "LV": "-c", "LESSCHARSET": "utf-8"].merging(variables.all) { $1 }
        let shell = ["/bin/sh", "-c", command]
        var words: [UnsafeMutablePointer<CChar>?] = shell.map { strdup($0) } + [nil]
        var pairs: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + pairs).forEach { free($0) } }
        var process: pid_t = 0
        return posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &pairs) == 0 ? process : nil
    }
}
