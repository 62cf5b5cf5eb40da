import TILText

/// The search for the header of a table whose format does not mark it.
struct TableHeader {
    /// The index of the header's row, or nil if the table has none.
    var index: Int?
    /// Whether the header was told from an entry only by the letters of the other rows.
    var isGuessed = false

    /// The number of rows in which a header is searched, below title rows.
    private static let depth = 12
    /// The number of rows that are looked at.
    static let mostRows = 1_000

    /// Finds the header of a table.
    init(in rows: [[String]]) {
        let width = Self.usualWidth(of: rows)
        for (index, row) in rows.prefix(Self.depth).enumerated() {
            let filled = row.filter { !$0.isEmpty }
            if filled.count > 1, Self.names(row) || Self.isAboveNumbers(row, Array(rows[(index + 1)...])) {
                self.index = index
                return
            }
            // Rows above a header have a title alone.
            if filled.count > 1 || width < 2 { break }
        }
        guessHeader(in: rows, width: width)
    }

    private static func names(_ row: [String]) -> Bool {
        ColumnLayout(header: row) != nil || ColumnNames.isHeader(row) || ColumnNames.isHeaderOfAcronyms(row)
    }

    /// Returns whether a row has words above a column of numbers.
    private static func isAboveNumbers(_ row: [String], _ below: [[String]]) -> Bool {
        guard below.count > 2, row.allSatisfy(mayBeName) else { return false }
        return row.indices.contains { column in
            row[column].contains(where: \.isLetter) && CellColumn.isNumbers(below, column)
        }
    }

    /// Returns the most frequent number of cells, not counting empty cells at the end.
    static func usualWidth(of rows: [[String]]) -> Int {
        var counts: [Int: Int] = [:]
        for row in rows.prefix(mostRows) {
            let width = (row.lastIndex { !$0.isEmpty } ?? -1) + 1
            counts[width, default: 0] += 1
        }
        return counts.max { left, right in left.value == right.value ? left.key < right.key : left.value < right.value
        }?
        .key ?? 0
    }

    /// Finds a header in a language that til does not know: the first full row, if its cells are names, and the letters
    /// of the other rows decide, but not those of this one.
    private mutating func guessHeader(in rows: [[String]], width: Int) {
        guard let first = rows.prefix(Self.depth).firstIndex(where: { row in row.count { !$0.isEmpty } > 1 }) else {
            return
        }
        let others = Array(rows[(first + 1)...])
        let row = rows[first]
        let filled = row.count { cell in !cell.isEmpty }
        guard others.count > 1, filled >= min(2, width), row.allSatisfy(Self.mayBeName) else {
            return
        }
        let layout = TableLayout(rows: others, header: nil, kind: .grid)
        guard layout.evidence == .spelled || layout.evidence == .shaped else { return }
        let columns = layout.columns
        guard max(columns.short, columns.long) < row.count else { return }
        let (short, long) = (row[columns.short], row[columns.long])
        if short.isEmpty || long.isEmpty || LetterEvidence.spelled(short, in: long) != nil { return }
        // The names `EN` and `EN-FULL` repeat a word.
        if layout.share > 0.8, LetterEvidence.repeats(short, in: long) {
            index = first
            isGuessed = true
            return
        }
        let hasAcronym = short.split(separator: " ").contains { part in
            AcronymLook.isLikely(String(part)) && part.last != "."
        }
        if short.contains(" "), hasAcronym { return }
        let looks = others.prefix(200).count { other in
            columns.short < other.count && AcronymLook.isLikely(other[columns.short])
        }
        let isLikeOthers = AcronymLook.isLikely(short) || looks * 5 < others.prefix(200).count * 4
        let isShouted = row.allSatisfy { $0 == $0.uppercased() }
        let isWord = !long.contains(" ") && short.count > 2
        let isName = isShouted ? isWord && layout.share > 0.8 : !isLikeOthers || isWord && layout.share > 0.9
        guard isName else { return }
        index = first
        isGuessed = true
    }

    /// Returns whether a cell may be the name of a column: at most three words of letters.
    private static func mayBeName(_ cell: String) -> Bool {
        cell.split(separator: " ").count <= 3 && cell.utf8.count <= 40
            && cell.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.isWhitespace
                    || "/-_#().:'’".unicodeScalars.contains(scalar)
            }
    }
}
