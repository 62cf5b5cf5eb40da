/// The text of a part of a document in markup, without its marks.
protocol MarkupSpans {
    var text: String { get }
    /// The text of a mark at the start, such as bold text or a link. It is nil if there is none or it is the whole text.
    var lead: String? { get }

    init(_ marked: ArraySlice<UInt8>)
}

/// Collects the contents of a document with headings. A heading with a paragraph may be a term with its meaning.
struct MarkupOutline {
    private enum Element {
        case heading(level: Int, line: Int, text: String)
        case line(ListLine)
        case part(ListDocument.Part)
        /// Text that the format shows as it stands. It is read only if the document has no list.
        case verbatim(lines: ClosedRange<Int>, [ListLine])
    }

    private var elements: [Element] = []

    /// The maximum number of paragraphs below a heading that is a term.
    private static let mostParagraphs = 4

    mutating func addHeading(level: Int, line: Int, text: String) {
        elements.append(.heading(level: level, line: line, text: text))
    }

    mutating func add(_ line: ListLine) {
        if !line.text.isEmpty { elements.append(.line(line)) }
    }

    /// Adds a row to the table at the end, or starts a table without a header.
    mutating func add(_ row: ListRow, to kind: ListTable.Kind) {
        if case .part(.table(var table)) = elements.last, table.kind == kind, table.header == nil {
            // Remove the part first, so that the rows are not copied.
            elements.removeLast()
            table.rows.append(row)
            elements.append(.part(.table(table)))
        } else {
            elements.append(.part(.table(ListTable(kind: kind, rows: [row]))))
        }
    }

    mutating func add(_ table: ListTable) {
        if table.header != nil || !table.rows.isEmpty { elements.append(.part(.table(table))) }
    }

    /// Adds a block of text that the format shows as it stands, such as code without a language.
    mutating func addVerbatim(_ lines: ClosedRange<Int>, _ text: [ListLine]) {
        elements.append(.verbatim(lines: lines, text))
    }

    mutating func addOther(_ lines: ClosedRange<Int>) {
        elements.append(.part(.other(lines: lines)))
    }

    mutating func add(_ part: ListDocument.Part) {
        elements.append(.part(part))
    }

    /// Adds the parts of a document in another format.
    mutating func add(_ document: ListDocument) {
        for part in document.parts { elements.append(.part(part)) }
    }

    /// Adds the lines of a paragraph, and empties it.
    mutating func add(_ paragraph: inout TextParagraph, as spans: (some MarkupSpans).Type) {
        for (number, marked, count) in paragraph.joined() {
            let line = spans.init(marked[...])
            add(ListLine(line: number, text: line.text, lead: line.lead, isItem: false, lineCount: count))
        }
        paragraph = TextParagraph()
    }

    /// Returns the document. Headings that are not terms are named as lines without an entry.
    func document() -> ListDocument {
        let levels = termLevels()
        let entryLevels = entryLevels()
        let hasList = hasList
        let labels = sectionLabels()
        var document = ListDocument()
        var index = 0
        while index < elements.count {
            switch elements[index] {
            case .verbatim(let lines, let text):
                if hasList { document.addOther(lines) } else { for line in text { document.add(line) } }
            case .line(let line):
                document.add(line)
            case .part(.other(let lines)):
                document.addOther(lines)
            case .part(let part):
                document.parts.append(part)
            case .heading(let level, let line, let text):
                let body = body(after: index)
                if entryLevels.contains(level), TextParagraph.hasSeparator(Array(text.utf8)[...]) {
                    let paragraphs = paragraphs(body)
                    let note = (paragraphs ?? []).map(\.text).joined(separator: "\n")
                    document.add(ListLine(line: line, text: text, note: note))
                    if paragraphs != nil { index = body.upperBound - 1 }
                } else if let row = labelledRow(text, line, body, labels) {
                    document.add(row, to: .pairs)
                    index = body.upperBound - 1
                } else if levels.contains(level), let paragraphs = paragraphs(body) {
                    let further = paragraphs.dropFirst().map(\.text).joined(separator: "\n")
                    let cells = [text, paragraphs[0].text] + (further.isEmpty ? [] : [further])
                    document.add(ListRow(line: line, cells: cells), to: .pairs)
                    for case .part(let part) in elements[body] { document.parts.append(part) }
                    index = body.upperBound - 1
                } else {
                    document.addOther(line...line)
                }
            }
            index += 1
        }
        return document
    }

