import ArgumentParser
import TILCore

/// `til resume SHORT`: lets a suspended thing be asked again.
struct Resume: Command {
    static let configuration = CommandConfiguration(
        commandName: "resume",
        abstract: "Let a quiz ask a suspended acronym again.")

    @OptionGroup var choice: ThingChoice

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        guard let thing = try choice.thing(in: context, verb: "resume") else { return }
        let name = context.page().inline(thing)
        guard try context.store().resume(thing.id, at: context.now) != nil else {
            throw CommandFailure("\(name) is not suspended; 'til list --suspended' shows what is.", .nothing)
        }
        context.say("Resumed: \(name).\n")
    }
}
