import Foundation

/// Gathers the entries of a Markdown file, a line at a time.
struct MarkdownParser {
    /// Which columns of tables are wanted: of tables that have them, and of nothing else.
    let columns: ColumnChoice?
    private var found: [ImportItem] = []
    private var foundNext = 0
    /// The entry that further lines may add to.
    private var current: MarkdownEntry?
    /// An item that has no meaning yet, or has them below it.
    private var head: (line: Int, short: ArraySlice<UInt8>, indent: Int, isUsed: Bool)?
    /// A line of text that may be a term or a table's header.
    private var held: MarkdownLine?
    private var table: ColumnLayout?
    private var isAfterBlank = false
    private var passage = MarkdownPassage()

    /// - Parameter columns: which columns of tables are wanted; nil for those that their headers tell.
    init(columns: ColumnChoice? = nil) {
        self.columns = columns
    }

    /// The next entry or rejection that is complete; nil if there is none yet.
    mutating func nextItem() -> ImportItem? {
        guard foundNext < found.count else { return nil }
        foundNext += 1
        let item = found[foundNext - 1]
        if foundNext == found.count {
            found.removeAll(keepingCapacity: true)
            foundNext = 0
        }
        return item
    }

    /// Ends the file.
    mutating func finish() {
        endEntry()
        endHead()
        endHeld()
    }

    /// Takes the next line.
    mutating func read(_ line: MarkdownLine) {
        if passage.isPassedOver(line) {
            finish()
            return
        }
        if columns != nil { return readTableAlone(line) }
        switch line.kind {
        case .blank:
            table = nil
            isAfterBlank = true
            return
        case .boundary, .fence:
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
            let short = line.text[(line.start + 2)..<close]
            found.append(MarkdownEntry(line: line.number, short: short, long: line.text(from: close + 2)).item)
        case .text:
            readText(line)
        }
        isAfterBlank = false
    }

    // MARK: Ending

    private mutating func endEntry() {
        guard let entry = current else { return }
        current = nil
        found.append(entry.item)
    }

    private mutating func endHead() {
        guard let last = head else { return }
        head = nil
        if !last.isUsed { found.append(.rejected(last.line, RejectionReason.noSeparator)) }
    }

    /// A row that starts with `|` is an entry, header or not; another line of text is prose.
    private mutating func endHeld() {
        guard let line = held else { return }
        held = nil
        if columns != nil { return }
        if line.text.first == 0x7C { readRow(line, ColumnLayout(short: 0, long: 1, note: 2, tags: nil)) }
    }

    // MARK: Tables

    /// Takes a line where the columns of tables are all that is wanted.
    private mutating func readTableAlone(_ line: MarkdownLine) {
        switch line.kind {
        case .delimiterRow: readDelimiterRow()
        case .text:
            if let table, line.text.contains(0x7C) { return readRow(line, table) }
            table = nil
            held = line
        default: (table, held) = (nil, nil)
        }
    }

    private mutating func readDelimiterRow() {
        guard let header = held, header.text.contains(0x7C) else { return }
        held = nil
        endEntry()
        endHead()
        let names = header.cells.map { MarkdownInline.plain($0[...]).text }
        if let columns {
            table = try? columns.layout(header: names)
            return
        }
        table = ColumnLayout(header: names) ?? ColumnLayout(short: 0, long: 1, note: 2, tags: nil)
    }

    private mutating func readRow(_ line: MarkdownLine, _ layout: ColumnLayout) {
        let cells = line.cells
        if cells.allSatisfy({ MarkdownLine.trimmed($0[...]).isEmpty }) { return }
        guard cells.count > max(layout.short, layout.long), cells.count <= FieldSplitter.mostColumns else {
            let reason = cells.count < 2 ? RejectionReason.oneColumn : RejectionReason.emptyLong
            found.append(.rejected(line.number, cells.count > 1_000 ? RejectionReason.tooManyColumns : reason))
            return
        }
        var entry = MarkdownEntry(line: line.number, short: cells[layout.short][...], long: cells[layout.long][...])
        if let note = layout.note, note < cells.count { entry.addToNote(cells[note][...]) }
        if let tags = layout.tags, tags < cells.count {
            let (text, codeTags) = MarkdownInline.plain(cells[tags][...])
            entry.tags = [text] + codeTags
        }
        found.append(entry.item)
    }

    // MARK: Lists

    private mutating func readItem(_ line: MarkdownLine, _ text: ArraySlice<UInt8>) {
        // The entry itself is not taken out here: its note would be copied with each line.
        if let indent = current?.indent, line.indent > indent {
            // Below an entry: another one if it is marked as such, else a remark.
            guard let inner = MarkdownEntry(line: line.number, text: text, indent: line.indent, needsMark: true) else {
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
                MarkdownEntry(line: line.number, text: text, indent: line.indent, needsMark: true)
                ?? MarkdownEntry(line: line.number, short: open.short, long: text, indent: line.indent)
            return
        }
        endHead()
        if let entry = MarkdownEntry(line: line.number, text: text, indent: line.indent, needsMark: false) {
            current = entry
        } else if !MarkdownEntry.isContentsLink(text), !text.isEmpty {
            head = (line.number, text, line.indent, false)
        }
    }

    private mutating func readDefinition(_ line: MarkdownLine, _ text: ArraySlice<UInt8>) {
        if let term = held {
            endEntry()
            endHead()
            held = nil
            head = (term.number, term.text, -1, false)
        } else if head?.indent != -1 {
            return
        } else {
            endEntry()
        }
        guard let term = head else { return }
        head?.isUsed = true
        current = MarkdownEntry(line: line.number, short: term.short, long: text)
    }

    // MARK: Text

    private mutating func readText(_ line: MarkdownLine) {
        if let layout = table, line.text.contains(0x7C) {
            readRow(line, layout)
            return
        }
        table = nil
        if current != nil, !isAfterBlank {
            current?.add(line.text)
            return
        }
        if let indent = current?.indent, line.indent > indent {
            if current?.note.isEmpty == false { current?.addToNote([]) }
            current?.addToNote(line.text)
            return
        }
        endEntry()
        endHead()
        endHeld()
        if let entry = MarkdownEntry(line: line.number, text: line.text, indent: 0, needsMark: true),
            line.text.first != 0x5B
        {
            current = entry
        } else {
            held = line
        }
    }
}
