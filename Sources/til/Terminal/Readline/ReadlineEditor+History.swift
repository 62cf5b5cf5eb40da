@preconcurrency import CReadline
import Foundation

/// The history of commands: kept in readline while commands are read, out of reach for fields and answers.
extension ReadlineEditor {
    /// Sees to it that the arrow keys find commands where a command is read, and nothing elsewhere.
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

    /// Gives the commands back, and keeps the one that was just read.
    func keepHistory() {
        if let hidden {
            history_set_history_state(hidden)
            free(hidden)
            self.hidden = nil
            return
        }
        guard request.kind == .command, case .line(let text) = outcome else { return }
        let last = history_length > 0 ? history_get(history_base + history_length - 1) : nil
        var previous = last.flatMap { $0.pointee.line.map { String(cString: $0) } }
        for line in text.split(separator: "\n").map(String.init) {
            guard line != previous, HistoryFile.isWorthKeeping(line) else { continue }
            add_history(line)
            history?.append(line)
            previous = line
        }
    }
}
