@preconcurrency import CReadline
import Foundation

/// Text in the line: pastes as one line, automatic capitals, and the example of an empty field.
extension ReadlineEditor {
    /// The text before the cursor.
    var textBeforeCursor: String {
        guard let buffer = rl_line_buffer, rl_point > 0 else { return "" }
        let bytes = UnsafeRawBufferPointer(start: buffer, count: Int(rl_point))
        return String(decoding: bytes, as: UTF8.self)
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
        rl_insert_text(PastedText.inOneLine(String(decoding: bytes, as: UTF8.self)))
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
        if let line = self.letters?.take(line, isFixed: isFixed) { put(line) }
    }

    /// Undoes the automatic capitals of the word at the cursor, or else the last edit.
    func takeBackCapitals(_ count: Int32, _ key: Int32) -> Int32 {
        guard let line = letters?.takeBackCapitals(at: typed) else { return rl_undo_command(count, key) }
        put(line)
        return 0
    }

    private func put(_ line: LineText) {
        let old = typed
        guard line != old else { return }
        if line.string != old.string {
            let isAsLong = line.string.utf8.count == old.string.utf8.count
            rl_replace_line(line.string, isAsLong ? 0 : 1)
        }
        rl_point = Int32(line.cursor)
    }

    private func isLastCommand(_ function: KeyFunction) -> Bool {
        rl_last_func.map { unsafeBitCast($0, to: Int.self) == unsafeBitCast(function, to: Int.self) } ?? false
    }

    // MARK: - Examples

    /// Shows the example in an empty line.
    private func showExample() {
        guard canRedraw, !request.example.isEmpty, rl_end == 0, !isPromptTaken else { return }
        var rows: Int32 = 0
        var columns: Int32 = 0
        rl_get_screen_size(&rows, &columns)
        let width = request.example[...].styledCells
        let before = LineLayout.visiblePart(ofPrompt: String(cString: rl_display_prompt)).cells
        guard before + width < Int(columns) else { return }
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
