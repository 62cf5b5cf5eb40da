@preconcurrency import CReadline
import Foundation
import TILText

/// A function that readline calls for a key. Its parameters are the count and the last byte.
typealias KeyFunction = @convention(c) (Int32, Int32) -> Int32

/// Connects readline's C callbacks to the editor.
///
/// Readline has global state and handles one line at a time. Therefore a process has one editor, used from one thread,
/// which makes the unchecked variable below safe. All other state is in the editor.
enum ReadlineCallbacks {
    nonisolated(unsafe) private static var editor: ReadlineEditor?

    /// Makes readline call this editor. Does not initialise readline.
    static func install(_ editor: ReadlineEditor) {
        self.editor = editor
        rl_getc_function = { _ in ReadlineCallbacks.editor?.nextByte() ?? EOF }
        rl_input_available_hook = { ReadlineCallbacks.editor?.isInputAvailable() == true ? 1 : 0 }
        rl_prep_term_function = { meta in
            rl_prep_terminal(meta)
            // Readline shows nothing on a terminal without echo, so tell it that echo is on.
            if ReadlineCallbacks.editor?.isEchoOff == true { rl_tty_set_echoing(1) }
        }
        rl_startup_hook = {
            ReadlineCallbacks.editor?.placeInitialText()
            return 0
        }
        rl_attempted_completion_function = { _, start, _ in ReadlineCallbacks.editor?.matches(start: Int(start)) }
        rl_completion_word_break_hook = { ReadlineCallbacks.editor?.findWord() }
        rl_char_is_quoted_p = { _, index in ReadlineCallbacks.editor?.isInWord(Int(index)) == true ? 1 : 0 }
        rl_filename_quoting_function = { name, _, sign in
            guard let name else { return nil }
            let word = String(cString: name)
            let quote = ReadlineCallbacks.quoteSign(sign?.pointee)
            if ReadlineQuoting.endsQuotation(word, quote) { rl_completion_suppress_quote = 1 }
            return strdup(ReadlineQuoting.quoted(word, in: quote))
        }
        rl_filename_dequoting_function = { name, sign in
            guard let name else { return nil }
            let quote = ReadlineCallbacks.quoteSign(CChar(truncatingIfNeeded: sign))
            return strdup(ReadlineQuoting.unquoted(String(cString: name), in: quote))
        }
        rl_completion_display_matches_hook = { matches, count, longest in
            ReadlineCallbacks.editor?.display(matches, count: Int(count), longest: longest)
        }
        for function in LineFunction.allCases {
            // Readline keeps the pointer to the name, so the name must never be freed.
            rl_add_defun(strdup(function.rawValue), callback(for: function), -1)
        }
    }

    /// Called with a complete line, or nil at the end of input.
    static let lineHandler: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void = { line in
        ReadlineCallbacks.editor?.accept(line.map { line in String(systemText: line) })
        free(line)
    }

    /// Draws a field.
    static let drawField: @convention(c) () -> Void = { ReadlineCallbacks.editor?.drawField() }

    /// Undoes automatic capitals, or else the last edit.
    static let undo: KeyFunction = { count, key in ReadlineCallbacks.editor?.undo(count, key) ?? 0 }

    /// Moves to the next field of a form, or to the next line of the history.
    static let next: KeyFunction = { count, key in
        ReadlineCallbacks.leavesField(forth: true) ? 0 : rl_get_next_history(count, key)
    }

    /// Moves to the previous field of a form, or to the previous line of the history.
    static let previous: KeyFunction = { count, key in
        ReadlineCallbacks.leavesField(forth: false) ? 0 : rl_get_previous_history(count, key)
    }

    /// Notes that the user leaves the field of a form.
    /// - Returns: false if no field is read.
    private static func leavesField(forth: Bool) -> Bool {
        guard let editor, case .field = editor.request.kind else { return false }
        editor.reading.pressedMove = forth
        return true
    }

    /// Inserts pasted text.
    static let paste: KeyFunction = { count, key in ReadlineCallbacks.editor?.insertPaste(count, key) ?? 0 }

    /// Handles a key that may end the reading.
    static let singleKey: KeyFunction = { _, byte in
        ReadlineCallbacks.editor?.handle(key: byte)
        return 0
    }

    /// Does nothing. Bound to key sequences that would otherwise be read as single characters.
    static let ignore: KeyFunction = { _, _ in 0 }

    /// Returns the C callback of a function. A C function pointer cannot capture a value, so each function has its own.
    static func callback(for function: LineFunction) -> KeyFunction {
        switch function {
        case .moreTime: { _, _ in ReadlineCallbacks.call(.moreTime) }
        case .lessTime: { _, _ in ReadlineCallbacks.call(.lessTime) }
        case .restart: { _, _ in ReadlineCallbacks.call(.restart) }
        case .pause: { _, _ in ReadlineCallbacks.call(.pause) }
        case .giveUp: { _, _ in ReadlineCallbacks.call(.giveUp) }
        case .help: { _, _ in ReadlineCallbacks.call(.help) }
        }
    }

    private static func quoteSign(_ byte: CChar?) -> Character? {
        guard let byte, byte != 0 else { return nil }
        return Character(Unicode.Scalar(UInt8(bitPattern: byte)))
    }

    private static func call(_ function: LineFunction) -> Int32 {
        editor?.call(function)
        return 0
    }
}
