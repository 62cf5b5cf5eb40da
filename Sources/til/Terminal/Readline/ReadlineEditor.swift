@preconcurrency import CReadline
import Foundation
import TILProcess

/// A line editor for a person at a terminal, using GNU Readline.
///
/// It uses readline's callback interface: `poll(2)` waits for a key, a signal or a time, and readline is called only if
/// there is a key. Readline is initialised at the first read. A process has at most one editor.
final class ReadlineEditor: LineEditor {
    /// What happens while one line or key is read.
    struct Reading {
        /// The result, or nil while reading continues.
        var outcome: LineOutcome?
        /// The time at which `LineRequest.live` is due.
        var wake: Date?
        /// The time from which single keys count, or nil if they do.
        var opening: Date?
        /// Whether the prompt is hidden until then.
        var hidesPrompt = false
        /// Whether the guard has already decided about the first byte of the input.
        var isDecided = false
        /// Whether the input has ended.
        var isGone = false

        /// Functions and keys pressed during the current call of readline. They are handled after it returns.
        var pressedFunctions: [LineFunction] = []
        var pressedKey: Character?
        /// Whether the user moved to the next or the previous field.
        var pressedMove: Bool?

        /// A prompt to show later, because readline is running or shows its own message.
        var latePrompt: String?
        /// Announcements to print later for the same reason.
        var lateAnnouncements: [String] = []
        /// An ending to apply after readline returns.
        var lateEnding: LineEnding?
        /// Signals that arrived while readline waited for the rest of a key.
        var pendingSignals: [Int32] = []
    }

    let canRedraw: Bool
    private(set) var lineNumber = 0
    /// Whether this editor has turned off the terminal's echo. Readline still shows the lines.
    private(set) var isEchoOff = false

    /// Whether the terminal rewraps rows when its width changes.
    let reflows: Bool
    let now: () -> Date
    let completer: (UnfinishedLine) -> Completions
    let history: HistoryFile?
    let signals = TerminalSignals([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])

    /// Waits for a key or a signal.
    var waiting: InputWaiting { InputWaiting(descriptor: STDIN_FILENO, signals: signals, now: now) }

    /// The current request.
    var request = LineRequest()
    /// The state of the current read.
    var reading = Reading()
    /// Whether readline is running. Its line must not be changed before it returns.
    var isInReadline = false
    /// Decides which keys count for the current line.
    var keyGuard = KeyGuard()
    var lastKey: Date? { keyGuard.lastPress }
    /// The last byte read.
    var lastByte: Int32 = 0
    /// The bytes that were read and are not handled yet.
    var input: [UInt8] = []
    /// The letters of the current field, or nil without automatic capitals.
    var letters: FieldLetters?
    var abandonedText = ""
    /// Whether the next letter was quoted and keeps its case.
    var isQuoting = false
    /// Whether the example is shown.
    var isExampleShown = false
    /// Whether to stop the job after the line ends.
    var stopsAfterwards = false
    var isStarted = false
    var isHistoryLoaded = false
    /// The history while it is hidden.
    var hidden: UnsafeMutablePointer<HISTORY_STATE>?
    /// The line that Tab completes and the start of its last word, or nil if Tab was not pressed.
    var unfinished: (line: UnfinishedLine, start: Int)?
    /// The part of the line that spaces cover while readline searches for the word.
    var covered: [CChar] = []
    /// The keymap for single keys.
    var singleKeys: Keymap?

    /// - Parameters:
    ///   - variables: the environment variables, for `TERM` and the locale.
    ///   - history: the history file, or nil for no history.
    ///   - completer: returns the completions for Tab.
    init(
        variables: [String: String], now: @escaping () -> Date, history: HistoryFile? = nil,
        completer: @escaping (UnfinishedLine) -> Completions = { _ in .none }
    ) {
        self.now = now
        self.history = history
        self.completer = completer
        reflows = TerminalKind.reflows(variables)
        canRedraw = !["", "dumb", "unknown", "emacs"].contains(variables["TERM"] ?? "")
    }

    func showTypingAhead(_ isShown: Bool) {
        if !isShown {
            let isTurnedOff = setEcho(false)
            isEchoOff = isEchoOff || isTurnedOff
        } else if isEchoOff {
            setEcho(true)
            isEchoOff = false
        }
    }

