@preconcurrency import CReadline
import Foundation

/// What keys do: the functions of the quiz, single keys, and what a field changes.
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
        rl_initialize()
        bindDefaults()
    }

    func keys(for function: LineFunction) -> [String] {
        start()
        guard let sequences = rl_invoking_keyseqs(ReadlineCallbacks.callback(for: function)) else { return [] }
        defer { free(sequences) }
        var names: [String] = []
        var next = sequences
        while let sequence = next.pointee {
            let name = KeyName.name(of: String(cString: sequence))
            if !names.contains(name) { names.append(name) }
            free(sequence)
            next += 1
        }
        return names
    }

    private static let mapNames = ["emacs-standard", "vi-insert", "vi-command"]

    private func bindDefaults() {
        let maps = Self.mapNames.compactMap { rl_get_keymap_by_name($0) }
        // The end of a paste whose beginning a deadline has cut off.
        for map in maps { rl_bind_keyseq_if_unbound_in_map("\\e[201~", ReadlineCallbacks.ignore, map) }
        for function in LineFunction.allCases {
            let callback = ReadlineCallbacks.callback(for: function)
            // Whoever binds a function in an inputrc means those keys and no others.
            guard !maps.contains(where: { isBound(callback, in: $0) }) else { continue }
            for map in maps {
                for sequence in function.defaultSequences {
                    rl_bind_keyseq_if_unbound_in_map(sequence, callback, map)
                }
            }
        }
    }

    private func isBound(_ function: @convention(c) (Int32, Int32) -> Int32, in map: Keymap) -> Bool {
        guard let sequences = rl_invoking_keyseqs_in_map(function, map) else { return false }
        var next = sequences
        while let sequence = next.pointee {
            free(sequence)
            next += 1
        }
        free(sequences)
        return true
    }

    // MARK: - Keys that mean something else in this line

    /// Gives the keys the meaning that the present line wants.
    func replaceKeys() {
        switch request.kind {
        case .command:
            break
        case .field(let capitals):
            setPaste(to: ReadlineCallbacks.paste)
            if capitals != .none { replaceUndo() }
        case .answer:
            setPaste(to: ReadlineCallbacks.paste)
        case .keys:
            rl_set_keymap(singleKeyMap())
        }
    }

    /// Gives the keys their usual meaning back.
    func restoreKeys() {
        for (map, key) in replacedKeys { rl_bind_key_in_map(key, rl_undo_command, map) }
        replacedKeys = []
        if let paste = rl_named_function("bracketed-paste-begin") { setPaste(to: paste) }
        rl_set_keymap_from_edit_mode()
    }

    private func setPaste(to function: @escaping @convention(c) (Int32, Int32) -> Int32) {
        for name in ["emacs-standard", "vi-insert"] {
            if let map = rl_get_keymap_by_name(name) { rl_bind_keyseq_in_map("\\e[200~", function, map) }
        }
    }

    /// Lets the keys that undo, Ctrl-_ among them, take capitals back first.
    private func replaceUndo() {
        for name in ["emacs-standard", "vi-insert"] {
            guard let map = rl_get_keymap_by_name(name) else { continue }
            for byte in 0..<Int32(256) {
                let entry = map[Int(byte)]
                guard Int32(entry.type) == ISFUNC, let function = entry.function,
                    unsafeBitCast(function, to: Int.self) == unsafeBitCast(undo, to: Int.self)
                else { continue }
                rl_bind_key_in_map(byte, ReadlineCallbacks.takeBackCapitals, map)
                replacedKeys.append((map, byte))
            }
        }
    }

    private var undo: @convention(c) (Int32, Int32) -> Int32 { rl_undo_command }

    /// A keymap in which every byte is a key of its own, but for the sequences of the quiz and of the terminal.
    private func singleKeyMap() -> Keymap? {
        if let singleKeys { return singleKeys }
        guard let map = rl_make_bare_keymap() else { return nil }
        for byte in 0..<Int32(256) { rl_bind_key_in_map(byte, ReadlineCallbacks.singleKey, map) }
        rl_bind_keyseq_in_map("\\e[", rl_named_function("skip-csi-sequence"), map)
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" {
            rl_bind_keyseq_in_map("\\eO\(letter)", ReadlineCallbacks.ignore, map)
        }
        for function in LineFunction.allCases {
            let callback = ReadlineCallbacks.callback(for: function)
            guard let sequences = rl_invoking_keyseqs(callback) else { continue }
            var next = sequences
            while let sequence = next.pointee {
                rl_bind_keyseq_in_map(sequence, callback, map)
                free(sequence)
                next += 1
            }
            free(sequences)
        }
        singleKeys = map
        return map
    }

    /// A byte was typed where single keys are read.
    func take(key byte: Int32) {
        guard case .keys(let keys) = request.kind, byte >= 0 else { return }
        if let earliest = request.ignoresKeysUntil, now() < earliest {
            request.ignoresKeysUntil = max(earliest, now() + request.silence)
            return
        }
        guard byte < 0x80 else { return }
        let scalar = Unicode.Scalar(UInt8(byte == 0x0D ? 0x0A : byte))
        let key = Character(scalar)
        // Letters that come together are a text, and what is no key may begin one: neither is meant.
        let isOfText = key.isLetter || key.isNumber || key == " "
        if isOfText, request.silence > 0, isTyping || isMoreTyped() || !keys.contains(key) {
            textEnds = now() + request.silence
        } else if keys.contains(key) {
            pressedKey = key
            return
        }
        rl_ding()
    }

    /// Whether a text was being typed just now where single keys are read.
    private var isTyping: Bool { textEnds.map { now() < $0 } ?? false }

    private func isMoreTyped() -> Bool {
        guard isatty(STDIN_FILENO) != 0 else { return false }
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// Escape is both a key and the first byte of others: alone, it is a key.
    func settleEscape() {
        guard case .keys = request.kind, lastByte == 0x1B, Int(rl_readline_state) & Int(RL_STATE_MULTIKEY) != 0 else {
            return
        }
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, Self.escapeTime) == 0 else { return }
        rl_callback_sigcleanup()
        take(key: lastByte)
    }

    /// How long the rest of a key that begins with Escape may take, in milliseconds.
    private static let escapeTime: Int32 = 50

    /// A function was called.
    func call(_ function: LineFunction) {
        pressedFunctions.append(function)
    }
}
