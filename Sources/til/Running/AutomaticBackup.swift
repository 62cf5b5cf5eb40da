import Glibc
import TILCore

/// The automatic backups: at most one per study day.
///
/// A backup is made after the first command of a day that changed something, once the command's output is printed. A
/// backup is also made before the first import of a day without one. A look-up never makes a backup, and neither does a
/// store without things.
struct AutomaticBackup {
    let session: Session

    /// The maximum size in bytes of a store that is backed up before an import. Undo can revert an import anyway.
    private static let largestBeforeImport = 64 << 20

    /// Whether a backup may be made after a command.
    static func mayFollow(_ command: any Command) -> Bool {
        switch command {
        // A look-up makes only changes that the user confirms. An import makes its own backup. After 'til sync init'
        // on a new machine, the data still exists on the other devices.
        case is Start, is Show, is Import, is SyncInit, is BackupCommand, is RestoreCommand: false
        default: true
        }
    }

    /// Makes the backup of the day after a change.
    func keepDaily(_ store: ThingStore) {
        keep(.daily, store)
    }

    /// Makes the backup of the day before an import, unless the store is too large.
    func keepBeforeImport(_ store: ThingStore) {
        var status = stat()
        guard stat(store.path, &status) == 0, status.st_size <= Self.largestBeforeImport else { return }
        keep(.import, store)
    }

    private func keep(_ reason: Backup.Reason, _ store: ThingStore) {
        do {
            guard !store.isInMemory, store.readOnlyReason == nil, store.count > 0 else { return }
            let settings = try store.settings()
            let utcOffset = session.environment.utcOffset
            let isKept = Backups(of: store.path).hasOne(on: session.today(settings)) {
                settings.studyDay(of: $0, utcOffset: utcOffset($0))
            }
            if isKept { return }
            _ = try session.console.watching("Backing up", whenStopped: "") {
                try store.backUp(reason, at: session.now, progress: $0.progress)
            }
        } catch let error as StoreError {
            // A failed backup must not make the command fail.
            session.console.complain("Today's backup could not be kept. \(error.sentence)")
        } catch {
            // The user interrupted the backup. The next change makes it instead. A signal that ends the program must
            // still do so.
            if let signal = CommandFailure(error).map({ $0.code - 128 }), [SIGTERM, SIGHUP].contains(signal) {
                TerminalSignals.putBack(signal)
            }
        }
    }
}
