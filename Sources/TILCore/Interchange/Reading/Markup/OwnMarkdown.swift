/// Recognises til's own export in Markdown, and reads its entries as they stand.
///
/// An export has a title, letters as headings, and items that start with strong text.
struct OwnMarkdown {
    /// Whether nothing so far differs from an export.
    var isOwn = true
    private var hasLetters = false
    private var items: [Item] = []

    private struct Item {
        let line: ListLine
        /// Whether the text starts with strong emphasis, and is not nested.
        let isAcronym: Bool
    }

    mutating func addHeading(level: Int, _ text: String) {
        let isTitle = level == 1 && items.isEmpty && !hasLetters
        if isTitle { return }
        // The capital of some letters is two or three letters.
        let isLetter = text.unicodeScalars.count <= 3 || text == "Symbols"
        if level == 2, isLetter { hasLetters = true } else { isOwn = false }
    }

    mutating func add(_ line: ListLine, isMarked: Bool) {
        let isAcronym = line.depth == 0 && isMarked
        let isMeaning = line.depth == 1
        if !hasLetters || !isAcronym && !isMeaning { isOwn = false }
        if isOwn { items.append(Item(line: line, isAcronym: isAcronym)) }
    }

    /// The entries, or nil if til did not write the file.
    var document: ListDocument? {
        guard isOwn, !items.isEmpty else { return nil }
        var document = ListDocument()
        document.isOwn = true
        var short = ""
        for item in items {
            let line = item.line
            var long = line.text
            if item.isAcronym {
                guard let lead = line.lead else {
                    // The meanings follow as nested items.
                    short = line.text
                    continue
                }
                guard let meaning = Self.meaning(of: line.text, after: lead) else { return nil }
                short = lead
                long = meaning
            }
            let record = ImportRecord(line: line.line, short: short, long: long, note: line.note, tags: line.tags)
            document.parts.append(.entry(record))
        }
        return document
    }

    /// Returns the text after an acronym and a colon, or nil if the text does not start with them.
    private static func meaning(of text: String, after short: String) -> String? {
        // Compare bytes, because a mark that combines with the separator is another `Character`.
        let start = Array((short + ": ").utf8)
        guard text.utf8.starts(with: start) else { return nil }
        return String(decoding: text.utf8.dropFirst(start.count), as: UTF8.self)
    }
}
