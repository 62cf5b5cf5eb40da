import ArgumentParser
import Foundation
import TILCore
import TILGit
import TILSync

/// A sync as a command does it: with progress for a person, and ended by a signal.
struct SyncRun {
    let context: CommandContext

    /// Syncs.
    /// - Throws: `CommandFailure` where a signal came; what git, the carrier and the store have to say.
    func run() throws -> SyncOutcome {
        let environment = context.environment
        let store = try context.store()
        try store.checkWritable()
        let synchronizer = try Synchronizer(
            store, variables: environment.variables.all, mayAsk: environment.isInteractive)
        let progress = SyncProgress()
        let instant = context.now
        let work = WatchedWork(
            context: context, label: "Uniting", whenStopped: "Interrupted; nothing is lost, 'til sync' goes on.")
        return try work.run { show in
            try AwaitedTask { try await synchronizer.run(at: instant, progress: progress) }.value {
                let (done, total) = progress.present
                try show(done, total)
            }
        }
    }

    /// Says what came of it, in a line.
    static func report(_ outcome: SyncOutcome, in context: CommandContext) {
        context.environment.output.line(SyncOutcomeView(outcome: outcome).sentence)
        if !outcome.remark.isEmpty { context.say(outcome.remark + "\n") }
    }

    /// Where events are to go, as a person says it.
    /// - Throws: `GitError.badAddress`.
    static func remote(_ url: String?, folder: String?, in context: CommandContext) throws -> SyncRemote {
        let present = FileManager.default.currentDirectoryPath
        if let folder {
            return .folder(folder.hasPrefix("/") ? folder : present + "/" + folder)
        }
        guard let url else { return .none }
        let variables = context.environment.variables.all
        let address = try RemoteAddress(url, relativeTo: present, home: variables["HOME"])
        // What is pushed to a clone reaches nobody else, and git refuses it.
        let origin = try AwaitedTask { try await Git.origin(ofClone: address, variables: variables) }.value()
        guard let origin else { return .git(address) }
        context.say("\(address.shown) is a clone; events go to where it came from, \(origin.shown).\n")
        return .git(origin)
    }

    /// Syncs when the REPL begins and ends, where that is wished: says nothing unless something came or failed.
    static func runByItself(in context: CommandContext) {
        guard context.canAsk, let store = try? context.store(), (try? store.settings().sync) == .auto,
            (try? store.syncState()) != nil
        else { return }
        do {
            let outcome = try SyncRun(context: context).run()
            if outcome.received > 0 || !outcome.remark.isEmpty { report(outcome, in: context) }
        } catch {
            if let failure = CommandFailure(error) { context.complain(failure.message) }
        }
    }
}

/// Where events go: a repository of git or a folder.
struct SyncDestination: ParsableArguments {
    @Argument(help: "The address of a git repository.", completion: .directory)
    var url: String?

    @Option(
        help: ArgumentHelp("A folder that another program carries to your devices.", valueName: "DIR"),
        completion: .directory)
    var folder: String?

    func validate() throws {
        if url != nil, folder != nil { throw ValidationError("Give an address or --folder, not both.") }
        if folder?.isEmpty == true { throw ValidationError("Name the folder after --folder.") }
    }
}
