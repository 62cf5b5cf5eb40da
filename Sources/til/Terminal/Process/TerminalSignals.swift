import Foundation
import Glibc
import Synchronization

/// The signals of a terminal, turned into bytes that `poll(2)` can wait for beside the keyboard.
///
/// They are caught while a line is read, or for as long as a command needs it around several lines; a handler may run on
/// any thread and does nothing but write its number to a pipe. A signal that the process was started with ignored
/// (`nohup`) stays ignored.
final class TerminalSignals {
    private let caught: [Int32]
    private var previous: [(signal: Int32, action: sigaction)] = []

    /// Which signals to catch.
    init(_ signals: [Int32]) {
        caught = signals
    }

    /// The descriptor that is readable when a signal has come.
    var descriptor: Int32 { SignalPipe.ends.read }

    /// Starts catching.
    func begin() {
        // What came within a stretch of catching that this one is part of still counts.
        if SignalPipe.depth.wrappingAdd(1, ordering: .relaxed).newValue == 1 { _ = take() }
        // The pipe is made here and not by a handler; without one, signals do what they did before.
        guard descriptor >= 0 else { return }
        for signal in caught {
            var action = sigaction()
            var old = sigaction()
            guard sigaction(signal, nil, &old) == 0 else { continue }
            if unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                continue
            }
            action.__sigaction_handler.sa_handler = { SignalPipe.send($0) }
            action.sa_flags = SA_RESTART
            if sigaction(signal, &action, nil) == 0 { previous.append((signal, old)) }
        }
    }

    /// Stops catching: every signal does what it did before.
    func end() {
        SignalPipe.depth.wrappingSubtract(1, ordering: .relaxed)
        for (signal, action) in previous {
            var action = action
            sigaction(signal, &action, nil)
        }
        previous.removeAll()
    }

    /// Stops the job as if nobody caught that, and returns when it goes on.
    static func stopJob() {
        var action = sigaction()
        var old = sigaction()
        guard sigaction(SIGTSTP, &action, &old) == 0 else { return }
        raise(SIGTSTP)
        sigaction(SIGTSTP, &old, nil)
    }

    /// Leaves a signal to whoever takes next.
    static func putBack(_ signal: Int32) {
        SignalPipe.send(signal)
    }

    /// The signals that have come since the last call, in order.
    func take() -> [Int32] {
        // Asked many times for each file that is read, the system is not asked for nothing.
        guard SignalPipe.isFilled.exchange(false, ordering: .acquiringAndReleasing) else { return [] }
        var signals: [Int32] = []
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return signals }
            signals += bytes[..<count].map { Int32($0) }
        }
    }
}

/// The pipe that signal handlers write to, and whether they have: all that they touch.
private enum SignalPipe {
    /// How many stretches of catching there are, one within the other.
    static let depth = Atomic<Int>(0)

    /// Whether something was written that nobody has looked for since. It is said after the writing, so that who takes it
    /// back finds what was written.
    static let isFilled = Atomic<Bool>(false)

    /// Made by the first reader, before the first handler is installed.
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

/// What a wait for input ended with.
enum Waited {
    case input, signal, time
}

/// Waits until a descriptor can be read, a signal comes, or an instant has come.
struct InputWaiting {
    let descriptor: Int32
    let signals: TerminalSignals
    let now: () -> Date

    /// The longest sleep, in seconds. `poll(2)` does not count the time that the machine was suspended, so a wait for an
    /// instant looks at the clock again after this long.
    private static let longest = 2.0

    /// Waits; signals come first, then time, so that a flood of input delays neither.
    func wait(until wake: Date?) -> Waited {
        while true {
            var milliseconds: Int32 = -1
            if let wake {
                let left = wake.timeIntervalSince(now())
                milliseconds = left <= 0 ? 0 : Int32((min(left, Self.longest) * 1000).rounded(.up))
            }
            var descriptors = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&descriptors, 2, milliseconds)
            if count > 0, descriptors[1].revents != 0 { return .signal }
            if let wake, wake <= now() { return .time }
            if count > 0, descriptors[0].revents != 0 { return .input }
            if count < 0, errno != EINTR { return .input }
        }
    }
}
