@preconcurrency import CReadline
import Foundation
import TILProcess

/// A line editor for a person at a terminal, using GNU Readline.
///
/// It uses readline's callback interface: `poll(2)` waits for a key, a signal or a time, and readline is called only if
/// there is a key. Readline is initialised at the first read. A process has at most one editor.
final class ReadlineEditor: LineEditor {
    let canRedraw: Bool
    private(set) var lineNumber = 0
    var showsTypingAhead = true {
        didSet {
            if !showsTypingAhead {
                isEchoOff = setEcho(false) || isEchoOff
            } else if isEchoOff {
                setEcho(true)
                isEchoOff = false
            }
        }
    }
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
    /// The result of the current read, or nil while it continues.
    var outcome: LineOutcome?
    /// The time at which `LineRequest.live` is due.
    var wake: Date?
    /// Whether readline is running. Its line must not be changed before it returns.
    var isInReadline = false
    /// A prompt to show later, because readline is running or shows its own message.
    var latePrompt: String?
    /// Announcements to print later for the same reason.
    var lateAnnouncements: [String] = []
    /// An ending to apply after readline returns.
    var lateEnding: LineEnding?
    /// Functions and keys pressed during the current call of readline. They are handled after it returns.
    var pressedFunctions: [LineFunction] = []
    var pressedKey: Character?
    /// Decides which keys count for the current line.
    var keyGuard = KeyGuard()
    var lastKey: Date? { keyGuard.lastPress }
    /// The time from which single keys count, or nil if they do.
    var opening: Date?
    /// Whether the prompt is hidden until then.
    var hidesPrompt = false
    /// Whether the next prompt is drawn as a whole instead of its changes.
    var redrawsWholly = false
    /// Whether the user moved to the next or the previous field.
    var pressedMove: Bool?
    /// Signals that arrived while readline waited for the rest of a key.
    var pendingSignals: [Int32] = []
    /// The last byte read.
    var lastByte: Int32 = 0
    /// The bytes that were read and are not handled yet.
    var input: [UInt8] = []
    /// Whether the guard has already decided about the first of those bytes.
    var isDecided = false
    /// The letters of the current field, or nil without automatic capitals.
    var letters: FieldLetters?
    var abandonedText = ""
    /// Whether the next letter was quoted and keeps its case.
    var isQuoting = false
    /// Whether the example is shown.
    var isExampleShown = false
    /// Whether the input has ended.
    var isGone = false
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
        pressedMove = nil
        opening = nil
        hidesPrompt = false
        isDecided = false
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

    /// Waits for one event and handles it.
    private func step() {
        // A key that waits for the guard's decision was pressed before the time can run out.
        let due = keyGuard.decides ?? [wake, opening].compactMap { $0 }.min()
        switch input.isEmpty ? waiting.wait(until: due) : .input {
        case .signal:
            pendingSignals += signals.drain()
        case .time:
            passTime()
        case .input:
            handleInput()
        }
        while !pendingSignals.isEmpty, outcome == nil { act(on: pendingSignals.removeFirst()) }
        settle()
    }

    /// Does what is due at this time.
    private func passTime() {
        if keyGuard.decides != nil {
            // A copy of the key may have arrived in the last moment.
            return InputWaiting.isReadable(STDIN_FILENO, within: 0) ? handleInput() : takeWaitingKey()
        }
        let instant = now()
        if let opening, opening <= instant { open() }
        if let wake, wake <= instant { call(.tick) }
    }

    /// Passes the next byte to readline, unless the guard decides otherwise.
    private func handleInput() {
        if input.isEmpty { receive() }
        guard !isGone, !input.isEmpty, !handleMove(), mayHandleReturn() else { return }
        isInReadline = true
        rl_callback_read_char()
        isInReadline = false
        settleEscape()
    }

    /// Does the work that had to wait while readline was running.
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
        if outcome == nil, let isForth = pressedMove { move(isForth) }
        pressedKey = nil
        pressedMove = nil
        guard outcome == nil, !isPromptTaken, !hidesPrompt else { return }
        if let prompt = latePrompt {
            latePrompt = nil
            show(prompt: prompt)
        }
        for announcement in lateAnnouncements { announce(announcement) }
        lateAnnouncements = []
    }
}

/// Recognizes terminals by their environment variables.
enum TerminalKind {
    /// Whether the terminal rewraps rows when its width changes. An unknown terminal counts as one that does not. The
    /// worst result is a remainder of the old line on the screen, and no other text is erased.
    static func reflows(_ variables: [String: String]) -> Bool {
        if variables["TMUX"] != nil { return true }
        if variables["STY"] != nil || variables["XTERM_VERSION"] != nil { return false }
        let marks = """
            VTE_VERSION KITTY_WINDOW_ID KONSOLE_VERSION WEZTERM_PANE ALACRITTY_WINDOW_ID WT_SESSION GHOSTTY_RESOURCES_DIR \
            ITERM_SESSION_ID
            """
        if marks.split(separator: " ").contains(where: { part in variables[String(part)] != nil }) { return true }
        let program = variables["TERM_PROGRAM"] ?? ""
        let terminal = variables["TERM"] ?? ""
        return "iTerm.app Apple_Terminal WezTerm ghostty vscode".split(separator: " ").contains { part in
            part == program
        }
            || "foot alacritty xterm-kitty xterm-ghostty".split(separator: " ").contains { part in
                terminal.hasPrefix(part)
            }
    }
}
