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
