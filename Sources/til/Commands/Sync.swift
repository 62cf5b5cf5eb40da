import ArgumentParser
import Foundation
import TILCore
import TILGit
import TILProcess
import TILSync
import TILText

/// `til sync`: syncs the store with the user's other devices.
struct SyncCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "sync", "Sync this store with those of your other devices.",
        """
        'til sync init URL' starts a sync over any git repository that you can write to: an empty one on a server, a \
        bare folder, a USB stick. 'til sync init --folder DIR' uses a folder that Syncthing, Dropbox or a USB stick \
        shares. From then on, 'til sync' sends your changes and receives those of your other devices. On a new \
        machine, run the same two commands.

        If a field was edited twice, the later edit wins. Nothing else is lost: tags, answers and things of both \
        sides are merged. Without a network, changes are sent the next time. With 'til config sync auto', the REPL \
        syncs when it starts and ends.

        Examples:
          til sync init git@example.org:me/things.git
          til sync
          til sync status
        """,
        subcommands: [SyncNow.self, SyncInit.self, SyncStatus.self, SyncLog.self, SyncSetRemote.self, SyncStop.self],
        defaultSubcommand: SyncNow.self)
}

/// `til sync now`: sends local changes and receives changes from other devices.
struct SyncNow: Command {
    static let configuration = CommandConfiguration(
        "now", "Send and receive changes. This is the default.",
        """
        Examples:
          til sync
          til sync now --json
        """)

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let outcome = try session.sync()
        if json { return try session.console.printJSON(outcome) }
        try session.report(outcome)
    }
}

/// `til sync init [URL]`: sets up sync for this store.
struct SyncInit: Command {
    static let configuration = CommandConfiguration(
        "init", "Start to sync this store.",
        """
        Use any git repository that you can write to: an https or ssh address, or the path of a bare folder. Or name a \
        folder that another program shares; til asks before it creates one. Without either, til keeps a history on \
        this machine only.

        Examples:
          til sync init git@example.org:me/things.git
          til sync init /media/stick/things.git
          til sync init --folder ~/Sync/til
        """)

    @OptionGroup var destination: SyncDestination
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        try store.checkWritable()
        try Synchronizer.begin(store, remote: try destination.remote(session))
        do {
            try session.report(session.sync())
        } catch let error where !(error is CommandFailure) {
            // A person who interrupts the first sync can continue it. Any other failure leaves nothing behind.
            try AwaitedTask { try await Synchronizer.stop(store) }.value()
            throw advised(error)
        }
    }

    /// Returns an error with advice for somebody who may have meant a shared folder.
    private func advised(_ error: any Error) -> any Error {
        guard let error = error as? GitError, error.kind == .absent, let url = destination.url, !url.contains(":")
        else {
            return error
        }
        return CommandFailure(
            "\(error.sentence) If another program shares the folder, use 'til sync init --folder DIR'.", .noInput)
    }
}

/// `til sync status`: shows the remote and the number of unsent changes.
struct SyncStatus: Command {
    static let configuration = CommandConfiguration(
        "status", "Show where changes are sent and what is not sent yet.",
        """
        Examples:
          til sync status
          til sync status --json
        """)

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        guard let state = try store.syncState() else { throw SyncError.notBegun }
        let remote = try SyncRemote(state.remote).shown
        let unsent = try store.unsentChanges()
        let devices = try store.syncPositions().keys.filter { key in key != state.device }.count
        let last = try store.syncOutcomes(limit: 1).first
        if json {
            return try session.console.printJSON(
                [
                    "remote": remote, "device": state.device, "devices": devices, "unsent": unsent, "last": last,
                ] as JSONObject)
        }
        let page = session.page()
        let held = state.outbox > 0 ? ", and changes that could not be sent" : ""
        let lines = [
            "remote   \(remote.visible)", "device   \(state.device)",
            "others   \(devices == 0 ? "none yet" : grouped(devices))",
            "waiting  \(unsent == 0 && state.outbox == 0 ? "nothing" : "\(grouped(unsent)) changed here\(held)")",
        ]
        let lastLine = last.map { last in "last     \(last.line(page))" }
        let all = lastLine.map { lastLine in lines + [lastLine] } ?? lines
        session.console.write(page.lines(all, indent: 9) { line in line })
    }
}

