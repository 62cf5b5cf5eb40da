/// Prompts with colour sequences, as readline wants them.
enum PromptText {
    /// Marks the escape sequences of a prompt as taking no room.
    ///
    /// Readline counts the bytes between `\001` and `\002` as invisible. Only `ESC [ ... letter` sequences are known,
    /// which is all that `Style` writes.
    static func guarded(_ prompt: String) -> String {
        guard prompt.utf8.contains(0x1B) else { return prompt }
        var result: [UInt8] = []
        var isInSequence = false
        for byte in prompt.utf8 {
            if byte == 0x1B, !isInSequence {
                isInSequence = true
                result.append(0x01)
            }
            result.append(byte)
            if isInSequence, (0x40...0x7E).contains(byte), byte != UInt8(ascii: "[") {
                isInSequence = false
                result.append(0x02)
            }
        }
        if isInSequence { result.append(0x02) }
        return String(decoding: result, as: UTF8.self)
    }
}
