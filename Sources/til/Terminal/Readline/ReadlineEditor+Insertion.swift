@preconcurrency import CReadline
import Foundation

/// Text that goes into the line: letters as the capitals that they become, pastes as one line.
extension ReadlineEditor {
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
