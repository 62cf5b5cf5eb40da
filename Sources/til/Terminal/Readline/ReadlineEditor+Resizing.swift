@preconcurrency import CReadline
import Foundation

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