    /// Whether the document has a table, an item, or a line with a separator.
    private var hasList: Bool {
        elements.contains { element in
            switch element {
            case .line(let line): line.isItem || TextParagraph.hasSeparator(Array(line.text.utf8)[...])
            case .part(.table), .part(.entry): true
            default: false
            }
        }
    }

    // MARK: Labels

    /// The greatest number of labels that the sections of a document have.
    private static let mostLabels = 4

    /// Returns the terms that most sections with definitions repeat, such as the names of languages below each acronym.
    private func sectionLabels() -> Set<String> {
        var counts: [String: Int] = [:]
        var sections = 0
        for (index, element) in elements.enumerated() {
            guard case .heading = element else { continue }
            let terms = Set(rows(body(after: index)).map { row in row.cells[0] })
            if !terms.isEmpty { sections += 1 }
            for term in terms { counts[term, default: 0] += 1 }
        }
        let isRepeated = counts.values.contains { count in count > 1 && count * 2 > sections }
        let areLabels = counts.keys.allSatisfy { term in LanguageLabel.isName(term) || !AcronymLook.isLikely(term) }
        return isRepeated && areLabels && counts.count <= Self.mostLabels ? Set(counts.keys) : []
    }

    private func rows(_ body: Range<Int>) -> [ListRow] {
        elements[body].flatMap { element in
            guard case .part(.table(let table)) = element, table.kind == .pairs else { return [ListRow]() }
            return table.rows.filter { row in row.cells.count > 1 }
        }
    }

    /// Returns the row of a heading whose section has only definitions of labels, and items: its first text is the
    /// meaning. The others are the note.
    private func labelledRow(_ heading: String, _ line: Int, _ body: Range<Int>, _ labels: Set<String>) -> ListRow? {
        let rows = rows(body)
        guard let first = rows.first, rows.allSatisfy({ row in labels.contains(row.cells[0]) }) else { return nil }
        var notes = first.cells.dropFirst(2) + rows.dropFirst().map { row in row.cells.joined(separator: " ") }
        for case .line(let line) in elements[body] { notes.append(line.text) }
        // The signs of a formula.
        let isFormula = heading.count > 2 && heading.hasPrefix("$") && heading.hasSuffix("$")
        let term = isFormula ? String(heading.dropFirst().dropLast()) : heading
        return ListRow(line: line, cells: [term, first.cells[1], notes.joined(separator: "\n")])
    }

    // MARK: Sections

    /// Returns the elements between a heading and the next one.
    private func body(after heading: Int) -> Range<Int> {
        var end = heading + 1
        while end < elements.count {
            if case .heading = elements[end] { break }
            end += 1
        }
        return (heading + 1)..<end
    }

    /// Returns the paragraphs of a body that has nothing else but comments, or nil.
    private func paragraphs(_ body: Range<Int>) -> [ListLine]? {
        var paragraphs: [ListLine] = []
        for element in elements[body] {
            switch element {
            case .line(let line) where !line.isItem: paragraphs.append(line)
            case .part(.other): continue
            default: return nil
            }
        }
        let isTerm = !paragraphs.isEmpty && paragraphs.count <= Self.mostParagraphs
        return isTerm ? paragraphs : nil
    }

    /// Returns the levels at which most headings have a sign that separates an acronym from its meaning.
    private func entryLevels() -> Set<Int> {
        var all: [Int: Int] = [:]
        var entries: [Int: Int] = [:]
        for case .heading(let level, _, let text) in elements where text.unicodeScalars.count > 1 {
            all[level, default: 0] += 1
            if TextParagraph.hasSeparator(Array(text.utf8)[...]) { entries[level, default: 0] += 1 }
        }
        return Set(entries.filter { level, count in count > 2 && count * 3 > 2 * (all[level] ?? 0) }.keys)
    }

    /// Returns the levels at which most headings have paragraphs and nothing else. Letters are no terms.
    private func termLevels() -> Set<Int> {
        var all: [Int: Int] = [:]
        var terms: [Int: Int] = [:]
        for (index, element) in elements.enumerated() {
            guard case .heading(let level, _, let text) = element, text.unicodeScalars.count > 1 else { continue }
            all[level, default: 0] += 1
            if paragraphs(body(after: index)) != nil { terms[level, default: 0] += 1 }
        }
        return Set(terms.filter { level, count in count > 1 && count * 2 > all[level] ?? 0 }.keys)
    }
}
