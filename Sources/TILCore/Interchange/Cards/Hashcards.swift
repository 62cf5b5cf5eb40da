import TILText

/// The decks of hashcards: Markdown with questions, answers and gaps.
///
/// A card may ask in either direction. Tags follow the meaning, as in a glossary, and the note is below the meaning.
/// Source: the README of github.com/eudoxia0/hashcards, 0.4.
enum Hashcards {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "hashcards", summary: "hashcards' decks of questions, answers and gaps",
        readers: [ListReader(fit: { text in fit(text) }, read: { text in HashcardsReader.document(of: text) })])

    /// A deck starts with a card, and it has more cards than entries of a glossary, which can have entries for A, C and
    /// Q.
    private static func fit(_ text: ListText) -> ListReader.Fit {
        var lines = text.sample.firstLines(1_000)[...]
        if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") { lines = lines[(end + 1)...] }
        lines = lines.drop { line in line.hasPrefix("#") }
        guard let first = lines.first, first.hasPrefix("Q:") || first.hasPrefix("C:") else { return .no }
        var count = HashcardsCount()
        for line in lines { count.add(line) }
        return count.cards > max(1, count.entries) ? .certain : .no
    }

    /// Returns the text that the deck shows, without marks: the first paragraph on one line, the following lines
    /// unchanged. The tags come from the end of the first paragraph.
    static func plain(_ marked: String) -> (text: String, tags: [String]) {
        let lines = OneLine.lines(of: marked)
        let first = lines.prefix { line in !FieldText.trimmed(line).isEmpty }
        let paragraph = first.map { line in FieldText.trimmed(line) }.joined(separator: " ")
        let plain = MarkdownInline.plain(paragraph.utf8)
        let below = lines.dropFirst(first.count).map { line in
            let plain = MarkdownInline.plain(line.utf8)
            // After the first line, a word that looks like a tag is ordinary text.
            return plain.tags.isEmpty ? plain.text : line
        }
        let text = ([plain.text] + below).joined(separator: "\n")
        return (FieldText.trimmed(text), plain.tags)
    }
}

/// The counts of cards in a text, and of lines that may be entries of a glossary.
private struct HashcardsCount {
    private(set) var cards = 0
    private(set) var entries = 0
    /// Whether a question has no answer so far.
    private var isAsked = false
    /// Whether a text with gaps has no gap so far.
    private var needsGap = false

    mutating func add(_ line: String) {
        if line.hasPrefix("Q:") {
            isAsked = true
            needsGap = false
        } else if line.hasPrefix("A:"), isAsked {
            // A question and its answer are two lines that look like entries for Q and A.
            cards += 2
            isAsked = false
        } else if line.hasPrefix("C:") {
            needsGap = true
        } else if let colon = line.firstIndex(of: ":"), AcronymLook.isLikely(String(line[..<colon])) {
            entries += 1
        }
        if needsGap, line.contains("["), line.contains("]") {
            cards += 1
            needsGap = false
        }
    }
}
