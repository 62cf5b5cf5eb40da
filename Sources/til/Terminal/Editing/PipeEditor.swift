import Foundation
import Glibc

/// Reads lines from a pipe or a file, without a prompt or editing. It observes deadlines and counts lines.
final class PipeEditor: LineEditor {
    let isTerminal = false
    let canRedraw = false
    var showsTypingAhead = true
    let abandonedText = ""
    private(set) var lineNumber = 0

    private let descriptor: Int32
    private let announcements: Output
    private let now: () -> Date
    private let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP])
    private var buffer: [UInt8] = []
    /// The buffer for a single read.
    private var piece = [UInt8](repeating: 0, count: 1 << 16)
    private var start = 0
    /// The end of the part of the buffer that contains no newline.
    private var searched = 0
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

    func read(_ request: LineRequest) -> LineOutcome {
        // While complete lines are buffered and nothing is due, make no system call. This keeps scripts of a million
        // lines fast.
        if request.live == nil, let line = nextLine() { return outcome(of: line, in: request) }
        signals.begin()
        defer { signals.end() }
        let waiting = InputWaiting(descriptor: descriptor, signals: signals, now: now)
        var wake: Date?
        if let ended = call(request, &wake) { return ended }
        while true {
            if let line = nextLine() { return outcome(of: line, in: request) }
            if isAtEnd { return .endOfInput }
            switch waiting.wait(until: wake) {
            case .signal:
                for signal in signals.take() {
                    return signal == SIGINT ? .interrupted : .terminated(signal: signal)
                }
            case .time:
                wake = nil
                if let ended = call(request, &wake) { return ended }
            case .input:
                fill()
            }
        }
    }

    private func call(_ request: LineRequest, _ wake: inout Date?) -> LineOutcome? {
        guard let live = request.live else { return nil }
        let text = LineText(String(decoding: dropsLine ? [] : buffer[start...], as: UTF8.self))
        let update = live(.tick, now(), text)
        wake = update.wake
        if let announcement = update.announcement { announcements.line(announcement) }
        guard update.ending != nil else { return nil }
        if !text.string.isEmpty {
            // The rest of a late line belongs to the previous question and must not answer the next one.
            start = buffer.count
            searched = start
            dropsLine = true
            lineNumber += 1
        }
        return .ended(text)
    }

    private func outcome(of line: String, in request: LineRequest) -> LineOutcome {
        guard case .keys(let keys) = request.kind else { return .line(line) }
        let key = line.first ?? "\n"
        return keys.contains(key) ? .key(key) : .line(line)
    }

    private func fill() {
        if start > 0 {
            buffer.removeFirst(start)
            searched -= start
            start = 0
        }
        let count = piece.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { buffer += piece[..<count] }
        if count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN) { isAtEnd = true }
    }

    private func nextLine() -> String? {
        while true {
            let end: Int
            if let newline = buffer[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
                end = newline
            } else {
                searched = buffer.count
                guard isAtEnd, start < buffer.count else { return nil }
                end = buffer.count
            }
            var line = buffer[start..<end]
            start = min(end + 1, buffer.count)
            searched = start
            if dropsLine {
                dropsLine = false
                continue
            }
            lineNumber += 1
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
            return String(decoding: line, as: UTF8.self)
        }
    }
}
