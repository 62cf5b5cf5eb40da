import Foundation
import TILCore
import TILProcess
import TILText

extension Session {
    /// Makes a backup before the first change of a study day, or before an import. A store without things is never
    /// backed up. A store of more than 64 MiB gets no additional backup before an import, since undo can revert it.
    /// - Throws: `StoreError.damaged` if the store is damaged, and `CommandFailure` if a signal arrived.
    func keepBackup(_ reason: Backup.Reason = .daily) throws {
        let path = try storePath()
        guard PrivateFile.exists(path) else { return }
        let store = try store()
        do {
            guard store.readOnlyReason == nil, try store.thingCount() > 0 else { return }
            var status = stat()
            let isLarge = stat(path.systemPath, &status) != 0 || status.st_size > 64 << 20
            let isOneADayEnough = reason == .daily || isLarge
            if isOneADayEnough, hasBackupOfToday(path, try store.settings()) { return }
            _ = try console.watching("Backing up", whenStopped: "Interrupted. Nothing was changed.") { work in
                try store.backUp(reason, at: now, progress: work.progress)
            }
        } catch let error as StoreError {
            if case .damaged = error { throw error }
            // Any other failure of the backup must not make the command fail.
            console.printError("No backup was made. \(error.sentence)")
        }
    }
}

extension Session {
    private func hasBackupOfToday(_ path: String, _ settings: StoreSettings) -> Bool {
        Backups(of: path).hasOne(on: today(settings)) { instant in
            settings.studyDay(of: instant, utcOffset: environment.utcOffset(instant))
        }
    }
}

extension Command {
    /// Whether the command can change the store. Imports, syncs and restores make their own backups, and a repair must
    /// also be possible if a backup is not.
    var canChange: Bool {
        switch self {
        case is Add, is Edit, is Remove, is TagCommand, is Suspend, is Resume, is Undo, is Redo: true
        case let quiz as QuizCommand: quiz.glossary == nil
        case let config as Config: config.value != nil
        case let optimize as Optimize: !optimize.dryRun
        case let scan as Scan: scan.add
        default: false
        }
    }
}
