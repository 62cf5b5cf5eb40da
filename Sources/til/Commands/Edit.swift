import ArgumentParser
import Foundation
import TILCore

/// `til edit SHORT`: changes the texts of a thing.
struct Edit: Command {
    static let configuration = CommandConfiguration(
        "edit", "Edit an acronym, its meaning, note or tags.",
        """
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

    func run(_ session: Session) throws {
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
            if !session.canAsk {
                throw CommandFailure("Say what to change: --short, --long, --note, --tag or --source.", .usage)
            }
            guard let edited = try EditForm(thing: thing).fill(session) else { return }
            draft = edited
        }
        let page = session.page()
        if !words.isEmpty, draft.long != thing.long {
            let quote = draft.long.contains("'") ? "\"" : "'"
            let isMeant = try session.confirms(
                "\(page.inline(thing)) stands for \(draft.long.visible) from now on?", isGiven: false,
                option: "--long \(quote)\(draft.long)\(quote)", refusal: "Nothing was changed")
            if !isMeant { throw CommandFailure("Nothing was changed.") }
        }
        let edited = try session.showingAnew {
            try session.store().edit(thing.id, to: draft, from: thing, at: session.now)
        }
        if edited != thing, session.isAtPrompt, session.repl?.current == thing.id { return try session.open(thing.id) }
        let undo = words.isEmpty ? "" : "; 'til undo' takes it back"
        session.say(edited == thing ? "Nothing was changed.\n" : "Changed: \(page.inline(edited))\(undo).\n")
    }

    /// The new meaning as typed, or nil.
    private var meaning: String? {
        if words.isEmpty { return newLong }
        // Accept the same form as `add`: edit ftw = for the winner.
        return EntryText(words: [choice.short ?? ""] + words)?.long ?? words.joined(separator: " ")
    }

    /// The new tags.
    private func tags(of thing: Thing) throws -> [String] {
        if tag.isEmpty { return thing.tags }
        if let change = TagChange(tag) { return change.tags(from: thing.tags) }
        if tag.contains(where: \.isSigned) {
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
        let titles = try session.store().settings().titles
        let fields: [(String, String, LineCapitals)] = [
            ("short: ", thing.short, .short), ("long:  ", thing.long, .long(titles)), ("note:  ", thing.note, .none),
            ("tags:  ", thing.tags.map { "#\($0)" }.joined(separator: " "), .none),
        ]
        session.say(
            """
            \(session.page().inline(thing)): change what is wrong in its four lines; Return keeps a line, Ctrl-C leaves all \
            as it was.

            """)
        var texts: [String] = []
        for (prompt, text, capitals) in fields {
            let request = LineRequest(kind: .field(capitals), prompt: prompt, text: LineText(text))
            guard case .line(let answer) = session.editor.read(request) else {
                session.say("Nothing was changed.\n")
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
        "remove", "Remove acronyms; 'til undo' brings them back.")

    @Argument(
        help: "The acronyms; in the REPL, none means the thing that is open.", completion: .words(.shorts))
    var shorts: [String] = []

    @Option(help: ArgumentHelp("A thing by its identifier, or the first digits of it.", valueName: "id"))
    var id: [String] = []

    @Flag(name: .shortAndLong, help: "Remove without asking.")
    var yes = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        var things = try id.map { try ThingChoice.thing(idPrefix: $0, store) }
        for short in shorts {
            guard let thing = try ThingChoice.thing(named: short, session, verb: "remove") else { return }
            things.append(thing)
        }
        if things.isEmpty { things = [try ThingChoice.current(session, verb: "remove")] }
        var seen: Set<UUID> = []
        things.removeAll { !seen.insert($0.id).inserted }
        let page = session.page()
        let name = things.count == 1 ? page.inline(things[0]) : counted(things.count, "thing")
        if things.count > 1, !yes, session.canAsk { session.say(page.numbered(things)) }
        guard
            try session.confirms("Remove \(name)?", isGiven: yes, option: "--yes", refusal: "Nothing was removed")
        else { return session.say("Nothing was removed.\n") }
        try session.showingAnew { try store.remove(things, at: session.now) }
        session.say("Removed: \(name).\n")
        for thing in things { session.repl?.forget(thing.id) }
    }
}
