/// The entries of a document as they would be stored, with the evidence for them.
struct ListReading {
    /// The reasons why a reading is not stored without a question.
    enum Doubt: Hashable, Sendable {
        /// The meanings do not spell the acronyms, and nothing else decides.
        case letters
        /// Acronym and meaning can be either of two columns.
        case tied(ColumnLayout)
        /// The same few words repeat on the left, so they are keys of another format.
        case keys
        /// The left sides are names of settings, and the right sides are their values.
        case settings
        /// Most of the text is running text.
        case prose
    }

    /// The entries, rejections and remarks in the order of the file.
    var items: [ImportItem] = []
    /// The lines that the remarks name as text without an entry.
    var otherLines: [ClosedRange<Int>] = []
    /// Whether til wrote the file.
    var isOwn = false
    /// The number of entries.
    var entryCount = 0
    /// The estimated number of entries whose meaning spells the acronym.
    var spelledCount = 0.0
    /// The number of lines and rows that are no entries.
    var lostCount = 0
    /// The reason why the entries need a question, or nil if they can be stored.
    var doubt: Doubt?
    /// The columns of the largest table, or nil.
    var columns: ColumnLayout?
    /// The header of that table, or nil.
    var header: [String]?
    /// The number of columns of that table.
    var width = 0
    /// The separator of the lines, or nil.
    var separator: LineSeparator?

    /// Whether there are entries, or rejections that say why there are none.
    var hasItems: Bool {
        items.contains { item in
            if case .remark = item { false } else { true }
        }
    }

    /// Whether the meanings spell enough of the acronyms.
    var isSpelled: Bool { spelledCount >= TableLayout.decisiveShare * Double(entryCount) && entryCount > 0 }

    /// How good the reading is in comparison with others of the same text.
    var worth: Double {
        spelledCount + 0.3 * (Double(entryCount) - spelledCount) - 0.1 * Double(lostCount)
    }

    /// The first entries.
    func entries(_ count: Int) -> [ImportRecord] {
        var found: [ImportRecord] = []
        for item in items where found.count < count {
            if case .record(let record) = item { found.append(record) }
        }
        return found
    }
}

/// What the person said about a file.
struct ListChoices: Hashable, Sendable {
    /// The columns of tables, or nil if the letters choose them.
    var columns: ColumnChoice?
    /// The separators of lines, or nil if the letters choose one.
    var separators: [LineSeparator]?
    /// Whether the person named the format, the columns or the separator, so that no letters are needed.
    var isNamed = false
}
