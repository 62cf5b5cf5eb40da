import ArgumentParser
import Foundation
import TILCore

/// `til restore [NAME|FILE]`: puts a backup in the place of the store.
struct RestoreCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Put a backup in the place of the store.",
        discussion: """
            Lists the backups and asks for one, unless one is named; 'newest' is the newest. What is there now is kept: \
            a whole store as a backup of its own, a damaged one as it is. A backup that is damaged itself is refused. \
            With --list --json: for each name, path, made, reason, size, restorable; else things, kept.
            """)

    @Argument(help: "The backup's name, 'newest', or the file of any til store.", completion: ShellCompletion.backups)
    var backup: String?

    @Flag(help: "List the backups, newest first, and change nothing.")
    var list = false

    @Flag(name: .shortAndLong, help: "Restore without asking.")
    var yes = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.storePath()
        let backups = Backups(of: store)
        if list { return try show(backups.all, context) }
        guard let chosen = try chosen(backups, context), try isWanted(chosen, context) else {
            return context.say("Nothing was restored.\n")
        }
        let work = WatchedWork(context: context, label: "Restoring", whenStopped: "Interrupted; nothing was restored.")
        let patience = context.environment.patience
        let restored = try work.run {
            try backups.restore(from: chosen.path, at: context.now, patience: patience, progress: $0)
        }
        // The connections may be to the file that was put aside.
        context.close()
        if json {
            let kept = restored.kept.map { BackupJSON($0) }
            return context.environment.output.line(
                try JSONText.encode(RestoredJSON(things: restored.things, kept: kept)))
        }
        let kept = restored.kept.map { "; what was there is kept as \(VisibleText.visible($0.name))" } ?? ""
        context.say("Restored \(counted(restored.things, "thing"))\(kept).\n")
    }

    private func show(_ all: [Backup], _ context: CommandContext) throws {
        if json { return context.environment.output.line(try JSONText.encode(all.map { BackupJSON($0) })) }
        guard !all.isEmpty else { throw CommandFailure("There are no backups yet; 'til backup' makes one.", .nothing) }
        context.environment.output.write(BackupsView(backups: all).text(context.page(nil)))
    }

    /// The backup that is named or that the person picks; nil where they pick none.
    private func chosen(_ backups: Backups, _ context: CommandContext) throws -> (path: String, name: String)? {
        if let backup {
            do {
                let found = try backups.named(backup)
                return (found.path, found.name)
            } catch StoreError.noSuchBackup where InputFile.exists(backup) {
                return (backup, backup)
            }
        }
        guard context.canAsk else {
            throw CommandFailure(
                "Say which backup to restore, as in 'til restore newest'; 'til restore --list' shows them.", .usage)
        }
        let all = backups.all.filter(\.isRestorable)
        guard !all.isEmpty else { throw CommandFailure("There are no backups yet; 'til backup' makes one.", .nothing) }
        context.say(BackupsView(backups: all, isNumbered: true).text(context.page(nil)))
        return context.pick("restore", from: all.count).map { (all[$0].path, all[$0].name) }
    }

    private func isWanted(_ chosen: (path: String, name: String), _ context: CommandContext) throws -> Bool {
        try context.confirms(
            "Restore \(VisibleText.visible(chosen.name)) (what is there is kept)?", isGiven: yes, option: "--yes",
            refusal: "Nothing was restored")
    }
}
