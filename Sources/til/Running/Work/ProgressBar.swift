import Foundation

/// A bar on the terminal for work that takes longer than half a second; nothing elsewhere.
final class ProgressBar {
    private let output: Output
    private let now: () -> Date
    private let label: String
    private let width: Int
    private let started: Date
    private var drawn = Date.distantPast
    private var isShown = false

    /// Work shorter than this shows no bar, in seconds.
    private static let patience = 0.5
    /// The time between two drawings, in seconds.
    private static let pause = 0.1

    init(context: CommandContext, label: String) {
        output = context.environment.errors
        now = context.environment.now
        self.label = label
        width = TerminalSize.current(descriptor: 2, variables: context.environment.variables).columns
        started = now()
    }

    /// Shows how far the work has come; a total of 0 is not known.
    func show(done: Int, total: Int) {
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

    /// Takes the bar away.
    func clear() {
        guard isShown else { return }
        isShown = false
        output.write("\r" + String(repeating: " ", count: max(0, width - 1)) + "\r")
    }
}
