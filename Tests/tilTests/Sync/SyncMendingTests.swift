import Foundation
import TILCore
import Testing

@testable import til

/// What a sync finds out of order where events are shared, or beside the store, and puts right by itself.
@Suite(.waiting) struct SyncMendingTests {
    private static let changed =
        "Somebody changed this device's events where they are shared; all that is here was sent again.\n"

    @Test func aLineThatSomebodyChanged() throws {
        let site = try SyncSite()
        for short in ["aaa", "bbb", "ccc"] { try site.til("one", "add", short, "a meaning") }
        try site.beginInFolder("one")
        let log = try site.log(of: "one")
        let text = try String(contentsOf: log, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "BBB", with: "XXX").utf8).write(to: log)
        try site.til("one", "add", "ddd", "a meaning")
        #expect(try site.sync("one").hasSuffix(Self.changed))
        try site.beginInFolder("two")
        #expect(try site.shorts("two") == "AAA BBB CCC DDD")
        #expect(try site.sync("one") == "Nothing new on either side.\n")
    }

    @Test func aLineThatSomebodyChangedInTheRepository() throws {
        let site = try SyncSite()
        for short in ["aaa", "bbb", "ccc"] { try site.til("one", "add", short, "a meaning") }
        try site.begin("one")
        let work = try clone(of: site)
        let log = URL(fileURLWithPath: work + "/log/\(try site.device("one"))/1.jsonl")
        let text = try String(contentsOf: log, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "BBB", with: "XXX").utf8).write(to: log)
        try push(work, of: site)
        #expect(try site.sync("one").hasSuffix(Self.changed))
        try site.begin("two")
        #expect(try site.shorts("two") == "AAA BBB CCC")
        // What this device wrote itself is not looked at again.
        try site.til("one", "add", "ddd", "a meaning")
        #expect(try site.sync("one") == "1 sent, 0 received.\n")
    }

    @Test func linesThatAreNoEvents() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.beginInFolder("one")
        let log = try FileHandle(forWritingTo: site.log(of: "one"))
        try log.seekToEnd()
        try log.write(contentsOf: Data("nonsense\n{}\n".utf8))
        try log.close()
        let run = try site.til("two", "sync", "init", "--folder", site.shared)
        #expect(run.outputText == "0 sent, 1 received.\n")
        #expect(run.errorText == "Lines in the logs of others that are no events were passed over: 2.\n")
    }

    @Test func eventsOfADeviceThatIsGone() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.beginInFolder("one")
        try site.til("two", "add", "tbd", "to be done")
        try site.beginInFolder("two")
        try FileManager.default.removeItem(at: site.log(of: "one").deletingLastPathComponent())
        #expect(
            try site.sync("two").hasSuffix(
                "The events of another device are gone where they were shared; all that is here was sent in their place.\n"
            ))
        try site.beginInFolder("three")
        #expect(try site.shorts("three") == "FTW TBD")
        try site.expectUnion("two", "three")
    }

    @Test func aDiskThatIsNotThere() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.beginInFolder("one")
        try FileManager.default.moveItem(atPath: site.shared, toPath: site.shared + ".away")
        try FileManager.default.createDirectory(atPath: site.shared, withIntermediateDirectories: true)
        let run = try site.til("one", "sync", code: 66)
        #expect(run.errorText.contains("There is nothing of a sync in the folder \(site.shared) any more"))
        try FileManager.default.removeItem(atPath: site.shared)
        try FileManager.default.moveItem(atPath: site.shared + ".away", toPath: site.shared)
        #expect(try site.sync("one") == "Nothing new on either side.\n")
    }

    @Test(arguments: ["objects", "refs", "HEAD", "an object"])
    func aRepositoryThatIsNotWhole(_ missing: String) throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one")
        let repository = try site.database("one") + ".sync/repository.git"
        if missing == "an object" {
            let tree = try site.git("--git-dir=" + repository, "rev-parse", "main:log").dropLast()
            let path = "\(repository)/objects/\(tree.prefix(2))/\(tree.dropFirst(2))"
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            try Data().write(to: URL(fileURLWithPath: path))
        } else if missing == "HEAD" {
            try Data().write(to: URL(fileURLWithPath: repository + "/HEAD"))
        } else {
            try FileManager.default.removeItem(atPath: repository + "/" + missing)
        }
        try site.til("one", "add", "tbd", "to be done")
        #expect(try site.sync("one") == "1 sent, 0 received.\n")
        try site.begin("two")
        #expect(try site.shorts("two") == "FTW TBD")
    }

    @Test func aLockThatAKillLeft() throws {
        let site = try SyncSite()
        try site.til("one", "add", "ftw", "for the win")
        try site.begin("one")
        for name in ["HEAD", "refs/heads/main"] {
            let path = try site.database("one") + ".sync/repository.git/\(name).lock"
            try Data().write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -3_600)], ofItemAtPath: path)
        }
        try site.til("one", "add", "tbd", "to be done")
        #expect(try site.sync("one") == "1 sent, 0 received.\n")
    }

    @Test func gitThatEndsBeforeItHasReadAll() throws {
        let site = try SyncSite()
        try site.til(
            "one", "import", try site.folder.file("one.tsv", (0..<3_000).map { "T\($0)\ta meaning\n" }.joined()))
        try site.til("one", "sync", "init", site.hub)
        try site.til(
            "one", "import", try site.folder.file("more.tsv", (0..<3_000).map { "U\($0)\ta meaning\n" }.joined()))
        let full = try site.git(
            as: "case \"$*\" in *fast-import*) echo 'fatal: write error: No space left on device' >&2; exit 128;; esac")
        let run = try site.til("one", "sync", code: 74, environment: full)
        #expect(run.errorText.contains("A disk is full (write error: No space left on device); nothing is lost"))
        #expect(try site.sync("one") == "3,000 sent, 0 received.\n")
    }

    @Test func noFolder() throws {
        let site = try SyncSite()
        let file = try site.folder.file("file", "x")
        #expect(try site.til("one", "sync", "init", "--folder", "", code: 64).errorText.contains("Name the folder"))
        #expect(try site.til("one", "sync", "init", "--folder", file, code: 66).errorText.contains("is not a folder"))
        #expect(try site.til("one", "sync", "status", code: 1).errorText.contains("takes part in no sync yet"))
    }

    private func clone(of site: SyncSite) throws -> String {
        let work = site.folder.path + "/work"
        try site.git("clone", "--quiet", site.hub, work)
        return work
    }

    private func push(_ work: String, of site: SyncSite) throws {
        try site.git("-C", work, "-c", "user.name=x", "-c", "user.email=x", "commit", "--quiet", "-a", "-m", "x")
        try site.git("-C", work, "push", "--quiet", "origin", "HEAD:main")
    }
}
