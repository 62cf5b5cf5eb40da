import Foundation
import TILCore
import TILProcess
import TILText

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
        self.label = label
        self.interruption = interruption
        self.output = output
        self.now = now
        started = now()
    }

    /// Shows the progress of the work.
    /// - Throws: `CommandFailure` if a signal came.
    func progress(_ progress: WorkProgress) throws {
        try interruption.check()
        let instant = now()
        guard output.isTerminal, instant.timeIntervalSince(started) >= Self.patience,
            instant.timeIntervalSince(drawn) >= Self.pause
        else { return }
        drawn = instant
        isShown = true
        let done = progress.done
        let share = progress.total > 0 ? "\(min(100, done * 100 / progress.total)) %" : grouped(done)
        output.write("\r\(label): \(share)")
    }

    /// Erases the progress.
    func clear() {
        guard isShown else { return }
        isShown = false
        output.write("\r" + .blanks(label.count + 12) + "\r")
    }
}
