import ArgumentParser
import Foundation
import TILGit
import TILSync

/// `til sync init [URL]`: begins to take part.
struct SyncInit: Command {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Begin: send all that is here, and take in all that is there.",
        discussion: """
            Any git repository will do that you may write to: https, ssh, the path of a bare folder. Without one, a \
            history is kept on this machine only.

            Examples:
              til sync init git@example.org:me/things.git
              til sync init /media/stick/things.git
              til sync init --folder ~/Sync/til
            """)

    @OptionGroup var destination: SyncDestination

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.store()
        try store.checkWritable()
        let remote = try SyncRun.remote(destination.url, folder: destination.folder, in: context)
        try Synchronizer.begin(store, remote: remote)
        do {
            let outcome = try SyncRun(context: context).run()
            SyncRun.report(outcome, in: context)
        } catch let error as GitError where !error.isTransient {
            // A sync that cannot work is taken back at once.
            try AwaitedTask { try await Synchronizer.stop(store) }.value()
            throw error
        }
    }
}

extension GitError {
    /// Whether the error is one that may pass, such as a network that is down.
    fileprivate var isTransient: Bool {
        switch self {
        case .noNetwork, .rejected, .diskFull, .busy: true
        case .notInstalled, .badAddress, .noRight, .notOwn, .notBare, .noSuchRemote, .tooMuch, .damaged, .failed: false
        }
    }
}
