import Glibc

/// Notices the signals that end a command while it reads or works, so that neither a pipe on which nothing comes nor a file
/// that never ends keeps the person waiting.
final class Interruption {
    /// The sentence for a person who ended the command.
    private let sentence: String
    private let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP])

    init(_ sentence: String) {
        self.sentence = sentence
    }

    /// Runs something that looks for signals; elsewhere they do what they did before.
    /// - Throws: `CommandFailure` where one came; and what the body throws.
    func watching<Value>(_ body: () throws -> Value) throws -> Value {
        signals.begin()
        defer { signals.end() }
        let value = try body()
        // A signal that came after the body's last look would be lost otherwise.
        try check()
        return value
    }

    /// Looks for a signal.
    /// - Throws: `CommandFailure` where one came, with its code.
    func check() throws {
        if let signal = signals.take().first { throw CommandFailure(sentence, code: 128 + signal) }
    }

    /// Waits until a descriptor can be read.
    /// - Throws: `CommandFailure` where a signal comes first.
    func wait(for descriptor: Int32) throws {
        try wait(for: descriptor, POLLIN)
    }

    /// Waits until a descriptor can be written to.
    /// - Throws: `CommandFailure` where a signal comes first.
    func waitToWrite(to descriptor: Int32) throws {
        try wait(for: descriptor, POLLOUT)
    }

    private func wait(for descriptor: Int32, _ event: Int32) throws {
        while true {
            var awaited = [
                pollfd(fd: descriptor, events: Int16(event), revents: 0),
                pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&awaited, 2, -1)
            if count > 0, awaited[1].revents == 0 { return }
            // Where a descriptor cannot be waited for, reading it tells why.
            if count < 0, errno != EINTR { return }
            try check()
        }
    }

    /// Waits for a while.
    /// - Throws: `CommandFailure` where a signal comes meanwhile.
    func pause(milliseconds: Int32) throws {
        var awaited = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&awaited, 1, milliseconds)
        try check()
    }
}
