import ArgumentParser
import TILGit
import TILSync

/// `til sync`: unites the store with those of one's other devices.
struct SyncCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: "Unite this store with those of your other devices.",
        discussion: """
            'til sync init URL' begins, with any git repository that you may write to: an empty one on a server, a bare \
            folder, a stick; 'til sync init --folder DIR' with a folder that Syncthing, Dropbox or a stick carries. From \
            then on 'til sync' sends what you did here and takes in what you did elsewhere; on a new machine the same two \
            commands bring everything there. Of two edits of a field the later counts; nothing else is ever lost: tags, \
            answers and things of both sides are united.

            Without a network everything is kept for the next time. In the REPL 'config sync auto' does it at the start \
            and at the end.
            """,
        subcommands: [SyncNow.self, SyncInit.self, SyncStatus.self, SyncLog.self, SyncSetRemote.self, SyncStop.self],
        defaultSubcommand: SyncNow.self)
}

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
        try AwaitedTask { try await Synchronizer.setRemote(remote, of: store) }.value()
        context.say("From now on events go to \(remote.shown); 'til sync' sends all of them.\n")
    }
}

/// `til sync stop`: takes part no longer.
struct SyncStop: Command {
    static let configuration = CommandConfiguration(
        commandName: "stop", abstract: "Take part no longer; everything that is here stays.")

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.store()
        try AwaitedTask { try await Synchronizer.stop(store) }.value()
        context.say("This store takes part in no sync any more; everything in it stays.\n")
    }
}
