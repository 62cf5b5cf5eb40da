import TILText

/// A parser that collects the entries of a Markdown file, line by line.
struct MarkdownParser {
    /// The table columns to read, or nil for those that the headers name. If they are given, only tables that have them
    /// are read.
    private let columns: ColumnChoice?
    private var found: [ImportItem] = []
    /// The entry that further lines may add to.
    private var current: MarkdownEntry?
    /// An item without a meaning so far, or with its meanings in nested items.
    private var head: (line: Int, short: ArraySlice<UInt8>, indent: Int, isUsed: Bool)?
    /// A line of text that may turn out to be a term or a table's header.
    private var held: GlossaryLine?
    private var table: ColumnLayout?
    private var isAfterBlank = false
    // Passages without entries: code blocks, comments and front matter.
    private var fence: CodeFence?
    private var isInComment = false
    private var isInFrontMatter = false

    /// - Parameter columns: the table columns to read, or nil for those that the headers name.
    init(columns: ColumnChoice? = nil) {
        self.columns = columns
    }

    /// Returns and removes the completed entries and rejections.
    mutating func removeItems() -> [ImportItem] {
        defer { found = [] }
        return found
    }

    /// Completes the entries at the end of the file.
    mutating func finish() {
        endEntry()
        endHead()
        endHeld()
    }

    mutating func read(_ line: GlossaryLine) {
        if isSkipped(line) { return finish() }
        if columns != nil { return readTableAlone(line) }
        switch line.kind {
        case .blank:
            table = nil
            isAfterBlank = true
            return
        case .heading, .rule, .fence:
            // A rule under a line of text makes the line a heading.
            if line.text.first != 0x23, !isAfterBlank { held = nil }
            finish()
        case .delimiterRow:
            readDelimiterRow()
        case .item(let offset):
            endHeld()
            readItem(line, line.text(from: offset))
        case .definition(let offset):
            readDefinition(line, line.text(from: offset))
        case .abbreviation(let close):
            finish()
            let short = line.bytes[(line.start + 2)..<close]
            found.append(MarkdownEntry(line: line.number, short: short, long: line.text(from: close + 2)).item)
        default:
            readText(line)
        }
        isAfterBlank = false
    }

    /// Returns whether a line belongs to a passage without entries.
    private mutating func isSkipped(_ line: GlossaryLine) -> Bool {
        func isText(_ texts: String...) -> Bool { texts.contains { line.text.elementsEqual($0.utf8) } }
        if let open = fence {
            if line.text.withUnsafeBufferPointer({ open.isClosed(by: $0) }) { fence = nil }
            return true
        }
        if isInFrontMatter {
            isInFrontMatter = !isText("---", "...")
            return true
        }
        isInFrontMatter = line.number == 1 && isText("---")
        if isInFrontMatter { return true }
        let starts = line.text.starts(with: "<!--".utf8)
        if isInComment || starts {
            isInComment = !line.text.dropFirst(starts ? 4 : 0).suffix(3).elementsEqual("-->".utf8)
            return true
        }
        if case .fence(let opened) = line.kind { fence = opened }
        return fence != nil
    }

    // MARK: Ending

    private mutating func endEntry() {
        if let entry = current { found.append(entry.item) }
        current = nil
    }

    private mutating func endHead() {
        if let head, !head.isUsed { found.append(.rejected(head.line, RejectionReason.noSeparator)) }
        head = nil
    }

    /// Ends a held line. A row that starts with `|` is an entry, with or without a header. Another line of text is
    /// prose.
    private mutating func endHeld() {
        if let line = held, columns == nil, line.text.first == 0x7C { readRow(line, Self.usual) }
        held = nil
    }

    // MARK: Tables

    /// The columns of a table whose header does not name them.
    private static let usual = ColumnLayout(short: 0, long: 1, note: 2, tags: nil)

