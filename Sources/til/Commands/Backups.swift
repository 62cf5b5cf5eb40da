import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// `til backup [FILE]`: makes a backup of the store.
struct BackupCommand: Command {
    static let configuration = CommandConfiguration(
        "backup", "Back up the store.",
        """
        Without a file name, the backup is saved in the folder 'backups' next to the store.

        til also makes backups automatically: before the first change of each study day, and before an import, a \
        restore or an upgrade of the tables. Of these, the newest of each day is kept for a week, the newest of each \
        week for a month, and the newest of each month for good. Backups that you make yourself are never deleted.

        Examples:
          til backup
          til backup ~/til-2026.db
        """)

    @Argument(help: "The file to write. An existing backup with that name is replaced.", completion: .file())
    var file: String?

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        try session.console.watching("Backing up", whenStopped: "Interrupted. No backup was kept.") { work in
            guard let file else {
                let backup = try store.backUp(.manual, at: session.now, progress: work.progress)
                if json { return try session.console.printJSON(backup.json) }
                return session.console.notify("Backed up as \(backup.name.visible). Use 'til restore' to restore it.\n")
            }
            try store.backUp(toFile: file, progress: work.progress)
            guard json else { return session.console.notify("Backed up to \(file.visible).\n") }
            let url = URL(fileURLWithPath: file)
            let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
            try session.console.printJSON(
                [
                    "name": url.lastPathComponent, "path": url.path, "made": session.now,
                    "reason": Backup.Reason.manual.rawValue, "size": size ?? 0, "restorable": true,
                ] as JSONObject)
        }
    }
}

/// `til restore [NAME|FILE]`: replaces the store with a backup.
struct RestoreCommand: Command {
    static let configuration = CommandConfiguration(
        "restore", "Replace the store with a backup.",
        """
        Without a name, til lists the backups and asks for one. The current store is kept: as a backup if it is \
        sound, or as a copy of the file if it is damaged. A damaged backup is refused.

        Examples:
          til restore --list
          til restore newest
        """)

    @Argument(help: "The backup's name, 'newest', or the file of any til store.", completion: .words(.backups))
    var backup: String?

    @Flag(help: "List the backups, newest first, without changing anything.")
    var list = false

    @Flag(name: .shortAndLong, help: "Restore without asking.")
    var yes = false

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let backups = Backups(of: try session.storePath())
        if list {
            if json { return try session.console.printJSON(backups.all.map(\.json)) }
            return session.console.write(try text(backups.all, session.console.page(nil)))
        }
        guard let chosen = try chosen(backups, session),
            try session.console.confirms(
                "Restore \(chosen.name.visible) (the current store is kept)?", isGiven: yes,
                option: "--yes",
                refusal: "Nothing was restored")
        else { return session.console.notify("Nothing was restored.\n") }
        let wasSynced = isSynced(session)
        let restored = try session.console.watching("Restoring", whenStopped: "Interrupted. Nothing was restored.") {
            work in
            try backups.restore(
                from: chosen.path, at: session.now, patience: session.environment.patience,
                decks: session.environment.shippedDecks, progress: work.progress)
        }
        // Close the connections, which may refer to the replaced file.
        session.releaseStores()
        if json {
            return try session.console.printJSON(
                ["things": restored.things, "kept": restored.kept?.json] as JSONObject)
        }
        let kept = restored.kept.map { kept in ". The previous store is kept as \(kept.name.visible)" } ?? ""
        let remark = syncRemark(wasSynced: wasSynced, isSynced: isSynced(session))
        session.console.notify(
            "Restored \(counted(restored.things, "thing")) from \(chosen.name.visible)\(kept).\(remark)\n")
    }

    /// Returns a sentence about what the restoration means for sync, after a space, or an empty text.
    private func syncRemark(wasSynced: Bool, isSynced: Bool) -> String {
        if isSynced { return " 'til sync' brings back what was changed since then, removals too." }
        return wasSynced ? " The backup is older than 'til sync init', so sync is off." : ""
    }

    private func isSynced(_ session: Session) -> Bool { (try? session.presentStore()?.syncState()) != nil }

    /// Returns the backup that the user named or picked, or nil if the user picked none.
    private func chosen(_ backups: Backups, _ session: Session) throws -> (path: String, name: String)? {
        if let backup {
            do {
                let found = try backups.named(backup)
                return (found.path, found.name)
            } catch let error as StoreError {
                if PrivateFile.exists(backup) { return (backup, backup) }
                throw backup == "newest" ? CommandFailure(Self.noBackups, .noInput) : error
            }
        }
        guard session.console.canAsk else {
            throw CommandFailure(
                "Name the backup to restore, for example 'til restore newest'. 'til restore --list' lists them.", .usage
            )
        }
        let all = backups.all.filter(\.isRestorable)
        session.console.notify(try text(all, session.console.page(nil), isNumbered: true))
        guard let index = session.console.pick("restore", from: all.count) else { return nil }
        return (all[index].path, all[index].name)
    }

    private static let noBackups = "This store has no backups yet. Use 'til backup' to make one."

    /// Returns a line for each backup, with a number to pick it by if the user is asked.
    private func text(_ backups: [Backup], _ page: Page, isNumbered: Bool = false) throws -> String {
        if backups.isEmpty { throw CommandFailure(Self.noBackups) }
        let numbers = (1...backups.count).map(String.init).alignedRight
        let reasons = backups.map(\.reason.words).aligned
        let sizes = backups.map { backup in Self.text(ofSize: backup.size) }.alignedRight
        return page.lines(backups.indices, indent: 2) { index in
            let number = isNumbered ? "\(page.style(.faint, numbers[index]))  " : ""
            let name = page.style(.faint, backups[index].name.visible)
            return "\(number)\(page.dateAndTime(backups[index].date))  \(reasons[index])  \(sizes[index])  \(name)"
        }
    }
}

