import TILCore
import TILText

/// A meaning of an acronym as an agent sees it.
struct AgentMeaning {
    /// Where a meaning comes from.
    enum Place {
        case own
        case glossary(String)
        case deck(String)

        var text: String {
            switch self {
            case .own: "own"
            case .glossary(let name): "glossary \(name)"
            case .deck(let source): source
            }
        }
    }

    let thing: Thing
    let place: Place
    /// The reason why the meaning fits a text, or nil.
    var fits: String?

    /// Returns the meanings of an acronym: the person's own, then those in glossaries. If there are none, those in
    /// decks.
    static func all(of short: String, session: Session, store: ThingStore?) throws -> [AgentMeaning] {
        let own = try store?.found(short) ?? []
        let listed = session.glossaries.meanings(of: short, beside: own)
        let known =
            own.map { thing in AgentMeaning(thing: thing, place: .own) }
            + listed.map { entry in AgentMeaning(thing: entry.thing, place: .glossary(entry.glossary)) }
        if !known.isEmpty { return known }
        return session.decks.meanings(of: short).map { meaning in
            AgentMeaning(thing: meaning.thing, place: .deck(meaning.source))
        }
    }

    /// `BOL  Bill of Lading  #shipping (own; fits: 3 other #shipping acronyms here)`.
    var line: String {
        let tags = thing.tags.map { tag in "  #\(tag.visible)" }.joined()
        let reason = fits.map { fit in "; fits: \(fit)" } ?? ""
        return "\(thing.short.visible)  \(thing.long.visible)\(tags) (\(place.text.visible)\(reason))"
    }

    /// The meaning as JSON. The notes of glossaries and decks are not the person's own.
    func json(withNote showsNote: Bool) -> JSONObject {
        var isOwn = false
        if case .own = place { isOwn = true }
        let isPrivate = isOwn && !showsNote
        let note = isPrivate || thing.note.isEmpty ? nil : thing.note
        return [
            "short": thing.short, "long": thing.long, "note": note, "tags": thing.tags, "from": place.text,
            "source": thing.source.isEmpty ? nil : thing.source, "fits": fits,
        ]
    }
}
