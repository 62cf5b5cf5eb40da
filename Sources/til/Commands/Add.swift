import ArgumentParser
import Foundation
import TILCore

/// `til add [SHORT [LONG ...]]`: adds a thing.
struct Add: Command {
    static let configuration = CommandConfiguration(
        "add", "Add an acronym.",
        """
        'til add ftw for the win' adds FTW, For the Win; 'til add ftw = for the win', 'ftw: ...', 'ftw - ...' and \
        'FTW (for the win)' do the same. What is missing is asked for on a terminal. What is typed in small letters is \
        written in capitals; IoT, mRNA and macOS stay, and 'til config titles' says which words of a meaning get a \
        capital. --as-is keeps all letters as typed.

        'til add TLA --from NAME' takes what the glossary NAME has of TLA over into your own things.
        """)

    @Argument(help: "The acronym.", completion: .words(.shorts))
    var short: String?

    @Argument(help: "What it stands for.")
    var long: [String] = []

    @Option(help: ArgumentHelp("Anything worth remembering with it.", valueName: "text"))
    var note = ""

    @Option(
        help: ArgumentHelp("A tag; may be given several times.", valueName: "tag"), completion: .words(.tags))
    var tag: [String] = []

    @Option(help: ArgumentHelp("Where it was met, as in 'RFC 9110'.", valueName: "text"))
    var source = ""

    @Option(
        help: ArgumentHelp(
            "Take it over from this glossary; words after the acronym say which meaning.", valueName: "name"),
        completion: .words(.glossaries))
    var from: String?

    @Flag(help: "Keep the letters as typed.")
    var asIs = false

    @Flag(help: "Add it though a meaning that says the same is known, or the acronym has many words.")
    var anyway = false

    @Flag(help: "Print the thing as JSON.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        if let from { return try adopt(from, session) }
        let entry = EntryText(words: [short].compactMap { $0 } + long)
        var fields = AddForm.Fields(note: note, tags: tag.joined(separator: " "))
        fields.short = entry?.short ?? short ?? ""
        fields.long = entry?.long ?? long.joined(separator: " ")
        var adding = Adding(session: session, anyway: anyway, json: json)
        let draft: ThingDraft
        if short != nil, !fields.long.isEmpty || !long.isEmpty {
            if Adding.isLong(fields.short) {
                if session.canAsk, !anyway { session.say(Adding.remark(fields.short) + ".\n") }
                let isMeant = try session.confirms(
                    Adding.question, isGiven: anyway, option: "--anyway", refusal: Adding.remark(fields.short))
                if !isMeant { throw CommandFailure("Nothing was added.") }
            }
            let titles = try session.store().settings().titles
            draft = try ThingDraft(
                short: fields.short, long: fields.long, note: note, tags: tag, source: source,
                spelling: asIs ? .asIs : .byHand(titles))
        } else {
            if let short, LookUp.isFile(short) {
                throw CommandFailure("\(short) is a file; 'til import \(short)' reads it.", .usage)
            }
            if !session.canAsk {
                throw CommandFailure("Give an acronym and its meaning, as in 'til add ftw for the win'.", .usage)
            }
            var form = AddForm(session: session, fields: fields, source: source, asIs: asIs, anyway: anyway)
            draft = try form.fill(asksForNote: note.isEmpty, asksForTags: tag.isEmpty)
            // The form has already asked about a duplicate meaning.
            adding.anyway = true
        }
        try adding.add(draft)
        UnfinishedForm(session)?.forget()
    }

    /// Adds the meanings of an acronym in a glossary: all, or those that start with the words after it.
    private func adopt(_ name: String, _ session: Session) throws {
        guard let short else {
            throw CommandFailure("Say which acronym to take over, as in 'til add TLA --from \(name)'.", .usage)
        }
        let wanted = RepeatKey(long.joined(separator: " ")).text
        let entries = try session.glossary(named: name).meanings(of: short).filter {
            long.isEmpty || RepeatKey($0.thing.long).text.hasPrefix(wanted)
        }
        if entries.isEmpty {
            let what = ([Capitals.short(short)] + long).joined(separator: " ")
            throw CommandFailure("The glossary \(name) has no \(what); 'til search' looks for it by other words.")
        }
        let adding = Adding(session: session, json: json)
        let added = try entries.filter { try adding.adopt($0, note, tag, mayBeKnown: entries.count > 1) }
        if added.isEmpty {
            throw CommandFailure("All that \(name) has of \(Capitals.short(short)) is yours already.")
        }
    }
}

