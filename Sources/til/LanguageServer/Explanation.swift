import TILCore
import TILProse

/// The meanings of an acronym in a document, in the person's store and in glossaries.
struct Explanation {
    /// The definitions in the document. Definitions with the same words count once.
    let definitions: [AcronymDefinition]
    /// The person's own meanings, then the meanings in glossaries.
    let meanings: [Meaning]

    private static let most = 10
    private static let longestNote = 2_000

    init(definitions: [AcronymDefinition], meanings: [Meaning]) {
        var seen: Set<String> = []
        self.definitions = definitions.filter { seen.insert(RepeatKey($0.singular.long).text).inserted }
        self.meanings = meanings
    }

    /// The long forms. Those with the same words count once.
    var longs: [String] {
        var seen: Set<String> = []
        return (definitions.map(\.singular.long) + meanings.map(\.thing.long))
            .filter { seen.insert(RepeatKey($0).text).inserted }
    }

    /// Returns the explanation as text for a client, or nil if nothing is known.
    func content(isMarkdown: Bool) -> JSONObject? {
        let (bold, italic, lineEnd) = isMarkdown ? ("**", "*", "  \n") : ("", "", "\n")
        func paragraph(_ short: String, _ long: String, _ source: String, _ lines: [String] = []) -> String {
            let texts = ([short, long, source] + lines).map { isMarkdown ? $0.visible.escapedForMarkdown : $0.visible }
            return (["\(bold)\(texts[0])\(bold) \(texts[1])"] + texts[3...] + ["\(italic)\(texts[2])\(italic)"])
                .joined(separator: lineEnd)
        }
        let defined = definitions.map {
            paragraph($0.singular.short, $0.singular.long, "line \($0.line) of this document")
        }
        let known = meanings.map { meaning in
            let thing = meaning.thing
            let source = meaning.glossary.map { "glossary \($0)" } ?? "my things"
            return paragraph(
                thing.short, thing.long, ([source] + thing.tags.map { "#\($0)" }).joined(separator: " · "),
                thing.note.prefix(Self.longestNote).split(whereSeparator: \.isNewline).map(String.init))
        }
        let paragraphs = defined + known
        if paragraphs.isEmpty { return nil }
        let rest = paragraphs.count > Self.most ? ["\(paragraphs.count - Self.most) more"] : []
        let text = (paragraphs.prefix(Self.most) + rest).joined(separator: "\n\n")
        return ["kind": isMarkdown ? "markdown" : "plaintext", "value": text]
    }
}

extension String {
    /// The text with its marks escaped, so that Markdown shows it unchanged. Marks at the start of a line are not
    /// escaped, because some editors show the backslash.
    fileprivate var escapedForMarkdown: String {
        reduce(into: "") { text, character in
            if "\\`*_[]<".contains(character) { text += "\\" }
            text.append(character)
        }
    }
}
