@preconcurrency import CReadline
import Foundation

/// Bytes from the terminal, as readline asks for them.
extension ReadlineEditor {
    /// Takes the next byte from the terminal, for readline.
    ///
    /// Inside a key that is longer than a byte it waits, and keeps the deadline meanwhile.
    /// - Returns: the byte, or `EOF` where there is none or where reading must end.
    func nextByte() -> Int32 {
        let waiting = InputWaiting(descriptor: STDIN_FILENO, signals: signals, now: now)
        while true {
            if !isByteReady {
                switch waiting.wait(until: wake) {
                case .signal:
                    pendingSignals += signals.take()
                    if pendingSignals.contains(where: { [SIGINT, SIGTERM, SIGHUP, SIGTSTP].contains($0) }) {
                        return EOF
                    }
                    continue
                case .time:
                    call(.tick)
                    if lateEnding != nil { return EOF }
                    continue
                case .input:
                    break
                }
            }
            isByteReady = false
            var byte: UInt8 = 0
            let count = Glibc.read(STDIN_FILENO, &byte, 1)
            if count == 1 {
                eraseExample()
                lastByte = Int32(byte)
                return lastByte
            }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            isGone = true
            return EOF
        }
    }

    /// Whether a byte comes within the time that readline gives it.
    func isInputAvailable() -> Bool {
        // A negative argument asks for the time and changes nothing.
        var milliseconds = rl_set_keyboard_input_timeout(-1) / 1000
        if let wake { milliseconds = min(milliseconds, Int32(max(0, min(1000, wake.timeIntervalSince(now()) * 1000)))) }
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }

    /// Tells the terminal whether to show what is typed while no line is being read.
    /// - Returns: whether that is a change.
    @discardableResult
    func setEcho(_ isOn: Bool) -> Bool {
        var settings = termios()
        let echo = tcflag_t(ECHO)
        guard tcgetattr(STDIN_FILENO, &settings) == 0, (settings.c_lflag & echo != 0) != isOn else { return false }
        settings.c_lflag ^= echo
        return tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0
    }
}

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
