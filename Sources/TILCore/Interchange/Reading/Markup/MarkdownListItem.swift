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

    var listLine: ListLine {
        let spans = MarkdownSpans(text[...], keepsLink: true)
        let note = notes.map { note in MarkdownSpans(note).text }.joined(separator: "\n")
        return ListLine(
            line: line, text: spans.text, lead: spans.lead, note: FieldText.trimmed(note), tags: spans.tags,
            depth: depth)
    }

    /// Returns the text of an item without the box of a task.
    static func withoutBox(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let start = text.drop(while: \.isSpace)
        guard start.count > 3 else { return text }
        let box = start.prefix(3)
        let mark = box[box.startIndex + 1]
        let isBox = box.first == "[" && box.last == "]" && " xX-".utf8.contains(mark)
        return isBox && start[box.endIndex].isSpace ? start.dropFirst(4) : text
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether the bytes end with a text.
    func hasSuffix(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in suffix(text.count).elementsEqual(text) }
    }
}
