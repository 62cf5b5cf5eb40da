import ArgumentParser
import Foundation
import TILCore

/// `til edit SHORT`: changes the texts of a thing.
struct Edit: Command {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Edit an acronym, its meaning, note or tags.",
        discussion: """
            'til edit FTW' shows the old texts in lines, to be edited in place. 'til edit ftw for the winner' changes \
            what it stands for, once that is confirmed; --long does so without a question. 'til undo' takes it back.
            """)

    @OptionGroup var choice: ThingChoice

    @Argument(help: "What it stands for from now on.")
    var words: [String] = []

    @Option(name: .customLong("short"), help: ArgumentHelp("The acronym from now on.", valueName: "text"))
    var newShort: String?

    @Option(name: .customLong("long"), help: ArgumentHelp("The meaning from now on.", valueName: "text"))
    var newLong: String?

    @Option(help: ArgumentHelp("The note from now on; '' for none.", valueName: "text"))
    var note: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The tags from now on; may be given several times; '' for none. +x adds a tag to those there are, -x takes it away.",
            valueName: "tag"),
        completion: .words(.tags))
    var tag: [String] = []

    @Option(help: ArgumentHelp("Where it was met; '' for none.", valueName: "text"))
    var source: String?

    @Flag(help: "Keep the letters as typed.")
    var asIs = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if !words.isEmpty, newLong != nil {
            throw ValidationError("Say once what it stands for: as words after the acronym, or with --long.")
        }
    }

    func run(_ session: Session, _ console: Console) throws {
        guard let thing = try choice.thing(session, verb: "edit") else { return }
        let draft: ThingDraft
        if newShort != nil || meaning != nil || note != nil || !tag.isEmpty || source != nil {
            // Fields that are not given keep their spelling.
            let titles = try session.store().settings().titles
            draft = try ThingDraft(
                short: newShort.map { asIs ? $0 : Capitals.short($0) } ?? thing.short,
                long: meaning.map { asIs ? $0 : Capitals.long($0, titles: titles) } ?? thing.long,
                note: note ?? thing.note, tags: tags(of: thing), source: source ?? thing.source, spelling: .asIs)
        } else {
            guard console.canAsk else {
                throw CommandFailure("Say what to change: --short, --long, --note, --tag or --source.", .usage)
            }
            guard let edited = try EditForm(thing: thing).fill(session) else { return }
            draft = edited
        }
        if !words.isEmpty, draft.long != thing.long {
            let quoted = draft.long.contains("'") ? "\"\(draft.long)\"" : "'\(draft.long)'"
            let isMeant = try console.confirms(
                "\(console.page().inline(thing)) stands for \(draft.long.visible) from now on?",
                isGiven: false, option: "--long \(quoted)", refusal: "Nothing was changed")
            guard isMeant else { throw CommandFailure("Nothing was changed.", .nothing) }
        }
        let edited = try session.showingAnew {
            try session.store().edit(thing.id, to: draft, from: thing, at: session.now)
        }
        if edited == thing {
            console.say("Nothing was changed.\n")
        } else if console.isAtPrompt, session.repl?.current == thing.id {
            try session.open(thing.id)
        } else {
            let undo = words.isEmpty ? "" : "; 'til undo' takes it back"
            console.say("Changed: \(console.page().inline(edited))\(undo).\n")
        }
    }

    /// The new meaning as typed, or nil.
    private var meaning: String? {
        guard !words.isEmpty else { return newLong }
        // Accept the same form as `add`: edit ftw = for the winner.
        return EntryText(words: [choice.short ?? ""] + words)?.long ?? words.joined(separator: " ")
    }

    /// The new tags.
    private func tags(of thing: Thing) throws -> [String] {
        if tag.isEmpty { return thing.tags }
        if let change = TagChange(tag) { return change.tags(from: thing.tags) }
        guard !tag.contains(where: { $0.hasPrefix("+") || $0.hasPrefix("-") }) else {
            throw CommandFailure(
                "Some tags have a + or - before them and some have none; give all of them one.", .usage)
        }
        return tag
    }
}

/// The form for editing a thing. Each line contains the old text.
struct EditForm {
    let thing: Thing

    /// Reads the four fields.
    /// - Returns: The new texts, or nil if the user cancelled.
    func fill(_ session: Session) throws -> ThingDraft? {
        let console = session.console
        let titles = try session.store().settings().titles
        let fields: [(String, String, LineCapitals)] = [
            ("short: ", thing.short, .short), ("long:  ", thing.long, .long(titles)), ("note:  ", thing.note, .none),
            ("tags:  ", thing.tags.map { "#" + $0 }.joined(separator: " "), .none),
        ]
        console.say(
            "\(console.page().inline(thing)): change what is wrong in its four lines; Return keeps a line, Ctrl-C leaves all "
                + "as it was.\n")
        var texts: [String] = []
        for (prompt, text, capitals) in fields {
            let request = LineRequest(kind: .field(capitals), prompt: prompt, text: LineText(text))
            guard case .line(let answer) = console.editor.read(request) else {
                console.say("Nothing was changed.\n")
                return nil
            }
            texts.append(answer)
        }
        return try ThingDraft(
            short: texts[0], long: texts[1], note: texts[2], tags: [texts[3]], source: thing.source, spelling: .asIs)
    }
}

/// `til remove SHORT ...`: removes things.
struct Remove: Command {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove acronyms; 'til undo' brings them back.")

    @Argument(
        help: "The acronyms; in the REPL, none means the thing that is open.", completion: .words(.shorts))
    var shorts: [String] = []

    @Option(help: ArgumentHelp("A thing by its identifier, or the first digits of it.", valueName: "id"))
    var id: [String] = []

    @Flag(name: .shortAndLong, help: "Remove without asking.")
    var yes = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session, _ console: Console) throws {
        let store = try session.store()
        var things = try id.map { try ThingChoice.thing(idPrefix: $0, store) }
        for short in shorts {
            guard let thing = try ThingChoice.thing(named: short, session, verb: "remove") else { return }
            things.append(thing)
        }
        if things.isEmpty {
            guard let current = try session.current() else {
                throw CommandFailure("Say which acronym to remove, as in 'til remove FTW'.", .usage)
            }
            things = [current]
        }
        var seen: Set<UUID> = []
        things = things.filter { seen.insert($0.id).inserted }
        let page = console.page()
        let name = things.count == 1 ? page.inline(things[0]) : counted(things.count, "thing")
        if things.count > 1, !yes, console.canAsk { console.say(ListView.numbered(things, page)) }
        let isWanted = try console.confirms(
            "Remove \(name)?", isGiven: yes, option: "--yes", refusal: "Nothing was removed")
        guard isWanted else { return console.say("Nothing was removed.\n") }
        try session.showingAnew { try store.remove(things, at: session.now) }
        console.say("Removed: \(name).\n")
        for thing in things { session.repl?.forget(thing.id) }
    }
}
