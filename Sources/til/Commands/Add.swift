import ArgumentParser
import TILCore

/// `til add [SHORT [LONG ...]]`: adds a thing.
struct Add: Command {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add an acronym.",
        discussion: """
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

    func run(_ session: Session, _ console: Console) throws {
        if let from { return try adopt(from, session) }
        let entry = EntryText(words: (short.map { [$0] } ?? []) + long)
        let fields = AddForm.Fields(
            short: entry?.short ?? short ?? "", long: entry?.long ?? long.joined(separator: " "), note: note,
            tags: tag.joined(separator: " "))
        var adding = Adding(session: session, anyway: anyway, json: json)
        let draft: ThingDraft
        if fields.short.isEmpty && short == nil || fields.long.isEmpty && long.isEmpty {
            if let short, LookUp.isFile(short) {
                throw CommandFailure("\(short) is a file; 'til import \(short)' reads it.", .usage)
            }
            guard console.canAsk else {
                throw CommandFailure("Give an acronym and its meaning, as in 'til add ftw for the win'.", .usage)
            }
            var form = AddForm(session: session, fields: fields, source: source, asIs: asIs, anyway: anyway)
            draft = try form.fill(asksForNote: note.isEmpty, asksForTags: tag.isEmpty)
            // The form has already asked about a duplicate meaning.
            adding.anyway = true
        } else {
            if Adding.isLong(fields.short) {
                if console.canAsk, !anyway { console.say(Adding.remark(fields.short) + ".\n") }
                let isMeant = try console.confirms(
                    Adding.question, isGiven: anyway, option: "--anyway", refusal: Adding.remark(fields.short))
                guard isMeant else { throw CommandFailure("Nothing was added.", .nothing) }
            }
            let titles = try session.store().settings().titles
            draft = try ThingDraft(
                short: fields.short, long: fields.long, note: note, tags: tag, source: source,
                spelling: asIs ? .asIs : .byHand(titles))
        }
        try adding.add(draft)
        UnfinishedForm(session)?.forget()
    }

    /// Adds the meanings of an acronym in a glossary: all, or those that start with the words after it.
    private func adopt(_ name: String, _ session: Session) throws {
        guard let short else {
            throw CommandFailure("Say which acronym to take over, as in 'til add TLA --from \(name)'.", .usage)
        }
        let reader = try session.glossary(named: name)
        let wanted = RepeatKey(long.joined(separator: " ")).text
        let entries = try reader.meanings(of: short).filter {
            long.isEmpty || RepeatKey($0.thing.long).text.hasPrefix(wanted)
        }
        guard !entries.isEmpty else {
            let what = ([Capitals.short(short)] + long).joined(separator: " ")
            throw CommandFailure(
                "The glossary \(name) has no \(what); 'til search' looks for it by other words.", .nothing)
        }
        let adding = Adding(session: session, json: json)
        let added = try entries.filter { try adding.adopt($0, note, tag, mayBeKnown: entries.count > 1) }
        if added.isEmpty {
            throw CommandFailure("All that \(name) has of \(Capitals.short(short)) is yours already.", .nothing)
        }
    }
}

/// Adds things on behalf of the user. Rejects duplicates and reports similar meanings.
struct Adding {
    let session: Session
    /// Whether to add a meaning that duplicates another.
    var anyway = false
    var json = false

    /// The maximum number of words in an acronym that is added without asking.
    private static let mostWords = 3

    /// Whether a text has so many words that it is probably not an acronym.
    static func isLong(_ short: String) -> Bool { wordCount(short) > mostWords }

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
        let meanings = try store.meanings(of: draft.short)
        var slip: Thing?
        switch NearMeaning(to: draft, among: meanings) {
        case .same(let thing) where !anyway && (thing.long, thing.short) != (draft.long, draft.short):
            throw CommandFailure(
                "\(thing.short) (\(thing.long)) is known and says the same; 'til edit' changes it, --anyway adds the other too.",
                .nothing)
        case .slip(let thing): slip = thing
        default: break
        }
        try report(store.add(draft, at: session.now), store, slip)
    }

    /// Adds a glossary entry as a thing, with the glossary as its source.
    /// - Parameter mayBeKnown: Whether to ignore an entry that the store already has.
    /// - Returns: Whether the entry was added.
    @discardableResult
    func adopt(
        _ entry: GlossaryEntry, _ note: String = "", _ tags: [String] = [], mayBeKnown: Bool = false
    ) throws -> Bool {
        let store = try session.store()
        let draft = try ThingDraft(
            short: entry.thing.short, long: entry.thing.long, note: note.isEmpty ? entry.thing.note : note,
            tags: entry.thing.tags + tags, source: entry.glossary, spelling: .asIs)
        let thing: Thing
        do {
            thing = try store.add(draft, at: session.now)
        } catch StoreError.alreadyKnown where mayBeKnown {
            return false
        }
        try report(thing, store)
        if let repl = session.repl, repl.current == entry.thing.id {
            repl.listing = repl.listing.map { $0 == entry.thing.id ? thing.id : $0 }
            repl.current = thing.id
        }
        return true
    }

    /// - Parameter slip: An existing meaning that is one typo away.
    private func report(_ thing: Thing, _ store: ThingStore, _ slip: Thing? = nil) throws {
        let console = session.console
        if json { return try console.printJSON(thing.json(store.memories(of: thing.id))) }
        let others = try store.meanings(of: thing.short).filter { $0.id != thing.id && $0.id != slip?.id }
        var text = "Added: \(console.page().inline(thing))"
        if !others.isEmpty { text += "; it also means " + others.map(\.long.visible).joined(separator: ", ") }
        text += ".\n"
        if let slip {
            text += "It is one slip away from \(slip.long.visible), which is known; 'til undo' takes it back.\n"
        }
        console.say(text)
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
        let key = RepeatKey(draft.long)
        if let same = meanings.first(where: { RepeatKey($0.long) == key }) {
            self = .same(same)
            return
        }
        let judgement = Judge().judge(draft.long, asked: .meaning, accepted: meanings)
        guard judgement.verdict != .wrong, let thing = judgement.credited else { return nil }
        self = .slip(thing)
    }
}
