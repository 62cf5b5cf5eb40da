import ArgumentParser
import TILCore
import TILSync

/// `til sync log`: what came of the last syncs.
struct SyncLog: Command {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Show what came of the last syncs, newest first.")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.store()
        guard try store.syncState() != nil else { throw SyncError.notBegun }
        let outcomes = try store.syncOutcomes()
        let output = context.environment.output
        if json { return output.line(try JSONText.encode(outcomes.map { SyncOutcomeJSON($0) })) }
        if outcomes.isEmpty { throw CommandFailure("Nothing was sent or received yet.", .nothing) }
        let page = context.page()
        for outcome in outcomes { output.line(SyncOutcomeView(outcome: outcome).line(page)) }
    }
}
