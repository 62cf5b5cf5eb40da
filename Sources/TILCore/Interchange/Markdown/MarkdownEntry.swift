import Foundation

/// An entry of a Markdown file while its lines are gathered: still with its marks.
struct MarkdownEntry {
    let line: Int
    /// The acronym.
    let short: ArraySlice<UInt8>
    /// What it stands for; lines are joined by blanks.
    var long: [UInt8]
    /// The lines of the note.
    private(set) var note: [ArraySlice<UInt8>] = []
    private var noteSize = 0
    /// The tags of a table's column.
    var tags: [String] = []
    /// The column at which its list item starts.
    var indent = 0

    init(line: Int, short: ArraySlice<UInt8>, long: ArraySlice<UInt8>, indent: Int = 0) {
        self.line = line
        self.short = short
        self.long = Array(long)
        self.indent = indent
    }

    /// Parts a text that is led by a marked acronym (`**FTW**: for the win`) or has a separator (`FTW: for the win`);
    /// nil if it has neither.
    init?(line: Int, text: ArraySlice<UInt8>, indent: Int, needsMark: Bool) {
        if let (short, long) = Self.marked(text) {
            self.init(line: line, short: short, long: long, indent: indent)
            return
        }
        guard !needsMark, Self.leadingSpan(text)?.rest.isEmpty != true else { return nil }
        let parting = Array(text).withUnsafeBufferPointer { EntryLine.parting(of: $0) }
        guard let parting else { return nil }
        self.init(
            line: line, short: MarkdownLine.trimmed(text[..<(text.startIndex + parting.shortEnd)]),
            long: MarkdownLine.trimmed(text[(text.startIndex + parting.longStart)...]), indent: indent)
    }

    /// Adds a line to what the acronym stands for, or to its note where that has begun.
    mutating func add(_ text: ArraySlice<UInt8>) {
        if note.isEmpty { addToLong(text) } else { addToNote(text) }
    }

    private mutating func addToLong(_ text: ArraySlice<UInt8>) {
        guard long.count < LineReader.longestLine else { return }
        long.append(0x20)
        long += text
    }

    /// Adds a line to the note. What is longer than any line may be is as much too long without the rest.
    mutating func addToNote(_ text: ArraySlice<UInt8>) {
        guard noteSize < LineReader.longestLine else { return }
        noteSize += text.count + 1
        note.append(text)
    }

    /// The record, its marks taken off, or why it is none.
    var item: ImportItem {
        guard let shortText = String(validating: short, as: UTF8.self), String(validating: long, as: UTF8.self) != nil
        else {
            return .rejected(line, RejectionReason.notUTF8)
        }
        let (plainLong, codeTags) = MarkdownInline.plain(long[...])
        let plainShort = MarkdownInline.plain(Array(shortText.utf8)[...])
        var record = ImportRecord(
            line: line, short: OneLine.text(plainShort.text), long: plainLong,
            tags: ThingDraft.tags(in: codeTags + tags))
        record.note = note.map { MarkdownInline.plain($0).text }.joined(separator: "\n")
        return .checked(record)
    }

    /// The inside of a mark at the start of a text, and what follows it without the separator between them.
    static func marked(_ text: ArraySlice<UInt8>) -> (short: ArraySlice<UInt8>, long: ArraySlice<UInt8>)? {
        guard var (inner, rest) = leadingSpan(text) else { return nil }
        var isParted = false
        if inner.last == 0x3A, inner.dropLast().last != 0x5C {
            inner = inner.dropLast()
            isParted = true
        }
        rest = MarkdownLine.trimmed(rest)
        for separator in separators where rest.starts(with: separator) {
            rest = MarkdownLine.trimmed(rest.dropFirst(separator.count))
            isParted = true
            break
        }
        if !isParted, rest.first == 0x28, rest.last == 0x29 {
            rest = MarkdownLine.trimmed(rest.dropFirst().dropLast())
            isParted = true
        }
        // Without a separator only a single marked word is an acronym: other marked words are emphasis.
        guard !rest.isEmpty, isParted || !inner.contains(0x20) else { return nil }
        return (MarkdownLine.trimmed(inner), rest)
    }

    /// Whether a text is only a link within the document, as tables of contents have them.
    static func isContentsLink(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == 0x5B, let close = MarkdownBrackets.close(text, text.startIndex, 0x5B, 0x5D) else {
            return false
        }
        return text[(close + 1)...].starts(with: "(#".utf8)
    }

    private static let separators: [[UInt8]] = ["→", "->", "=>", "–", "—", ":", "-", "="].map { Array($0.utf8) }

    /// The text in a mark, `**FTW**`, `` `FTW` ``, `[FTW](address)` or another, that starts a text, and what follows.
    private static func leadingSpan(_ text: ArraySlice<UInt8>) -> (inner: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
        guard let first = text.first else { return nil }
        let start = text.startIndex
        switch first {
        case 0x2A, 0x5F, 0x60:
            let fence = text.prefix { $0 == first }
            guard fence.count <= 3, let end = closing(text[fence.endIndex...], first, fence.count) else { return nil }
            let after = text[(end + fence.count)...]
            return (first == 0x60 ? text[..<(end + fence.count)] : text[fence.endIndex..<end], after)
        case 0x5B:
            guard let close = MarkdownBrackets.close(text, start, 0x5B, 0x5D), close + 1 < text.endIndex else {
                return nil
            }
            guard text[close + 1] == 0x28, let end = MarkdownBrackets.close(text, close + 1, 0x28, 0x29) else {
                return nil
            }
            return (text[start...end], text[(end + 1)...])
        default:
            return nil
        }
    }

    /// Where a run of a mark's characters, as long as the one that opened it, starts.
    private static func closing(_ text: ArraySlice<UInt8>, _ byte: UInt8, _ count: Int) -> Int? {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == 0x5C, byte != 0x60 {
                index += 2
                continue
            }
            if text[index] == byte {
                let run = text[index...].prefix { $0 == byte }
                if run.count == count, index > text.startIndex { return index }
                index = run.endIndex
                continue
            }
            index += 1
        }
        return nil
    }
}
