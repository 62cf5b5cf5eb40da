@preconcurrency import CReadline
import Foundation

/// The beginning and the end of a line, and what changes around it meanwhile.
extension ReadlineEditor {
    /// What was typed so far.
    var typed: LineText {
        guard let buffer = rl_line_buffer else { return LineText() }
        return LineText(String(cString: buffer), cursor: Int(rl_point))
    }

    /// Whether readline shows something else in place of the prompt: a search, the count of a command.
    var isPromptTaken: Bool {
        let states = RL_STATE_ISEARCH | RL_STATE_NSEARCH | RL_STATE_NUMERICARG | RL_STATE_MOREINPUT
        return Int(rl_readline_state) & Int(states) != 0
    }

    /// Shows the prompt and the initial text, and gives the keyboard to readline.
    func begin() {
        useHistory()
        var prompt = request.prompt
        var first: LineUpdate?
        if let live = request.live {
            let update = live(.tick, now(), request.text)
            prompt = update.prompt ?? prompt
            wake = update.wake
            first = update
            if let announcement = update.announcement { announce(announcement, isLineShown: false) }
        }
        if case .field(let capitals) = request.kind {
            letters = capitals == .none ? nil : FieldLetters(capitals, text: request.text.string)
            rl_redisplay_function = ReadlineCallbacks.drawField
        }
        // Left set by an earlier line, it makes readline begin a new row after each line from then on.
        rl_eof_found = 0
        rl_callback_handler_install(PromptText.guarded(prompt), ReadlineCallbacks.lineHandler)
        replaceKeys()
        if let ending = first?.ending { leave(ending) }
    }

    /// Puts what is to be edited into the line, before readline shows it for the first time.
    func placeInitialText() {
        guard !request.text.string.isEmpty else { return }
        rl_insert_text(request.text.string)
        rl_point = Int32(request.text.cursor)
        // Undo goes back to this text, not to an empty line.
        rl_free_undo_list()
    }

    /// Takes back what held for this line only.
    func end() {
        rl_redisplay_function = rl_redisplay
        letters = nil
        isQuoting = false
        isExampleShown = false
        restoreKeys()
        keepHistory()
    }

    /// Readline has a whole line, or nil for the end of input.
    func accept(_ line: String?) {
        rl_callback_handler_remove()
        guard let line else {
            // Where readline takes leave of a terminal that brackets pastes, it has gone to a new row already.
            let isOnNewRow = rl_variable_value("enable-bracketed-paste").map { String(cString: $0) == "on" } ?? false
            if !isOnNewRow { write("\n") }
            outcome = .endOfInput
            return
        }
        switch request.kind {
        case .command:
            outcome = .line(line)
        case .answer:
            // Without bracketed paste, the lines after the first arrive as if they were typed.
            tcflush(STDIN_FILENO, TCIFLUSH)
            outcome = .line(PastedText.inOneLine(line))
        case .field:
            outcome = .line(letters?.take(LineText(PastedText.inOneLine(line))).string ?? PastedText.inOneLine(line))
        case .keys:
            outcome = .line(PastedText.inOneLine(line))
        }
    }

    /// Asks what is to be done now, and does it.
    func call(_ event: LineEvent) {
        wake = nil
        guard let live = request.live else {
            if case .function = event { rl_ding() }
            return
        }
        let update = live(event, now(), typed)
        wake = update.wake
        if isInReadline || isPromptTaken {
            latePrompt = update.prompt ?? latePrompt
            if let announcement = update.announcement { lateAnnouncements.append(announcement) }
        } else {
            if let announcement = update.announcement { announce(announcement) }
            if let prompt = update.prompt { show(prompt: prompt) }
        }
        guard let ending = update.ending else { return }
        if isInReadline { lateEnding = ending } else { leave(ending) }
    }

    /// Puts another prompt before the line.
    func show(prompt: String) {
        guard canRedraw else { return }
        rl_set_prompt(PromptText.guarded(prompt))
        rl_redisplay()
    }

    /// Prints text above the prompt.
    func announce(_ text: String, isLineShown: Bool = true) {
        guard isLineShown else {
            write(text + "\n")
            return
        }
        if canRedraw {
            rl_clear_visible_line()
            fflush(rl_outstream)
            write(text + "\n")
        } else {
            write("\n" + text + "\n")
        }
        rl_forced_update_display()
    }

    /// Ends the line from outside.
    func leave(_ ending: LineEnding) {
        eraseExample()
        outcome = .ended(typed)
        switch ending {
        case .kept:
            rl_point = rl_end
            if let latePrompt, canRedraw { rl_set_prompt(PromptText.guarded(latePrompt)) }
            if !isPromptTaken { rl_redisplay() }
            abandon()
        case .erased(let rowsAbove):
            guard canRedraw else {
                abandon()
                return
            }
            forgetLine()
            rl_clear_visible_line()
            fflush(rl_outstream)
            write(String(repeating: "\u{1B}[A\u{1B}[2K", count: rowsAbove))
            rl_callback_handler_remove()
        }
    }

    /// A key was pressed that ends the reading.
    func finish(with key: Character) {
        outcome = .key(key)
        if let ascii = key.asciiValue, ascii > 0x20, ascii < 0x7F { write(String(key)) }
        abandon()
    }

    /// Leaves the line as it stands, with the cursor on a row of its own, and gives the terminal back.
    /// - Parameter signal: a signal whose character is shown at the cursor (`^C`).
    func abandon(after signal: Int32? = nil) {
        abandonedText = typed.string
        forgetLine()
        // After the line was drawn for the last time, with the example in it where it is empty.
        eraseExample()
        if let signal { rl_echo_signal_char(signal) }
        rl_cleanup_after_signal()
        write("\n")
        rl_callback_handler_remove()
    }

    /// Ends a search, a count or a half-typed key sequence, and forgets how the line came about. Readline may draw the
    /// line once more for it, so this comes before the cursor leaves it.
    private func forgetLine() {
        rl_free_line_state()
        rl_callback_sigcleanup()
    }

    /// Writes to the terminal beside readline.
    func write(_ text: String) {
        fputs(text, rl_outstream)
        fflush(rl_outstream)
    }
}
