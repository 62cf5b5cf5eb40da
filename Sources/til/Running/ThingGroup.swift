import ArgumentParser
import TILCore
import TILProcess
import TILText

/// Everything with a tag or from a deck, for a command that can change many things.
struct ThingGroup: ParsableArguments {
    @Option(
        help: ArgumentHelp("Everything with this tag.", valueName: "tag"), completion: .words(.tags),
        transform: ThingDraft.tag(named:))
    var tag: String?

    @Option(
        help: ArgumentHelp("Everything from this deck.", valueName: "name"), completion: .words(.decks))
    var deck: String?

    /// Things, and their number in words.
    struct Chosen {
        let things: [Thing]
        let name: String
    }

    /// Returns the group as chosen, or nil if neither a tag nor a deck is named.
    /// - Parameter word: A word that may be a tag with its sign: `#finance`.
    /// - Throws: `CommandFailure` if nothing is in the group, or if it is named beside other things.
    func chosen(_ session: Session, word: String? = nil, hasOthers: Bool = false) throws -> Chosen? {
        let signed = try word.flatMap { word in try isSigned(word, session) ? word : nil }
        let tag = tag ?? signed.map(ThingDraft.tag(named:))
        if tag == nil, deck == nil { return nil }
        if hasOthers || word != signed || tag != nil && deck != nil {
            throw CommandFailure("Use --\(tag == nil ? "deck" : "tag") alone: it means everything in it.", .usage)
        }
        if let deck { return try ofDeck(deck, session) }
        return try tag.flatMap { tag in try ofTag(tag, session) }
    }

    /// Whether a word is a tag with its sign. An acronym may begin with the sign, too: `#FF`.
    private func isSigned(_ word: String, _ session: Session) throws -> Bool {
        guard word.count > 1, word.hasPrefix("#") else { return false }
        return try session.store().found(word).isEmpty
    }

    private func ofDeck(_ name: String, _ session: Session) throws -> Chosen {
        let things = try session.store().things().filter { thing in thing.origin == ThingOrigin(.deck, name: name) }
        if things.isEmpty {
            throw CommandFailure("Nothing is from the deck \(name.visible). 'til decks' lists the decks.")
        }
        return Chosen(things: things, name: "\(counted(things.count, "thing")) from the deck \(name.visible)")
    }

    private func ofTag(_ tag: String, _ session: Session) throws -> Chosen {
        let things = try session.store().things(tag: tag)
        if things.isEmpty {
            throw CommandFailure("Nothing has the tag #\(tag.visible). 'til tags' lists the tags.")
        }
        var name = "\(counted(things.count, "thing")) with #\(tag.visible)"
        // Who wants to be rid of a deck may not know that own things have its tag.
        let own = things.count { thing in thing.origin.kind != .deck }
        if own > 0, own < things.count { name += ", \(grouped(own)) of them not from a deck" }
        return Chosen(things: things, name: name)
    }

    /// Throws the advice to name a tag as one, if no acronym but a tag has the name.
    static func check(_ word: String, _ session: Session, verb: String) throws {
        let store = try session.store()
        guard try store.found(word).isEmpty, try session.listed(word) == nil,
            let tag = try store.tags().first(where: { tag in tag.name.lowercased() == word.lowercased() })
        else { return }
        throw CommandFailure(
            """
            No \(Capitals.short(word).visible), but a tag has this name. For everything with it, run \
            'til \(verb) --tag \(tag.name.visible)'.
            """)
    }
}
