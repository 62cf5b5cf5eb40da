import TILText

/// The decks of hashcards: Markdown with questions, answers and gaps.
///
/// An export has two cards for each thing, one for each direction. Tags follow the meaning, as in a glossary, and the
/// note is below the meaning. Source: the README of github.com/eudoxia0/hashcards, 0.4.
enum Hashcards {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "hashcards", summary: "hashcards' decks of questions, answers and gaps",
        fit: { _ in .none("The file has no Q: with an A: below it, and no C: with brackets.") },
        read: { try HashcardsReader.items(of: $0.contents).forEach($1) }, makeWriter: { _ in Writer() })

    /// Returns the text that the deck shows, without marks: the first paragraph on one line, the following lines
    /// unchanged. The tags come from the end of the first paragraph.
    static func plain(_ marked: String) -> (text: String, tags: [String]) {
        let lines = OneLine.lines(of: marked)
        let first = lines.prefix { !FieldText.trimmed($0).isEmpty }
        let (text, tags) = MarkdownInline.plain(first.map { FieldText.trimmed($0) }.joined(separator: " ").utf8)
        let below = lines.dropFirst(first.count).map { line in
            let plain = MarkdownInline.plain(line.utf8)
            // After the first line, a word that looks like a tag is ordinary text.
            return plain.tags.isEmpty ? plain.text : line
        }
        return (FieldText.trimmed(([text] + below).joined(separator: "\n")), tags)
    }

    struct Writer: InterchangeWriter {
        private var isFirst = true

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            let short = Self.marked(OneLine.text(thing.short))
            let long = Self.marked(OneLine.text(thing.long))
            let tags = thing.tags.map { " " + MarkdownInline.code(tag: $0) }.joined()
            let note = OneLine.lines(of: thing.note).map(Self.marked).joined(separator: "\n")
            if !isFirst { output.append(0x0A) }
            isFirst = false
            output +=
                "Q: \(short)\nA: \(long)\(tags)\(note.isEmpty ? "" : "\n\n")\(note)\n\nQ: \(long)\nA: \(short)\n".utf8
        }

        /// Returns a line that hashcards shows unchanged and that does not start a card.
        private static func marked(_ line: String) -> String {
            let escaped = MarkdownInline.escapedLine(line).replacing(scalar: "$", with: "\\$")
            guard let first = escaped.utf8.first, "QAC".utf8.contains(first), escaped.utf8.dropFirst().first == 0x3A
            else {
                return escaped
            }
            return "\(escaped.prefix(1))\\\(escaped.dropFirst())"
        }
    }
}
