import TILCore
import TILText

/// `add`: puts an acronym into the store, from where the quiz asks it like one of a list.
final class AddTool: AgentTool {
    struct Arguments: Decodable {
        let acronym: String
        let meaning: String
        let note: String?
        let tags: AgentTexts?
        let source: String?
    }

    private let session: Session
    private let showsNotes: Bool
    /// The number of things that this server has added.
    private var count = 0
    /// The change that undo would revert: all additions of this server, as long as nobody changes something else.
    private var change: Change.ID?

    /// The greatest number of additions of one server.
    static let most = 50
    private static let mostTags = 10

    let name = "add"
    let purpose = """
        Adds an acronym with its meaning to this person's collection, so that they can look it up and learn it. Add what \
        the person has met, with the document as the source; do not add general knowledge. A meaning that is nearly \
        there is returned instead.
        """
    let changesStore = true
    let properties = [
        AgentProperty(
            name: "acronym", kind: .text, purpose: "The acronym as written, for example BOL.", isRequired: true),
        AgentProperty(
            name: "meaning", kind: .text, purpose: "The meaning, for example bill of lading.", isRequired: true),
        AgentProperty(name: "note", kind: .text, purpose: "A note in one or two sentences."),
        AgentProperty(name: "tags", kind: .texts(limit: mostTags), purpose: "Tags, for example [\"shipping\"]."),
        AgentProperty(name: "source", kind: .text, purpose: "Where it was met, for example \"RFC 9110\"."),
    ]

    init(session: Session, showsNotes: Bool) {
        self.session = session
        self.showsNotes = showsNotes
    }

    func call(_ arguments: Arguments) throws -> AgentResult {
        guard count < Self.most else {
            throw AgentToolError(sentence: "\(Self.most) acronyms were added, which is the limit of a session.")
        }
        let tags = arguments.tags?.texts ?? []
        guard tags.count <= Self.mostTags else {
            throw AgentToolError(sentence: "Pass at most \(Self.mostTags) tags.")
        }
        var draft = try ThingDraft(
            short: arguments.acronym, long: arguments.meaning, note: arguments.note ?? "", tags: tags,
            source: arguments.source ?? "", spelling: .asIs)
        draft.origin = ThingOrigin(.agent, name: arguments.source ?? "")
        let store = try session.store()
        switch NearMeaning(to: draft, among: try store.meanings(of: draft.short)) {
        case nil: break
        case .same(let known), .typo(let known):
            let meaning = AgentMeaning(thing: known, place: .own)
            return AgentResult(
                text: "Already there: \(meaning.line)",
                structure: ["added": false, "thing": meaning.json(withNote: showsNotes)])
        }
        if count == 0 { try session.keepBackup() }
        let added = try store.add(draft, joining: change, at: session.now)
        change = added.change
        count += 1
        let meaning = AgentMeaning(thing: added.thing, place: .own)
        return AgentResult(
            text: "Added: \(meaning.line). The person can take everything that you added back with 'til undo'.",
            structure: ["added": true, "thing": meaning.json(withNote: true)])
    }
}
