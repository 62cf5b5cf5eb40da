import TILText

/// Rows with more cells than their header.
enum RowSurplus {
    /// Returns the cells of a row with its surplus in the right place, or nil if the letters do not say where that is:
    /// the cells of a meaning that was split are joined, or all cells stay and those behind a whole meaning are a note.
    static func joined(
        _ cells: [String], _ surplus: Int, _ columns: ColumnLayout, hasHeader: Bool, _ table: ListTable
    ) -> [String]? {
        let end = columns.long + surplus
        guard end < cells.count else { return nil }
        let long = cells[columns.long]
        let text = cells[columns.long...end].joined(separator: table.sign)
        let joined = Array(cells[..<columns.long]) + [text] + cells[(end + 1)...]
        // A comma in brackets is part of the text.
        let isSplitInBrackets = table.mayCutTexts && isOpen(long) && !isOpen(text)
        if isSplitInBrackets { return joined }
        let alone = spelled(cells, columns.short, in: long)
        let whole = spelled(joined, columns.short, in: text)
        if spells(whole, betterThan: alone, table) { return joined }
        let isMeaning = alone != nil || !table.mayCutTexts
        return isMeaning && mayHaveNote(cells, columns, hasHeader: hasHeader) ? cells : nil
    }

    /// Whether the acronym is spelled by the joined cells rather than by the first of them, as in
    /// `AAA,Authentication, Authorization, and Accounting`.
    private static func spells(
        _ whole: SpelledMeaning?, betterThan alone: SpelledMeaning?, _ table: ListTable
    ) -> Bool {
        guard let whole, whole.quality > alone?.quality ?? 0 else { return false }
        // A comma may be part of a text. Any other sign is so only if each letter starts a word.
        return table.mayCutTexts ? whole.isComplete : whole.isExact && whole.trailing == 0
    }

    /// Whether a table has room for a note behind the meaning. Without a header, that is where its note and its tags
    /// are.
    private static func mayHaveNote(_ cells: [String], _ columns: ColumnLayout, hasHeader: Bool) -> Bool {
        let last = columns.tags ?? columns.note ?? columns.long
        return !hasHeader && cells.count <= last + 1
    }

    private static func spelled(_ cells: [String], _ column: Int, in text: String) -> SpelledMeaning? {
        column < cells.count ? SpelledMeaning(of: cells[column], in: text) : nil
    }

    /// Returns whether a text has more opening than closing brackets.
    private static func isOpen(_ text: String) -> Bool {
        let opened = text.utf8.count { byte in byte == "(" }
        let closed = text.utf8.count { byte in byte == ")" }
        return opened > closed
    }
}
