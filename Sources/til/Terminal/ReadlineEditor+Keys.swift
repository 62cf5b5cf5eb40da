@preconcurrency import CReadline
import Foundation

/// What keys do: the functions of the quiz, single keys, and capitals.
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
        rl_completer_quote_characters = UnsafePointer(strdup("\"'"))
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
            if capitals != .none { replaceLetters() }
        case .answer:
            setPaste(to: ReadlineCallbacks.paste)
        case .keys:
            rl_set_keymap(singleKeyMap())
        }
    }

    /// Takes that back.
    func restoreKeys() {
        guard let selfInsert = rl_named_function("self-insert") else { return }
        for (map, key) in replacedKeys { rl_bind_key_in_map(key, selfInsert, map) }
        replacedKeys = []
        if let paste = rl_named_function("bracketed-paste-begin") { setPaste(to: paste) }
        rl_set_keymap_from_edit_mode()
    }

    private func setPaste(to function: @escaping @convention(c) (Int32, Int32) -> Int32) {
        for name in ["emacs-standard", "vi-insert"] {
            if let map = rl_get_keymap_by_name(name) { rl_bind_keyseq_in_map("\\e[200~", function, map) }
        }
    }

    /// Lets every byte that a letter can begin with, and that inserts itself, insert a capital.
    private func replaceLetters() {
        guard let selfInsert = rl_named_function("self-insert") else { return }
        let bytes = Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + Array(0x80...0xFF)
        for name in ["emacs-standard", "vi-insert"] {
            guard let map = rl_get_keymap_by_name(name) else { continue }
            for byte in bytes {
                let entry = map[Int(byte)]
                guard Int32(entry.type) == ISFUNC, let function = entry.function,
                    unsafeBitCast(function, to: Int.self) == unsafeBitCast(selfInsert, to: Int.self)
                else { continue }
                rl_bind_key_in_map(Int32(byte), ReadlineCallbacks.selfInsert, map)
                replacedKeys.append((map, Int32(byte)))
            }
        }
    }

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
        guard case .keys(let keys) = request.kind, byte >= 0, byte < 0x80 else { return }
        if let earliest = request.ignoresKeysUntil, now() < earliest { return }
        let scalar = Unicode.Scalar(UInt8(byte == 0x0D ? 0x0A : byte))
        let key = Character(scalar)
        if keys.contains(key) {
            pressedKey = key
        } else {
            rl_ding()
        }
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

    // MARK: - Insertion

    /// What stands before the cursor.
    var textBeforeCursor: String {
        guard let buffer = rl_line_buffer, rl_point > 0 else { return "" }
        let bytes = UnsafeRawBufferPointer(start: buffer, count: Int(rl_point))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Inserts a letter that was typed, as the capital that it becomes here.
    func insertCapital(count: Int32, byte: Int32) -> Int32 {
        guard case .field(let capitals) = request.kind else { return rl_insert(count, byte) }
        var bytes = [UInt8(truncatingIfNeeded: byte)]
        let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
        while bytes.count < length {
            let next = rl_read_key()
            guard next >= 0 else { break }
            bytes.append(UInt8(truncatingIfNeeded: next))
        }
        if let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first {
            bytes = Array(capitals.typed(scalar, after: textBeforeCursor).utf8)
        }
        if rl_insert_mode == 0 { return overwrite(with: String(decoding: bytes, as: UTF8.self), count: count) }
        // Readline gathers keys that were typed meanwhile into an insertion; they must not come between the bytes of a letter.
        isInserting = true
        defer { isInserting = false }
        var status: Int32 = 0
        for byte in bytes { status = rl_insert(count, Int32(byte)) }
        return status
    }

    /// Puts text in the place of as many characters. Readline does that for a byte, and would read the rest of a letter
    /// from the keyboard.
    private func overwrite(with text: String, count: Int32) -> Int32 {
        rl_begin_undo_group()
        for character in String(repeating: text, count: max(0, Int(count))) {
            if rl_point < rl_end { rl_delete(1, 0) }
            rl_insert_text(String(character))
        }
        rl_end_undo_group()
        return 0
    }

    /// Reads a bracketed paste to its end and inserts it as one line.
    func insertPaste() {
        let end = Array("\u{1B}[201~".utf8)
        var bytes: [UInt8] = []
        while true {
            let next = rl_read_key()
            guard next >= 0 else { break }
            bytes.append(UInt8(truncatingIfNeeded: next))
            if bytes.last == end.last, bytes.suffix(end.count).elementsEqual(end) {
                bytes.removeLast(end.count)
                break
            }
        }
        var text = PastedText.inOneLine(String(decoding: bytes, as: UTF8.self))
        if case .field(let capitals) = request.kind { text = capitals.pasted(text, after: textBeforeCursor) }
        rl_insert_text(text)
    }
}
