import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// `til add [SHORT [LONG ...]]`: adds a thing.
struct Add: Command {
    static let configuration = CommandConfiguration(
        "add", "Add an acronym.",
        """
        The acronym comes first, then its meaning. On a terminal, til asks for anything you leave out.

        Input in small letters is capitalised: 'ftw' becomes FTW. Mixed capitals such as IoT, mRNA and macOS are \
        kept. Use --as-is to keep every letter, or 'til config titles' to choose which words of a meaning are \
        capitalised.

        Examples:
          til add ftw for the win
          til add 'ftw (for the win)' --tag chat
          til add ftw = for the win
          til add TLA --from team          copy TLA from the glossary or deck 'team'
        """)

    @Argument(help: "The acronym.", completion: .words(.shorts))
    var short: String?

    @Argument(help: "The meaning.")
    var long: [String] = []

    @Option(help: ArgumentHelp("A note to show with the meaning.", valueName: "text"))
    var note = ""

    @Option(
        help: ArgumentHelp("A tag. Repeat the option for several.", valueName: "tag"), completion: .words(.tags))
    var tag: [String] = []

    @Option(help: ArgumentHelp("Where you found it, for example 'RFC 9110'.", valueName: "text"))
    var source = ""

    @Option(
        help: ArgumentHelp(
            "Copy it from this glossary or deck. Words of the meaning choose one of several.", valueName: "name"),
        completion: .words(.glossaries))
    var from: String?

    @Flag(help: "Keep every letter as typed.")
    var asIs = false

    @Flag(help: "Add it even if nearly the same meaning exists.")
    var anyway = false

    @Flag(help: "Print the new thing as JSON.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        if let from { return try adopt(from, session) }
        let tags = tag + typed.tags
        let fields = fields(tags)
        var adding = Adding(session: session, anyway: anyway, json: json)
        let draft: ThingDraft
        if isWhole(fields) {
            let titles = try session.store().settings().titles
            draft = try ThingDraft(
                short: fields.short, long: fields.long, note: fields.note, tags: tags, source: source,
                spelling: asIs ? .asIs : .byHand(titles))
        } else {
            draft = try filledForm(fields, session)
            // The form has already asked about a duplicate meaning.
            adding.anyway = true
        }
        try adding.add(draft)
        UnfinishedForm(session)?.forget()
    }

    /// Returns the texts that were typed.
    private func fields(_ tags: [String]) -> ThingForm.Fields {
        let entry = entry
        let notes = [entry?.note ?? "", note].filter { text in !text.isEmpty }
        var fields = ThingForm.Fields(note: notes.joined(separator: "\n"), tags: tags.joined(separator: " "))
        if let entry {
            fields.short = entry.short
            fields.long = entry.long
        } else {
            let typedShort = short ?? ""
            fields.short = long.isEmpty ? Self.withoutSeparator(typedShort, asIs) : typedShort
            fields.long = typed.meaning
        }
        return fields
    }

    /// Returns whether an acronym and a meaning were typed. `add KPI =` has no meaning yet, while `add KPI ''` has an
    /// empty one, which is reported.
    private func isWhole(_ fields: ThingForm.Fields) -> Bool {
        if short == nil { return false }
        if !fields.long.isEmpty { return true }
        let hasOnlyEmptyWords = long.allSatisfy { word in word.allSatisfy(\.isWhitespace) }
        return !long.isEmpty && hasOnlyEmptyWords
    }

    /// Asks for the missing texts.
    private func filledForm(_ fields: ThingForm.Fields, _ session: Session) throws -> ThingDraft {
        if let short, Guess.isFile(short) {
            throw CommandFailure("'\(short)' is a file. To import it, run 'til import \(short)'.", .usage)
        }
        if !session.console.canAsk {
            let name = Capitals.short(fields.short).visible
            let missing = name.isEmpty ? "" : "The meaning of \(name) is missing. "
            throw CommandFailure(
                "\(missing)Give an acronym and its meaning, for example 'til add ftw for the win'.", .usage)
        }
        var form = ThingForm(session: session, fields: fields, source: source, asIs: asIs, anyway: anyway)
        return try form.fill()
    }

