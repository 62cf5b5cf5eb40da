import TILText

/// Rows with more cells than their header.
enum RowSurplus {
    /// Returns the cells of a row whose meaning was split at commas inside of it, or nil if the letters do not say so.
    ///
    /// In `AAA,Authentication, Authorization, and Accounting` the joined cells spell the acronym. In a table without a
    /// header, cells after a meaning that is whole are a note.
    static func joined(_ cells: [String], _ surplus: Int, _ columns: ColumnLayout, hasHeader: Bool) -> [String]? {
        let end = columns.long + surplus
        guard columns.short < cells.count, end < cells.count, columns.short < columns.long || columns.short > end else {
            return nil
        }
        let alone = SpelledMeaning(of: cells[columns.short], in: cells[columns.long])
        let text = cells[columns.long...end].joined(separator: ", ")
        let whole = SpelledMeaning(of: cells[columns.short], in: text)
        if let whole, whole.quality > (alone?.quality ?? 0) || alone == nil, whole.isComplete {
            var joined = Array(cells[..<columns.long]) + [text] + cells[(end + 1)...]
            while joined.count < cells.count - surplus { joined.append("") }
            return joined
        }
        guard !hasHeader, alone != nil, columns.note == nil || columns.note == columns.long + 1 else { return nil }
        return cells
    }
}
