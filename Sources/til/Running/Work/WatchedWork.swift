/// Work that shows how far it has come, and that a signal ends.
struct WatchedWork {
    let context: CommandContext
    /// What stands before the bar.
    let label: String
    /// What ends it.
    let interruption: Interruption

    init(context: CommandContext, label: String, interruption: Interruption) {
        self.context = context
        self.label = label
        self.interruption = interruption
    }

    /// - Parameter whenStopped: the sentence for a person who ended it.
    init(context: CommandContext, label: String, whenStopped: String) {
        self.init(context: context, label: label, interruption: Interruption(whenStopped))
    }

    /// Runs something that tells its progress.
    /// - Throws: `CommandFailure` where a signal came, with its code; and what the work throws.
    func run<Value>(_ work: ((_ done: Int, _ total: Int) throws -> Void) throws -> Value) throws -> Value {
        try interruption.watching {
            let progress = ProgressBar(context: context, label: label)
            defer { progress.clear() }
            return try work { done, total in
                try interruption.check()
                progress.show(done: done, total: total)
            }
        }
    }
}
