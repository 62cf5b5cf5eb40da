import Glibc

/// A started program with the default signals; Foundation's `Process` passes on the blocked signals of its thread. It
/// does not outlive the last reference to it.
package final class ChildProcess {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// What a program reads from and writes to.
    package enum StandardStreams {
        /// Descriptors for standard input, standard output and standard error.
        case descriptors(input: Int32, output: Int32, error: Int32)
        /// A terminal for all of them, by the name of its file. The program leads a session of its own, in which the
        /// first terminal that is opened becomes the controlling one.
        case terminal([CChar])
    }

    package let id: pid_t
    /// The exit code, or 128 and the signal that ended it, as a shell has it; nil until it was waited for.
    package private(set) var exitCode: Int32?

    /// Starts a program.
    /// - Parameters:
    ///   - words: the path of the program, and its arguments.
    ///   - environment: all of its variables.
    package init(_ words: [String], environment: [String: String], streams: StandardStreams) throws {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        switch streams {
        case .descriptors(let input, let output, let error):
            for (number, descriptor) in [input, output, error].enumerated() {
                posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
            }
        case .terminal(let name):
            // POSIX_SPAWN_SETSID, which Swift does not see because glibc declares it for _GNU_SOURCE only.
            flags |= 0x80
            posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
            for number in [STDOUT_FILENO, STDERR_FILENO] { posix_spawn_file_actions_adddup2(&actions, 0, number) }
        }
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var id: pid_t = 0
        let code = posix_spawn(&id, words[0], &actions, &attributes, &arguments, &variables)
        guard code == 0 else {
            throw Failure(description: "\(words[0]) cannot be started: \(String(cString: strerror(code))).")
        }
        self.id = id
    }

    deinit { kill() }

    /// Sends a signal, unless it has ended and was waited for: another process may have its number then.
    package func signal(_ number: Int32) {
        if exitCode == nil { _ = Glibc.kill(id, number) }
    }

    /// Ends it as nothing can stop it.
    package func kill() {
        signal(SIGKILL)
        wait()
    }

    /// Waits for its end.
    /// - Parameter isPatient: whether to wait for as long as it takes, rather than only look.
    /// - Returns: the ``exitCode``, or nil if it still runs.
    @discardableResult
    package func wait(isPatient: Bool = true) -> Int32? {
        var status: Int32 = 0
        if exitCode == nil, waitpid(id, &status, isPatient ? 0 : WNOHANG) == id {
            exitCode = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
        }
        return exitCode
    }
}
