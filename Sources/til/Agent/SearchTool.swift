import TILCore
import TILText

/// `search`: the things whose texts contain words.
struct SearchTool: AgentTool {
    struct Arguments: Decodable {
        let text: String
        let limit: AgentNumber?
    }

    let session: Session
    /// Whether the notes of the person's own things are shown, and searched.
    let showsNotes: Bool

    private static let limits = 1...100
    private static let usualLimit = 20

    let name = "search"
    let purpose = """
        Searches the acronyms, meanings and tags of this person's collection and their glossaries for words, for example \
        to find the acronym for "service level agreement". Results with all words come first.
        """
    let changesStore = false
    let properties = [
        AgentProperty(name: "text", kind: .text, purpose: "The words to search for.", isRequired: true),
        AgentProperty(
            name: "limit", kind: .number(limits), purpose: "The greatest number of results. The default is 20."),
    ]

    func call(_ arguments: Arguments) throws -> AgentResult {
        let text = Capitals.tidied(arguments.text)
        guard !text.isEmpty else { throw AgentToolError(sentence: "Pass the words to search for.") }
        let limit = arguments.limit?.number ?? Self.usualLimit
        guard Self.limits.contains(limit) else { throw AgentToolError(sentence: "The limit is 1 to 100.") }
        try LookUp.check([text])
        let listed = try session.found([text], limit: showsNotes ? limit : nil)
        let found = listed.map { entry in
            AgentMeaning(thing: entry.thing, place: entry.glossary.map(AgentMeaning.Place.glossary) ?? .own)
        }
        // A hit in a note would tell what is in it.
        let inShownTexts = found.filter { meaning in Self.isShown(meaning, for: text) }
        let shown = showsNotes ? found : Array(inShownTexts.prefix(limit))
        return AgentResult(
            text: shown.isEmpty ? "Nothing contains '\(text.visible)'." : shown.map(\.line).joined(separator: "\n"),
            structure: ["found": shown.map { meaning in meaning.json(withNote: showsNotes) }])
    }

    /// Whether the texts that the agent sees have a word of the search.
    private static func isShown(_ meaning: AgentMeaning, for text: String) -> Bool {
        guard case .own = meaning.place else { return true }
        let thing = meaning.thing
        let seen = Capitals.key(([thing.short, thing.long, thing.source] + thing.tags).joined(separator: " "))
        return text.split(separator: " ").allSatisfy { part in seen.contains(Capitals.key(String(part))) }
    }
}
