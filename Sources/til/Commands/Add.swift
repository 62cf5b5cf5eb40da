import ArgumentParser
import TILCore

/// `til add [SHORT [LONG ...]]`: captures a thing.
struct Add: Command {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add an acronym.",
        discussion: """
            'til add ftw for the win' adds FTW, For The Win. What is missing is asked for on a terminal. The acronym is \
            written in capitals and each word of its meaning gets one; --as-is keeps both as typed.

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
        help: ArgumentHelp("Take it over from this glossary; words after the acronym say which meaning.", valueName: "name"),
        completion: ShellCompletion.glossaries)
    var from: String?

    @Flag(help: "Keep the letters as typed.")
    var asIs = false

    @Flag(help: "Print the thing as JSON.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        if let from { return try takeOver(from, in: context) }
        var fields = (short: short ?? "", long: long.joined(separator: " "))
        var isForm = false
        if short == nil || long.isEmpty {
            guard context.canAsk else {
                throw CommandFailure("Give an acronym and its meaning, as in 'til add ftw for the win'.", .usage)
            }
            isForm = true
            guard let filled = try AddForm(short: fields.short, asIs: asIs).fill(context) else { return }
            fields = filled
        }
        // The form has made the capitals already, and what was quoted in it stays as it is.
        let draft = try ThingDraft(
            short: fields.short, long: fields.long, note: note, tags: tag, source: source,
            spelling: asIs || isForm ? .asIs : .typed)
        let store = try context.store()
        let thing = try store.add(draft, at: context.now)
        if json {
            context.environment.output.line(try ThingJSON.object(thing, store: store))
        } else {
            let others = try store.meanings(of: thing.short).filter { $0.id != thing.id }
            context.say(AddedView(thing: thing, others: others).text(context.page()))
        }
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
