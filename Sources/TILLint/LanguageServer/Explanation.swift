import TILText

/// The meanings of an acronym in a document, in the person's own list and in glossaries.
struct Explanation {
    /// The definitions in the document. The source is their line.
    let definitions: [ExplainedMeaning]
    /// The person's own meanings.
    let own: [ExplainedMeaning]
    /// The meanings in glossaries. The source is the glossary.
    let listed: [ExplainedMeaning]

    private static let most = 10
    private static let longestNote = 2_000

    /// The meanings with different words, except those that are known already.
    static func different(
        _ meanings: [ExplainedMeaning], from known: [ExplainedMeaning] = []
    ) -> [ExplainedMeaning] {
        var seen = Set(known.map { meaning in RepeatKey(meaning.long) })
        return meanings.filter { meaning in seen.insert(RepeatKey(meaning.long)).inserted }
    }

    /// The long forms. Those with the same words count once.
    var longs: [String] { Self.different(definitions + own + listed).map(\.long) }

    /// Returns the explanation as text for a client, or nil if nothing is known.
    func content(isMarkdown: Bool) -> JSONObject? {
        let format = isMarkdown ? TextFormat.markdown : TextFormat.plain
        var paragraphs = definitions.map { meaning in format.paragraph(meaning, source: meaning.source) }
        paragraphs += own.map { meaning in format.paragraph(meaning, source: "my things") }
        paragraphs += listed.map { meaning in format.paragraph(meaning, source: "glossary \(meaning.source)") }
        if paragraphs.isEmpty { return nil }
        let rest = paragraphs.count > Self.most ? ["\(paragraphs.count - Self.most) more"] : []
        let text = (paragraphs.prefix(Self.most) + rest).joined(separator: "\n\n")
        return ["kind": format.name, "value": text]
    }

    /// The format of the text.
    private struct TextFormat {
        /// The format's name in the protocol.
        let name: String
        private let bold: String
        private let italic: String
        private let lineEnd: String
        private let escaped: (String) -> String

        static var markdown: TextFormat {
            TextFormat(
                name: "markdown", bold: "**", italic: "*", lineEnd: "  \n",
                escaped: { text in MarkdownText.escaped(text.visible) })
        }
        static var plain: TextFormat {
            TextFormat(name: "plaintext", bold: "", italic: "", lineEnd: "\n", escaped: \.visible)
        }

        /// Returns the acronym, its meaning, its note and where it was found.
        func paragraph(_ meaning: ExplainedMeaning, source: String) -> String {
            let facts = ([source] + meaning.tags.map { tag in "#\(tag)" }).joined(separator: " · ")
            let notes = meaning.note.prefix(longestNote).split(whereSeparator: \.isNewline)
            let title = "\(bold)\(escaped(meaning.short))\(bold) \(escaped(meaning.long))"
            let lines = [title] + notes.map { note in escaped(String(note)) } + ["\(italic)\(escaped(facts))\(italic)"]
            return lines.joined(separator: lineEnd)
        }
    }
}
