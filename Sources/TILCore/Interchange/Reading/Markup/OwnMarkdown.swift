/// Recognises til's own export in Markdown, and reads its entries as they stand.
///
/// An export has a title, letters as headings, and items that start with strong text.
struct OwnMarkdown {
    /// Whether nothing so far differs from an export.
    var isOwn = true
    private var hasLetters = false
    private var lines: [(line: ListLine, isMarked: Bool)] = []

    mutating func addHeading(level: Int, _ text: String) {
        if level == 1, lines.isEmpty, !hasLetters { return }
        // The capital of some letters is two or three letters.
        let isLetter = text.unicodeScalars.count <= 3 || text == "Symbols"
        if level == 2, isLetter { hasLetters = true } else { isOwn = false }
    }

    mutating func add(_ line: ListLine, isMarked: Bool) {
        if line.depth > 1 || line.depth == 0 && !isMarked || !hasLetters { isOwn = false }
        if isOwn { lines.append((line, isMarked)) }
    }

    /// The entries, or nil if til did not write the file.
    var document: ListDocument? {
        guard isOwn, !lines.isEmpty else { return nil }
        var document = ListDocument()
        document.isOwn = true
        var short = ""
        for (line, isMarked) in lines {
            var long = line.text
            if line.depth == 0, isMarked {
                guard let lead = line.lead else {
                    // The meanings follow as nested items.
                    short = line.text
                    continue
                }
                short = lead
                // Compare bytes, because a mark that combines with the separator is another `Character`.
                let start = Array((lead + ": ").utf8)
                guard long.utf8.starts(with: start) else { return nil }
                long = String(decoding: long.utf8.dropFirst(start.count), as: UTF8.self)
            }
            let record = ImportRecord(line: line.line, short: short, long: long, note: line.note, tags: line.tags)
            document.parts.append(.entry(record))
        }
        return document
    }
}
