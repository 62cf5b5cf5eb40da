import Foundation

/// Work that shows its progress on a terminal, and that a signal ends.
final class WatchedWork {
    private let label: String
    /// The signals that end it.
    let interruption: Interruption
    private let output: Output
    private let width: Int
    private let now: () -> Date
    private let started: Date
    private var drawn = Date.distantPast
    private var isShown = false

    /// Work shorter than this shows no bar, in seconds.
    private static let patience = 0.5
    /// The time between two drawings, in seconds.
    private static let pause = 0.1

    init(label: String, interruption: Interruption, output: Output, width: Int, now: @escaping () -> Date) {
        (self.label, self.interruption, self.output, self.width) = (label, interruption, output, width)
        self.now = now
        started = now()
    }

    /// Shows how far the work has come; a total of 0 is unknown.
    /// - Throws: `CommandFailure` if a signal came.
    func progress(_ done: Int, _ total: Int) throws {
        try interruption.check()
        let instant = now()
        guard output.isTerminal, instant.timeIntervalSince(started) >= Self.patience,
            instant.timeIntervalSince(drawn) >= Self.pause
        else { return }
        drawn = instant
        isShown = true
        let count = total > 0 ? " \(min(100, done * 100 / total)) %" : " \(grouped(done))"
        let room = max(0, min(40, width - label.count - count.count - 4))
        let filled = total > 0 ? min(room, room * done / total) : 0
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: room - filled)
        output.write("\r\(label) [\(bar)]\(count)")
    }

    /// Removes the bar.
    func clear() {
        guard isShown else { return }
        isShown = false
        output.write("\r" + .blanks(width - 1) + "\r")
    }
}
