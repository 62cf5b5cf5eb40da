import ArgumentParser

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
