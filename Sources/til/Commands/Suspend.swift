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
