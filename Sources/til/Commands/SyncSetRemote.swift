import ArgumentParser
import TILSync

/// `til sync remote URL`: lets the events go elsewhere.
struct SyncSetRemote: Command {
    static let configuration = CommandConfiguration(
        commandName: "remote", abstract: "Change where the events go, or show it.")

    @OptionGroup var destination: SyncDestination

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.store()
        guard let state = try store.syncState() else { throw SyncError.notBegun }
        if destination.url == nil, destination.folder == nil {
            return context.environment.output.line(context.page().visible(try SyncRemote(state.remote).shown))
        }
        let remote = try SyncRun.remote(destination.url, folder: destination.folder, in: context)
        try Synchronizer.setRemote(remote, of: store)
        context.say("From now on events go to \(remote.shown); 'til sync' sends all of them.\n")
    }
}