/// Adds things on behalf of the user. Rejects duplicates and reports similar meanings.
struct Adding {
    let session: Session
    /// Whether to add a meaning that duplicates another.
    var anyway = false
    var json = false

    /// Whether a text has so many words that it is probably not an acronym.
    static func isLong(_ short: String) -> Bool { wordCount(short) > 3 }

    /// Returns a remark about the number of words.
    static func remark(_ short: String) -> String {
        "'\(Capitals.tidied(short).visible)' has \(wordCount(short)) words"
    }

    /// The question about an acronym of many words.
    static let question = "Is that the acronym?"

    private static func wordCount(_ short: String) -> Int { Capitals.tidied(short).split(separator: " ").count }

    /// Adds a thing and reports it.
    /// - Throws: `CommandFailure` if the store has the same meaning in another spelling.
    func add(_ draft: ThingDraft) throws {
        let store = try session.store()
        var slip: Thing?
        switch NearMeaning(to: draft, among: try store.meanings(of: draft.short)) {
        case .same(let thing) where !anyway && (thing.long, thing.short) != (draft.long, draft.short):
            throw CommandFailure(
                """
                \(thing.short) (\(thing.long)) is known and says the same; 'til edit' changes it, --anyway adds the other too.
                """)
        case .slip(let thing): slip = thing
        default: break
        }
        try report(store.add(draft, at: session.now), slip)
    }

    /// Adds a glossary entry as a thing, with the glossary as its source.
    /// - Parameter mayBeKnown: Whether to ignore an entry that the store already has.
    /// - Returns: Whether the entry was added.
    @discardableResult
    func adopt(
        _ entry: GlossaryEntry, _ note: String = "", _ tags: [String] = [], mayBeKnown: Bool = false
    ) throws -> Bool {
        let draft = try ThingDraft(
            short: entry.thing.short, long: entry.thing.long, note: note.isEmpty ? entry.thing.note : note,
            tags: entry.thing.tags + tags, source: entry.glossary, spelling: .asIs)
        do {
            let thing = try session.store().add(draft, at: session.now)
            try report(thing)
            session.repl?.replace(entry.thing.id, by: thing.id)
            return true
        } catch StoreError.alreadyKnown where mayBeKnown {
            return false
        }
    }

    /// - Parameter slip: An existing meaning that is one typo away.
    private func report(_ thing: Thing, _ slip: Thing? = nil) throws {
        let store = try session.store()
        if json { return try session.printJSON(thing.json(store.memories(of: thing.id))) }
        let others = try store.meanings(of: thing.short).filter { $0.id != thing.id && $0.id != slip?.id }
        let also = others.isEmpty ? "" : "; it also means \(others.map(\.long.visible).joined(separator: ", "))"
        let advice = slip.map {
            "It is one slip away from \($0.long.visible), which is known; 'til undo' takes it back.\n"
        }
        session.say("Added: \(session.page().inline(thing))\(also).\n\(advice ?? "")")
    }
}

extension ReplState {
    /// Shows a thing in the place of the open glossary entry that it was made from.
    fileprivate func replace(_ entry: UUID, by thing: UUID) {
        if current != entry { return }
        listing = listing.map { $0 == entry ? thing : $0 }
        current = thing
    }
}

/// An existing meaning of an acronym that is similar to a new one.
enum NearMeaning {
    /// The meanings differ only in case, accents and punctuation.
    case same(Thing)
    /// The meanings differ by one typo.
    case slip(Thing)

    /// Finds the meaning most similar to a draft, or returns nil.
    init?(to draft: ThingDraft, among meanings: [Thing]) {
        let judgement = Judge().judge(draft.long, asked: .meaning, accepted: meanings)
        if let same = meanings.first(where: { RepeatKey($0.long) == RepeatKey(draft.long) }) {
            self = .same(same)
        } else if judgement.verdict != .wrong, let thing = judgement.credited {
            self = .slip(thing)
        } else {
            return nil
        }
    }
}
