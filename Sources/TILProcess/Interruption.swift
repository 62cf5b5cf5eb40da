package import Foundation
import Synchronization

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

    /// Runs work that cannot always check for signals, because it computes for long or waits for a reader. A signal
    /// that nobody notices in time ends the process. The work must be one that a kill does not harm.
    ///
    /// It is called within ``watching(_:)``.
    /// - Parameter patience: the time in which the work may notice the signal itself, in seconds.
    package func endingProcess<Value>(after patience: Double, _ work: () throws -> Value) rethrows -> Value {
        let watch = SignalWatch(descriptor: signals.descriptor, sentence: sentence)
        Thread.detachNewThread {
            while !watch.isOver {
                guard InputWaiting.isReadable(watch.descriptor, within: 50) else { continue }
                Thread.sleep(forTimeInterval: patience)
                watch.endProcessIfUnnoticed()
            }
        }
        defer { watch.end() }
        return try work()
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

/// The signals that arrive while work goes on which another thread watches.
private final class SignalWatch: Sendable {
    /// The descriptor from which signals are read.
    let descriptor: Int32
    /// The message for the user.
    private let sentence: String
    /// Whether the work is over. While this is locked, the work cannot end.
    private let state = Mutex(false)

    init(descriptor: Int32, sentence: String) {
        self.descriptor = descriptor
        self.sentence = sentence
    }

    var isOver: Bool { state.withLock { isOver in isOver } }

    func end() { state.withLock { isOver in isOver = true } }

    /// Ends the process if a signal is still there. The lock is held to the end, so that the work cannot return
    /// meanwhile and read the signal, too.
    func endProcessIfUnnoticed() {
        state.withLock { isOver in
            guard !isOver, InputWaiting.isReadable(descriptor, within: 0) else { return }
            var signal: UInt8 = 0
            guard read(descriptor, &signal, 1) == 1 else { return }
            let message = sentence.isEmpty ? [] : Array("til: \(sentence)\n".utf8)
            _ = write(STDERR_FILENO, message, message.count)
            _exit(128 + Int32(signal))
        }
    }
}
