/// `SHORT = LONG`, `SHORT: LONG` or `SHORT - LONG`, as a person writes a list.
///
/// Lines that start with `#` are comments, but for two: `#tags: networking security` gives the entries that follow
/// these tags, until the next such line, and `#note: Said in victory.` is a note on the entry above it; several make a
/// note of several lines. A `#` after two blanks begins a comment. ``EntryLine`` says where a line is parted and what is
/// dropped around an acronym, ``EntryRemark`` which lines are no entries. On the way
/// out, a line end in a short or a long becomes a blank.
enum PlainText {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "text", summary: "SHORT = LONG, SHORT: LONG or SHORT - LONG lines", fileExtensions: ["txt", "text"],
        fit: { $0.fitText }, reader: { Reader($0.source) }, writer: { _ in Writer() })

    /// A line without the comment at its end; one that starts with a quote may hold anything.
    static func uncommented(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard line.first != 0x22, line.contains(0x23) else { return line }
        for index in line.indices.dropFirst(2) where line[index] == 0x23 {
            guard FieldText.isSpace(line[index - 1]), FieldText.isSpace(line[index - 2]) else { continue }
            return FieldText.trimmed(UnsafeBufferPointer(rebasing: line[..<index]))
        }
        return line
    }

    /// Reads the lines of a text file.
    struct Reader: InterchangeReader {
        private let lines: LineReader
        private var directives = Directives()
        // An entry is held back until the next one, since notes on it may follow; they are gathered apart, in place.
        private var held: ImportItem?
        private var note = ""

        init(_ source: ByteSource) {
            lines = LineReader(source)
        }

        mutating func next() throws -> ImportItem? {
            while let item = try lines.next() {
                let found: ImportItem?
                switch item {
                case .rejected(let rejection): found = .rejected(rejection)
                case .line(let line): found = read(line.number, FieldText.trimmed(line.bytes))
                }
                guard let found else { continue }
                let last = release()
                held = found
                if let last { return last }
            }
            return release()
        }

        /// The entry that was held back, with its note.
        private mutating func release() -> ImportItem? {
            defer {
                held = nil
                note = ""
            }
            guard case .record(var record) = held, !note.isEmpty else { return held }
            record.note = note
            return .record(record)
        }

        private mutating func read(_ number: Int, _ line: UnsafeBufferPointer<UInt8>) -> ImportItem? {
            guard let first = line.first else { return nil }
            if first == 0x23 { return readComment(number, String(decoding: line, as: UTF8.self)) }
            let line = PlainText.uncommented(line)
            guard let (short, long) = EntryLine.split(line) else {
                let isText = String(validating: line, as: UTF8.self) != nil
                return .rejected(number, isText ? RejectionReason.noSeparator : RejectionReason.notUTF8, line)
            }
            guard let short, let long else { return .rejected(number, RejectionReason.notUTF8, line) }
            if EntryRemark.isOne(short: short, line: line) {
                return .rejected(number, RejectionReason.remark, line)
            }
            return .limited(ImportRecord(line: number, short: short, long: long, tags: directives.tags), in: line)
        }

        private mutating func readComment(_ number: Int, _ comment: String) -> ImportItem? {
            guard let text = Directives.value(of: "note", in: comment) else {
                directives.read(comment)
                return nil
            }
            if held == nil { return .rejected(number, RejectionReason.noteWithoutEntry) }
            // What is longer than any line may be is as much too long without the rest.
            guard note.utf8.count < LineReader.longestLine else { return nil }
            if !note.isEmpty { note += "\n" }
            note += text
            return nil
        }
    }

    /// Writes a line for each thing, and directives for its tags and note.
    struct Writer: InterchangeWriter {
        private var tags: [String] = []

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            if thing.tags != tags {
                tags = thing.tags
                output += (tags.isEmpty ? "#tags:" : "#tags: " + tags.joined(separator: " ")).utf8
                output.append(0x0A)
            }
            output += EntryLine.text(short: OneLine.text(thing.short), long: OneLine.text(thing.long)).utf8
            output.append(0x0A)
            for line in OneLine.lines(of: thing.note) {
                output += (line.isEmpty ? "#note:" : "#note: " + line).utf8
                output.append(0x0A)
            }
        }
    }
}

/// Lines of a list that look like entries and are none: a heading (`My acronyms — updated 2024`), a remark (`Note: ...`).
enum EntryRemark {
    private static let labels: Set<String> = [
        "attention", "author", "caution", "comment", "comments", "date", "example", "examples", "hint", "important",
        "note", "notes", "remark", "remarks", "see", "see also", "source", "sources", "tip", "title", "updated",
        "version", "warning",
    ]

    /// How many letters a heading has at least: `et al` is none.
    private static let fewestLetters = 8

    /// Whether a line whose acronym would be this is none. A line that says `=` means an entry.
    static func isOne(short: String, line: UnsafeBufferPointer<UInt8>) -> Bool {
        if line.contains(0x3D) || line.contains(0x09) || line.first == 0x22 { return false }
        if labels.contains(short.lowercased()) { return true }
        let words = short.split(separator: " ")
        guard words.count > 1, short.count(where: \.isLetter) >= fewestLetters else { return false }
        // No word has a capital after its first letter, or a digit, as those of acronyms have.
        return words.allSatisfy { word in
            !word.dropFirst().contains(where: \.isUppercase) && !word.contains(where: \.isNumber)
        }
    }
}
