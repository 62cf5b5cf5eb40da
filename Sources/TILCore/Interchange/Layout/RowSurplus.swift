import TILText

/// Rows with more cells than their header.
enum RowSurplus {
    /// Returns the cells of a row whose meaning was split at commas inside of it, or nil if the letters do not say so.
    ///
    /// In `AAA,Authentication, Authorization, and Accounting` the joined cells spell the acronym. In a table without a
    /// header, cells after a meaning that is whole are a note.
    static func joined(
        _ cells: [String], _ surplus: Int, _ columns: ColumnLayout, hasHeader: Bool, _ table: ListTable
    ) -> [String]? {
        let end = columns.long + surplus
        guard end < cells.count else { return nil }
        let text = cells[columns.long...end].joined(separator: table.sign)
        let joined = Array(cells[..<columns.long]) + [text] + cells[(end + 1)...]
        // A comma in brackets is part of the text.
        if table.mayCutTexts, isOpen(cells[columns.long]), !isOpen(text) { return joined }
        let alone = spelled(cells, columns.short, in: cells[columns.long])
        if let whole = spelled(joined, columns.short, in: text), whole.quality > alone?.quality ?? 0 {
            // A comma may be part of a text. Any other sign is so only if each letter starts a word.
            let isWhole = table.mayCutTexts ? whole.isComplete : whole.isExact && whole.trailing == 0
            if isWhole { return joined }
        }
        // A table without a header has its note and its tags after the meaning.
        let last = columns.tags ?? columns.note ?? columns.long
        let mayHaveNote = !hasHeader && cells.count <= last + 1
        let isMeaning = alone != nil || !table.mayCutTexts
        return mayHaveNote && isMeaning ? cells : nil
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
