/// Where a line under way stands on the screen, row by row.
enum LineLayout {
    /// The rows that prompt and text take before the cursor, below the first: 0 where all stands in one row.
    ///
    /// Counts as readline draws: control characters as two cells (`^A`), a tab up to the next eighth column, a newline as
    /// a new row, a wide character that does not fit as a whole in the next row.
    static func rows(before text: some StringProtocol, columns: Int) -> Int {
        var row = 0
        var column = 0
        for character in text {
            switch character {
            case "\n", "\r\n":
                (row, column) = (row + 1, 0)
                continue
            case "\t":
                column = (column / 8 + 1) * 8
            default:
                let isControl = character.asciiValue.map { $0 < 0x20 || $0 == 0x7F } ?? false
                let cells = isControl ? 2 : character.cells
                if column + cells > columns { (row, column) = (row + 1, 0) }
                column += cells
            }
            // The cursor never waits behind the last column: readline moves it to the next row.
            if column >= columns { (row, column) = (row + 1, 0) }
        }
        return row
    }

    /// A prompt without what readline marks as taking no room.
    static func visiblePart(ofPrompt prompt: String) -> String {
        var result = String.UnicodeScalarView()
        var isHidden = false
        for scalar in prompt.unicodeScalars {
            switch scalar {
            case "\u{1}": isHidden = true
            case "\u{2}": isHidden = false
            default: if !isHidden { result.append(scalar) }
            }
        }
        return String(result)
    }
}

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

/// Text that comes from elsewhere than the keyboard, made fit for a line.
enum PastedText {
    /// Text for one line: line ends and tabs become blanks, other control characters are dropped.
    ///
    /// A line end at either end is dropped, not turned into a blank.
    static func inOneLine(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
        let isLineEnd = { (scalar: Unicode.Scalar) in scalar == "\n" || scalar == "\r" }
        var scalars = text.unicodeScalars[...]
        while let first = scalars.first, isLineEnd(first) { scalars.removeFirst() }
        while let last = scalars.last, isLineEnd(last) { scalars.removeLast() }
        var result = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in scalars {
            switch scalar {
            case "\n" where wasReturn: break
            case "\n", "\r", "\t": result.append(" ")
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): break
            default: result.append(scalar)
            }
            wasReturn = scalar == "\r"
        }
        return String(result)
    }
}
