import TILCore
import TILText

/// `look_up`: the meanings of acronyms in the store, the glossaries and the decks.
struct LookUpTool: AgentTool {
    struct Arguments: Decodable {
        let acronyms: AgentTexts
        let text: String?
    }

    let session: Session
    /// Whether the notes of the person's own things are shown.
    let showsNotes: Bool

    /// The greatest number of acronyms of a call.
    static let mostAcronyms = 100

    let name = "look_up"
    let purpose = """
        Returns every meaning of acronyms that this person has collected or that their team's glossaries have. With the \
        text around the acronyms, the meaning that fits comes first, and 'fits' says why. An acronym without a meaning \
        is returned with similar acronyms.
        """
    let changesStore = false
    let properties = [
        AgentProperty(
            name: "acronyms", kind: .texts(limit: mostAcronyms),
            purpose: "The acronyms, for example [\"BOL\", \"ETA\"].",
            isRequired: true),
        AgentProperty(name: "text", kind: .text, purpose: "The text in which they occur, or a part of it."),
    ]

    func call(_ arguments: Arguments) throws -> AgentResult {
        let acronyms = arguments.acronyms.texts
        guard acronyms.count <= Self.mostAcronyms else {
            throw AgentToolError(sentence: "Pass at most \(Self.mostAcronyms) acronyms in a call.")
        }
        guard acronyms.contains(where: { acronym in !Capitals.tidied(acronym).isEmpty }) else {
            throw AgentToolError(sentence: "Pass at least one acronym.")
        }
        if let text = arguments.text { _ = try AgentText(text: text).bytes() }
        let store = try session.presentStore()
        let context = try arguments.text.map { text in
            try session.textContext(text, readsNotes: showsNotes, store: store)
        }
        var lines: [String] = []
        var found: [JSONObject] = []
        for acronym in acronyms {
            let short = Capitals.tidied(acronym)
            let meanings = try AgentMeaning.all(of: short, session: session, store: store)
            let ordered =
                try context?.ordered(meanings, of: short, store: store, thing: \.thing, reason: \.fits) ?? meanings
            if ordered.isEmpty {
                let near = try store?.nearestShorts(to: short) ?? []
                let hint = near.isEmpty ? "" : "; similar: \(near.joined(separator: ", "))"
                lines.append("\(short.visible): unknown\(hint)")
                found.append(["acronym": short, "meanings": [] as [JSONObject], "similar": near])
            } else {
                lines += ordered.map(\.line)
                let meanings = ordered.map { meaning in meaning.json(withNote: showsNotes) }
                found.append(["acronym": short, "meanings": meanings])
            }
        }
        return AgentResult(text: lines.joined(separator: "\n"), structure: ["acronyms": found])
    }
}
