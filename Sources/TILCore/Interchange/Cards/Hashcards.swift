import TILText

/// hashcards' decks, Markdown with questions, answers and gaps, and the database of their answers beside them.
///
/// A card is known by the hash of its text alone, so that a history belongs to what a card says. What is exported is two
/// cards for each thing, one for each direction; tags stand behind the meaning as they do in a glossary, the note below it.
/// Source: the README and `src/schema.sql` of github.com/eudoxia0/hashcards, 0.4.
enum Hashcards {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "hashcards", summary: "hashcards' decks, with the answers in hashcards.db beside them",
        fileExtensions: [], keepsReviews: true,
        companionEndings: (main: ".md", companion: "/" + databaseName),
        fit: { _ in .none("The file has no Q: with an A: below it, and no C: with brackets.") },
        reader: { try HashcardsReader($0) }, writer: { HashcardsWriter($0) })

    /// What the database in a deck's folder is called.
    static let databaseName = "hashcards.db"

    /// The hash of a card with a question and an answer, trimmed, as they stand in the deck.
    static func hash(question: String, answer: String) -> [UInt8] {
        BLAKE3.hash(Array("Basic".utf8) + Array(question.utf8) + Array(answer.utf8))
    }

    /// The hash of a gap of a text without brackets.
    static func hash(_ gap: BracketGaps.Gap, of text: [UInt8]) -> [UInt8] {
        func bytes(_ number: Int) -> [UInt8] { withUnsafeBytes(of: UInt64(number).littleEndian) { Array($0) } }
        return BLAKE3.hash(Array("Cloze".utf8) + text + bytes(gap.first) + bytes(gap.last))
    }

    /// What the deck shows for a text, without marks: the first paragraph on one line, the lines below it as they are, and
    /// the tags behind the first paragraph.
    static func plain(_ marked: String) -> (text: String, tags: [String]) {
        let lines = OneLine.lines(of: marked)
        let first = lines.prefix { !FieldText.trimmed($0).isEmpty }
        let paragraph = Array(first.map { FieldText.trimmed($0) }.joined(separator: " ").utf8)
        let (text, tags) = MarkdownInline.plain(paragraph[...])
        let below = lines.dropFirst(first.count).map { line in
            let bytes = Array(line.utf8)
            let plain = MarkdownInline.plain(bytes[...])
            // Down here what looks like a tag is text.
            return plain.tags.isEmpty ? plain.text : line
        }
        return (FieldText.trimmed(([text] + below).joined(separator: "\n")), tags)
    }

    /// A line of text so that it says itself, and starts no card.
    static func marked(_ line: String) -> String {
        let escaped = MarkdownInline.escapedLine(line).replacing(scalar: "$", with: "\\$")
        guard let first = escaped.utf8.first, "QAC".utf8.contains(first), escaped.utf8.dropFirst().first == 0x3A else {
            return escaped
        }
        return "\(escaped.prefix(1))\\\(escaped.dropFirst())"
    }
}
