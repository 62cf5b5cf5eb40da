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
    /// Whether the terminal shows nothing of what is typed because this editor told it so; lines are shown by readline.
    private(set) var isEchoOff = false

    /// Whether the terminal breaks its rows anew when its width changes.
    let reflows: Bool
    let now: () -> Date
    let completer: (UnfinishedLine) -> Completions
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
    /// Until when letters are taken for a text that is being typed, where single keys are read; nil while none is.
    var textEnds: Date?
    /// Signals that came while readline waited for the rest of a key.
    var pendingSignals: [Int32] = []
    /// The byte that was read last.
    var lastByte: Int32 = 0
    /// Whether a byte is known to be there for readline.
    var isByteReady = false
    /// The letters of the field that is being read; nil where they stay as they are typed.
    var letters: FieldLetters?
    var abandonedText = ""
    /// Whether the next letter was quoted, so that it stays as it is.
    var isQuoting = false
    /// Whether an example stands where the line is empty.
    var isExampleShown = false
    /// Whether nothing can be read any more.
    var isGone = false
    /// Whether the job is to be stopped once the line is ended.
    var stopsAfterwards = false
    var isStarted = false
    var isHistoryLoaded = false
    /// The history while it is out of reach.
    var hidden: UnsafeMutablePointer<HISTORY_STATE>?
    /// Bindings that hold for the present line only, to be taken back after it.
    var replacedKeys: [(map: Keymap, key: Int32)] = []
    /// What Tab completes, and where in the line its last word begins; nil while Tab was not pressed.
    var unfinished: (line: UnfinishedLine, start: Int)?
    /// What of the line blanks stand for while readline looks for the word.
    var covered: [CChar] = []
    /// Where single keys are looked up.
    var singleKeys: Keymap?

    /// - Parameters:
    ///   - variables: the environment, for `TERM` and the locale.
    ///   - history: where command lines are kept; nil keeps none.
    ///   - completer: what Tab offers.
    init(
        variables: some Variables, now: @escaping () -> Date, history: HistoryFile? = nil,
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
}

/// What is known of a terminal by the variables that it sets.
enum TerminalKind {
    /// Whether the terminal breaks its rows anew when its width changes. Where nothing is known, it is taken not to: then
    /// at worst a piece of the old line stays on the screen, and nothing else is erased.
    static func reflows(_ variables: some Variables) -> Bool {
        if variables["TMUX"] != nil { return true }
        if variables["STY"] != nil || variables["XTERM_VERSION"] != nil { return false }
        let marks = [
            "VTE_VERSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "WEZTERM_PANE", "ALACRITTY_WINDOW_ID", "WT_SESSION",
            "GHOSTTY_RESOURCES_DIR", "ITERM_SESSION_ID",
        ]
        if marks.contains(where: { variables[$0] != nil }) { return true }
        if ["iTerm.app", "Apple_Terminal", "WezTerm", "ghostty", "vscode"].contains(variables["TERM_PROGRAM"] ?? "") {
            return true
        }
        let terminal = variables["TERM"] ?? ""
        return ["foot", "alacritty", "xterm-kitty", "xterm-ghostty"].contains { terminal.hasPrefix($0) }
    }
}
