import ArgumentParser
import TILCore

/// `til remove SHORT`: removes a thing.
struct Remove: Command {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove an acronym; 'til undo' brings it back.")

    @OptionGroup var choice: ThingChoice

    @Flag(name: .shortAndLong, help: "Remove without asking.")
    var yes = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        guard let thing = try choice.thing(in: context, verb: "remove") else { return }
        let name = context.page().inline(thing)
        if !yes, context.canAsk {
            let answer = context.editor.read(LineRequest(kind: .answer, prompt: "Remove \(name)? [y/N] "))
            guard case .line(let text) = answer, ["y", "yes"].contains(text.lowercased()) else {
                return context.say("Nothing was removed.\n")
            }
        }
        try context.showingAnew { try context.store().remove(thing.id, as: thing, at: context.now) }
        context.say("Removed: \(name).\n")
        context.repl?.forget(thing.id)
    }
}