    /// The acronym and the meaning in the words, or nil if the words do not have both.
    private var entry: EntryText? {
        guard let short else { return nil }
        // A whole entry may be one quoted word.
        if long.isEmpty { return EntryText(words: [asIs ? short : Self.parted(short).text]) }
        let meaning = typed.meaning
        // A quoted meaning is one word, which may have spaces.
        let words = long.count == 1 ? [meaning] : meaning.split(separator: " ").map { word in String(word) }
        if let entry = EntryText(words: [short] + words) { return entry }
        return asIs || meaning.isEmpty ? nil : EntryText(short: short, meaning: meaning)
    }

    /// The meaning as typed, and the tags after it, such as `#work`. A separator alone is not a meaning.
    private var typed: (meaning: String, tags: [String]) {
        let text = long.joined(separator: " ")
        if asIs { return (text, []) }
        if long.isEmpty { return ("", short.map { short in Self.parted(short).tags } ?? []) }
        let (meaning, tags) = Self.parted(text)
        let words = meaning.split(separator: " ")
        let isSeparator = !words.isEmpty && words.allSatisfy(Self.separators.contains)
        return (isSeparator ? "" : meaning, tags)
    }

    /// Parts a text from the tags after it. A text of one word has no tags.
    private static func parted(_ text: String) -> (text: String, tags: [String]) {
        var words = text.split(separator: " ")
        var tags: [String] = []
        while words.count > 1, let last = words.last, last.contains(/^#\p{L}/) {
            tags.insert(String(last), at: 0)
            words.removeLast()
        }
        return (tags.isEmpty ? text : words.joined(separator: " "), tags)
    }

    /// The words that stand between an acronym and its meaning.
    private static let separators: Set<Substring> = ["=", ":", "-", "–", "—", "->", "=>", "→", "--", "::"]

    /// Returns an acronym without the sign that was typed before a meaning that is missing.
    private static func withoutSeparator(_ short: String, _ asIs: Bool) -> String {
        guard !asIs, short.count > 2, let last = short.last, "=:".contains(last) else { return short }
        return Capitals.tidied(String(short.dropLast()))
    }

    /// Adds the meanings of an acronym in a glossary: all, or those that start with the words after it.
    private func adopt(_ name: String, _ session: Session) throws {
        guard let short else {
            throw CommandFailure("Name the acronym to copy, for example 'til add TLA --from \(name)'.", .usage)
        }
        let wanted = RepeatKey(long.joined(separator: " ")).text
        let (kind, all) = try entries(of: short, in: name, session)
        let entries = all.filter { entry in long.isEmpty || RepeatKey(entry.long).text.hasPrefix(wanted) }
        if entries.isEmpty {
            let what = ([Capitals.short(short)] + long).joined(separator: " ")
            throw CommandFailure("The \(kind) '\(name)' has no entry for \(what). Try 'til search'.")
        }
        let adding = Adding(session: session, json: json)
        let added = try entries.filter { entry in
            try adding.adopt(entry, from: name, note, tag, mayBeKnown: entries.count > 1)
        }
        if added.isEmpty {
            throw CommandFailure(
                "You already have every meaning of \(Capitals.short(short)) from the \(kind) '\(name)'.")
        }
    }

    /// Returns the meanings of an acronym in a glossary, or else in a deck of that name.
    private func entries(
        of short: String, in name: String, _ session: Session
    ) throws -> (kind: String, things: [Thing]) {
        do {
            return ("glossary", try session.glossary(named: name).meanings(of: short).map(\.thing))
        } catch let failure {
            guard (try? session.environment.installedData().deck(named: name)) != nil else { throw failure }
            let meanings = session.decks.meanings(of: short).filter { meaning in meaning.decks.contains(name) }
            return ("deck", meanings.map(\.thing))
        }
    }
}

