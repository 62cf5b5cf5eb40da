import ArgumentParser
import TILCore

/// `til edit SHORT`: changes what a thing says.
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
        completion: ShellCompletion.tags)
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

    func run(in context: CommandContext) throws {
        guard let thing = try choice.thing(in: context, verb: "edit") else { return }
        let isGiven =
            newShort != nil || meaning != nil || note != nil || !tag.isEmpty || source != nil
        let draft: ThingDraft
        if isGiven {
            // A field that is not given stays as it is spelled.
            let titles = try context.store().settings().titles
            draft = try ThingDraft(
                short: newShort.map { asIs ? $0 : Capitals.short($0) } ?? thing.short,
                long: meaning.map { asIs ? $0 : Capitals.long($0, titles: titles) } ?? thing.long,
                note: note ?? thing.note, tags: tags(of: thing), source: source ?? thing.source, spelling: .asIs)
        } else {
            guard context.canAsk else {
                throw CommandFailure("Say what to change: --short, --long, --note, --tag or --source.", .usage)
            }
            guard let edited = try EditForm(thing: thing).fill(context) else { return }
            draft = edited
        }
        if !words.isEmpty, draft.long != thing.long {
            let quoted = draft.long.contains("'") ? "\"\(draft.long)\"" : "'\(draft.long)'"
            let isMeant = try context.confirms(
                "\(context.page().inline(thing)) stands for \(VisibleText.visible(draft.long)) from now on?",
                isGiven: false, option: "--long \(quoted)", refusal: "Nothing was changed")
            guard isMeant else { throw CommandFailure("Nothing was changed.", .nothing) }
        }
        let edited = try context.showingAnew {
            try context.store().edit(thing.id, to: draft, from: thing, at: context.now)
        }
        if edited == thing {
            context.say("Nothing was changed.\n")
        } else if context.isAtPrompt, context.repl?.current == thing.id {
            try context.open(thing.id)
        } else {
            let undo = words.isEmpty ? "" : "; 'til undo' takes it back"
            context.say("Changed: \(context.page().inline(edited))\(undo).\n")
        }
    }

    /// What it stands for from now on, as it was typed; nil where nothing is said of it.
    private var meaning: String? {
        guard !words.isEmpty else { return newLong }
        // As `add` takes it: edit ftw = for the winner.
        return EntryText(words: [choice.short ?? ""] + words)?.long ?? words.joined(separator: " ")
    }

    /// The tags from now on.
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
