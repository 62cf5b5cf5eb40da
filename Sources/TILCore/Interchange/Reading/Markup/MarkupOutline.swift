/// The text of a part of a document in markup, without its marks.
protocol MarkupSpans {
    var text: String { get }
    /// The text of a mark at the start, such as bold text or a link. It is nil if there is none or it is the whole
    /// text.
    var lead: String? { get }

    init(_ marked: ArraySlice<UInt8>)
}

/// Collects the contents of a document with headings. A heading with a paragraph may be a term with its meaning.
struct MarkupOutline {
    private struct Heading {
        let level: Int
        let line: Int
        let text: String

        /// Whether the heading is longer than a letter of the alphabet.
        var mayBeTerm: Bool { text.unicodeScalars.count > 1 }

        var hasSeparator: Bool { TextParagraph.hasSeparator(Array(text.utf8)[...]) }
    }

    private enum Element {
        case heading(Heading)
        case line(ListLine)
        case part(ListDocument.Part)
        /// Text that the format shows as it stands. It is read only if the document has no list.
        case verbatim(lines: ClosedRange<Int>, [ListLine])
    }

    private var elements: [Element] = []

    /// The maximum number of paragraphs below a heading that is a term.
    private static let mostParagraphs = 4

    mutating func addHeading(level: Int, line: Int, text: String) {
        elements.append(.heading(Heading(level: level, line: line, text: text)))
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
        for line in paragraph.joined() {
            let plain = spans.init(line.text[...])
            add(
                ListLine(
                    line: line.number, text: plain.text, lead: plain.lead, isItem: false, lineCount: line.count))
        }
        paragraph = TextParagraph()
    }

    /// Returns the document. Headings that are not terms are named as lines without an entry.
    func document() -> ListDocument {
        let roles = HeadingRoles(termLevels: termLevels(), entryLevels: entryLevels(), labels: sectionLabels())
        let hasList = hasList
        var document = ListDocument()
        var index = 0
        while index < elements.count {
            let element = elements[index]
            index += 1
            switch element {
            case .verbatim(let lines, _) where hasList: document.addOther(lines)
            case .verbatim(_, let text):
                for line in text { document.add(line) }
            case .line(let line): document.add(line)
            case .part(.other(let lines)): document.addOther(lines)
            case .part(let part): document.parts.append(part)
            case .heading(let heading):
                let section = section(from: index)
                let isWholeSection = add(heading, section, roles, to: &document)
                if isWholeSection { index = section.upperBound }
            }
        }
        return document
    }

    /// What the headings of the document are.
    private struct HeadingRoles {
        /// The levels at which headings are terms, and the paragraphs below them are the meanings.
        let termLevels: Set<Int>
        /// The levels at which headings have an acronym and its meaning.
        let entryLevels: Set<Int>
        /// The terms that the sections of the acronyms repeat.
        let labels: Set<String>
    }

    /// Adds a heading, and the section below it if it belongs to the entry of the heading.
    /// - Returns: whether the section was added.
    private func add(
        _ heading: Heading, _ section: Range<Int>, _ roles: HeadingRoles, to document: inout ListDocument
    ) -> Bool {
        let paragraphs = paragraphs(section)
        if roles.entryLevels.contains(heading.level), heading.hasSeparator {
            let note = (paragraphs ?? []).map { paragraph in paragraph.text }.joined(separator: "\n")
            document.add(ListLine(line: heading.line, text: heading.text, note: note))
            return paragraphs != nil
        }
        if let row = labelledRow(heading, section, roles.labels) {
            document.add(row, to: .pairs)
            return true
        }
        if roles.termLevels.contains(heading.level), let paragraphs {
            document.add(row(heading, paragraphs), to: .pairs)
            for case .part(let part) in elements[section] { document.parts.append(part) }
            return true
        }
        document.addOther(heading.line...heading.line)
        return false
    }

