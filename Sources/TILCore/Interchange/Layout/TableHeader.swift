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
            // Rows above a header have a title alone.
            let isTitle = Self.filledCount(row) < 2
            if !isTitle, Self.names(row) || Self.isAboveNumbers(row, Array(rows[(index + 1)...])) {
                self.index = index
                return
            }
            if !isTitle || width < 2 { break }
        }
        guessHeader(in: rows, width: width)
    }

    private static func filledCount(_ row: [String]) -> Int { row.count { cell in !cell.isEmpty } }

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

    /// Returns the most frequent number of cells, not counting empty cells at the end. Of several, it is the greatest.
    static func usualWidth(of rows: [[String]]) -> Int {
        var counts: [Int: Int] = [:]
        for row in rows.prefix(mostRows) {
            counts[filledWidth(of: row), default: 0] += 1
        }
        let usual = counts.max { left, right in (left.value, left.key) < (right.value, right.key) }
        return usual?.key ?? 0
    }

    /// Returns the number of cells up to the last one that is not empty.
    private static func filledWidth(of row: [String]) -> Int {
        guard let last = row.lastIndex(where: { cell in !cell.isEmpty }) else { return 0 }
        return last + 1
    }

    // MARK: Unknown languages

    /// Finds a header in a language that til does not know: the first full row, if its cells are names, and the letters
    /// of the other rows decide, but not those of this one.
    private mutating func guessHeader(in rows: [[String]], width: Int) {
        guard let first = rows.prefix(Self.depth).firstIndex(where: { row in Self.filledCount(row) > 1 }) else {
            return
        }
        let row = rows[first]
        let others = Array(rows[(first + 1)...])
        let isFull = Self.filledCount(row) >= min(2, width)
        guard others.count > 1, isFull, row.allSatisfy(Self.mayBeName) else { return }
        let layout = TableLayout(rows: others, header: nil, kind: .grid)
        let isDecided = layout.evidence == .spelled || layout.evidence == .shaped
        guard isDecided, Self.isHeader(row, above: others, layout) else { return }
        index = first
        isGuessed = true
    }

    /// The share of spelled rows from which a row that is not spelled is the header.
    private static let clearShare = 0.8
    /// The share of spelled rows from which this is true even of a row that looks like the others.
    private static let overwhelmingShare = 0.9
    /// The number of rows whose look is compared.
    private static let mostCompared = 200

    /// Returns whether a row of names differs from the entries below it.
    private static func isHeader(_ row: [String], above others: [[String]], _ layout: TableLayout) -> Bool {
        let columns = layout.columns
        guard max(columns.short, columns.long) < row.count else { return false }
        let short = row[columns.short]
        let long = row[columns.long]
        if short.isEmpty || long.isEmpty || LetterEvidence.spelled(short, in: long) != nil { return false }
        let areMostSpelled = layout.share > clearShare
        // The names `EN` and `EN-FULL` repeat a word.
        if areMostSpelled, LetterEvidence.repeats(short, in: long) { return true }
        if isPhraseWithAcronym(short) { return false }
        let isWord = !long.contains(" ") && short.count > 2
        let isShouted = row.allSatisfy { cell in cell == cell.uppercased() }
        if isShouted { return isWord && areMostSpelled }
        let standsOut = !AcronymLook.isLikely(short) && areMostLikely(others, columns.short)
        if standsOut { return true }
        return isWord && layout.share > overwhelmingShare
    }

    /// Returns whether a text of several words has an acronym among them.
    private static func isPhraseWithAcronym(_ text: String) -> Bool {
        guard text.contains(" ") else { return false }
        return text.split(separator: " ").contains { word in AcronymLook.isLikely(String(word)) && word.last != "." }
    }

    /// Returns whether four fifths of the cells of a column look like acronyms.
    private static func areMostLikely(_ rows: [[String]], _ column: Int) -> Bool {
        let sample = rows.prefix(mostCompared)
        let likely = sample.count { row in column < row.count && AcronymLook.isLikely(row[column]) }
        return likely * 5 >= sample.count * 4
    }

    /// Returns whether a cell may be the name of a column: at most three words of letters.
    private static func mayBeName(_ cell: String) -> Bool {
        let isShort = cell.split(separator: " ").count <= 3 && cell.utf8.count <= 40
        return isShort
            && cell.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || scalar.properties.isWhitespace
                    || "/-_#().:'’".unicodeScalars.contains(scalar)
            }
    }
}
