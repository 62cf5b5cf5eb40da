import Foundation
import TestSupport
import Testing

@testable import TILCore
@testable import til

/// What a sync survives, each with real processes of til and git: in the end all machines have the same, and nothing is
/// lost or there twice.
@Suite(.waiting) struct SyncSurvivalTests {
    @Test func aCopiedHome() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one")
        try FileManager.default.copyItem(atPath: site.home("one"), toPath: site.folder.path + "/two")
        try site.til("one", "add", "tbd", "to be done")
        try site.til("two", "add", "imo", "in my opinion")
        try site.quiz("two", 2)
        try site.sync("one")
        let said = try site.sync("two")
        #expect(said.hasPrefix("3 sent, 1 received.\nThe store is an earlier state of itself, as a restored backup or"))
        try site.expectUnion("two", "one")
        #expect(try site.shorts("one") == "FTW IMO TBD")
        #expect(try site.device("one") != site.device("two"))
    }

    @Test func aCopiedHomeThatWroteAsMuch() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.beginInFolder("one")
        try FileManager.default.copyItem(atPath: site.home("one"), toPath: site.folder.path + "/two")
        // Both write an event of the same number, and what one wrote replaces what the other did.
        try site.til("one", "add", "tbd", "to be done")
        try site.sync("one")
        let other = site.folder.path + "/elsewhere"
        try FileManager.default.moveItem(atPath: site.shared, toPath: other)
        try FileManager.default.createDirectory(atPath: site.shared, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: other + "/log", toPath: site.shared + "/log")
        let log = site.shared + "/log/\(try site.device("one"))/1.jsonl"
        let first = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")[0] + "\n"
        try Data(first.utf8).write(to: URL(fileURLWithPath: log))
        try site.til("two", "add", "imo", "in my opinion")
        try site.sync("two")
        let said = try site.sync("one")
        #expect(said.contains("Another machine has been this device, as a copied home is: this one has a new name"))
        try site.expectUnion("two", "one")
        #expect(try site.shorts("two") == "FTW IMO TBD")
    }

    @Test func aRestoredBackup() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one", "two")
        let backup = site.folder.path + "/old.db"
        try site.til("one", "backup", backup)
        try site.til("one", "add", "tbd", "to be done")
        try site.quiz("one", 2)
        try site.sync("one")
        try site.til("one", "restore", "--yes", backup)
        try site.til("one", "add", "imo", "in my opinion")
        let before = try site.device("one")
        let said = try site.sync("one")
        #expect(said.hasPrefix("1 sent, 3 received.\nThe store is an earlier state of itself, as a restored backup"))
        #expect(try site.device("one") != before)
        try site.expectUnion("one", "two")
        #expect(try site.shorts("two") == "FTW IMO TBD")
    }

    @Test func aTornLastLine() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.til("one", "add", "tbd", "to be done")
        try site.beginInFolder("one")
        let log = try site.log(of: "one")
        let whole = try Data(contentsOf: log)
        try whole.dropLast(9).write(to: log)
        try site.til("two", "sync", "init", "--folder", site.shared)
        #expect(try site.shorts("two") == "FTW")
        try whole.write(to: log)
        #expect(try site.sync("two") == "0 sent, 1 received.\n")
        // Torn for good: whoever wrote it sends again what the others lack.
        try whole.dropLast(9).write(to: log)
        try site.til("three", "sync", "init", "--folder", site.shared)
        #expect(try site.shorts("three") == "FTW")
        #expect(
            try site.sync("one").hasSuffix(
                "The others had lost events of this device; all that is here was sent to them again.\n"))
        try site.expectUnion("one", "two", "three")
        #expect(try site.shorts("three") == "FTW TBD")
    }

    @Test func aGapInTheNumbers() throws {
        let site = try SyncSite()
        for short in ["aaa", "bbb", "ccc"] { try site.til("one", "add", short, "a meaning") }
        try site.beginInFolder("one")
        let log = try site.log(of: "one")
        let whole = try String(contentsOf: log, encoding: .utf8)
        let lines = whole.split(separator: "\n").map { $0 + "\n" }
        try Data((lines[0] + lines[2]).utf8).write(to: log)
        let begun = try site.til("two", "sync", "init", "--folder", site.shared)
        #expect(begun.outputText == "0 sent, 1 received.\n")
        #expect(begun.errorText == "Events of a device have not come yet: what is behind them waits.\n")
        try Data(whole.utf8).write(to: log)
        #expect(try site.sync("two") == "0 sent, 2 received.\n")
        try site.expectUnion("one", "two")
    }

    @Test func copiesThatSyncthingMakesOfAConflict() throws {
        let site = try SyncSite()
        for short in ["aaa", "bbb"] { try site.til("one", "add", short, "a meaning") }
        try site.beginInFolder("one")
        let log = try site.log(of: "one")
        let place = log.deletingLastPathComponent()
        let old = try Data(contentsOf: log)
        try site.til("one", "add", "ccc", "a meaning")
        try site.sync("one")
        // The older one won, the newer one has another name; beside them what is still on its way.
        try FileManager.default.moveItem(
            at: log, to: place.appendingPathComponent("1.sync-conflict-20260101-120000-ABCDEFG.jsonl"))
        try old.write(to: log)
        try Data("half".utf8).write(to: place.appendingPathComponent(".syncthing.1.jsonl.tmp"))
        #expect(try site.til("two", "sync", "init", "--folder", site.shared).outputText == "0 sent, 3 received.\n")
        try site.sync("one")
        try site.expectUnion("one", "two")
        #expect(try site.shorts("two") == "AAA BBB CCC")
    }

    @Test(.enabled(if: FaultyDisk.library != nil, "There is no C compiler to build the wrong clock with."))
    func clocksThatAreWrong() throws {
        let site = try SyncSite()
        let behind = FaultyDisk.clock(ahead: -86_400)
        let ahead = FaultyDisk.clock(ahead: 3_600)
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one", "two", "three")
        func edit(_ name: String, _ note: String, _ clock: [String: String]) throws {
            try site.til(name, "edit", "ftw", "--note", note, environment: clock)
            try site.sync(name, environment: clock)
        }
        // Each saw what the one before wrote: whatever the clocks say, the last counts.
        try edit("three", "an hour ahead", ahead)
        try site.sync("two", environment: behind)
        try edit("two", "a day behind", behind)
        try site.sync("one")
        try edit("one", "right", [:])
        try site.sync("three", environment: ahead)
        #expect(try site.til("three", "show", "ftw").outputText.contains("right"))
        try site.quiz("two", 1, environment: behind)
        try site.quiz("three", 1, environment: ahead)
        try site.sync("two", environment: behind)
        try site.til("two", "remove", "ftw", "--yes", environment: behind)
        try site.sync("two", environment: behind)
        try site.sync("three", environment: ahead)
        #expect(try site.shorts("three").isEmpty)
        try site.til("two", "undo", environment: behind)
        try site.sync("two", environment: behind)
        try site.expectUnion("one", "two", "three")
        #expect(try site.til("one", "show", "ftw").outputText.contains("right"))
    }

    @Test func aRemoteWhoseHistoryWasWrittenAnew() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one")
        let first = try site.git("--git-dir=" + site.hub, "rev-parse", "main").dropLast()
        try site.til("one", "add", "tbd", "to be done")
        try site.sync("one")
        try site.begin("two")
        try site.git("--git-dir=" + site.hub, "update-ref", "refs/heads/main", String(first))
        try site.til("two", "add", "imo", "in my opinion")
        try site.expectUnion("two", "one")
        // All of it is gone, and another history is there.
        try site.git("--git-dir=" + site.hub, "update-ref", "-d", "refs/heads/main")
        let work = try site.home("work")
        try site.git("-C", work, "init", "--quiet", "--initial-branch=main")
        try site.git(
            "-C", work, "-c", "user.name=x", "-c", "user.email=x", "commit", "--quiet", "--allow-empty", "-m", "x")
        try site.git("-C", work, "push", "--quiet", site.hub, "main")
        try site.til("one", "add", "afk", "away from keyboard")
        try site.expectUnion("one", "two")
        try site.begin("three")
        #expect(try site.shorts("three") == "AFK FTW IMO TBD")
    }

    @Test func manySyncsAtOnce() throws {
        let site = try SyncSite()
        let names = ["one", "two", "three"]
        for name in names { try site.til(name, "add", name, "a meaning") }
        try site.begin("one", "two", "three")
        for name in names { try site.til(name, "add", "late \(name)", "another meaning") }
        let count = Soak.isLong ? 30 : 2
        let runs = try names.flatMap { name in try (0..<count).map { _ in try site.start(name, ["sync"]) } }
        for run in runs { #expect(try run.waitForExit(within: 300) == 0, "\(run.errorText)") }
        try site.expectUnion("one", "two", "three")
        #expect(try ThingStore(path: site.database("one")).count == 6)
    }

    @Test func anImportMeanwhile() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.til("two", "import", try site.folder.file("two.tsv", (0..<900).map { "T\($0)\tx\n" }.joined()))
        try site.begin("one", "two")
        let count = Soak.isLong ? 100_000 : 3_000
        let lines = (0..<count).map { "K\($0)\tsome meaning number \($0)\n" }.joined()
        let running = try site.start("one", ["import", try site.folder.file("lines.tsv", lines)])
        let syncs = try (0..<3).map { _ in try site.start("one", ["sync"]) }
        for run in syncs + [running] { #expect(try run.waitForExit(within: 300) == 0, "\(run.errorText)") }
        try site.expectUnion("one", "two")
        #expect(try ThingStore(path: site.database("two")).count == count + 901)
    }

    @Test func eventsOfANewerVersion() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one")
        let thing = try #require(try ThingStore(path: site.database("one")).things.first)
        // A device of a later time, whose log git carries.
        var log = ForeignLog(device: "later")
        log.add(#""o":"picture","i":"\#(thing.id.uuidString)","png":{"width":[1,2]}"#)
        log.add(#""o":"edit","i":"\#(thing.id.uuidString)","colour":"red""#)
        log.add(#""o":"setting","name":"sounds","value":"on""#)
        log.add(#""o":"edit","i":"\#(thing.id.uuidString)","note":"of a later time""#)
        let work = try site.home("work")
        try site.git("clone", "--quiet", site.hub, work)
        try FileManager.default.createDirectory(atPath: work + "/log/later", withIntermediateDirectories: true)
        try Data(log.text.utf8).write(to: URL(fileURLWithPath: work + "/log/later/1.jsonl"))
        try site.git("-C", work, "add", "log")
        try site.git("-C", work, "-c", "user.name=x", "-c", "user.email=x", "commit", "--quiet", "-m", "x")
        try site.git("-C", work, "push", "--quiet", "origin", "main")
        #expect(try site.sync("one") == "0 sent, 4 received.\n")
        #expect(try site.til("one", "show", "ftw").outputText.contains("of a later time"))
        // What this til does not know is kept for one that does, and passed on.
        let kept = try SQLiteScript.run("SELECT number FROM sync_later ORDER BY number", on: site.database("one"))
        #expect(kept == ["1", "2", "3"])
        try site.til("one", "sync", "remote", "--folder", site.shared)
        try site.begin("two")
        try site.expectUnion("two")
        #expect(try SQLiteScript.run("SELECT count(*) FROM sync_later", on: site.database("two")) == ["3"])
        #expect(try site.git("--git-dir=" + site.hub, "show", "main:log/later/1.jsonl") == log.text)
    }
}
