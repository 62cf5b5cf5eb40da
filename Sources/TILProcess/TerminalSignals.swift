package import Foundation
import Synchronization

/// Turns the signals of a terminal into bytes on a pipe, so that `poll(2)` can wait for them and the keyboard.
///
/// Signals are caught while a line is read, or for longer if a command needs it. A handler can run on any thread and
/// only writes the signal's number to a pipe. A signal that was ignored at the start of the process (`nohup`) stays
/// ignored.
package final class TerminalSignals {
    private let caught: [Int32]
    private var previous: [(number: Int32, handler: (@convention(c) (Int32) -> Void)?)] = []

    /// Creates an object that catches some signals.
    package init(_ signals: [Int32]) {
        caught = signals
    }

    /// The descriptor that becomes readable when a signal arrives.
    package var descriptor: Int32 { SignalPipe.ends.read }

    /// Starts catching the signals.
    package func begin() {
        // Drop old signals, but not if an outer `begin` is active, since they still count there.
        if SignalPipe.depth.wrappingAdd(1, ordering: .relaxed).newValue == 1 { _ = drain() }
        // The pipe is created here and not in a handler. Without a pipe, signals keep their previous handlers.
        guard descriptor >= 0 else { return }
        for number in caught {
            var old = sigaction()
            sigaction(number, nil, &old)
            let handler = unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self)
            if handler == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
            previous.append((number, signal(number) { number in SignalPipe.send(number) }))
        }
    }

    /// Stops catching the signals and restores their previous handlers.
    package func end() {
        SignalPipe.depth.wrappingSubtract(1, ordering: .relaxed)
        for (number, handler) in previous { signal(number, handler) }
        previous.removeAll()
    }

    /// Stops the job with the default handler, and returns when the job continues.
    package static func stopJob() {
        let handler = signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        signal(SIGTSTP, handler)
    }

    /// Restores the terminal's present settings if the program crashes, so that the shell shows what is typed.
    package static func restoreTerminalAfterCrash() {
        guard tcgetattr(STDIN_FILENO, &CrashHandlers.settings) == 0 else { return }
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
            var handler = sigaction()
            handler.__sigaction_handler.sa_handler = { number in
                tcsetattr(STDIN_FILENO, TCSANOW, &CrashHandlers.settings)
                sigaction(number, &CrashHandlers.previous[Int(number)], nil)
                raise(number)
            }
            sigaction(number, &handler, &CrashHandlers.previous[Int(number)])
        }
    }

    /// Returns the signals since the last call, in order.
    package func drain() -> [Int32] {
        // This is called many times for each file, so avoid system calls if there are no signals.
        guard SignalPipe.isFilled.exchange(false, ordering: .acquiringAndReleasing) else { return [] }
        var signals: [Int32] = []
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return signals }
            signals += bytes[..<count].map { byte in Int32(byte) }
        }
    }
}

/// The settings that a crash restores, and the handlers that it goes on to, by signal.
private enum CrashHandlers {
    nonisolated(unsafe) static var settings = termios()
    nonisolated(unsafe) static var previous = Array(repeating: sigaction(), count: 65)
}

/// The pipe that signal handlers write to, and a flag. Handlers access nothing else.
private enum SignalPipe {
    /// The number of nested `begin` calls.
    static let depth = Atomic<Int>(0)

    /// Whether the pipe contains unread signals. It is set after the write, so that a reader who clears it finds the
    /// signal.
    static let isFilled = Atomic<Bool>(false)

    /// The ends of the pipe. The first reader creates them, before the first handler is installed.
    static let ends: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return (ends[0], ends[1])
    }()

    static func send(_ signal: Int32) {
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(ends.write, &byte, 1)
        isFilled.store(true, ordering: .releasing)
        errno = saved
    }
}

/// The reason why a wait ended.
package enum Waited {
    case input, signal, time
}

/// Waits until a descriptor is ready, a signal arrives, or a time has come.
package struct InputWaiting {
    package let descriptor: Int32
    package var event: Int32
    package let signals: TerminalSignals
    package var now: () -> Date

    /// Creates a wait for a descriptor and signals.
    package init(
        descriptor: Int32, event: Int32 = POLLIN, signals: TerminalSignals, now: @escaping () -> Date = { Date() }
    ) {
        self.descriptor = descriptor
        self.event = event
        self.signals = signals
        self.now = now
    }

    /// Waits for an event. Signals have priority, then the time, so that a flood of input delays neither.
    package func wait(until wake: Date?) -> Waited {
        while true {
            // `poll(2)` does not count the time of a suspended machine, so check the clock every two seconds.
            let left = wake.map { wake in min(2, max(0, wake.timeIntervalSince(now()))) }
            let milliseconds = left.map { seconds in Int32((seconds * 1000).rounded(.up)) } ?? -1
            var descriptors = [
                pollfd(fd: descriptor, events: Int16(event), revents: 0),
                pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&descriptors, 2, milliseconds)
            if count > 0, descriptors[1].revents != 0 { return .signal }
            if let wake, wake <= now() { return .time }
            if count > 0, descriptors[0].revents != 0 { return .input }
            if count < 0, errno != EINTR { return .input }
        }
    }

    /// Whether a descriptor becomes readable within some milliseconds. Ignores signals.
    package static func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
        var awaited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&awaited, 1, milliseconds) > 0
    }
}
