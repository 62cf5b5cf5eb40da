import Foundation
import TestSupport
import Testing

@testable import TILCore
@testable import til

/// What a sync survives, each with real processes of til and git: in the end all machines have the same, and nothing is
/// lost or there twice.
@Suite(.waiting) struct SyncSurvivalTests {
    @Test(.enabled(if: FaultyDisk.library != nil, "There is no C compiler to build the wrong clock with."))
    func theLastEditWinsWhateverTheClocksSay() throws {
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

    @Test func manySyncsAtOnceSucceedAndAgree() throws {
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

    /// Both copies write an event with the same number, of the same length and at the same moment.
    @Test func twoCopiesOfADeviceThatSyncAtOnceBecomeTwoDevices() throws {
        for _ in 0..<Soak.rounds(share: 5) {
            let site = try SyncSite()
            try site.til("one", "add", "ftw", "for the win")
            try site.beginInFolder("one")
            try FileManager.default.removeItem(atPath: site.home("two"))
            try FileManager.default.copyItem(atPath: site.home("one"), toPath: site.folder.path + "/two")
            for name in ["one", "two"] { try site.til(name, "add", name, "a meaning") }
            let runs = try ["one", "two"].map { try site.start($0, ["sync"]) }
            for run in runs { #expect(try run.waitForExit(within: 300) == 0, "\(run.errorText)") }
            try site.expectUnion("one", "two")
            #expect(try ThingStore(path: site.database("one")).count == 3)
            #expect(try site.device("one") != site.device("two"))
        }
    }

    @Test func syncsDuringAnImportSucceedAndLoseNothing() throws {
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

    @Test func eventsOfANewerVersionAreKeptAndPassedOn() throws {
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
