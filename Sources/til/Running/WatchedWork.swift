import Glibc

/// Work that shows how far it has come, and that a signal ends.
struct WatchedWork {
    let context: CommandContext
    /// What stands before the bar.
    let label: String
    /// The sentence for a person who ended it.
    let whenStopped: String

    /// Runs something that tells its progress.
    /// - Throws: `CommandFailure` where a signal came, with its code; and what the work throws.
    func run<Value>(_ work: ((_ done: Int, _ total: Int) throws -> Void) throws -> Value) throws -> Value {
        let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP])
        signals.begin()
        defer { signals.end() }
        let progress = ProgressBar(context: context, label: label)
        defer { progress.clear() }
        return try work { done, total in
            if let signal = signals.take().first {
                progress.clear()
                throw CommandFailure(whenStopped, code: 128 + signal)
            }
            progress.show(done: done, total: total)
        }
    }
}
