@preconcurrency import CReadline
import Foundation
import TILProcess
import TILText

/// Terminal input for readline.
extension ReadlineEditor {
    /// Reads the next byte from the terminal for readline.
    ///
    /// If a key has several bytes, waits for all of them and keeps the deadline in the meantime.
    /// - Returns: The byte, or `EOF` if the input has ended or reading has to end.
    func nextByte() -> Int32 {
        while input.isEmpty {
            switch waiting.wait(until: reading.wake) {
            case .signal:
                reading.pendingSignals += signals.drain()
                if reading.pendingSignals.contains(where: [SIGINT, SIGTERM, SIGHUP, SIGTSTP].contains) { return EOF }
            case .time:
                call(.tick)
                if reading.lateEnding != nil { return EOF }
            case .input:
                receive()
                if reading.isGone { return EOF }
            }
        }
        eraseExample()
        let byte = input.removeFirst()
        if !request.readsKeys, !reading.isDecided { keyGuard.note(KeyGuard.Key(byte), at: now()) }
        reading.isDecided = false
        lastByte = Int32(byte)
        return lastByte
    }

    /// Reads the next byte, or all bytes of the key or report that it begins. A key without a function and a report of
    /// the terminal are dropped, since readline would take their last bytes for typed text.
    func receive() {
        guard let first = readByte() else { return }
        guard first == EscapeSequence.escape, !isLastCommand(rl_quoted_insert) else {
            input.append(first)
            return
        }
        var sequence = EscapeSequence()
        while sequence.state == .unfinished, InputWaiting.isReadable(STDIN_FILENO, within: sequence.patience) {
            guard let byte = readByte() else { break }
            sequence.append(byte)
        }
        let isUseless = sequence.state == .finished && !hasFunction(sequence.bytes)
        if !isUseless { input += sequence.bytes }
    }

    /// Reads a byte from the terminal, or returns nil if there is none, for example because the input has ended.
    private func readByte() -> UInt8? {
        var byte: UInt8 = 0
        let count = Foundation.read(STDIN_FILENO, &byte, 1)
        if count < 0, errno == EINTR || errno == EAGAIN { return nil }
        reading.isGone = count != 1
        return reading.isGone ? nil : byte
    }

    /// Whether a key sequence calls a function in the current keymap, or begins a longer sequence.
    private func hasFunction(_ sequence: [UInt8]) -> Bool {
        if case .field = request.kind, FieldMove.all.contains(where: { move in move.bytes == sequence }) { return true }
        guard let function = Self.function(of: sequence) else { return false }
        // A capital calls the function of its small letter.
        guard Self.isSame(function, rl_do_lowercase_version), let last = sequence.last else { return true }
        return Self.function(of: sequence.dropLast() + [last.withSmallBit]) != nil
    }

    private static func function(of sequence: [UInt8]) -> KeyFunction? {
        let bytes = sequence.map { byte in CChar(bitPattern: byte) }
        return rl_function_of_keyseq_len(bytes, bytes.count, rl_get_keymap(), nil)
    }

    /// Whether readline waits for the rest of a key sequence.
    var isWithinKey: Bool { Int(rl_readline_state) & Int(RL_STATE_MULTIKEY) != 0 }

    /// Handles Tab and the arrow keys in a form, whatever functions an inputrc gave them.
    /// - Returns: Whether such a key was next.
    func handleMove() -> Bool {
        let startsKey = !isPromptTaken && !isWithinKey && !isLastCommand(rl_quoted_insert)
        guard case .field = request.kind, startsKey,
            let move = FieldMove.all.first(where: { move in input.starts(with: move.bytes) })
        else { return false }
        input.removeFirst(move.bytes.count)
        reading.pressedMove = move.isForth
        return true
    }

