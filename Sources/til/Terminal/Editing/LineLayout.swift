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
