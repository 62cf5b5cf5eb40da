/// Text in rows of a width.
enum TextWrapping {
    /// Text broken at blanks into rows of at most so many cells; a word that is longer than a row is cut.
    ///
    /// Each newline starts a row. Runs of blanks stay where they do not end a row.
    static func wrapped(_ text: String, to columns: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { rows(of: $0, columns: max(2, columns)) }
    }

    private static func rows(of line: Substring, columns: Int) -> [String] {
        if line.utf8.count <= columns || DisplayWidth.of(line) <= columns { return [String(line)] }
        var rows: [String] = []
        var row = ""
        var width = 0
        var blanks = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            let own = DisplayWidth.of(word)
            if !row.isEmpty, width + blanks.count + own > columns {
                rows.append(row)
                (row, width) = ("", 0)
            } else {
                row += blanks
                width += blanks.count
            }
            blanks = " "
            for character in word {
                let cells = DisplayWidth.of(character)
                if width + cells > columns {
                    rows.append(row)
                    (row, width) = ("", 0)
                }
                row.append(character)
                width += cells
            }
        }
        return rows + [row]
    }
}