/// `til sync log`: shows the results of the last syncs.
struct SyncLog: Command {
    static let configuration = CommandConfiguration(
        "log", "Show the results of the last syncs, newest first.",
        """
        Examples:
          til sync log
          til sync log --json
        """)

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        guard try store.syncState() != nil else { throw SyncError.notBegun }
        let outcomes = try store.syncOutcomes()
        if json { return try session.console.printJSON(outcomes) }
        if outcomes.isEmpty { throw CommandFailure("Nothing has been sent or received yet.") }
        for outcome in outcomes { session.console.print(outcome.line(session.page())) }
    }
}

/// `til sync remote URL`: changes the remote.
struct SyncSetRemote: Command {
    static let configuration = CommandConfiguration(
        "remote", "Show or change where changes are sent.",
        """
        Examples:
          til sync remote
          til sync remote git@example.org:me/things.git
        """)

    @OptionGroup var destination: SyncDestination
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        guard let state = try store.syncState() else { throw SyncError.notBegun }
        if destination.url == nil, destination.folder == nil {
            return session.console.print(try SyncRemote(state.remote).shown.visible)
        }
        let remote = try destination.remote(session)
        try AwaitedTask { try await Synchronizer.setRemote(remote, of: store) }.value()
        session.console.notify(
            "Changes are sent to \(remote.shown.visible) from now on. 'til sync' sends all of them.\n")
    }
}

/// `til sync stop`: ends sync for this store.
struct SyncStop: Command {
    static let configuration = CommandConfiguration(
        "stop", "Stop syncing this store.",
        """
        Everything in the store is kept. 'til sync init' starts again.

        Examples:
          til sync stop
        """)

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        try AwaitedTask { try await Synchronizer.stop(store) }.value()
        session.console.notify("This store is not synced any more. Everything in it is kept.\n")
    }
}

extension Session {
    /// Runs a sync and shows its progress. A signal interrupts it.
    /// - Throws: `CommandFailure` if a signal arrived, and the errors of git, the carrier and the store.
    func sync() throws -> SyncOutcome {
        try keepBackup()
        let store = try store()
        try store.checkWritable()
        let synchronizer = try Synchronizer(
            store, variables: environment.variables, mayAsk: environment.isInteractive)
        let progress = SyncProgress()
        let instant = now
        return try console.watching("Syncing", whenStopped: "Interrupted. Nothing is lost. Run 'til sync' to continue.")
        {
            work in
            try AwaitedTask { try await synchronizer.run(at: instant, progress: progress) }.value {
                if let (done, total) = progress.present {
                    try work.progress(WorkProgress(done, of: total))
                } else {
                    work.clear()
                    try work.interruption.check()
                }
            }
        }
    }

    /// Syncs at the start and the end of the REPL if the settings ask for it. Prints only received changes and errors.
    func syncAutomatically() {
        guard console.canAsk, let store = try? store(), (try? store.settings().sync) == .auto,
            (try? store.syncState()) != nil
        else { return }
        do {
            let outcome = try sync()
            if outcome.received > 0 || !outcome.remark.isEmpty { try report(outcome) }
        } catch {
            if let failure = CommandFailure(error) { console.printError(failure.message) }
        }
    }

    /// Prints the outcome of a sync as one line, or that the changes went nowhere.
    fileprivate func report(_ outcome: SyncOutcome) throws {
        if try store().syncState()?.remote.isEmpty == true {
            return console.print(
                """
                No remote is set, so all changes stay on this machine. 'til sync remote URL' or \
                'til sync remote --folder DIR' sets one.
                """)
        }
        console.print(outcome.sentence)
        if !outcome.remark.isEmpty { console.notify(outcome.remark + "\n") }
    }
}

extension SyncOutcome {
    /// The number of sent, received and merged changes as a sentence.
    fileprivate var sentence: String {
        if sent + received + united == 0 { return "Already up to date." }
        let both = united > 0 ? ", \(counted(united, "thing")) changed on both sides and merged" : ""
        return "\(grouped(sent)) sent, \(grouped(received)) received\(both)."
    }

    /// Returns the outcome as a line of a list, with its time.
    fileprivate func line(_ page: Page) -> String {
        let remark = remark.isEmpty ? "" : " " + remark.visible
        return page.folded("\(page.dateAndTime(at))  \(sentence)\(remark)", indent: 18)
    }
}
