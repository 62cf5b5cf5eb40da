@preconcurrency import CReadline
import Foundation
import TILProcess

/// Key bindings: the functions of the quiz, single keys, pastes and undo.
extension ReadlineEditor {
    /// Initialises readline, once.
    func start() {
        guard !isStarted else { return }
        isStarted = true
        TerminalLocale.prepare()
        ReadlineCallbacks.install(self)
        rl_readline_name = UnsafePointer(strdup("til"))
        rl_catch_signals = 0
        rl_catch_sigwinch = 0
        rl_change_environment = 0
        rl_completer_word_break_characters = UnsafePointer(strdup(" \t\n"))
        rl_filename_quote_characters = UnsafePointer(strdup(" \t\n\\\"'"))
        // Readline would wait for the writer of a named pipe.
        var inputrc = stat()
        if let path = getenv("INPUTRC"), stat(path, &inputrc) == 0, inputrc.st_mode & S_IFMT == S_IFIFO {
            setenv("INPUTRC", "/dev/null", 1)
        }
        // An inputrc can override this setting.
        rl_variable_bind("page-completions", "off")
        rl_initialize()
        measureScreen()
        TerminalSignals.restoreTerminalAfterCrash()
        bindDefaults()
    }

    func keys(for function: LineFunction) -> [String] {
        start()
        let names = Self.sequences(of: ReadlineCallbacks.callback(for: function)).map(KeyName.name)
        var seen: Set<String> = []
        return names.filter { name in seen.insert(name).inserted }
    }

    /// Returns the key sequences that call a function, in the notation of an inputrc.
    /// - Parameter map: The keymap to search, or nil for the current one.
    private static func sequences(
        of function: @escaping KeyFunction, in map: Keymap? = nil
    ) -> [String] {
        let list = map.map { map in rl_invoking_keyseqs_in_map(function, map) } ?? rl_invoking_keyseqs(function)
        var sequences = [String]()
        var next = list
        while let sequence = next?.pointee {
            sequences.append(String(cString: sequence))
            free(sequence)
            next = next?.successor()
        }
        free(list)
        return sequences
    }

    private func bindDefaults() {
        let maps = ["emacs-standard", "vi-insert", "vi-command"].compactMap { (name: String) in
            rl_get_keymap_by_name(name)
        }
        // Ignore the end of a paste if a deadline cut off its beginning.
        for map in maps { rl_bind_keyseq_if_unbound_in_map("\\e[201~", ReadlineCallbacks.ignore, map) }
        for function in LineFunction.allCases {
            let callback = ReadlineCallbacks.callback(for: function)
            // If an inputrc binds the function, do not add the default keys.
            let isBound = maps.contains { map in !Self.sequences(of: callback, in: map).isEmpty }
            if isBound { continue }
            for map in maps {
                for sequence in function.defaultSequences {
                    rl_bind_keyseq_if_unbound_in_map(sequence, callback, map)
                }
            }
        }
        for map in maps.dropLast() {
            rl_bind_keyseq_in_map("\\e[200~", ReadlineCallbacks.paste, map)
            // The undo keys, such as Ctrl-_, undo automatic capitals first. In a form, the keys of the history move between
            // the fields.
            let replacements: [(KeyFunction, KeyFunction)] = [
                (rl_undo_command, ReadlineCallbacks.undo), (rl_get_next_history, ReadlineCallbacks.next),
                (rl_get_previous_history, ReadlineCallbacks.previous),
            ]
            for (function, replacement) in replacements {
                for sequence in Self.sequences(of: function, in: map) {
                    rl_bind_keyseq_in_map(sequence, replacement, map)
                }
            }
        }
    }

    /// Returns a keymap in which every byte is a key of its own, except for the sequences of the quiz.
    func singleKeyMap() -> Keymap? {
        if let singleKeys { return singleKeys }
        guard let map = rl_make_bare_keymap() else { return nil }
        for byte in 0...255 as ClosedRange<Int32> { rl_bind_key_in_map(byte, ReadlineCallbacks.singleKey, map) }
        for function in LineFunction.allCases {
            let callback = ReadlineCallbacks.callback(for: function)
            for sequence in Self.sequences(of: callback) { rl_bind_keyseq_in_map(sequence, callback, map) }
        }
        singleKeys = map
        return map
    }

    /// Treats Escape as a key if no other byte of a key sequence follows it.
    func settleEscape() {
        // The rest of a key sequence arrives at once.
        let mayBeKey = request.readsKeys && input.isEmpty && isWithinKey && lastByte == Int32(EscapeSequence.escape)
        if !mayBeKey || InputWaiting.isReadable(STDIN_FILENO, within: 50) { return }
        rl_callback_sigcleanup()
        handle(key: lastByte)
    }
}
