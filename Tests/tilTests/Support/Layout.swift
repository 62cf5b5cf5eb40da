import TILText

@testable import til

/// Text as a terminal lays it out.
enum Layout {
    static func rows(of text: String, columns: Int) -> [String] {
        var rows = [""]
        for character in text {
            if rows[rows.count - 1].cells + character.cells > columns { rows.append("") }
            rows[rows.count - 1].append(character)
        }
        return rows.map { row in
            var row = row
            while row.last == " " { row.removeLast() }
            return row
        }
    }

    /// Where the cursor is after so many cells of text: before the character that comes there.
    static func cursor(_ cells: Int, in text: String, columns: Int) -> (row: Int, column: Int) {
        var row = 0
        var column = 0
        var passed = 0
        for character in text + " " {
            let width = character.cells
            if column + width > columns { (row, column) = (row + 1, 0) }
            if passed >= cells { break }
            column += width
            passed += width
        }
        return (row, column)
    }
}
