/// The contents of a file as a reader found them, before anything is decided about acronyms and meanings.
///
/// A reader only separates: it turns markup into text and finds rows, cells and lines. ``ListTable`` and ``ListLine`` are
/// judged later by the letters of all of their rows. Each character of the file that is not syntax is in a part.
struct ListDocument {
    /// A part of a document.
    enum Part {
        /// Rows of cells: a table, a list of definitions, the members of a JSON map, or label lines.
        case table(ListTable)
        /// Lines of text, each of which may be an entry: the lines of a text file, the items of a list, or paragraphs.
        case lines([ListLine])
        /// An entry whose format says which text is the acronym and which is the meaning, such as `\newacronym` in TeX.
        case entry(ImportRecord)
        /// A review of the entry before it, from a format that keeps reviews.
        case review(line: Int, Review, isMoved: Bool)
        /// Text that is not part of any row, with the reason.
        case rejected(Rejection)
        /// A remark on the file as a whole, as a full sentence.
        case remark(String)
    }

    /// The parts in the order of the file.
    var parts: [Part] = []
}

/// Rows of cells.
struct ListTable {
    /// The row that the format itself marks as the header, such as the first row of a Markdown table or the keys of JSON
    /// objects. It is nil if the format has no such mark, as in CSV, where the first row may be a header.
    var header: ListRow?
    /// The other rows in the order of the file. They may have different numbers of cells.
    var rows: [ListRow] = []
}

/// A row of a table.
struct ListRow: Hashable, Sendable {
    /// The number of the line on which the row starts, from 1.
    var line: Int
    /// The texts of the cells without markup and without surrounding white space. A `<br>` or a hard break is a line end.
    var cells: [String]
}

/// A line of text that may be an entry.
struct ListLine: Hashable, Sendable {
    /// The number of the line, from 1.
    var line: Int
    /// The text without markup, list markers and surrounding white space.
    var text: String
}
