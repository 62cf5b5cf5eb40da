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

    @Flag(help: "Print the thing as JSON.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
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
}
