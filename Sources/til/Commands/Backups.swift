import ArgumentParser
import Foundation
import TILCore

/// `til backup [FILE]`: makes a backup of the store.
struct BackupCommand: Command {
    static let configuration = CommandConfiguration(
        "backup", "Keep a copy of the whole store.",
        """
        Without a file the copy goes to the folder 'backups' beside the store, where til keeps one by itself on each \
        study day on which something is changed, before an import into a store that has none of that day, before \
        a restore and before a newer til changes the tables. Of its own it clears away what is old: each day's newest \
        is kept for a week, each week's for a month, each month's for good; what was made by hand stays. \
        With --json: name, path, made, reason, size, restorable.
        """)

    @Argument(help: "The file; an older backup of that name is replaced.", completion: .file())
    var file: String?

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        try session.watching("Backing up", whenStopped: "Interrupted; no backup was kept.") { work in
            guard let file else {
                let backup = try store.backUp(.manual, at: session.now, progress: work.progress)
                if json { return try session.printJSON(backup.json) }
                return session.say("Backed up as \(backup.name.visible); 'til restore' brings it back.\n")
            }
            try store.backUp(toFile: file, progress: work.progress)
            guard json else { return session.say("Backed up to \(file.visible).\n") }
            let url = URL(fileURLWithPath: file)
            let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
            try session.printJSON(
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
        "restore", "Put a backup in the place of the store.",
        """
        Lists the backups and asks for one, unless one is named; 'newest' is the newest. What is there now is kept: \
        a whole store as a backup of its own, a damaged one as it is. A backup that is damaged itself is refused. \
        With --list --json: for each name, path, made, reason, size, restorable; else things, kept.
        """)

    @Argument(help: "The backup's name, 'newest', or the file of any til store.", completion: .words(.backups))
    var backup: String?

    @Flag(help: "List the backups, newest first, and change nothing.")
    var list = false

    @Flag(name: .shortAndLong, help: "Restore without asking.")
    var yes = false

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let backups = Backups(of: try session.storePath())
        if list {
            if json { return try session.printJSON(backups.all.map(\.json)) }
            return session.write(try text(backups.all, session.page(nil)))
        }
        guard let chosen = try chosen(backups, session),
            try session.confirms(
                "Restore \(chosen.name.visible) (what is there is kept)?", isGiven: yes, option: "--yes",
                refusal: "Nothing was restored")
        else { return session.say("Nothing was restored.\n") }
        let restored = try session.watching("Restoring", whenStopped: "Interrupted; nothing was restored.") { work in
            try backups.restore(
                from: chosen.path, at: session.now, patience: session.environment.patience, progress: work.progress)
        }
        // Close the connections, which may refer to the replaced file.
        session.releaseStores()
        if json {
            return try session.printJSON(["things": restored.things, "kept": restored.kept?.json] as JSONObject)
        }
        let kept = restored.kept.map { "; what was there is kept as \($0.name.visible)" } ?? ""
        session.say("Restored \(counted(restored.things, "thing"))\(kept).\n")
    }

    /// Returns the backup that the user named or picked, or nil if the user picked none.
    private func chosen(_ backups: Backups, _ session: Session) throws -> (path: String, name: String)? {
        if let backup {
            do {
                let found = try backups.named(backup)
                return (found.path, found.name)
            } catch StoreError.noSuchBackup where InputFile.exists(backup) {
                return (backup, backup)
            }
        }
        guard session.canAsk else {
            throw CommandFailure(
                "Say which backup to restore, as in 'til restore newest'; 'til restore --list' shows them.", .usage)
        }
        let all = backups.all.filter(\.isRestorable)
        session.say(try text(all, session.page(nil), isNumbered: true))
        return session.pick("restore", from: all.count).map { (all[$0].path, all[$0].name) }
    }

    /// Returns a line for each backup, with a number to pick it by if the user is asked.
    private func text(_ backups: [Backup], _ page: Page, isNumbered: Bool = false) throws -> String {
        if backups.isEmpty { throw CommandFailure("There are no backups yet; 'til backup' makes one.") }
        let numbers = (1...backups.count).map(String.init).alignedRight
        let reasons = backups.map(\.reason.words).aligned
        let sizes = backups.map { backup in
            let bytes = backup.size
            return bytes < 1 << 20 ? "\((bytes + 1_023) >> 10) KiB" : "\((bytes + (1 << 19)) >> 20) MiB"
        }.alignedRight
        return page.lines(backups.indices, indent: 2) { index in
            let number = isNumbered ? "\(page.style(.faint, numbers[index]))  " : ""
            let name = page.style(.faint, backups[index].name.visible)
            return "\(number)\(page.dateAndTime(backups[index].made))  \(reasons[index])  \(sizes[index])  \(name)"
        }
    }
}

extension Backup.Reason {
    fileprivate var words: String {
        switch self {
        case .manual: "by hand"
        case .daily: "daily"
        case .import: "before an import"
        case .migration: "before a new schema"
        case .restore: "before a restore"
        case .damaged: "damaged, put aside"
        }
    }
}

/// `til check`: checks the store for errors.
struct Check: Command {
    static let configuration = CommandConfiguration(
        "check", "Check the store, and repair what can be computed again.",
        """
        Has SQLite check the file, looks for things that are there twice and sums that are wrong, and computes every \
        memory again from its reviews. Leaves with 0 where all is well, with 65 where something is not. With --json: \
        things, reviews, isClean, repaired (how many faults there were before), counts (by kind) and faults (kind, \
        sentence; the first \(CheckReport.faultLimit) of each kind).
        """)

    @Flag(help: "Compute again what can be: memories, marks, sums, keys, indexes.")
    var repair = false

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let store = try session.store()
        func work<Value>(_ label: String, _ work: ((Int, Int) throws -> Void) throws -> Value) throws -> Value {
            try session.watching(label, whenStopped: "Interrupted; nothing was changed.") { try work($0.progress) }
        }
        var report = try work("Checking", store.check)
        var repaired = 0
        if repair, !report.isClean {
            try work("Repairing", store.repair)
            repaired = report.faultCount
            report = try work("Checking", store.check)
            repaired = max(0, repaired - report.faultCount)
        }
        let checked = "Checked \(counted(report.things, "thing")), \(counted(report.reviews, "review")): "
        if json {
            try session.printJSON(report.json(repaired: repaired))
        } else {
            if repaired > 0 { session.print("Repaired \(counted(repaired, "fault")).") }
            let page = session.page()
            session.write(report.isClean ? "\(page.folded("\(checked)all well."))\n" : faults(report, page))
        }
        if report.isClean { return }
        let isRepairable = !repair && report.counts.keys.contains(where: \.isRepairable)
        let advice = isRepairable ? "; 'til check --repair' computes again what can be." : "."
        throw CommandFailure("\(checked)\(counted(report.faultCount, "fault"))\(advice)", .data)
    }

    /// Returns a line for each recorded fault, and one for the remaining faults of its kind.
    private func faults(_ report: CheckReport, _ page: Page) -> String {
        StoreFault.Kind.allCases.map { kind in
            let kept = report.faults.filter { $0.kind == kind }
            let rest = (report.counts[kind] ?? 0) - kept.count
            return page.lines(kept, indent: 2, \.sentence.visible)
                + (rest > 0 ? "... and \(grouped(rest)) more of this kind.\n" : "")
        }.joined()
    }
}
