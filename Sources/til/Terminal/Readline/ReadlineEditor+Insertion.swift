@preconcurrency import CReadline
import Foundation
import TILText

/// Text in the line: pastes as one line, automatic capitals, and the example of an empty field.
extension ReadlineEditor {
    /// Reads a bracketed paste to its end and inserts it as one line. The lines of a command stay separate.
    func insertPaste(_ count: Int32, _ key: Int32) -> Int32 {
        if request.kind == .command, let insert = rl_named_function("bracketed-paste-begin") {
            return insert(count, key)
        }
        let end = Array("\u{1B}[201~".utf8)
        var bytes: [UInt8] = []
        while !bytes.suffix(end.count).elementsEqual(end), let byte = UInt8(exactly: rl_read_key()) {
            bytes.append(byte)
        }
        if bytes.suffix(end.count).elementsEqual(end) { bytes.removeLast(end.count) }
        rl_insert_text(PastedText.inOneLine(String(decoding: bytes, as: UTF8.self)))
        return 0
    }

    // MARK: - Capitals

    /// Draws a field with automatic capitals.
    func drawField() {
        writeCapitals()
        eraseExample()
        rl_redisplay()
        showExample()
    }

    /// Applies the automatic capitals to the line. Readline's undo list does not record the change. It is cleared if
    /// the length of the line changes, because its positions would be wrong.
    private func writeCapitals() {
        guard let letters else { return }
        let line = typed
        // The bytes of a quoted letter arrive one by one.
        isQuoting = isQuoting || isLastCommand(rl_quoted_insert)
        guard line.string != letters.text else { return }
        let isFixed = isQuoting || isLastCommand(rl_undo_command)
        isQuoting = false
        if let line = self.letters?.update(line, isFixed: isFixed) { put(line) }
    }

    /// Undoes the automatic capitals of the word at the cursor, or else the last edit.
    func undo(_ count: Int32, _ key: Int32) -> Int32 {
        guard let line = letters?.takeBackCapitals(at: typed) else { return rl_undo_command(count, key) }
        put(line)
        return 0
    }

    private func put(_ line: LineText) {
        let old = typed.string.utf8
        if !old.elementsEqual(line.string.utf8) {
            rl_replace_line(line.string, old.count == line.string.utf8.count ? 0 : 1)
        }
        rl_point = Int32(line.cursor)
    }

    func isLastCommand(_ function: KeyFunction) -> Bool {
        rl_last_func.map { last in Self.isSame(last, function) } ?? false
    }

    /// Whether two functions of readline are the same.
    static func isSame(_ one: KeyFunction, _ other: KeyFunction) -> Bool {
        unsafeBitCast(one, to: Int.self) == unsafeBitCast(other, to: Int.self)
    }

    // MARK: - Examples

    /// Shows the example in an empty line.
    private func showExample() {
        let width = request.example.styledCells
        let isLineEmpty = rl_end == 0 && !isPromptTaken
        guard canRedraw, width > 0, isLineEmpty, visiblePrompt.cells + width < columns else { return }
        write(request.example + "\u{1B}[\(width)D")
        isExampleShown = true
    }

    /// Erases the example before other output.
    func eraseExample() {
        guard isExampleShown else { return }
        isExampleShown = false
        write("\u{1B}[K")
    }
}
