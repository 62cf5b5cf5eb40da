import Foundation
import Glibc
import TILCore

/// Detects signals while a command reads or works, so that a silent pipe or an endless file does not block the user.
final class Interruption {
    /// The message for a user who interrupted the command.
    private let sentence: String
    private let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP])

    init(_ sentence: String) {
        self.sentence = sentence
    }

    /// Runs work that checks for signals.
    /// - Throws: `CommandFailure` if a signal arrived, and errors of the body.
    func watching<Value>(_ body: () throws -> Value) throws -> Value {
        signals.begin()
        defer { signals.end() }
        let value = try body()
        // Do not lose a signal that arrived after the body's last check.
        try check()
        return value
    }

    /// Checks for a signal.
    /// - Throws: `CommandFailure` with the signal's exit code if one arrived.
    func check() throws {
        if let signal = signals.drain().first { throw CommandFailure(sentence, code: 128 + signal) }
    }

    /// Waits until a descriptor is readable, or ready for another event of `poll`, or until an instant has come.
    /// - Throws: `CommandFailure` if a signal arrives first.
    func wait(for descriptor: Int32, _ event: Int32 = POLLIN, until instant: Date? = nil) throws {
        // If `poll` fails for a descriptor, the next read or write returns the error.
        let waiting = InputWaiting(descriptor: descriptor, event: event, signals: signals)
        while waiting.wait(until: instant) == .signal { try check() }
    }
}

/// Work that shows its progress on a terminal and that signals can interrupt.
final class WatchedWork {
    private let label: String
    /// Interrupts the work.
    let interruption: Interruption
    private let output: Output
    private let now: () -> Date
    private let started: Date
    private var drawn = Date.distantPast
    private var isShown = false

    /// The number of seconds before the progress appears.
    private static let patience = 0.5
    /// The number of seconds between two drawings.
    private static let pause = 0.1

    init(label: String, interruption: Interruption, output: Output, now: @escaping () -> Date) {
        (self.label, self.interruption, self.output, self.now) = (label, interruption, output, now)
        started = now()
    }

    /// Shows the progress of the work.
    /// - Throws: `CommandFailure` if a signal came.
    func progress(_ progress: WorkProgress) throws {
        let (done, total) = (progress.done, progress.total)
        try interruption.check()
        let instant = now()
        guard output.isTerminal, instant.timeIntervalSince(started) >= Self.patience,
            instant.timeIntervalSince(drawn) >= Self.pause
        else { return }
        drawn = instant
        isShown = true
        output.write("\r\(label): \(total > 0 ? "\(min(100, done * 100 / total)) %" : grouped(done))")
    }

    /// Erases the progress.
    func clear() {
        guard isShown else { return }
        isShown = false
        output.write("\r" + .blanks(label.count + 12) + "\r")
    }
}
