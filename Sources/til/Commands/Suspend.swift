import ArgumentParser
import TILCore

/// `til suspend SHORT`: keeps a thing out of every quiz.
struct Suspend: Command {
    static let configuration = CommandConfiguration(
        commandName: "suspend",
        abstract: "Keep an acronym out of every quiz, until 'til resume'.",
        discussion: "What is known of it, and every answer, stays.")

    @OptionGroup var choice: ThingChoice

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        guard let thing = try choice.thing(in: context, verb: "suspend") else { return }
        let name = context.page().inline(thing)
        guard try context.store().suspend(thing.id, at: context.now) != nil else {
            throw CommandFailure("\(name) is suspended already.", .nothing)
        }
        context.say("Suspended: \(name).\n")
    }
}
