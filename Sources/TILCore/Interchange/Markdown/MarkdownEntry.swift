import TILText

/// An unfinished entry of a Markdown file, with its marks.
struct MarkdownEntry {
    let line: Int
    let short: ArraySlice<UInt8>
    /// The meaning, with its lines joined by spaces.
    private var long: [UInt8]
    private(set) var note: [ArraySlice<UInt8>] = []
    private var noteSize = 0
    /// The tags from a table's column.
    var tags: [String] = []
    /// The column at which the list item starts.
    let indent: Int

    init(line: Int, short: ArraySlice<UInt8>, long: ArraySlice<UInt8>, indent: Int = 0) {
        self.line = line
        self.short = short
        self.long = Array(long)
        self.indent = indent
    }

    /// Creates the entry of a text that starts with a marked acronym (`**FTW**: for the win`) or has a separator (`FTW:
    /// for the win`). The result is nil if it has neither.
    init?(line: Int, text: ArraySlice<UInt8>, indent: Int, needsMark: Bool) {
        if let (short, long) = Self.marked(text) {
            self.init(line: line, short: short, long: long, indent: indent)
            return
        }
        guard !needsMark, Self.leadingSpan(text)?.rest.isEmpty != true,
            let separation = text.withUnsafeBufferPointer({ EntryLine.separation(of: $0) })
        else { return nil }
        self.init(
            line: line, short: GlossaryLine.trimmed(text.prefix(separation.shortEnd)),
            long: GlossaryLine.trimmed(text.dropFirst(separation.longStart)), indent: indent)
    }

    /// Adds a line to the meaning, or to the note after it has begun.
    mutating func add(_ text: ArraySlice<UInt8>) {
        if !note.isEmpty {
            addToNote(text)
        } else if long.count < TextLines.longestLine {
            long.append(0x20)
            long += text
        }
    }

    /// Adds a line to the note. A note that exceeds the longest line is rejected anyway, so its further lines are
    /// ignored.
    mutating func addToNote(_ text: ArraySlice<UInt8>) {
        guard noteSize < TextLines.longestLine else { return }
        noteSize += text.count + 1
        note.append(text)
    }

    /// The record without Markdown marks, or a rejection.
    var item: ImportItem {
        guard String(validating: short, as: UTF8.self) != nil, String(validating: long, as: UTF8.self) != nil else {
            return .rejected(line, RejectionReason.notUTF8)
        }
        let (plainLong, codeTags) = MarkdownInline.plain(long)
        return .checked(
            ImportRecord(
                line: line, short: OneLine.text(MarkdownInline.plain(short).text), long: plainLong,
                note: note.map { MarkdownInline.plain($0).text }.joined(separator: "\n"),
                tags: ThingDraft.tags(in: codeTags + tags)))
    }

    /// Returns the inside of a mark at the start of a text, and the text after the mark and the separator.
    private static func marked(_ text: ArraySlice<UInt8>) -> (short: ArraySlice<UInt8>, long: ArraySlice<UInt8>)? {
        guard var (inner, rest) = leadingSpan(text) else { return nil }
        var isDivided = inner.last == 0x3A && inner.dropLast().last != 0x5C
        if isDivided { inner.removeLast() }
        rest = GlossaryLine.trimmed(rest)
        if let separator = separators.first(where: { rest.starts(with: $0) }) {
            rest = GlossaryLine.trimmed(rest.dropFirst(separator.count))
            isDivided = true
        }
        if !isDivided, rest.first == 0x28, rest.last == 0x29 {
            rest = GlossaryLine.trimmed(rest.dropFirst().dropLast())
            isDivided = true
        }
        // Without a separator, only a single marked word is an acronym. Several marked words are emphasis.
        guard !rest.isEmpty, isDivided || !inner.contains(0x20) else { return nil }
        return (GlossaryLine.trimmed(inner), rest)
    }

    /// Returns whether a text is only a link within the document, as in a table of contents.
    static func isContentsLink(_ text: ArraySlice<UInt8>) -> Bool {
        closingBracket(text, 0x5B, 0x5D).map { text[($0 + 1)...].starts(with: "(#".utf8) } ?? false
    }

    private static let separators = "→ -> => – — : - =".split(separator: " ").map { Array($0.utf8) }

    /// Returns the text in a mark at the start, such as `**FTW**`, `` `FTW` `` or `[FTW](address)`, and the text after
    /// it.
    private static func leadingSpan(_ text: ArraySlice<UInt8>) -> (inner: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
        guard let first = text.first else { return nil }
        switch first {
        case 0x2A, 0x5F, 0x60:
            let fence = text.prefix { $0 == first }
            guard fence.count <= 3, let end = closing(text[fence.endIndex...], first, fence.count) else { return nil }
            let after = text[(end + fence.count)...]
            return (first == 0x60 ? text[..<after.startIndex] : text[fence.endIndex..<end], after)
        case 0x5B:
            guard let close = closingBracket(text, 0x5B, 0x5D),
                let end = closingBracket(text[(close + 1)...], 0x28, 0x29)
            else {
                return nil
            }
            return (text[...end], text[(end + 1)...])
        default:
            return nil
        }
    }

    /// Returns the index of the bracket that closes the one at the start of a text, within 4,000 bytes.
    private static func closingBracket(_ text: ArraySlice<UInt8>, _ open: UInt8, _ close: UInt8) -> Int? {
        guard text.first == open else { return nil }
        return MarkdownPlainText.pairs(text.prefix(4_000), open, close)[0].map { text.startIndex + $0 }
    }

    /// Returns the start of a closing run of a mark's characters, which is as long as the opening run.
    private static func closing(_ text: ArraySlice<UInt8>, _ byte: UInt8, _ count: Int) -> Int? {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == 0x5C, byte != 0x60 {
                index += 2
            } else if text[index] == byte {
                let run = text[index...].prefix { $0 == byte }
                if run.count == count, index > text.startIndex { return index }
                index = run.endIndex
            } else {
                index += 1
            }
        }
        return nil
    }
}