    func read(_ request: LineRequest) -> LineOutcome {
        start()
        self.request = request
        reading = Reading()
        signals.begin()
        defer { signals.end() }
        begin()
        while reading.outcome == nil { step() }
        end()
        stopIfWanted()
        lineNumber += 1
        return reading.outcome ?? .endOfInput
    }

    /// Waits for one event and handles it.
    private func step() {
        // A key that waits for the guard's decision was pressed before the time can run out.
        let times = [reading.wake, reading.opening].compactMap(\.self)
        let due = keyGuard.decides ?? times.min()
        let event = input.isEmpty ? waiting.wait(until: due) : .input
        switch event {
        case .signal:
            reading.pendingSignals += signals.drain()
        case .time:
            passTime()
        case .input:
            handleInput()
        }
        while !reading.pendingSignals.isEmpty, reading.outcome == nil { act(on: reading.pendingSignals.removeFirst()) }
        settle()
    }

    /// Does what is due at this time.
    private func passTime() {
        if keyGuard.decides != nil {
            // A copy of the key may have arrived in the last moment.
            if InputWaiting.isReadable(STDIN_FILENO, within: 0) {
                handleInput()
            } else {
                takeWaitingKey()
            }
            return
        }
        let instant = now()
        if let due = reading.opening, due <= instant { open() }
        if let due = reading.wake, due <= instant { call(.tick) }
    }

    /// Passes the next byte to readline, unless the guard decides otherwise.
    private func handleInput() {
        if input.isEmpty { receive() }
        if reading.isGone || input.isEmpty { return }
        if handleMove() { return }
        guard mayHandleNextByte() else { return }
        isInReadline = true
        rl_callback_read_char()
        isInReadline = false
        settleEscape()
    }

    /// Does the work that had to wait while readline was running.
    private func settle() {
        if reading.isGone {
            if reading.outcome == nil { leave(.kept) }
            reading.outcome = .terminated(signal: SIGHUP)
        }
        if reading.outcome == nil, let ending = reading.lateEnding { leave(ending) }
        while reading.outcome == nil, !reading.pressedFunctions.isEmpty {
            call(.function(reading.pressedFunctions.removeFirst()))
        }
        if reading.outcome == nil, let key = reading.pressedKey {
            finish(with: key)
        }
        if reading.outcome == nil, let isForth = reading.pressedMove { move(isForth) }
        reading.pressedKey = nil
        reading.pressedMove = nil
        if reading.outcome == nil, !isPromptTaken, !reading.hidesPrompt { showLateTexts() }
    }

    /// Shows the prompt and the announcements that had to wait.
    private func showLateTexts() {
        if let prompt = reading.latePrompt {
            reading.latePrompt = nil
            show(prompt: prompt)
        }
        for announcement in reading.lateAnnouncements { announce(announcement) }
        reading.lateAnnouncements = []
    }
}

/// Recognizes terminals by their environment variables.
enum TerminalKind {
    /// Whether the terminal rewraps rows when its width changes. An unknown terminal counts as one that does not. The
    /// worst result is a remainder of the old line on the screen, and no other text is erased.
    static func reflows(_ variables: [String: String]) -> Bool {
        if variables["TMUX"] != nil { return true }
        if variables["STY"] != nil || variables["XTERM_VERSION"] != nil { return false }
        if marks.contains(where: { mark in variables[mark] != nil }) { return true }
        if programs.contains(variables["TERM_PROGRAM"] ?? "") { return true }
        let terminal = variables["TERM"] ?? ""
        return terminals.contains { name in terminal.hasPrefix(name) }
    }

    /// The variables that terminals set which rewrap rows.
    private static let marks = [
        "VTE_VERSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "WEZTERM_PANE", "ALACRITTY_WINDOW_ID", "WT_SESSION",
        "GHOSTTY_RESOURCES_DIR", "ITERM_SESSION_ID",
    ]
    /// The values of `TERM_PROGRAM` of such terminals.
    private static let programs = ["iTerm.app", "Apple_Terminal", "WezTerm", "ghostty", "vscode"]
    /// The starts of the values of `TERM` of such terminals.
    private static let terminals = ["foot", "alacritty", "xterm-kitty", "xterm-ghostty"]
}
