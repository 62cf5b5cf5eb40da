@preconcurrency import CReadline
import Foundation

/// Signals that come while a line is typed.
extension ReadlineEditor {
    /// Does what a signal asks for.
    func act(on signal: Int32) {
        eraseExample()
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
        stopJob()
        redrawAfterStop()
        call(.resumed(stopped: stopped))
    }

    /// Stops the job after a line that was ended so that it could be.
    func stopIfWanted() {
        guard stopsAfterwards else { return }
        stopsAfterwards = false
        stopJob()
    }

    /// Leaves the terminal to the shell as it was found, until the job goes on.
    private func stopJob() {
        if isEchoOff { setEcho(true) }
        TerminalSignals.stopJob()
        if isEchoOff { setEcho(false) }
    }

    private func redrawAfterStop() {
        // A shell has left the cursor at the start of an empty row; where none has, the row is the line's own.
        if isEchoOff { setEcho(false) }
        write(canRedraw ? "\r\u{1B}[K" : "\n")
        rl_reset_after_signal()
        rl_reset_screen_size()
        rl_forced_update_display()
    }
}

/// A new size of the window while a line is typed.
extension ReadlineEditor {
    /// Waits while a window is being dragged: what is drawn for a size that the terminal has already left lands in the
    /// wrong rows.
    func letSizeSettle() {
        for _ in 0..<10 {
            var descriptor = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 80) > 0 else { return }
            let came = signals.take()
            pendingSignals += came.filter { $0 != SIGWINCH }
            if !pendingSignals.isEmpty { return }
        }
    }

    /// Draws the line anew, from where it began.
    ///
    /// Readline itself clears only the line's last row, and leaves pieces where the line was wrapped.
    func redrawForNewSize() {
        guard canRedraw else {
            rl_resize_terminal()
            return
        }
        var rows: Int32 = 0
        var columns: Int32 = 0
        rl_get_screen_size(&rows, &columns)
        let oldColumns = Int(columns)
        rl_reset_screen_size()
        rl_get_screen_size(&rows, &columns)
        let before = LineLayout.visiblePart(ofPrompt: String(cString: rl_display_prompt)) + textBeforeCursor
        let above = LineLayout.rows(before: before, columns: reflows ? Int(columns) : oldColumns)
        write("\r" + (above > 0 ? "\u{1B}[\(above)A" : "") + "\u{1B}[J")
        rl_forced_update_display()
    }
}
