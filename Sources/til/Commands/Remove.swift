import ArgumentParser
import TILCore

/// `til remove SHORT ...`: removes things.
struct Remove: Command {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove acronyms; 'til undo' brings them back.")

    @Argument(
        help: "The acronyms; in the REPL, none means the thing that is open.", completion: ShellCompletion.shorts)
    var shorts: [String] = []

    @Option(help: ArgumentHelp("A thing by its identifier, or the first digits of it.", valueName: "id"))
    var id: [String] = []

    @Flag(name: .shortAndLong, help: "Remove without asking.")
    var yes = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.store()
        var things: [Thing] = []
        for id in id { things.append(try ThingChoice.thing(idPrefix: id, store)) }
        for short in shorts {
            guard let thing = try ThingChoice.thing(named: short, in: context, verb: "remove") else { return }
            things.append(thing)
        }
        if things.isEmpty {
            guard let current = context.repl?.current, let thing = try store.thing(id: current) else {
                throw CommandFailure("Say which acronym to remove, as in 'til remove FTW'.", .usage)
            }
            things = [thing]
        }
        things = things.enumerated().filter { index, thing in !things[..<index].contains { $0.id == thing.id } }
            .map(\.element)
        let page = context.page()
        let name = things.count == 1 ? page.inline(things[0]) : counted(things.count, "thing")
        if things.count > 1, !yes, context.canAsk { context.say(ListView.numbered(things, page)) }
        let isWanted = try context.confirms(
            "Remove \(name)?", isGiven: yes, option: "--yes", refusal: "Nothing was removed")
        guard isWanted else { return context.say("Nothing was removed.\n") }
        try context.showingAnew { try store.remove(things, at: context.now) }
        context.say("Removed: \(name).\n")
        for thing in things { context.repl?.forget(thing.id) }
    }
}
