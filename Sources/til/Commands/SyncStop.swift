import ArgumentParser
import TILSync

/// `til sync stop`: takes part no longer.
struct SyncStop: Command {
    static let configuration = CommandConfiguration(
        commandName: "stop", abstract: "Take part no longer; everything that is here stays.")

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        try Synchronizer.stop(context.store())
        context.say("This store takes part in no sync any more; everything in it stays.\n")
    }
}
