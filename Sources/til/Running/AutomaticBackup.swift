import Glibc
import TILCore

extension Session {
    /// Makes an automatic backup, at most one per study day: after the first command of a day that changed something,
    /// once the command's output is printed, or before the first import of a day without one. A store without things is
    /// never backed up, and neither is a store of more than 64 MiB before an import, since undo can revert an import.
    func keepBackup(_ reason: Backup.Reason, of store: ThingStore) {
        do {
            guard !store.isInMemory, store.readOnlyReason == nil, store.count > 0 else { return }
            var status = stat()
            if reason == .import, stat(store.path, &status) != 0 || status.st_size > 64 << 20 { return }
            let settings = try store.settings()
            let isKept = Backups(of: store.path).hasOne(on: today(settings)) {
                settings.studyDay(of: $0, utcOffset: environment.utcOffset($0))
            }
            if isKept { return }
            _ = try watching("Backing up", whenStopped: "") { try store.backUp(reason, at: now, progress: $0.progress) }
        } catch let error as StoreError {
            // A failed backup must not make the command fail.
            printError("Today's backup could not be kept. \(error.sentence)")
        } catch {
            // The user interrupted the backup. The next change makes it instead. A signal that ends the program must
            // still do so.
            if let signal = CommandFailure(error).map({ $0.code - 128 }), [SIGTERM, SIGHUP].contains(signal) {
                TerminalSignals.requeue(signal)
            }
        }
    }
}

extension Command {
    /// Whether a backup may be made after the command.
    var isBackedUp: Bool {
        switch self {
        // A look-up makes only changes that the user confirms. An import and the language server make their own backups.
        // After 'til sync init' on a new machine, the data still exists on the other devices.
        case is Start, is Show, is Import, is LanguageServerCommand, is SyncInit, is BackupCommand, is RestoreCommand:
            false
        default: true
        }
    }
}
