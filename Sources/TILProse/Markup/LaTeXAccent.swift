/// A letter with an accent as LaTeX writes it: `\'e`, `\"{o}`, `\~n`.
struct LaTeXAccent {
    /// The letter in UTF-8, and where the command ends.
    let text: [UInt8]
    let end: Int

    /// The accent at a backslash; nil if there is none.
    init?(_ buffer: MarkupBuffer, at start: Int) {
        guard start + 2 < buffer.count, let letters = Self.letters[buffer[start + 1]] else { return nil }
        var index = start + 2
        let isGrouped = buffer[index] == UInt8(ascii: "{")
        if isGrouped { index += 1 }
        if buffer.has("\\i", at: index) { index += 1 }
        guard index < buffer.count, ByteClass.isLetter(buffer[index]) else { return nil }
        let letter = buffer[index]
        index += 1
        if isGrouped {
            guard index < buffer.count, buffer[index] == UInt8(ascii: "}") else { return nil }
            index += 1
        }
        text = letters[letter] ?? [letter]
        end = index
    }

    private static let letters: [UInt8: [UInt8: [UInt8]]] = {
        var table: [UInt8: [UInt8: [UInt8]]] = [:]
        for (accent, plain, accented) in [
            ("'", "aeiouyAEIOUYcnszCNSZ", "áéíóúýÁÉÍÓÚÝćńśźĆŃŚŹ"), ("`", "aeiouAEIOU", "àèìòùÀÈÌÒÙ"),
            ("^", "aeiouAEIOU", "âêîôûÂÊÎÔÛ"), ("\"", "aeiouyAEIOU", "äëïöüÿÄËÏÖÜ"), ("~", "anoANO", "ãñõÃÑÕ"),
            ("=", "aeiouAEIOU", "āēīōūĀĒĪŌŪ"), (".", "zeZ", "żėŻ"),
        ] {
            guard let mark = accent.utf8.first else { continue }
            for (letter, whole) in zip(plain.utf8, accented) {
                table[mark, default: [:]][letter] = Array(String(whole).utf8)
            }
        }
        return table
    }()
}
