extension StringProtocol {
    /// Text broken at blanks into rows of at most so many cells; a word that is longer than a row is cut.
    ///
    /// Each newline starts a row. Runs of blanks stay unless they end a row. Colour sequences take no room.
    /// - Parameter indent: how many blanks precede continued rows; fewer if that would leave little room.
    func wrapped(to columns: Int, indent: Int = 0) -> [String] {
        let columns = Swift.max(2, columns)
        let indent = Swift.min(indent, columns >= 20 ? Swift.max(0, columns - 20) : 0)
        return split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            Self.rows(of: $0, columns: columns, indent: .blanks(indent))
        }
    }

    private static func rows(of line: some StringProtocol, columns: Int, indent: String) -> [String] {
        if line.styledCells <= columns { return [String(line)] }
        var rows: [String] = []
        var row = ""
        var width = 0
        var blanks = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            let own = word.styledCells
            if !row.isEmpty, width + blanks.count + own > columns {
                rows.append(row)
                (row, width) = (indent, indent.count)
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
                if width + character.cells > columns {
                    rows.append(row)
                    (row, width) = (indent, indent.count)
                }
                row.append(character)
                width += character.cells
            }
        }
        return rows + [row]
    }
}
