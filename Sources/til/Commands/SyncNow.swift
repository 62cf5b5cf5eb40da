import ArgumentParser
import TILSync

/// `til sync`: sends and takes in.
struct SyncNow: Command {
    static let configuration = CommandConfiguration(
        commandName: "now", abstract: "Send what is new here, and take in what is new elsewhere (as 'til sync').")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let outcome = try SyncRun(context: context).run()
        if json { return context.environment.output.line(try JSONText.encode(SyncOutcomeJSON(outcome))) }
        SyncRun.report(outcome, in: context)
    }
}
