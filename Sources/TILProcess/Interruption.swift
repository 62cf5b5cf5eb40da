package import Foundation

/// Detects signals while a command reads or works, so that a silent pipe or an endless file does not block the user.
package final class Interruption {
    /// The message for a user who interrupted the command.
    private let sentence: String
    private let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP])

    package init(_ sentence: String) {
        self.sentence = sentence
    }

    /// Runs work that checks for signals.
    /// - Throws: `CommandFailure` if a signal arrived, and errors of the body.
    package func watching<Value>(_ body: () throws -> Value) throws -> Value {
        signals.begin()
        defer { signals.end() }
        let value = try body()
        // Do not lose a signal that arrived after the body's last check.
        try check()
        return value
    }

    /// Checks for a signal.
    /// - Throws: `CommandFailure` with the signal's exit code if one arrived.
    package func check() throws {
        if let signal = signals.drain().first { throw CommandFailure(sentence, code: 128 + signal) }
    }

    /// Waits until a descriptor is readable, or ready for another event of `poll`, or until an instant has come.
    /// - Throws: `CommandFailure` if a signal arrives first.
    package func wait(for descriptor: Int32, _ event: Int32 = POLLIN, until instant: Date? = nil) throws {
        // If `poll` fails for a descriptor, the next read or write returns the error.
        let waiting = InputWaiting(descriptor: descriptor, event: event, signals: signals)
        while waiting.wait(until: instant) == .signal { try check() }
    }
}