    /// Reads a line if the person named table columns, so that only tables are read.
    private mutating func readTableAlone(_ line: GlossaryLine) {
        switch line.kind {
        case .delimiterRow: readDelimiterRow()
        case .text:
            if let table, line.text.contains(0x7C) { return readRow(line, table) }
            (table, held) = (nil, line)
        default: (table, held) = (nil, nil)
        }
    }

    private mutating func readDelimiterRow() {
        guard let header = held, header.text.contains(0x7C) else { return }
        held = nil
        endEntry()
        endHead()
        let names = header.cells.map { MarkdownInline.plain($0).text }
        table =
            if let columns { try? columns.layout(header: names, name: "") } else {
                ColumnLayout(header: names) ?? Self.usual
            }
    }

    private mutating func readRow(_ line: GlossaryLine, _ layout: ColumnLayout) {
        let cells = line.cells
        if cells.allSatisfy({ GlossaryLine.trimmed($0[...]).isEmpty }) { return }
        guard cells.count > max(layout.short, layout.long), cells.count <= DelimitedReader.mostColumns else {
            let reason =
                cells.count > DelimitedReader.mostColumns
                ? RejectionReason.tooManyColumns
                : cells.count < 2 ? RejectionReason.oneColumn : RejectionReason.emptyLong
            found.append(.rejected(line.number, reason))
            return
        }
        var entry = MarkdownEntry(line: line.number, short: cells[layout.short][...], long: cells[layout.long][...])
        if let note = layout.note, note < cells.count { entry.addToNote(cells[note][...]) }
        if let tags = layout.tags, tags < cells.count {
            let (text, codeTags) = MarkdownInline.plain(cells[tags])
            entry.tags = [text] + codeTags
        }
        found.append(entry.item)
    }

    // MARK: Lists

    private mutating func readItem(_ line: GlossaryLine, _ text: ArraySlice<UInt8>) {
        func entry(needsMark: Bool) -> MarkdownEntry? {
            MarkdownEntry(line: line.number, text: text, indent: line.indent, needsMark: needsMark)
        }
        // Read only the indentation. A copy of the entry would copy its note with each line.
        if let indent = current?.indent, line.indent > indent {
            // A nested item is another entry if its acronym is marked. Otherwise it belongs to the note.
            guard let inner = entry(needsMark: true) else {
                current?.addToNote(text)
                return
            }
            endEntry()
            current = inner
            return
        }
        endEntry()
        if let open = head, line.indent > open.indent {
            head?.isUsed = true
            current =
                entry(needsMark: true)
                ?? MarkdownEntry(line: line.number, short: open.short, long: text, indent: line.indent)
            return
        }
        endHead()
        current = entry(needsMark: false)
        if current == nil, !MarkdownEntry.isContentsLink(text), !text.isEmpty {
            head = (line.number, text, line.indent, false)
        }
    }

    private mutating func readDefinition(_ line: GlossaryLine, _ text: ArraySlice<UInt8>) {
        guard held != nil || head?.indent == -1 else { return }
        endEntry()
        if let term = held {
            endHead()
            held = nil
            head = (term.number, term.text, -1, false)
        }
        guard let term = head else { return }
        head?.isUsed = true
        current = MarkdownEntry(line: line.number, short: term.short, long: text)
    }

    // MARK: Text

    private mutating func readText(_ line: GlossaryLine) {
        if let layout = table, line.text.contains(0x7C) { return readRow(line, layout) }
        table = nil
        if let indent = current?.indent {
            if !isAfterBlank {
                current?.add(line.text)
                return
            }
            if line.indent > indent {
                if current?.note.isEmpty == false { current?.addToNote([]) }
                current?.addToNote(line.text)
                return
            }
        }
        finish()
        current = MarkdownEntry(line: line.number, text: line.text, indent: 0, needsMark: true)
        if current == nil || line.text.first == 0x5B { (current, held) = (nil, line) }
    }
}
