/// The terms of a definition list of a page, which wait for their meanings.
struct HTMLDefinitions {
    private var terms: [ListRow] = []
    /// Whether a meaning has followed the terms.
    private(set) var hasMeaning = false

    mutating func add(term: String, line: Int) {
        if !term.isEmpty { terms.append(ListRow(line: line, cells: [term])) }
    }

    /// Adds a meaning of the terms to a document. A meaning without a term is a line.
    mutating func add(meaning text: HTMLTextBuffer, line: Int, to outline: inout MarkupOutline) {
        guard !terms.isEmpty else {
            outline.add(ListLine(line: line, text: text.text, isItem: false))
            return
        }
        hasMeaning = true
        for term in terms { outline.add(ListRow(line: term.line, cells: term.cells + [text.text]), to: .pairs) }
    }

    /// Adds a meaning of an export of til, with its note and its tags.
    mutating func add(
        own text: HTMLTextBuffer, line: Int, endsWithTags: Bool, to outline: inout MarkupOutline
    ) {
        guard let term = terms.first else {
            outline.add(ListLine(line: line, text: text.text, isItem: false))
            return
        }
        hasMeaning = true
        var parts = text.parts
        var record = ImportRecord(line: line, short: term.cells[0], long: parts.removeFirst())
        if endsWithTags, let tags = parts.last, tags.hasPrefix("#") {
            record.tags = tags.dropFirst().split(separator: " #").map(String.init)
            parts.removeLast()
        }
        record.note = parts.last ?? ""
        outline.add(.entry(record))
    }

    /// Ends the terms of a list. Terms without a meaning are lines.
    mutating func end(_ outline: inout MarkupOutline) {
        if !hasMeaning {
            for term in terms { outline.add(ListLine(line: term.line, text: term.cells[0])) }
        }
        terms = []
        hasMeaning = false
    }
}
