import Foundation

/// A handwritten list of lines such as `SHORT = LONG`, `SHORT: LONG` or `SHORT - LONG`.
///
/// Lines that start with `#` are comments, with three exceptions:
/// - `#tags: networking security` adds these tags to the following entries, until the next such line.
/// - `#note: Said in victory.` adds a note to the entry before it. Several of them make a note of several lines.
/// - `#choices: For the {Win,Week}` adds meanings for multiple-choice questions.
///
/// A `#` after two spaces begins a comment. ``EntryLine`` splits a line and removes marks around an acronym. In an
/// export, a line end in an acronym or a meaning becomes a space.
enum PlainText {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "text", summary: "SHORT = LONG, SHORT: LONG or SHORT - LONG lines", fileExtensions: ["txt", "text"],
        fit: \.textFit, read: { try read($0.contents, $1) }, makeWriter: { _ in Writer() })

    /// Returns a line without the comment at its end. A line that starts with a quote is unchanged.
    static func uncommented(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard line.first != 0x22, line.contains(0x23) else { return line }
        let comment = line.indices.dropFirst(2).first {
            line[$0] == 0x23 && FieldText.isSpace(line[$0 - 1]) && FieldText.isSpace(line[$0 - 2])
        }
        return comment.map { FieldText.trimmed(line[part: ..<$0]) } ?? line
    }

    /// The maximum number of `#choices` lines for one entry.
    private static let mostChoices = 16

    private static func read(_ contents: FileContents, _ body: (ImportItem) throws -> Void) throws {
        var directives = Directives()
        // Hold back an entry until the next one, because its notes follow it.
        var last: ImportItem?
        var note = ""
        var choices: [String] = []
        func hold(_ item: ImportItem?) throws {
            if case .record(var record) = last, !note.isEmpty || !choices.isEmpty {
                (record.note, record.choices) = (note, choices)
                last = .record(record)
            }
            if let last { try body(last) }
            (last, note, choices) = (item, "", [])
        }
        try contents.forEachLine(reject: { try hold($0) }) { line in
            let text = FieldText.trimmed(line.bytes)
            guard let first = text.first else { return }
            guard first == 0x23 else { return try hold(entry(line.number, uncommented(text), directives.tags)) }
            let comment = String(decoding: text, as: UTF8.self)
            if let added = Directives.value(of: "note", in: comment) {
                guard last != nil else {
                    return try hold(.rejected(line.number, "The note has no acronym above it to belong to."))
                }
                // A note that exceeds the longest line is rejected anyway, so its further lines are not needed.
                if note.utf8.count < TextLines.longestLine { note += (note.isEmpty ? "" : "\n") + added }
            } else if let added = Directives.value(of: "choices", in: comment) {
                if choices.count < mostChoices { choices.append(added) }
            } else {
                directives.read(comment)
            }
        }
        try hold(nil)
    }

    private static func entry(_ number: Int, _ line: UnsafeBufferPointer<UInt8>, _ tags: [String]) -> ImportItem {
        guard let (short, long) = EntryLine.split(line) else {
            let isText = String(validating: line, as: UTF8.self) != nil
            return .rejected(number, isText ? RejectionReason.noSeparator : RejectionReason.notUTF8, line)
        }
        guard let short, let long else { return .rejected(number, RejectionReason.notUTF8, line) }
        if isRemark(short: short, line: line) {
            return .rejected(
                number, "It looks like a heading or a remark. If it is an entry, put '=' after the acronym.", line)
        }
        return .limited(ImportRecord(line: number, short: short, long: long, tags: tags), in: line)
    }

    private static let labels = """
        attention, author, caution, comment, comments, date, example, examples, hint, important, note, notes, remark, \
        remarks, see, see also, source, sources, tip, title, updated, version, warning
        """.components(separatedBy: ", ")

    /// The minimum number of letters in a heading. For example, `et al` is too short.
    private static let fewestLetters = 8

    /// Returns whether a line only looks like an entry: a heading (`My acronyms — updated 2024`) or a remark (`Note:
    /// ...`). A line with `=` is always an entry.
    private static func isRemark(short: String, line: UnsafeBufferPointer<UInt8>) -> Bool {
        if line.contains(0x3D) || line.contains(0x09) || line.first == 0x22 { return false }
        if labels.contains(short.lowercased()) { return true }
        let words = short.split(separator: " ")
        guard words.count > 1, short.count(where: \.isLetter) >= fewestLetters else { return false }
        // Unlike an acronym, a heading has no words with digits or with capitals after the first letter.
        return words.allSatisfy { word in
            !word.dropFirst().contains(where: \.isUppercase) && !word.contains(where: \.isNumber)
        }
    }

    /// A writer of a line for each thing, and of directives for its tags and note.
    struct Writer: InterchangeWriter {
        private var tags: [String] = []

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            if thing.tags != tags {
                tags = thing.tags
                output += "\((["#tags:"] + tags).joined(separator: " "))\n".utf8
            }
            output += "\(EntryLine.text(short: OneLine.text(thing.short), long: OneLine.text(thing.long)))\n".utf8
            for line in OneLine.lines(of: thing.note) {
                output += (line.isEmpty ? "#note:\n" : "#note: \(line)\n").utf8
            }
        }
    }
}
