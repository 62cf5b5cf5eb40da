@preconcurrency import CReadline
import Foundation
import TILProcess
import TILText

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
