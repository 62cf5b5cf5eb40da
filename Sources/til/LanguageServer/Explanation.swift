import TILCore
import TILProse

/// The meanings of an acronym in a document, in the person's store and in glossaries.
struct Explanation {
    /// The definitions in the document, as things whose source is their line.
    let definitions: [Thing]
    /// The person's own meanings.
    let own: [Thing]
    /// The meanings in glossaries, as things whose source is the glossary.
    let entries: [Thing]

    private static let most = 10
    private static let longestNote = 2_000

    /// The meanings with different words, except those that are known already.
    static func different(_ things: [Thing], from known: [Thing] = []) -> [Thing] {
        var seen = Set(known.map { RepeatKey($0.long) })
        return things.filter { seen.insert(RepeatKey($0.long)).inserted }
    }

    /// The long forms. Those with the same words count once.
    var longs: [String] { Self.different(definitions + own + entries).map(\.long) }

    /// Returns the explanation as text for a client, or nil if nothing is known.
    func content(isMarkdown: Bool) -> JSONObject? {
        let (bold, italic, lineEnd) = isMarkdown ? ("**", "*", "  \n") : ("", "", "\n")
        func paragraph(_ thing: Thing, _ source: String) -> String {
            let facts = ([source] + thing.tags.map { "#\($0)" }).joined(separator: " · ")
            let notes = thing.note.prefix(Self.longestNote).split(whereSeparator: \.isNewline).map(String.init)
            let texts = ([thing.short, thing.long, facts] + notes).map {
                isMarkdown ? MarkdownInline.escaped($0.visible) : $0.visible
            }
            return (["\(bold)\(texts[0])\(bold) \(texts[1])"] + texts[3...] + ["\(italic)\(texts[2])\(italic)"])
                .joined(separator: lineEnd)
        }
        let paragraphs =
            definitions.map { paragraph($0, $0.source) } + own.map { paragraph($0, "my things") }
            + entries.map { paragraph($0, "glossary \($0.source)") }
        if paragraphs.isEmpty { return nil }
        let rest = paragraphs.count > Self.most ? ["\(paragraphs.count - Self.most) more"] : []
        let text = (paragraphs.prefix(Self.most) + rest).joined(separator: "\n\n")
        return ["kind": isMarkdown ? "markdown" : "plaintext", "value": text]
    }
}