/// Adds things on behalf of the user. Rejects duplicates and reports similar meanings.
struct Adding {
    let session: Session
    /// Whether to add a meaning that duplicates another.
    var anyway = false
    var json = false

    /// Adds a thing and reports it.
    func add(_ draft: ThingDraft) throws {
        let store = try session.store()
        var typo: Thing?
        if case .typo(let thing) = NearMeaning(to: draft, among: try store.meanings(of: draft.short)) { typo = thing }
        let added: Thing
        do {
            added = try store.add(draft, at: session.now, allowingNearRepeats: anyway)
        } catch StoreError.alreadyKnown(let known) where !draft.tags.isEmpty {
            return try tag(known, from: draft)
        } catch StoreError.saysTheSame(let known) where !draft.tags.isEmpty {
            return try tag(known, from: draft)
        }
        try report(added, typo)
    }

    /// Adds the tags of a draft to the thing that exists already, and the note if the thing has none.
    private func tag(_ known: Thing, from draft: ThingDraft) throws {
        var thing = known
        thing.tags = TagChange(adding: draft.tags, removing: []).tags(from: known.tags)
        let getsNote = known.note.isEmpty && !draft.note.isEmpty
        if getsNote { thing.note = draft.note }
        let isSame = Set(thing.tags) == Set(known.tags) && !getsNote
        let name = "\(known.short.visible) (\(known.long.visible))"
        let tags = draft.tags.map { tag in "#\(tag.visible)" }.joined(separator: " ")
        if isSame { throw CommandFailure("\(name) already exists and has \(tags).") }
        let changed = try session.store().edit(known.id, to: ThingDraft(thing), from: known, at: session.now)
        if json { return try session.console.printJSON(changed.json(session.store().memories(of: known.id))) }
        let keptNote = draft.note.isEmpty ? "" : "; its note was kept"
        let note = getsNote ? ", with the note" : keptNote
        session.console.notify("\(name) already exists. It is now \(tags)\(note). 'til undo' reverts it.\n")
    }

    /// Adds an entry of a glossary or a deck as a thing.
    /// - Parameter mayBeKnown: Whether to ignore an entry that the store already has.
    /// - Returns: Whether the entry was added.
    @discardableResult
    func adopt(
        _ entry: Thing, from name: String, _ note: String = "", _ tags: [String] = [], mayBeKnown: Bool = false
    ) throws -> Bool {
        var draft = try ThingDraft(
            short: entry.short, long: entry.long, note: note.isEmpty ? entry.note : note, tags: entry.tags + tags,
            source: entry.source, spelling: .asIs)
        draft.origin = ThingOrigin(.lookUp, name: name)
        do {
            let thing = try session.store().add(draft, at: session.now, allowingNearRepeats: true)
            try report(thing)
            session.repl?.replace(entry.id, by: thing.id)
            return true
        } catch StoreError.alreadyKnown where mayBeKnown {
            return false
        }
    }

    /// - Parameter typo: An existing meaning that is one typo away.
    private func report(_ thing: Thing, _ typo: Thing? = nil) throws {
        let store = try session.store()
        if json { return try session.console.printJSON(thing.json(store.memories(of: thing.id))) }
        let others = try store.meanings(of: thing.short).filter { meaning in
            meaning.id != thing.id && meaning.id != typo?.id
        }
        let also = others.isEmpty ? "" : "; it also means \(others.map(\.long.visible).joined(separator: ", "))"
        let advice = typo.map { typo in
            "You also have \(typo.long.visible). If this is a typo, use 'til undo'.\n"
        }
        session.console.notify("Added: \(session.page().inline(thing))\(also).\n\(advice ?? "")")
    }
}
