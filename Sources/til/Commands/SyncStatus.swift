import ArgumentParser
import TILCore
import TILSync

/// `til sync status`: where the events go, and what is not there yet.
struct SyncStatus: Command {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show where the events go, and what is not sent yet.")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.store()
        guard let state = try store.syncState() else { throw SyncError.notBegun }
        let status = SyncStatusView(
            state: state, remote: try SyncRemote(state.remote).shown, unsent: try store.unsentChanges(),
            devices: try store.syncPositions().keys.filter { $0 != state.device }.count,
            last: try store.syncOutcomes(limit: 1).first)
        let output = context.environment.output
        if json { return output.line(try JSONText.encode(SyncStatusJSON(status))) }
        output.write(status.text(context.page()))
    }
}
