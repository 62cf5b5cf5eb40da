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

    @Flag(help: "Keep the letters as typed.")
    var asIs = false

    @Flag(help: "Add it though a meaning that says the same is known, or the acronym has many words.")
    var anyway = false

    @Flag(help: "Print the thing as JSON.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let words = (short.map { [$0] } ?? []) + long
        let entry = EntryText(words: words)
        let fields = AddForm.Fields(
            short: entry?.short ?? short ?? "", long: entry?.long ?? long.joined(separator: " "), note: note,
            tags: tag.joined(separator: " "))
        let draft: ThingDraft
        if fields.short.isEmpty && short == nil || fields.long.isEmpty && long.isEmpty {
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
            let isMeant = try context.confirms(
                Adding.question(fields.short), isGiven: anyway, option: "--anyway",
                refusal: "An acronym of so many words is not added")
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
        adding.context.repl?.unfinished = nil
    }
}
