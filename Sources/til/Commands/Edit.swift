import ArgumentParser
import TILCore

/// `til edit SHORT`: changes what a thing says.
struct Edit: Command {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Edit an acronym, its meaning, note or tags.",
        discussion: "Without options the old text stands in the line, to be edited in place.")

    @OptionGroup var choice: ThingChoice

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

    func run(in context: CommandContext) throws {
        guard let thing = try choice.thing(in: context, verb: "edit") else { return }
        let isGiven = newShort != nil || newLong != nil || note != nil || !tag.isEmpty || source != nil
        let draft: ThingDraft
        if isGiven {
            // What is not given must not be respelled.
            let titles = try context.store().settings().titles
            draft = try ThingDraft(
                short: newShort.map { asIs ? $0 : Capitals.short($0) } ?? thing.short,
                long: newLong.map { asIs ? $0 : Capitals.long($0, titles: titles) } ?? thing.long,
                note: note ?? thing.note, tags: tags(of: thing), source: source ?? thing.source, spelling: .asIs)
        } else {
            guard context.canAsk else {
                throw CommandFailure("Say what to change: --short, --long, --note, --tag or --source.", .usage)
            }
            guard let edited = try EditForm(thing: thing).fill(context) else { return }
            draft = edited
        }
        let edited = try context.showingAnew {
            try context.store().edit(thing.id, to: draft, from: thing, at: context.now)
        }
        if edited == thing {
            context.say("Nothing was changed.\n")
        } else if context.isAtPrompt, context.repl?.current == thing.id {
            try context.open(thing.id)
        } else {
            context.say("Changed: \(context.page().inline(edited)).\n")
        }
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