    /// Whether a byte arrives within readline's key timeout. A signal comes first: readline would take the end of its
    /// wait for the end of the input.
    func isInputAvailable() -> Bool {
        if !input.isEmpty { return true }
        // Readline would read typed text ahead, so that a key after it would not reach the form or the guard.
        switch request.kind {
        case .field where !isWithinKey, .answer where !isWithinKey: return false
        case .command, .field, .answer, .keys: break
        }
        if InputWaiting.isReadable(signals.descriptor, within: 0) { return false }
        // A negative argument only returns the timeout.
        var milliseconds = rl_set_keyboard_input_timeout(-1) / 1000
        if let due = reading.wake {
            let seconds = min(1, max(0, due.timeIntervalSince(now())))
            milliseconds = min(milliseconds, Int32(seconds * 1000))
        }
        return InputWaiting.isReadable(STDIN_FILENO, within: milliseconds)
    }

    /// Turns the terminal's echo on or off for text that is typed while no line is being read.
    /// - Returns: Whether the setting changed.
    @discardableResult
    func setEcho(_ isOn: Bool) -> Bool {
        var settings = termios()
        let echo = tcflag_t(ECHO)
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
        let wasOn = settings.c_lflag & echo != 0
        guard wasOn != isOn else { return false }
        settings.c_lflag ^= echo
        return tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0
    }
}

/// A key that moves between the fields of a form: Tab, Shift-Tab, and the arrow keys up and down in both forms.
struct FieldMove {
    let bytes: [UInt8]
    let isForth: Bool

    static let all = [
        FieldMove("\t", isForth: true), FieldMove("\u{1B}[B", isForth: true), FieldMove("\u{1B}OB", isForth: true),
        FieldMove("\u{1B}[Z", isForth: false), FieldMove("\u{1B}[A", isForth: false),
        FieldMove("\u{1B}OA", isForth: false),
    ]

    private init(_ text: String, isForth: Bool) {
        bytes = Array(text.utf8)
        self.isForth = isForth
    }
}

/// The command history. It is in readline while commands are read, and hidden while fields and answers are read.
extension ReadlineEditor {
    /// Makes the arrow keys find commands while a command is read, and find nothing otherwise.
    func useHistory() {
        guard request.kind == .command else {
            hidden = history_get_history_state()
            var none = HISTORY_STATE()
            history_set_history_state(&none)
            return
        }
        guard !isHistoryLoaded else { return }
        isHistoryLoaded = true
        using_history()
        for line in history?.load() ?? [] { add_history(line) }
    }

    /// Restores the history and adds the command that was just read.
    func keepHistory() {
        if let hidden {
            history_set_history_state(hidden)
            free(hidden)
            self.hidden = nil
            return
        }
        guard request.kind == .command, case .line(let text) = reading.outcome else { return }
        for line in text.split(separator: "\n").map(String.init) where HistoryFile.isWorthKeeping(line) {
            if line == lastOfHistory { continue }
            add_history(line)
            history?.append(line)
        }
    }
}

extension ReadlineEditor {
    /// The last line of readline's history, or nil if it is empty.
    private var lastOfHistory: String? {
        guard history_length > 0, let entry = history_get(history_base + history_length - 1) else { return nil }
        return entry.pointee.line.map { line in String(cString: line) }
    }
}

/// Signals during the editing of a line.
extension ReadlineEditor {
    /// Handles a signal.
    func act(on signal: Int32) {
        eraseExample()
        switch signal {
        case SIGINT:
            abandon(after: SIGINT)
            reading.outcome = .interrupted
        case SIGTERM, SIGHUP:
            abandon()
            reading.outcome = .terminated(signal: signal)
        case SIGTSTP:
            stop()
        case SIGCONT:
            rl_deprep_terminal()
            redrawAfterStop()
        case SIGWINCH:
            letSizeSettle()
            redrawForNewSize()
            call(.resized)
        default: break
        }
    }

