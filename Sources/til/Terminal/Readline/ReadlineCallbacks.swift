@preconcurrency import CReadline
import Glibc

/// Where readline's C callbacks find the editor that they belong to.
///
/// Readline keeps its state in globals and knows one line at a time, so there is one editor in a process, and it is used
/// from one thread: that is what makes the unchecked variable below sound. Everything else is in the editor itself.
enum ReadlineCallbacks {
    nonisolated(unsafe) private static var editor: ReadlineEditor?

    /// Makes readline call this editor. Nothing of readline is initialised by it.
    static func install(_ editor: ReadlineEditor) {
        self.editor = editor
        rl_getc_function = { _ in ReadlineCallbacks.editor?.nextByte() ?? EOF }
        rl_input_available_hook = { ReadlineCallbacks.editor?.isInputAvailable() == true ? 1 : 0 }
        rl_prep_term_function = { meta in
            rl_prep_terminal(meta)
            // Readline takes a terminal that echoes nothing for one on which nothing is to be shown.
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
            guard let name = name.map({ String(cString: $0) }) else { return nil }
            let quote = ReadlineCallbacks.quoteSign(sign?.pointee)
            if ReadlineQuoting.endsQuotation(name, quote) { rl_completion_suppress_quote = 1 }
            return strdup(ReadlineQuoting.quoted(name, in: quote))
        }
        rl_filename_dequoting_function = { name, quote in
            name.flatMap {
                strdup(
                    ReadlineQuoting.unquoted(
                        String(cString: $0), in: ReadlineCallbacks.quoteSign(CChar(truncatingIfNeeded: quote))))
            }
        }
        rl_completion_display_matches_hook = { matches, count, longest in
            ReadlineCallbacks.editor?.display(matches, count: Int(count), longest: longest)
        }
        for function in LineFunction.allCases {
            // Readline keeps the pointer to the name, so the name must stay where it is.
            rl_add_defun(strdup(function.rawValue), callback(for: function), -1)
        }
    }

    /// The line is complete, or nil at the end of input.
    static let lineHandler: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void = { line in
        ReadlineCallbacks.editor?.accept(line.map { String(cString: $0) })
        free(line)
    }

    /// Draws a field.
    static let drawField: @convention(c) () -> Void = { ReadlineCallbacks.editor?.drawField() }

    /// Takes capitals back that came by themselves, or undoes.
    static let takeBackCapitals: @convention(c) (Int32, Int32) -> Int32 = { count, key in
        ReadlineCallbacks.editor?.takeBackCapitals(count, key) ?? 0
    }

    /// Inserts pasted text with its newlines as blanks.
    static let paste: @convention(c) (Int32, Int32) -> Int32 = { _, _ in
        ReadlineCallbacks.editor?.insertPaste()
        return 0
    }

    /// Takes a key that ends the reading.
    static let singleKey: @convention(c) (Int32, Int32) -> Int32 = { _, byte in
        ReadlineCallbacks.editor?.take(key: byte)
        return 0
    }

    /// Does nothing: for keys that must not fall apart into characters.
    static let ignore: @convention(c) (Int32, Int32) -> Int32 = { _, _ in 0 }

    /// A C function pointer captures nothing, so each function has its own.
    static func callback(for function: LineFunction) -> @convention(c) (Int32, Int32) -> Int32 {
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
