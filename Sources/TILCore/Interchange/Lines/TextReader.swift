import TILText

/// The reader of a text file with an entry on each line.
///
/// Lines that start with `#` are comments, with three exceptions, which only til's own lists have:
/// - `#tags: networking security` adds these tags to the following entries, until the next such line.
/// - `#note: Said in victory.` adds a note to the entry before it. Several of them make a note of several lines.
/// - `#choices: For the {Win,Week}` adds meanings for multiple-choice questions.
struct TextReader {
    private var document = ListDocument()
    private var lines: [ListLine] = []
    private var tags: [String] = []
    /// The lines with comments.
    private var comments: [Int] = []
    /// The width of the white space before each of the lines.
    private var indents: [Int] = []

    /// The maximum number of `#choices` lines for one entry.
    private static let mostChoices = 16

    /// The reader of a list of lines.
    static let reader = ListReader(
        fit: { text in
            // A row of hyphens in a table of Markdown, which is read by its own reader.
            let hasTable = text.sample.firstLines(200).contains { line in
                line.hasPrefix("|") && Ruling.isRuling(line.utf8)
            }
            return text.isBlank || hasTable ? .no : .possible
        },
        read: { text in
            var reader = TextReader(text)
            // A list that til did not write may have tags of HTML in its lines.
            if !reader.document.isOwn, let stripped = AngleTags.stripped(text) { reader = TextReader(stripped) }
            return reader.finish()
        })

    private init(_ text: ListText) {
        text.forEachLine { line in read(line) }
    }

    private mutating func finish() -> ListDocument {
        endLines()
        for number in comments { document.addOther(number...number) }
        return document
    }

    private mutating func endLines() {
        // The whole list may be indented.
        let least = indents.min() ?? 0
        for index in lines.indices {
            let isNested = indents[index] > least + 1
            let mayContinue = isNested && index > 0
            if isNested { lines[index].depth = 1 }
            lines[index].isContinuation = lines[index].isContinuation && mayContinue
        }
        if !lines.isEmpty { document.parts.append(.lines(lines)) }
        lines = []
        indents = []
    }

    private mutating func reject(_ line: Int, _ reason: String) {
        endLines()
        document.parts.append(.rejected(Rejection(line: line, reason: reason)))
    }

    private mutating func read(_ line: TextLines.Line) {
        if let fault = line.fault { return reject(line.number, fault) }
        let bytes = FieldText.trimmed(line.bytes)
        guard let first = bytes.first, !Ruling.isRuling(bytes) else { return }
        if first == "#" { return readComment(String(decoding: bytes, as: UTF8.self), line.number) }
        let blanks = Array(line.bytes.prefix { byte in FieldText.isSpace(byte) })
        indents.append(blanks[...].indent)
        lines.append(Self.line(Array(bytes), number: line.number, tags: tags))
    }

    /// Returns a line without list marker, marks and comment.
    static func line(_ bytes: [UInt8], number: Int, tags: [String]) -> ListLine {
        var line = ListLine(line: number, marked: bytes)
        line.tags = tags
        if let (text, comment) = TextComment.split(line.text), !text.isEmpty {
            line.text = text
            line.comment = comment
        }
        return line
    }

    private mutating func readComment(_ comment: String, _ number: Int) {
        if let added = Directives.value(of: "note", in: comment) {
            document.isOwn = true
            guard let last = lines.indices.last else {
                return reject(number, "The note has no acronym above it to belong to.")
            }
            // A note that exceeds the longest line is rejected anyway, so its further lines are not needed.
            if lines[last].note.utf8.count < TextLines.longestLine {
                lines[last].note += (lines[last].note.isEmpty ? "" : "\n") + added
            }
        } else if let added = Directives.value(of: "choices", in: comment) {
            document.isOwn = true
            guard let last = lines.indices.last, lines[last].choices.count < Self.mostChoices else { return }
            lines[last].choices.append(added)
        } else if let added = Directives.value(of: "tags", in: comment) {
            document.isOwn = true
            tags = ThingDraft.tagsAsWritten(in: [added])
        } else {
            comments.append(number)
        }
    }
}

/// The directives in comment lines of tables and texts: `#tags: networking security`.
enum Directives {
    /// Returns the text after `#name:` in a comment, without one space after the colon, or nil if the name differs.
    static func value(of name: String, in comment: String) -> String? {
        var rest = comment.utf8.dropFirst().drop { byte in byte == " " }
        let written = rest.prefix(name.utf8.count)
        guard written.elementsEqual(name.utf8, by: { byte, wanted in byte.lowercased == wanted }) else { return nil }
        rest = rest[written.endIndex...]
        guard rest.first == ":" else { return nil }
        let value = rest.dropFirst()
        return String(Substring(value.first == " " ? value.dropFirst() : value))
    }
}