    /// Stops the job, as Ctrl-Z does in other programs. Restores the shell's terminal settings first.
    private func stop() {
        call(.stopping)
        guard reading.outcome == nil else {
            stopsAfterwards = true
            return
        }
        let stopped = now()
        rl_echo_signal_char(SIGTSTP)
        rl_cleanup_after_signal()
        stopJob()
        redrawAfterStop()
        call(.resumed(stopped: stopped))
    }

    /// Stops the job after a line that was ended for this purpose.
    func stopIfWanted() {
        guard stopsAfterwards else { return }
        stopsAfterwards = false
        stopJob()
    }

    /// Stops the job with the terminal's original echo setting.
    private func stopJob() {
        if isEchoOff { setEcho(true) }
        TerminalSignals.stopJob()
        // The line is drawn anyway. A second time, it would begin in the last row of a prompt of several rows.
        reading.pendingSignals += signals.drain().filter { signal in signal != SIGCONT }
        if isEchoOff { setEcho(false) }
    }

    private func redrawAfterStop() {
        // A shell leaves the cursor at the start of an empty row. Without a shell, the cursor is still in the line's
        // own row, which is drawn again.
        if isEchoOff { setEcho(false) }
        write(canRedraw ? "\r\u{1B}[K" : "\n")
        rl_reset_after_signal()
        measureScreen()
        rl_forced_update_display()
    }
}

/// Changes of the window size during the editing of a line.
extension ReadlineEditor {
    /// The width of the screen.
    var columns: Int {
        var rows: Int32 = 0
        var columns: Int32 = 0
        rl_get_screen_size(&rows, &columns)
        return Int(columns)
    }

    /// Reads the size of the screen. Readline divides by a third of the width without the last column, so fewer than
    /// three columns count as one row of four.
    func measureScreen() {
        rl_reset_screen_size()
        if columns < 3 { rl_set_screen_size(1, 4) }
    }

    /// The prompt without colours, as readline shows it: the mode is before its last row.
    var visiblePrompt: String {
        let prompt = String(cString: rl_display_prompt)
        let lastRow = prompt.lastIndex(of: "\n").map { index in prompt.index(after: index) } ?? prompt.startIndex
        return LineLayout.visiblePart(ofPrompt: prompt[..<lastRow] + shownMode + prompt[lastRow...])
    }

    /// The text with which readline shows the editing mode, or an empty text.
    private var shownMode: String {
        // Readline shows its own messages, such as those of a search, without the mode.
        guard Self.variable("show-mode-in-prompt") == "on", !isPromptTaken else { return "" }
        if Self.variable("editing-mode") == "emacs" { return Self.variable("emacs-mode-string") }
        return Self.variable(
            rl_get_keymap() == rl_get_keymap_by_name("vi-command") ? "vi-cmd-mode-string" : "vi-ins-mode-string")
    }

    static func variable(_ name: String) -> String {
        rl_variable_value(name).map { value in String(cString: value) } ?? ""
    }

    /// Waits while the user drags the window, since output for an outdated size would appear in the wrong rows.
    func letSizeSettle() {
        for _ in 0..<10 {
            guard InputWaiting.isReadable(signals.descriptor, within: 80) else { return }
            reading.pendingSignals += signals.drain().filter { signal in signal != SIGWINCH }
            if !reading.pendingSignals.isEmpty { return }
        }
    }

    /// Redraws the line from its start.
    ///
    /// Readline clears only the last row and leaves remains of a wrapped line.
    func redrawForNewSize() {
        let old = columns
        measureScreen()
        let line = typed
        let before = visiblePrompt + String(decoding: line.string.utf8.prefix(line.cursor), as: UTF8.self)
        let above = LineLayout.rows(before: before, columns: reflows ? columns : old)
        if canRedraw {
            let up = above > 0 ? "\u{1B}[\(above)A" : ""
            let eraseBelow = "\u{1B}[J"
            write("\r" + up + eraseBelow)
        } else {
            write("\n")
        }
        rl_forced_update_display()
    }
}