    /// Returns the row of a term. The first paragraph is the meaning, and the others are the note.
    private func row(_ heading: Heading, _ paragraphs: [ListLine]) -> ListRow {
        let texts = paragraphs.map { paragraph in paragraph.text }
        let note = texts.dropFirst().joined(separator: "\n")
        let meaning = texts.prefix(1)
        let cells = [heading.text] + meaning + (note.isEmpty ? [] : [note])
        return ListRow(line: heading.line, cells: cells)
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
            let terms = Set(definitions(section(from: index + 1)).map { row in row.cells[0] })
            if !terms.isEmpty { sections += 1 }
            for term in terms { counts[term, default: 0] += 1 }
        }
        if counts.count > Self.mostLabels { return [] }
        let isRepeated = counts.values.contains { count in count > 1 && count * 2 > sections }
        let areLabels = counts.keys.allSatisfy { term in LanguageLabel.isName(term) || !AcronymLook.isLikely(term) }
        return isRepeated && areLabels ? Set(counts.keys) : []
    }

    /// Returns the rows of the definition lists in a section.
    private func definitions(_ section: Range<Int>) -> [ListRow] {
        var rows: [ListRow] = []
        for case .part(.table(let table)) in elements[section] where table.kind == .pairs {
            rows += table.rows.filter { row in row.cells.count > 1 }
        }
        return rows
    }

    /// Returns the row of a heading whose section has only definitions of labels, and items: its first text is the
    /// meaning. The others are the note.
    private func labelledRow(_ heading: Heading, _ section: Range<Int>, _ labels: Set<String>) -> ListRow? {
        let definitions = definitions(section)
        let areLabels = definitions.allSatisfy { row in labels.contains(row.cells[0]) }
        guard let first = definitions.first, areLabels else { return nil }
        var notes = Array(first.cells.dropFirst(2))
        for row in definitions.dropFirst() { notes.append(row.cells.joined(separator: " ")) }
        for case .line(let line) in elements[section] { notes.append(line.text) }
        let cells = [Self.withoutFormulaSigns(heading.text), first.cells[1], notes.joined(separator: "\n")]
        return ListRow(line: heading.line, cells: cells)
    }

    /// Returns the text of a heading such as `$E_0$` without the signs of a formula.
    private static func withoutFormulaSigns(_ heading: String) -> String {
        let isFormula = heading.count > 2 && heading.hasPrefix("$") && heading.hasSuffix("$")
        return isFormula ? String(heading.dropFirst().dropLast()) : heading
    }

    // MARK: Sections

    /// Returns the elements from the one after a heading to the next heading.
    private func section(from start: Int) -> Range<Int> {
        var end = start
        while end < elements.count {
            if case .heading = elements[end] { break }
            end += 1
        }
        return start..<end
    }

    /// Returns the paragraphs of a section that has nothing else but comments, or nil.
    private func paragraphs(_ section: Range<Int>) -> [ListLine]? {
        var paragraphs: [ListLine] = []
        for element in elements[section] {
            switch element {
            case .line(let line) where !line.isItem: paragraphs.append(line)
            case .part(.other): continue
            default: return nil
            }
        }
        let isMeaning = !paragraphs.isEmpty && paragraphs.count <= Self.mostParagraphs
        return isMeaning ? paragraphs : nil
    }

    // MARK: Levels

    /// The headings of a level, and how many of them fulfil a condition.
    private struct LevelCount {
        var headings = 0
        var fulfilling = 0
    }

    /// Returns the levels at which most headings have a sign that separates an acronym from its meaning: three or more,
    /// and more than two thirds.
    private func entryLevels() -> Set<Int> {
        let counts = counts { heading, _ in heading.hasSeparator }
        let levels = counts.filter { _, count in count.fulfilling > 2 && count.fulfilling * 3 > count.headings * 2 }
        return Set(levels.keys)
    }

    /// Returns the levels at which most headings have paragraphs and nothing else: two or more, and more than half.
    private func termLevels() -> Set<Int> {
        let counts = counts { _, section in paragraphs(section) != nil }
        let levels = counts.filter { _, count in count.fulfilling > 1 && count.fulfilling * 2 > count.headings }
        return Set(levels.keys)
    }

    /// Counts the headings of each level that fulfil a condition. Letters are no terms.
    private func counts(_ condition: (_ heading: Heading, _ section: Range<Int>) -> Bool) -> [Int: LevelCount] {
        var counts: [Int: LevelCount] = [:]
        for (index, element) in elements.enumerated() {
            guard case .heading(let heading) = element, heading.mayBeTerm else { continue }
            counts[heading.level, default: LevelCount()].headings += 1
            if condition(heading, section(from: index + 1)) {
                counts[heading.level, default: LevelCount()].fulfilling += 1
            }
        }
        return counts
    }
}
