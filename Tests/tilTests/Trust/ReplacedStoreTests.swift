import Foundation
import Glibc
import TILCore
import TestSupport
import Testing

@testable import til

/// An open REPL while the file of its store is changed: an addition that it reports is there for the next process, or
/// it reports why it failed.
@Suite(.waiting) struct ReplacedStoreTests {
    let folder: TemporaryFolder
    /// The store's folder, which may be removed.
    var home: String { folder.path + "/store" }
    var path: String { home + "/til.db" }
    var other: String { folder.path + "/other.db" }
    /// The name of a backup that was made before anything else was done.
    let backup: String

    init() throws {
        folder = try TemporaryFolder()
        let path = folder.path + "/store/til.db"
        try ThingStore(path: path).add(ThingDraft(short: "ftw", long: "for the win"), at: Date())
        backup = try ThingStore(path: path).backUp(.manual, at: Date()).name
        let store = try ThingStore(path: folder.path + "/other.db")
        for number in 0..<200 {
            try store.add(ThingDraft(short: "o\(number)", long: "another store"), at: Date())
        }
    }

    /// A change to the file of a store.
    enum Deed: String, CaseIterable {
        case remove, removeAlone, move, moveOver, restore, restoreOverDamaged, restoreOverNewer
        case removeFolder, replaceFolder, overwriteByText, replaceByDevice, moveAndLink, newerInPlace
    }

    private func shell(_ script: String) throws {
        let program = URL(fileURLWithPath: PseudoTerminal.program).deletingLastPathComponent().path
        let run = try ProgramRun.finished(
            ["-c", "cd '\(home)' && " + script], program: "/bin/sh",
            environment: ["PATH": program + ":/usr/bin:/bin", "TIL_DATABASE": path])
        #expect(run.status == 0, "\(script): \(run.errorText)")
    }

    private func carryOut(_ deed: Deed) throws {
        switch deed {
        case .remove: try shell("rm -f til.db til.db-wal til.db-shm")
        case .removeAlone: try shell("rm til.db")
        case .move: try shell("mv til.db moved.db")
        case .moveOver: try shell("mv ../other.db til.db")
        case .restore: try shell("til restore --yes \(backup)")
        case .restoreOverDamaged:
            try shell("printf 'no database' | dd of=til.db conv=notrunc && til restore --yes \(backup)")
        case .restoreOverNewer:
            try SQLiteScript.run("PRAGMA user_version = 99", on: path)
            try shell("til restore --yes \(backup)")
        // The open REPL may be making a backup there, so one rm may not be enough.
        case .removeFolder: try shell("until rm -rf ../store; do :; done")
        case .replaceFolder: try shell("mv ../store ../away; mkdir ../store; cp ../other.db ../store/til.db")
        case .overwriteByText: try shell("echo hello >til.db")
        // From then on the log is next to the target of the link.
        case .moveAndLink: try shell("mv til.db moved.db; ln -s moved.db til.db")
        case .newerInPlace: try SQLiteScript.run("PRAGMA user_version = 99", on: path)
        case .replaceByDevice: try shell("mkdir elsewhere; mv til.db* elsewhere; ln -s /dev/null til.db")
        }
    }

    @Test(arguments: Deed.allCases, [false, true]) func anAdditionIsAcknowledgedOnlyIfTheNextProcessFindsIt(
        deed: Deed, afterAnAdd: Bool
    ) throws {
        try carryOutDuringAREPL(deed, afterAnAdd: afterAnAdd)
        guard Soak.isLong else { return }
        for _ in 1..<Soak.rounds(share: 1, ofSoak: 10) {
            try ReplacedStoreTests().carryOutDuringAREPL(deed, afterAnAdd: afterAnAdd)
        }
    }

    private func carryOutDuringAREPL(_ deed: Deed, afterAnAdd: Bool) throws {
        let run = try ProgramRun([], environment: ["TIL_DATABASE": path])
        run.send(afterAnAdd ? "add before it was there\n" : "ftw\n")
        #expect(run.wait(within: 300) { $0.errorText.contains("Added: BEFORE") || $0.outputText.contains("FTW  ") })
        try carryOut(deed)
        run.send("add after it came later\nlist\n")
        #expect(
            run.wait(within: 300) { run in
                ["Added: AFTER", "line 2: The store", "is not a til store"].contains(where: run.errorText.contains)
            }, "\(run.errorText)")
        let isAdded = run.errorText.contains("Added: AFTER")
        func isThere() throws -> Bool {
            try ProgramRun.finished(["after"], environment: ["TIL_DATABASE": path]).status == 0
        }
        #expect(try isThere() == isAdded, "\(deed): \(run.errorText)")
        run.endInput()
        try run.waitForExit()
        #expect(try isThere() == isAdded, "\(deed), at the end: \(run.errorText)")
        if isAdded { #expect(try ThingStore(path: path).check().isClean) }
        #expect(isAdded == (deed == .restore), "\(deed): \(run.errorText)")
    }

    @Test(.enabled(if: Confinement.canMount, "Mounting is not permitted here."))
    func aFileSystemMountedOverTheStoreIsNoticed() throws {
        let run = try Confinement.onSmallDisk(
            """
            mkdir a; export TIL_DATABASE=$PWD/a/til.db; til add ftw for the win 2>/dev/null; mkfifo lines
            til <lines 2>said & exec 3>lines; echo 'add one a meaning' >&3
            until grep -q 'Added: ONE' said; do :; done
            mount -t tmpfs tmpfs a; echo 'add two a meaning' >&3
            until grep -q -e 'Added: TWO' -e 'line 2' said; do :; done
            exec 3>&-; wait; sed 's/.*line 2/line 2/' said; umount a; til list
            """, folder.path, kibibytes: 2_000)
        #expect(run.outputText.contains("line 2: The store"), "\(run.outputText)\(run.errorText)")
        #expect(run.outputText.contains("ONE  ") && !run.outputText.contains("TWO  "), "\(run.outputText)")
    }

    @Test func aRestoreLosesNothingThatWasAcknowledged() throws {
        for round in 0..<Soak.rounds(share: 15) {
            let site = try CrashSite(18 + UInt64(round))
            try site.run("add", "ftw", "for the win")
            try site.run("backup")
            let isDamaged = round % 3 == 1
            let runs = try (0..<4).map { number in
                let run = try site.start([])
                run.send((0..<60).map { "add n\(number)x\($0) meaning \($0)\n" }.joined())
                run.endInput()
                return run
            }
            runs[0].run(for: Double(site.random(20...400)) / 1_000)
            if isDamaged { try SQLiteScript.run("PRAGMA user_version = 99", on: site.path) }
            let restore = try site.start(["restore", "newest", "--yes"], input: "/dev/null")
            let code = try restore.waitForExit()
            #expect([0, 75].contains(code), "\(restore.errorText)")
            var said: Set<String> = []
            for run in runs {
                try run.waitForExit()
                for line in run.errorText.split(separator: "\n") where line.hasPrefix("Added: N") {
                    said.insert(line.dropFirst("Added: ".count).prefix { $0 != " " }.description)
                }
            }
            var there = Set(try site.survivor().things().map(\.short))
            for backup in Backups(of: site.path).all where [.restore, .damaged].contains(backup.reason) {
                // til does not open the store of a newer version.
                let found = try SQLiteScript.run("SELECT short FROM thing", on: backup.path)
                there.formUnion(found)
            }
            #expect(said.subtracting(there).isEmpty, "Round \(round): \(said.subtracting(there).sorted())")
        }
    }
}
