@preconcurrency import CReadline
import Foundation

/// Lines from a person at a terminal, edited with GNU Readline.
///
/// Readline runs by its callback interface: `poll(2)` waits for a key, a signal or the next instant, and readline is
/// called only when there is a key. Nothing of it is initialised before the first read. One editor per process.
final class ReadlineEditor: LineEditor {
    let isTerminal = true
    let canRedraw: Bool
    private(set) var lineNumber = 0

    /// Whether the terminal breaks its rows anew when its width changes.
    let reflows: Bool
    let now: () -> Date
    let completer: (CompletionRequest) -> Completions
    let history: HistoryFile?
    let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])

    /// What is being read.
    var request = LineRequest()
    /// How reading ended; nil while it goes on.
    var outcome: LineOutcome?
    /// When `LineRequest.live` is due.
    var wake: Date?
    /// Whether readline is running, so that its line must be left alone until it returns.
    var isInReadline = false
    /// A prompt that could not be shown while readline was running, or shows a message of its own there.
    var latePrompt: String?
    /// Announcements that had to wait for the same reason.
    var lateAnnouncements: [String] = []
    /// An ending that had to wait until readline returned.
    var lateEnding: LineEnding?
    /// Functions and keys pressed during the present call of readline: acted on when it has returned.
    var pressedFunctions: [LineFunction] = []
    var pressedKey: Character?
    /// Signals that came while readline waited for the rest of a key.
    var pendingSignals: [Int32] = []
    /// The byte that was read last.
    var lastByte: Int32 = 0
    /// Whether a byte is known to be there for readline.
    var isByteReady = false
    /// Whether readline must not gather further keys into the present insertion.
    var isInserting = false
    /// Whether nothing can be read any more.
    var isGone = false
    /// Whether the job is to be stopped once the line is ended.
    private var stopsAfterwards = false
    var isStarted = false
    var isHistoryLoaded = false
    /// The history while it is out of reach.
    var hidden: UnsafeMutablePointer<HISTORY_STATE>?
    /// Bindings that hold for the present line only, to be taken back after it.
    var replacedKeys: [(map: Keymap, key: Int32)] = []
    /// Where single keys are looked up.
    var singleKeys: Keymap?

    /// - Parameters:
    ///   - variables: the environment, for `TERM` and the locale.
    ///   - history: where command lines are kept; nil keeps none.
    ///   - completer: what Tab offers.
    init(
        variables: some Variables, now: @escaping () -> Date, history: HistoryFile? = nil,
        completer: @escaping (CompletionRequest) -> Completions = { _ in .none }
    ) {
        self.now = now
        self.history = history
        self.completer = completer
        reflows = TerminalKind.reflows(variables)
        canRedraw = !["", "dumb", "unknown", "emacs"].contains(variables["TERM"] ?? "")
    }

    func read(_ request: LineRequest) -> LineOutcome {
        start()
        self.request = request
        outcome = nil
        wake = nil
        latePrompt = nil
        lateAnnouncements = []
        lateEnding = nil
        pressedFunctions = []
        pressedKey = nil
        isGone = false
        pendingSignals = []
        signals.begin()
        defer { signals.end() }
        begin()
        while outcome == nil { step() }
        end()
        stopIfWanted()
        lineNumber += 1
        return outcome ?? .endOfInput
    }

    /// Waits for one thing to happen, and acts on it.
    private func step() {
        let waiting = InputWaiting(descriptor: STDIN_FILENO, signals: signals, now: now)
        switch waiting.wait(until: wake) {
        case .signal:
            pendingSignals += signals.take()
        case .time:
            call(.tick)
        case .input:
            isByteReady = true
            isInReadline = true
            rl_callback_read_char()
            isInReadline = false
            settleEscape()
        }
        while !pendingSignals.isEmpty, outcome == nil { act(on: pendingSignals.removeFirst()) }
        settle()
    }

    /// Does what could not be done while readline was running.
    private func settle() {
        if isGone {
            if outcome == nil { leave(.kept) }
            outcome = .terminated(signal: SIGHUP)
        }
        if outcome == nil, let lateEnding { leave(lateEnding) }
        while outcome == nil, !pressedFunctions.isEmpty {
            call(.function(pressedFunctions.removeFirst()))
        }
        if outcome == nil, let key = pressedKey {
            finish(with: key)
        }
        pressedKey = nil
        guard outcome == nil, !isPromptTaken else { return }
        if let prompt = latePrompt {
            latePrompt = nil
            show(prompt: prompt)
        }
        for announcement in lateAnnouncements { announce(announcement) }
        lateAnnouncements = []
    }

    private func act(on signal: Int32) {
        switch signal {
        case SIGINT:
            abandon(after: SIGINT)
            outcome = .interrupted
        case SIGTERM, SIGHUP:
            abandon()
            outcome = .terminated(signal: signal)
        case SIGTSTP:
            stop()
        case SIGCONT:
            rl_deprep_terminal()
            redrawAfterStop()
        case SIGWINCH:
            letSizeSettle()
            redrawForNewSize()
            call(.resized)
        default:
            break
        }
    }

    /// Stops the job as Ctrl-Z does elsewhere: with the terminal as the shell left it.
    private func stop() {
        call(.stopping)
        guard outcome == nil else {
            stopsAfterwards = true
            return
        }
        let stopped = now()
        rl_echo_signal_char(SIGTSTP)
        rl_cleanup_after_signal()
        signals.end()
        raise(SIGTSTP)
        signals.begin()
        redrawAfterStop()
        call(.resumed(stopped: stopped))
    }

    /// Stops the job after a line that was ended so that it could be.
    private func stopIfWanted() {
        guard stopsAfterwards else { return }
        stopsAfterwards = false
        signals.end()
        raise(SIGTSTP)
        signals.begin()
    }

    private func redrawAfterStop() {
        // A shell has left the cursor at the start of an empty row; where none has, the row is the line's own.
        write(canRedraw ? "\r\u{1B}[K" : "\n")
        rl_reset_after_signal()
        rl_reset_screen_size()
        rl_forced_update_display()
    }

    /// Takes the next byte from the terminal, for readline.
    ///
    /// Inside a key that is longer than a byte it waits, and keeps the deadline meanwhile.
    /// - Returns: the byte, or `EOF` where there is none or where reading must end.
    func nextByte() -> Int32 {
        let waiting = InputWaiting(descriptor: STDIN_FILENO, signals: signals, now: now)
        while true {
            if !isByteReady {
                switch waiting.wait(until: wake) {
                case .signal:
                    pendingSignals += signals.take()
                    if pendingSignals.contains(where: { [SIGINT, SIGTERM, SIGHUP, SIGTSTP].contains($0) }) {
                        return EOF
                    }
                    continue
                case .time:
                    call(.tick)
                    if lateEnding != nil { return EOF }
                    continue
                case .input:
                    break
                }
            }
            isByteReady = false
            var byte: UInt8 = 0
            let count = Glibc.read(STDIN_FILENO, &byte, 1)
            if count == 1 {
                lastByte = Int32(byte)
                return lastByte
            }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            isGone = true
            return EOF
        }
    }

    /// Whether a byte comes within the time that readline gives it.
    func isInputAvailable() -> Bool {
        // A negative argument asks for the time and changes nothing.
        var milliseconds = rl_set_keyboard_input_timeout(-1) / 1000
        if milliseconds == 0, isInserting { return false }
        if let wake { milliseconds = min(milliseconds, Int32(max(0, min(1000, wake.timeIntervalSince(now()) * 1000)))) }
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }
}
