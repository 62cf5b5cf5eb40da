import Glibc
import TILCore

/// The backups that til makes by itself: one a study day at most.
///
/// They are made after the first command of a day that changed something, when what it did has been said, and before
/// the first import of a day that has none yet. A look-up never makes one, and none is made of a store without things.
struct AutomaticBackup {
    let session: Session

    /// A larger store is not copied before an import, which undo takes back as a whole, in bytes.
    private static let largestBeforeImport = 64 << 20

    /// Whether a command may be followed by the backup of the day.
    static func mayFollow(_ command: any Command) -> Bool {
        switch command {
        // Looking up changes no more than what is asked first, an import has its own, and what a new machine got is where
        // it came from.
        case is Start, is Show, is Import, is SyncInit, is BackupCommand, is RestoreCommand: false
        default: true
        }
    }

    /// Keeps the backup of the day after something was changed.
    func keepDaily(_ store: ThingStore) {
        keep(.daily, store)
    }

    /// Keeps the backup of the day before an import, unless the store is too large for that.
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
            // A backup that fails is no reason for the command to fail.
            session.console.complain("Today's backup could not be kept. \(error.sentence)")
        } catch {
            // The person interrupted the backup: the next change makes it. A signal that is to end the program still
            // ends it.
            if let signal = CommandFailure(error).map({ $0.code - 128 }), [SIGTERM, SIGHUP].contains(signal) {
                TerminalSignals.putBack(signal)
            }
        }
    }
}
