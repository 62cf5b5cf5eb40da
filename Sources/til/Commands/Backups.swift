import ArgumentParser
import Foundation
import TILCore

/// `til backup [FILE]`: makes a backup of the store.
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

    @OptionGroup var options: DataOptions

    func run(_ session: Session, _ console: Console) throws {
        let store = try session.store()
        try console.watching("Backing up", whenStopped: "Interrupted; no backup was kept.") { work in
            guard let file else {
                let backup = try store.backUp(.manual, at: session.now, progress: work.progress)
                if json { return try console.printJSON(backup.json) }
                return console.say("Backed up as \(backup.name.visible); 'til restore' brings it back.\n")
            }
            try store.backUp(toFile: file, progress: work.progress)
            guard json else { return console.say("Backed up to \(file.visible).\n") }
            let url = URL(fileURLWithPath: file)
            try console.printJSON(
                [
                    "name": url.lastPathComponent, "path": url.path, "made": session.now,
                    "reason": Backup.Reason.manual.rawValue,
                    "size": (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0, "restorable": true,
                ] as JSONObject)
        }
    }
}

/// `til restore [NAME|FILE]`: replaces the store with a backup.
struct RestoreCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Put a backup in the place of the store.",
        discussion: """
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

    func run(_ session: Session, _ console: Console) throws {
        let backups = Backups(of: try session.storePath())
        if list {
            let all = backups.all
            if json { return try console.printJSON(all.map(\.json)) }
            return console.write(try view(all, console))
        }
        guard let chosen = try chosen(backups, console),
            try console.confirms(
                "Restore \(chosen.name.visible) (what is there is kept)?", isGiven: yes, option: "--yes",
                refusal: "Nothing was restored")
        else { return console.say("Nothing was restored.\n") }
        let restored = try console.watching("Restoring", whenStopped: "Interrupted; nothing was restored.") { work in
            try backups.restore(
                from: chosen.path, at: session.now, patience: session.environment.patience, progress: work.progress)
        }
        // Close the connections, which may refer to the replaced file.
        session.close()
        if json {
            return try console.printJSON(
                ["things": restored.things, "kept": restored.kept?.json] as JSONObject)
        }
        let kept = restored.kept.map { "; what was there is kept as \($0.name.visible)" } ?? ""
        console.say("Restored \(counted(restored.things, "thing"))\(kept).\n")
    }

    private func view(_ all: [Backup], isNumbered: Bool = false, _ console: Console) throws -> String {
        if all.isEmpty { throw CommandFailure("There are no backups yet; 'til backup' makes one.", .nothing) }
        return BackupsView(backups: all, isNumbered: isNumbered).text(console.page(nil))
    }

    /// Returns the backup that the user named or picked, or nil if the user picked none.
    private func chosen(_ backups: Backups, _ console: Console) throws -> (path: String, name: String)? {
        if let backup {
            do {
                let found = try backups.named(backup)
                return (found.path, found.name)
            } catch StoreError.noSuchBackup where InputFile.exists(backup) {
                return (backup, backup)
            }
        }
        guard console.canAsk else {
            throw CommandFailure(
                "Say which backup to restore, as in 'til restore newest'; 'til restore --list' shows them.", .usage)
        }
        let all = backups.all.filter(\.isRestorable)
        console.say(try view(all, isNumbered: true, console))
        return console.pick("restore", from: all.count).map { (all[$0].path, all[$0].name) }
    }
}

/// The backups of a store, newest first.
struct BackupsView {
    let backups: [Backup]
    /// Whether to show a number for each backup to pick it by.
    var isNumbered = false

    func text(_ page: Page) -> String {
        let reasons = backups.map { Self.words($0.reason) }
        let sizes = backups.map { Self.size($0.size) }
        let numberWidth = String(backups.count).utf8.count
        return backups.indices.map { index in
            let number = page.style(.faint, String(index + 1).leftPadded(to: numberWidth)) + "  "
            let line =
                "\(isNumbered ? number : "")\(page.dateAndTime(backups[index].made))  "
                + "\(reasons[index].padded(to: reasons.widest))  \(sizes[index].leftPadded(to: sizes.widest))  "
                + page.style(.faint, backups[index].name.visible)
            return page.folded(line, indent: 2) + "\n"
        }.joined()
    }

    private static func words(_ reason: Backup.Reason) -> String {
        switch reason {
        case .manual: "by hand"
        case .daily: "daily"
        case .import: "before an import"
        case .migration: "before a new schema"
        case .restore: "before a restore"
        case .damaged: "damaged, put aside"
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 1 << 20 ? "\((bytes + 1_023) / 1_024) KiB" : "\((bytes + (1 << 19)) >> 20) MiB"
    }
}

/// `til check`: checks the store for errors.
struct Check: Command {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check the store, and repair what can be computed again.",
        discussion: """
            Has SQLite check the file, looks for things that are there twice and sums that are wrong, and computes every \
            memory again from its reviews. Leaves with 0 where all is well, with 65 where something is not. With --json: \
            things, reviews, isClean, repaired (how many faults there were before), counts (by kind) and faults (kind, \
            sentence; the first \(CheckReport.faultLimit) of each kind).
            """)

    @Flag(help: "Compute again what can be: memories, marks, sums, keys, indexes.")
    var repair = false

    @OptionGroup var options: DataOptions

    func run(_ session: Session, _ console: Console) throws {
        let store = try session.store()
        func check() throws -> CheckReport {
            try console.watching("Checking", whenStopped: "Interrupted; nothing was changed.") {
                try store.check(progress: $0.progress)
            }
        }
        var report = try check()
        var repaired = 0
        if repair, !report.isClean {
            try console.watching("Repairing", whenStopped: "Interrupted; nothing was changed.") {
                try store.repair(progress: $0.progress)
            }
            let faults = report.faultCount
            report = try check()
            repaired = max(0, faults - report.faultCount)
        }
        let checked = "Checked \(counted(report.things, "thing")), \(counted(report.reviews, "review")): "
        if json {
            try console.printJSON(report.json(repaired: repaired))
        } else {
            if repaired > 0 { console.print("Repaired \(counted(repaired, "fault")).") }
            let page = console.page()
            console.write(report.isClean ? page.folded(checked + "all well.") + "\n" : faults(report, page))
        }
        if report.isClean { return }
        let isRepairable = !repair && report.counts.keys.contains(where: \.isRepairable)
        throw CommandFailure(
            checked + counted(report.faultCount, "fault")
                + (isRepairable ? "; 'til check --repair' computes again what can be." : "."), .data)
    }

    /// Returns a line for each recorded fault, and one for the remaining faults of its kind.
    private func faults(_ report: CheckReport, _ page: Page) -> String {
        StoreFault.Kind.allCases.map { kind in
            let kept = report.faults.filter { $0.kind == kind }
            let rest = (report.counts[kind] ?? 0) - kept.count
            return kept.map { page.folded($0.sentence.visible, indent: 2) + "\n" }.joined()
                + (rest > 0 ? "... and \(grouped(rest)) more of this kind.\n" : "")
        }.joined()
    }
}
