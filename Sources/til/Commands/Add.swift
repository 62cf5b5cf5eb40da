import ArgumentParser
import TILCore

/// `til add [SHORT [LONG ...]]`: captures a thing.
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

    @Argument(help: "The acronym.", completion: ShellCompletion.shorts)
    var short: String?

    @Argument(help: "What it stands for.")
    var long: [String] = []

    @Option(help: ArgumentHelp("Anything worth remembering with it.", valueName: "text"))
    var note = ""

    @Option(
        help: ArgumentHelp("A tag; may be given several times.", valueName: "tag"), completion: ShellCompletion.tags)
    var tag: [String] = []

    @Option(help: ArgumentHelp("Where it was met, as in 'RFC 9110'.", valueName: "text"))
    var source = ""

    @Option(
        help: ArgumentHelp(
            "Take it over from this glossary; words after the acronym say which meaning.", valueName: "name"),
        completion: ShellCompletion.glossaries)
    var from: String?

    @Flag(help: "Keep the letters as typed.")
    var asIs = false

    @Flag(help: "Add it though a meaning that says the same is known, or the acronym has many words.")
    var anyway = false

    @Flag(help: "Print the thing as JSON.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        if let from { return try takeOver(from, in: context) }
        let words = (short.map { [$0] } ?? []) + long
        let entry = EntryText(words: words)
        let fields = AddForm.Fields(
            short: entry?.short ?? short ?? "", long: entry?.long ?? long.joined(separator: " "), note: note,
            tags: tag.joined(separator: " "))
        let draft: ThingDraft
        if fields.short.isEmpty && short == nil || fields.long.isEmpty && long.isEmpty {
            if let short, MeantCommand.isFile(short) {
                throw CommandFailure("\(short) is a file; 'til import \(short)' reads it.", .usage)
            }
            guard context.canAsk else {
                throw CommandFailure("Give an acronym and its meaning, as in 'til add ftw for the win'.", .usage)
            }
            var form = AddForm(
                context: context, fields: fields, source: source, asIs: asIs, anyway: anyway)
            draft = try form.fill(asksForNote: note.isEmpty, asksForTags: tag.isEmpty)
            // What was quoted in the form stays as it is, and what says the same was asked about.
            return try finish(draft, Adding(context: context, anyway: true, json: json))
        }
        if Adding.isLong(fields.short) {
            if context.canAsk, !anyway { context.say(Adding.remark(fields.short) + ".\n") }
            let isMeant = try context.confirms(
                Adding.question, isGiven: anyway, option: "--anyway", refusal: Adding.remark(fields.short))
            guard isMeant else { throw CommandFailure("Nothing was added.", .nothing) }
        }
        let titles = try context.store().settings().titles
        draft = try ThingDraft(
            short: fields.short, long: fields.long, note: note, tags: tag, source: source,
            spelling: asIs ? .asIs : .byHand(titles))
        try finish(draft, Adding(context: context, anyway: anyway, json: json))
    }

    private func finish(_ draft: ThingDraft, _ adding: Adding) throws {
        try adding.add(draft)
        UnfinishedForm(adding.context)?.forget()
    }

    /// Adds what a glossary has of the acronym: all its meanings, or the one that the words after it begin.
    private func takeOver(_ name: String, in context: CommandContext) throws {
        guard let short else {
            throw CommandFailure("Say which acronym to take over, as in 'til add TLA --from \(name)'.", .usage)
        }
        let reader = try GlossaryReader(GlossaryLocation(context.environment).existing(named: name))
        let wanted = RepeatKey(long.joined(separator: " ")).text
        let entries = try reader.meanings(of: short).filter {
            long.isEmpty || RepeatKey($0.thing.long).text.hasPrefix(wanted)
        }
        guard !entries.isEmpty else {
            let what = ([Capitals.short(short)] + long).joined(separator: " ")
            throw CommandFailure(
                "The glossary \(name) has no \(what); 'til search' looks for it by other words.", .nothing)
        }
        var added = 0
        for entry in entries {
            let adoption = Adoption(entry: entry, note: note, tags: tag, json: json)
            if try adoption.run(in: context, mayBeKnown: entries.count > 1) { added += 1 }
        }
        if added == 0 {
            throw CommandFailure("All that \(name) has of \(Capitals.short(short)) is yours already.", .nothing)
        }
    }
}
