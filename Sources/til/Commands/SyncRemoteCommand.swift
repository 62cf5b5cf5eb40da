import ArgumentParser
import TILSync

/// `til sync remote URL`: lets the events go elsewhere.
struct SyncSetRemote: Command {
    static let configuration = CommandConfiguration(
        commandName: "remote", abstract: "Change where the events go, or show it.")

    @Argument(help: "The address of a git repository.", completion: .directory)
    var url: String?

    @Option(
        help: ArgumentHelp("A folder that another program carries to your devices.", valueName: "DIR"),
        completion: .directory)
    var folder: String?

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if url != nil, folder != nil { throw ValidationError("Give an address or --folder, not both.") }
    }

    func run(in context: CommandContext) throws {
        let store = try context.store()
        guard let state = try store.syncState() else { throw SyncError.notBegun }
        if url == nil, folder == nil {
            return context.environment.output.line(context.page().visible(try SyncRemote(state.remote).shown))
        }
        let remote = try SyncRun.remote(url, folder: folder, in: context)
        try Synchronizer.setRemote(remote, of: store)
        context.say("From now on events go to \(remote.shown); 'til sync' sends all of them.\n")
    }
}

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
