import Foundation
import TILProcess
import TILText

/// Reads lines from a pipe or a file, without a prompt or editing. It observes deadlines and counts lines.
final class PipeEditor: LineEditor {
    let canRedraw = false
    let abandonedText = ""
    let lastKey: Date? = nil
    private(set) var lineNumber = 0

    private let descriptor: Int32
    private let announcements: Output
    private let now: () -> Date
    private let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP])
    /// The buffer for a single read.
    private var piece = [UInt8](repeating: 0, count: 1 << 16)
    /// The complete lines that were read, the next one last.
    private var lines: [[UInt8]] = []
    /// The beginning of the line after them.
    private var rest: [UInt8] = []
    private var isAtEnd = false
    /// Whether to drop the rest of a line that came too late.
    private var dropsLine = false

    /// - Parameter announcements: The output for `LineUpdate.announcement`.
    init(descriptor: Int32 = STDIN_FILENO, announcements: Output, now: @escaping () -> Date) {
        self.descriptor = descriptor
        self.announcements = announcements
        self.now = now
    }

    func keys(for function: LineFunction) -> [String] { [] }

    func showTypingAhead(_ isShown: Bool) {}

    func read(_ request: LineRequest) -> LineOutcome {
        // While complete lines are buffered and nothing is due, make no system call. This keeps scripts of a million
        // lines fast.
        if request.live == nil, let line = nextLine() { return outcome(of: line, in: request) }
        signals.begin()
        defer { signals.end() }
        let waiting = InputWaiting(descriptor: descriptor, signals: signals, now: now)
        var wake: Date?
        var isDue = true
        while true {
            if isDue, let live = request.live {
                let update = live(.tick, now(), LineText(String(decoding: rest, as: UTF8.self)))
                wake = update.wake
                if let announcement = update.announcement { announcements.line(announcement) }
                if update.ending != nil { return .ended(abandonedLine()) }
            }
            isDue = false
            if let line = nextLine() { return outcome(of: line, in: request) }
            if isAtEnd { return .endOfInput }
            switch waiting.wait(until: wake) {
            case .signal:
                if let signal = signals.drain().first {
                    return signal == SIGINT ? .interrupted : .terminated(signal: signal)
                }
            case .time:
                wake = nil
                isDue = true
            case .input:
                fill()
            }
        }
    }

    /// Returns the beginning of a line that came too late. Its rest belongs to the previous question and must not
    /// answer the next one.
    private func abandonedLine() -> LineText {
        let text = LineText(String(decoding: rest, as: UTF8.self))
        if !rest.isEmpty {
            dropsLine = true
            lineNumber += 1
            rest = []
        }
        return text
    }

    private func outcome(of line: String, in request: LineRequest) -> LineOutcome {
        guard case .keys(let keys) = request.kind else { return .line(line) }
        let key = line.first ?? "\n"
        return keys.contains(key) ? .key(key) : .line(line)
    }

    /// Reads the bytes that have arrived. Call it only without complete lines.
    private func fill() {
        let count = Foundation.read(descriptor, &piece, piece.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        isAtEnd = count <= 0
        if isAtEnd {
            // The last line needs no line feed.
            if !rest.isEmpty { endLine() }
            return
        }
        let parts = piece[..<count].split(separator: .lineFeed, omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            // A line feed precedes every part but the first.
            if index > 0 { endLine() }
            if !dropsLine { rest += part }
        }
        lines.reverse()
    }

    /// Adds the line that was read to the complete lines, unless it came too late.
    private func endLine() {
        if !dropsLine { lines.append(rest) }
        rest = []
        dropsLine = false
    }

    private func nextLine() -> String? {
        guard var line = lines.popLast()?[...] else { return nil }
        lineNumber += 1
        if line.last == "\r" { line.removeLast() }
        return String(systemBytes: lineNumber == 1 ? line.withoutByteOrderMark : line)
    }
}
