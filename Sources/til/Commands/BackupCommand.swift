import ArgumentParser
import Foundation
import TILCore

/// `til backup [FILE]`: keeps a copy of the store.
struct BackupCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Keep a copy of the whole store.",
        discussion: """
            Without a file the copy goes to the folder 'backups' beside the store, where til keeps one by itself on each \
            study day on which something is changed, before an import into a store that has none of that day, before \
            a restore and before a newer til changes the tables. Of its own it clears away what is old: each day's newest \
            is kept for a week, each week's for a month, each month's for good; what was made by hand stays. \
            With --json: name, path, made, reason, size, restorable.
            """)

    @Argument(help: "The file; an older backup of that name is replaced.", completion: .file())
    var file: String?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let store = try context.store()
        let work = WatchedWork(context: context, label: "Backing up", whenStopped: "Interrupted; no backup was kept.")
        if let file {
            try work.run { try store.backUp(toFile: file, progress: $0) }
            if json {
                let url = URL(fileURLWithPath: file)
                let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
                context.environment.output.line(try JSONText.encode(BackupJSON(url, made: context.now, size: size)))
            } else {
                context.say("Backed up to \(VisibleText.visible(file)).\n")
            }
            return
        }
        let backup = try work.run { try store.backUp(.manual, at: context.now, progress: $0) }
        if json {
            context.environment.output.line(try JSONText.encode(BackupJSON(backup)))
        } else {
            context.say("Backed up as \(VisibleText.visible(backup.name)); 'til restore' brings it back.\n")
        }
    }
}
