import TILText

/// An item of a Markdown list while it is read.
struct MarkdownListItem {
    let line: Int
    let depth: Int
    let indent: Int
    /// The text with its marks.
    private(set) var text: [UInt8]
    private var notes: [ArraySlice<UInt8>] = []
    private var isBroken: Bool
    private var isAfterParagraph = false

    init(line: Int, text: ArraySlice<UInt8>, depth: Int, indent: Int) {
        self.line = line
        self.depth = depth
        self.indent = indent
        self.text = Array(text.trimmed)
        isBroken = text.hasSuffix("  ")
    }

    /// Whether the text starts with strong emphasis.
    var isStrong: Bool { text.starts(with: "**".utf8) }

    /// Adds a line to the text, or to the note if an empty line is before it.
    mutating func add(_ line: ArraySlice<UInt8>, isAfterBlank: Bool) {
        if isAfterBlank || !notes.isEmpty {
            if isAfterBlank, !notes.isEmpty { notes.append([]) }
            notes.append(line.trimmed)
            return
        }
        if text.last == UInt8(ascii: "\\") {
            text.removeLast()
            isBroken = true
        }
        text += (isBroken ? Array("<br>".utf8) : [UInt8(ascii: " ")]) + line.trimmed
        isBroken = line.hasSuffix("  ")
    }

    mutating func endParagraph() { isAfterParagraph = true }

    var listLine: ListLine {
        let spans = MarkdownSpans(text[...], keepsLink: true)
        return ListLine(
            line: line, text: spans.text, lead: spans.lead,
            note: FieldText.trimmed(notes.map { note in MarkdownSpans(note).text }.joined(separator: "\n")),
            tags: spans.tags,
            depth: depth)
    }

    /// Returns the text of an item without the box of a task.
    static func withoutBox(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let start = text.drop(while: \.isSpace)
        guard start.count > 3, start.first == UInt8(ascii: "["), start[start.startIndex + 2] == UInt8(ascii: "]"),
            start[start.startIndex + 3].isSpace, " xX-".utf8.contains(start[start.startIndex + 1])
        else { return text }
        return start.dropFirst(4)
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether the bytes end with a text.
    func hasSuffix(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
    }
}
