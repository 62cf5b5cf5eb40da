@preconcurrency import CReadline
import Foundation

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