extension RestoreCommand {
    /// Returns a size in bytes as text: below a MiB, rounded up to KiB, and otherwise rounded to MiB.
    private static func text(ofSize bytes: Int) -> String {
        let kibibyte = 1 << 10
        let mebibyte = 1 << 20
        if bytes < mebibyte { return "\((bytes + kibibyte - 1) / kibibyte) KiB" }
        return "\((bytes + mebibyte / 2) / mebibyte) MiB"
    }
}

extension Backup.Reason {
    fileprivate var words: String {
        switch self {
        case .manual: "by hand"
        case .daily: "daily"
        case .import: "before an import"
        case .migration: "before an upgrade"
        case .restore: "before a restore"
        case .damaged: "damaged store"
        }
    }
}

/// `til check`: checks the store for errors.
struct Check: Command {
    static let configuration = CommandConfiguration(
        "check", "Check the store and repair it.",
        """
        Checks the database file, looks for duplicate things, and computes every memory state again from your answers. \
        With --repair, til corrects what it can.

        Examples:
          til check
          til check --repair
        """)

    @Flag(help: "Repair what can be recomputed: memory states, search keys, indexes.")
    var repair = false

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        func work<Value>(_ label: String, _ work: (ProgressHandler) throws -> Value) throws -> Value {
            try session.console.watching(label, whenStopped: "Interrupted. Nothing was changed.") { watched in
                try work(watched.progress)
            }
        }
        var report = try work("Checking", store.check)
        var repaired = 0
        if repair, !report.isClean {
            try work("Repairing", store.repair)
            repaired = report.faultCount
            report = try work("Checking", store.check)
            repaired = max(0, repaired - report.faultCount)
        }
        let checked = "Checked \(counted(report.things, "thing")), \(counted(report.reviews, "answer")): "
        if json {
            try session.console.printJSON(report.json(repaired: repaired))
        } else {
            if repaired > 0 { session.console.print("Repaired \(counted(repaired, "fault")).") }
            let page = session.page()
            session.console.write(report.isClean ? "\(page.folded("\(checked)all well."))\n" : faults(report, page))
        }
        if report.isClean { return }
        if report.counts[.damage] != nil {
            throw StoreError.damaged(
                path: store.path, reason: "its check found \(counted(report.faultCount, "fault"))",
                backup: Backups(of: store.path).newest?.name)
        }
        let isRepairable = !repair && report.counts.keys.contains(where: \.isRepairable)
        let advice = isRepairable ? ". To repair what can be recomputed, run 'til check --repair'." : "."
        throw CommandFailure("\(checked)\(counted(report.faultCount, "fault"))\(advice)", .data)
    }

    /// Returns a line for each recorded fault, and one for the remaining faults of its kind.
    private func faults(_ report: CheckReport, _ page: Page) -> String {
        StoreFault.Kind.allCases.map { kind in
            let kept = report.faults.filter { fault in fault.kind == kind }
            let rest = (report.counts[kind] ?? 0) - kept.count
            return page.lines(kept, indent: 2, \.sentence.visible)
                + (rest > 0 ? "... and \(grouped(rest)) more of this kind.\n" : "")
        }.joined()
    }
}
