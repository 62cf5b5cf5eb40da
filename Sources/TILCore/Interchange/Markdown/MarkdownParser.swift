import TILText

/// Gathers the entries of a Markdown file, a line at a time.
struct MarkdownParser {
    /// Which columns of tables are wanted: of tables that have them, and of nothing else.
    private let columns: ColumnChoice?
    private var found: [ImportItem] = []
    /// The entry that further lines may add to.
    private var current: MarkdownEntry?
    /// An item that has no meaning yet, or has them below it.
    private var head: (line: Int, short: ArraySlice<UInt8>, indent: Int, isUsed: Bool)?
    /// A line of text that may be a term or a table's header.
    private var held: GlossaryLine?
    private var table: ColumnLayout?
    private var isAfterBlank = false
    // Passages without entries: code blocks, comments and front matter.
    private var fence: CodeFence?
    private var isInComment = false
    private var isInFrontMatter = false

    /// - Parameter columns: which columns of tables are wanted; nil for those that their headers name.
    init(columns: ColumnChoice? = nil) {
        self.columns = columns
    }

    /// Returns the entries and rejections that are complete, each once.
    mutating func takeItems() -> [ImportItem] {
        defer { found = [] }
        return found
    }

    /// Ends the file.
    mutating func finish() {
        endEntry()
        endHead()
        endHeld()
    }

    /// Reads the next line.
    mutating func read(_ line: GlossaryLine) {
        if isSkipped(line) { return finish() }
        if columns != nil { return readTableAlone(line) }
        switch line.kind {
        case .blank:
            table = nil
            isAfterBlank = true
            return
        case .heading, .rule, .fence:
            // A rule under a line of text makes it a heading.
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

    /// Whether a line belongs to a passage without entries.
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

    /// A row that starts with `|` is an entry, header or not; another line of text is prose.
    private mutating func endHeld() {
        if let line = held, columns == nil, line.text.first == 0x7C { readRow(line, Self.usual) }
        held = nil
    }

    // MARK: Tables

    /// The columns of a table if its header does not name them.
    private static let usual = ColumnLayout(short: 0, long: 1, note: 2, tags: nil)

    /// Reads a line if the columns of tables are all that is wanted.
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
        // The entry itself is not copied here: its note would be copied with each line.
        if let indent = current?.indent, line.indent > indent {
            // A line below an entry is another entry if it is marked as such, or else a remark.
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
