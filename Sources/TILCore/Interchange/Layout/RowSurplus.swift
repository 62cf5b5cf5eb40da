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
        let whole = columns.short < joined.count ? SpelledMeaning(of: joined[columns.short], in: text) : nil
        let alone =
            columns.short < cells.count ? SpelledMeaning(of: cells[columns.short], in: cells[columns.long]) : nil
        // A comma in brackets is part of the text.
        if table.mayCutTexts, isOpen(cells[columns.long]), !isOpen(text) { return joined }
        // A comma may be part of a text. Any other sign is so only if each letter starts a word.
        let isWhole =
            whole.map { whole in table.mayCutTexts ? whole.isComplete : whole.isExact && whole.trailing == 0 } ?? false
        if let whole, isWhole, whole.quality > (alone?.quality ?? 0) { return joined }
        // A table without a header has its note and its tags after the meaning.
        let last = columns.tags ?? columns.note ?? columns.long
        guard !hasHeader, cells.count <= last + 1, alone != nil || !table.mayCutTexts else { return nil }
        return cells
    }

    /// Returns whether a text has more opening than closing brackets.
    private static func isOpen(_ text: String) -> Bool {
        text.utf8.count { byte in byte == UInt8(ascii: "(") } > text.utf8.count { byte in byte == UInt8(ascii: ")") }
    }
}
