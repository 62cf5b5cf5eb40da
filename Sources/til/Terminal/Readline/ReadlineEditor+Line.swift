@preconcurrency import CReadline
import Foundation
import TILText

/// The start, the end and the updates of a line.
extension ReadlineEditor {
    /// The text typed so far.
    var typed: LineText {
        guard let buffer = rl_line_buffer else { return LineText() }
        return LineText(String(cString: buffer), cursor: Int(rl_point))
    }

    /// Whether readline shows its own text instead of the prompt: a search or the count of a command.
    var isPromptTaken: Bool {
        let states = RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG | RL_STATE_MOREINPUT
        return Int(rl_readline_state) & Int(states) != 0
    }

    /// Shows the prompt and the initial text, and starts readline.
    func begin() {
        if request.dropsTypedAhead {
            tcflush(STDIN_FILENO, TCIFLUSH)
            input = []
        }
        // The window may have been resized while the pager or another program was running.
        measureScreen()
        useHistory()
        beginGuard()
        let first = request.live?(.tick, now(), request.text) ?? LineUpdate()
        reading.wake = first.wake
        if let announcement = first.announcement { write(announcement + "\n") }
        if case .field(let capitals) = request.kind {
            letters = capitals == .none ? nil : FieldLetters(capitals, text: request.text.string)
            rl_redisplay_function = ReadlineCallbacks.drawField
        }
        // If an earlier line left this set, readline would start a new row after every line.
        rl_eof_found = 0
        let prompt = PromptText.guarded(first.prompt ?? request.prompt)
        rl_callback_handler_install(reading.hidesPrompt ? "" : prompt, ReadlineCallbacks.lineHandler)
        if reading.hidesPrompt { reading.latePrompt = first.prompt }
        if case .keys = request.kind { rl_set_keymap(singleKeyMap()) }
        if let ending = first.ending { leave(ending) }
    }

    /// Inserts the initial text before readline first shows the line.
    func placeInitialText() {
        guard !request.text.string.isEmpty else { return }
        rl_insert_text(request.text.string)
        rl_point = Int32(request.text.cursor)
        // Undo must return to this text, not to an empty line.
        rl_free_undo_list()
    }

    /// Resets the settings of this line.
    func end() {
        rl_redisplay_function = rl_redisplay
        letters = nil
        isQuoting = false
        isExampleShown = false
        rl_set_keymap_from_edit_mode()
        keepHistory()
    }

    /// Handles a complete line, or nil at the end of input.
    func accept(_ line: String?) {
        rl_callback_handler_remove()
        guard let line else {
            // With bracketed paste, readline has already moved to a new row when it resets the terminal.
            let isOnNewRow = Self.variable("enable-bracketed-paste") == "on"
            if !isOnNewRow { write("\n") }
            reading.outcome = .endOfInput
            return
        }
        // Without bracketed paste, the following lines of a paste arrive as typed text.
        if request.kind == .answer { tcflush(STDIN_FILENO, TCIFLUSH) }
        reading.outcome = .line(request.kind == .command ? line : fieldText(line))
    }

    /// Returns a typed text as one line, with the automatic capitals.
    private func fieldText(_ line: String) -> String {
        let text = PastedText.inOneLine(line)
        return letters?.update(LineText(text)).string ?? text
    }

    /// Leaves a form field for the next or the previous one.
    func move(_ isForth: Bool) {
        reading.outcome = .moved(fieldText(typed.string), isForth: isForth)
        abandon()
    }

    /// Passes an event to `LineRequest.live` and applies the update.
    /// - Parameter redrawsWholly: whether a prompt is drawn as a whole instead of its changes.
    func call(_ event: LineEvent, redrawsWholly: Bool = false) {
        reading.wake = nil
        guard let live = request.live else {
            if case .function = event { rl_ding() }
            return
        }
        let update = live(event, now(), typed)
        reading.wake = update.wake
        let isDrawnLater = isInReadline || isPromptTaken || reading.hidesPrompt
        if isDrawnLater {
            keep(update)
        } else {
            draw(update, redrawsWholly: redrawsWholly)
        }
        guard let ending = update.ending else { return }
        // Readline's line must not be removed while readline is running.
        if isInReadline {
            reading.lateEnding = ending
        } else {
            leave(ending)
        }
    }

    /// Keeps the prompt and the announcement of an update until readline has returned, shows the line again instead of
    /// a text of its own, and the prompt is shown. ``open()`` shows the prompt, and each step what is left.
    private func keep(_ update: LineUpdate) {
        if let prompt = update.prompt { reading.latePrompt = prompt }
        if let announcement = update.announcement { reading.lateAnnouncements.append(announcement) }
    }

    private func draw(_ update: LineUpdate, redrawsWholly: Bool) {
        if let announcement = update.announcement { announce(announcement) }
        if let prompt = update.prompt { show(prompt: prompt, redrawsWholly: redrawsWholly) }
    }

    /// Replaces the prompt.
    func show(prompt: String, redrawsWholly: Bool = false) {
        guard canRedraw else { return }
        rl_set_prompt(PromptText.guarded(prompt))
        if redrawsWholly {
            redraw()
        } else {
            rl_redisplay()
        }
    }

    /// Prints text above the prompt.
    func announce(_ text: String) {
        if canRedraw { clearLine() }
        write((canRedraw ? "" : "\n") + text + "\n")
        rl_forced_update_display()
    }

    func clearLine() {
        rl_clear_visible_line()
        fflush(rl_outstream)
    }

    /// Ends the line on behalf of the program.
    func leave(_ ending: LineEnding) {
        eraseExample()
        reading.outcome = .ended(typed)
        switch ending {
        case .kept:
            rl_point = rl_end
            if let prompt = reading.latePrompt, canRedraw { rl_set_prompt(PromptText.guarded(prompt)) }
            if !isPromptTaken { rl_redisplay() }
            abandon()
        case .erased(let rowsAbove):
            guard canRedraw else {
                abandon()
                return
            }
            erase(rowsAbove: rowsAbove)
        }
    }

    /// Erases the line and rows above it, and restores the terminal.
    private func erase(rowsAbove: Int) {
        forgetLine()
        clearLine()
        write(String(repeating: "\u{1B}[A\u{1B}[2K", count: rowsAbove))
        rl_callback_handler_remove()
    }

    /// Ends reading with a key.
    func finish(with key: Character) {
        if reading.hidesPrompt { open() }
        reading.outcome = .key(key)
        if let rows = request.rowsErasedByKey, canRedraw { return erase(rowsAbove: rows) }
        if let byte = key.asciiValue, byte > .space, byte < .delete { write(String(key)) }
        abandon()
    }

    /// Leaves the line on the screen, moves the cursor to a new row, and restores the terminal.
    /// - Parameter signal: A signal to echo at the cursor (`^C`).
    func abandon(after signal: Int32? = nil) {
        abandonedText = typed.string
        forgetLine()
        // The example has to be erased after the last redraw, which shows it if the line is empty.
        eraseExample()
        if let signal { rl_echo_signal_char(signal) }
        rl_cleanup_after_signal()
        write("\n")
        rl_callback_handler_remove()
    }

    /// Ends a search, a count or a partial key sequence, and clears the undo list. Readline may redraw the line, so
    /// call this before the cursor leaves it.
    private func forgetLine() {
        rl_free_line_state()
        rl_callback_sigcleanup()
    }

    /// Writes text to the terminal directly.
    func write(_ text: String) {
        fputs(text, rl_outstream)
        fflush(rl_outstream)
    }
}
