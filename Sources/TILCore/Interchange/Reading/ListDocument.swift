/// The contents of a file as a reader found them, before anything is decided about acronyms and meanings.
///
/// A reader only separates: it turns markup into text and finds rows, cells and lines. ``ListTable`` and ``ListLine``
/// are judged later by the letters of all of their rows. Each character of the file that is not syntax is in a part.
struct ListDocument: Hashable, Sendable {
    /// A part of a document.
    enum Part: Hashable, Sendable {
        /// Rows of cells: a table, a list of definitions, the members of a JSON map, or label lines.
        case table(ListTable)
        /// Lines of text, each of which may be an entry: the lines of a text file, the items of a list, or paragraphs.
        case lines([ListLine])
        /// An entry whose format says which text is the acronym and which is the meaning, such as `\newacronym` in TeX
        /// or `*[HTML]: ...` in Markdown. It is stored as it stands.
        case entry(ImportRecord)
        /// A review of the entry before it, from a format that keeps reviews.
        case review(line: Int, Review, isMoved: Bool)
        /// Text that should be an entry but cannot be read, with the reason.
        case rejected(Rejection)
        /// Lines without an entry, such as a heading, front matter, a code block or a paragraph of the front page. The
        /// report names them as not imported.
        case other(lines: ClosedRange<Int>)
        /// A remark on the file as a whole, as a full sentence.
        case remark(String)
    }

    /// The parts in the order of the file.
    var parts: [Part] = []
    /// Whether til wrote the file. Its texts are stored as they stand, and no letters are needed.
    var isOwn = false
}

/// Rows of cells.
struct ListTable: Hashable, Sendable {
    /// The meaning of the cells.
    enum Kind: Hashable, Sendable {
        /// Any two columns can contain the acronym and the meaning.
        case grid
        /// The first cell is a term, the second is the text that belongs to it, and a third is further text. Examples
        /// are a definition list, a member of a JSON map, and a heading with the paragraphs below it.
        case pairs
    }

    /// The meaning of the cells.
    var kind = Kind.grid
    /// The row that the format itself marks as the header, such as the first row of a Markdown table, the keys of JSON
    /// objects (`description.summary` for an object in an object), or the labels of label lines. It is nil if the
    /// format has no such mark, as in CSV, where the first row may be a header.
    var header: ListRow?
    /// The other rows in the order of the file. They may have different numbers of cells.
    var rows: [ListRow] = []
    /// Whether the sign between cells also occurs in texts, such as a comma, so that a text may have been cut.
    var mayCutTexts = false
    /// The sign between cells as part of a text that was cut there.
    var sign = " | "
    /// Whether people wrap the rows by hand, so that a row without an acronym continues the row above it.
    var isWrapped = false
}

/// A row of a table.
struct ListRow: Hashable, Sendable {
    /// The number of the line on which the row starts, from 1.
    var line: Int
    /// The texts of the cells without markup and without surrounding white space. A `<br>` or a hard break is a line
    /// end.
    var cells: [String]
    /// The tags that the file names for this row outside of its cells.
    var tags: [String] = []
    /// The footnotes of its cells.
    var note = ""
}

/// A line of text that may be an entry.
struct ListLine: Hashable, Sendable {
    /// The number of the line, from 1.
    var line: Int
    /// The text without markup, list markers and surrounding white space. A `<br>` or a hard break is a line end, and a
    /// line that only continues the text is joined with a space.
    var text: String
    /// The start of the text that is marked as a unit, such as bold text, code or a link, without its marks and without
    /// a colon at its end. It is nil if the text does not start with a mark, or if the mark covers the whole text.
    var lead: String?
    /// The further paragraphs of a list item, which become its note.
    var note = ""
    /// The tags that the format marks as such: code spans that start with `#` at the end of the text.
    var tags: [String] = []
    /// A comment at the end of the line, which only text files have.
    var comment = ""
    /// The meanings for multiple-choice questions, which only til's own lists have.
    var choices: [String] = []
    /// The level of a nested list item: 0 for the outermost list, and for text outside of a list.
    var depth = 0
    /// Whether the format marks the line as an item of a list, or has nothing but entries. It is false for a paragraph.
    var isItem = true
    /// The number of lines of the file that are joined in this one.
    var lineCount = 1
    /// Whether the line is indented more than those around it and has no marker, so that it may continue the line
    /// above.
    var isContinuation = false
}

extension ListDocument.Part {
    /// The number of the line on which the part starts, or nil for a remark on the file and for an empty part.
    var line: Int? {
        switch self {
        case .table(let table): table.header?.line ?? table.rows.first?.line
        case .lines(let lines): lines.first?.line
        case .entry(let record): record.line
        case .review(let line, _, _): line
        case .rejected(let rejection): rejection.line
        case .other(let lines): lines.lowerBound
        case .remark: nil
        }
    }

    /// Returns the part with an item of a reader that finds entries by itself.
    init(_ item: ImportItem) {
        switch item {
        case .record(let record): self = .entry(record)
        case .review(let line, let review, let isMoved): self = .review(line: line, review, isMoved: isMoved)
        case .rejected(let rejection): self = .rejected(rejection)
        case .remark(let remark): self = .remark(remark)
        }
    }
}
