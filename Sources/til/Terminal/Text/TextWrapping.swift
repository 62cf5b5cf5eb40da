/// Text in rows of a width.
enum TextWrapping {
    /// Text broken at blanks into rows of at most so many cells; a word that is longer than a row is cut.
    ///
    /// Each newline starts a row. Runs of blanks stay where they do not end a row. Colour sequences take no room.
    /// - Parameter indent: how many blanks stand before what is continued; fewer where that would leave little room.
    static func wrapped(_ text: String, to columns: Int, indent: Int = 0) -> [String] {
        let columns = max(2, columns)
        let indent = min(indent, columns >= 20 ? max(0, columns - 20) : 0)
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            rows(of: $0, columns: columns, indent: String(repeating: " ", count: indent))
        }
    }

    private static func rows(of line: Substring, columns: Int, indent: String) -> [String] {
        if line.utf8.count <= columns || DisplayWidth.of(styled: line) <= columns { return [String(line)] }
        var rows: [String] = []
        var row = ""
        var width = 0
        var blanks = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            let own = DisplayWidth.of(styled: word)
            if !row.isEmpty, width + blanks.count + own > columns {
                rows.append(row)
                (row, width) = (indent, indent.utf8.count)
            } else {
                row += blanks
                width += blanks.count
            }
            blanks = " "
            // A colour sequence must not be cut, so that such a word is left whole.
            if word.utf8.contains(0x1B) {
                row += word
                width += own
                continue
            }
            for character in word {
                let cells = DisplayWidth.of(character)
                if width + cells > columns {
                    rows.append(row)
                    (row, width) = (indent, indent.utf8.count)
                }
                row.append(character)
                width += cells
            }
        }
        return rows + [row]
    }
}
