import Foundation
import TILCore
import TestSupport
import Testing

@testable import til

/// A disk whose calls fail one after the other: each failure is reported with a sentence and code 74, or is harmless;
/// acknowledged changes survive, and the store has no faults.
@Suite(
    .waiting, .serialized,
    .enabled(if: FaultyDisk.library != nil, "There is no C compiler to build the faulty disk with."))
struct FaultTests {
    /// A command on a store, and how to tell from the store whether it was done.
    struct Case: CustomTestStringConvertible {
        let arguments: [String]
        var input: String?
        let isDone: @Sendable (ThingStore) throws -> Bool
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let cases: [Case] = [
        Case(arguments: ["add", "late", "added", "later", "--note", "n", "--tag", "t"]) { store in
            try store.meanings(of: "late").first.map { $0.note == "n" && $0.tags == ["t"] } ?? false
        },
        Case(arguments: ["edit", "s1", "--long", "another"]) { try $0.meanings(of: "s1")[0].long == "Another" },
        Case(arguments: ["remove", "--yes", "s1"]) { try $0.meanings(of: "s1").isEmpty },
        Case(arguments: ["undo"]) { $0.count == 0 },
        Case(arguments: ["config", "retention", "0.8"]) { try $0.settings().scheduling.desiredRetention == 0.8 },
        Case(arguments: ["import", "more.tsv"]) { $0.count == 800 },
        Case(arguments: ["quiz", "--count", "2", "--seconds", "0"], input: "x\ny\n") {
            try $0.practice().first?.answers == 2
        },
        Case(arguments: ["restore", "--yes", "old.db"]) { $0.count == 100 },
        Case(arguments: ["backup", "copy.db"]) { _ in true },
    ]

    @Test func everyDiskErrorInASyncIsReportedAndLosesNothing() throws {
        let site = try SyncSite()
        for name in ["one", "two"] {
            let lines = (0..<20).map { "\(name)\($0)\tmeaning \($0)\n" }.joined()
            try site.til(name, "import", try site.folder.file("lines.tsv", lines))
            try site.begin(name)
        }
        try site.til("one", "add", "late", "added later")
        let manager = FileManager.default
        func copy(_ from: String, _ to: String) throws {
            for name in ["one", "hub.git"] {
                try? manager.removeItem(atPath: site.folder.path + "/" + name + to)
                try manager.copyItem(
                    atPath: site.folder.path + "/" + name + from, toPath: site.folder.path + "/" + name + to)
            }
        }
        try copy("", ".template")
        let count = site.folder.path + "/count"
        try site.til("one", "sync", environment: FaultyDisk.watching(site.home("one"), count: count))
        let calls = try #require(Int(try String(contentsOfFile: count, encoding: .utf8)))
        #expect(calls > 5)
        let step = max(1, calls / Soak.rounds)
        for (round, call) in stride(from: 1, through: calls, by: step).enumerated() {
            // git, which til starts, has the same disk.
            try copy(".template", "")
            let error = round.isMultiple(of: 2) ? EIO : ENOSPC
            let run = try site.start(
                "one", ["sync"],
                environment: FaultyDisk.failing(
                    site.home("one"), at: call, error: error, forGood: error == ENOSPC))
            try run.waitForExit()
            let what = "call \(call) of \(calls), error \(error): \(run.status ?? -1) \(run.errorText)"
            #expect([0, 74].contains(run.status), "\(what)")
            if run.status != 0 {
                #expect(run.errorText.hasPrefix("til: ") && run.errorText.hasSuffix(".\n"), "\(what)")
            }
            try site.sync("one")
            #expect(try ThingStore(path: site.database("one")).check().isClean, "\(what)")
            #expect(try ThingStore(path: site.database("one")).count == 41, "\(what)")
            #expect(try site.sync("one") == "Already up to date.\n", "\(what)")
        }
    }

    @Test(arguments: cases) func everyDiskErrorInACommandIsReportedOrHarmless(_ example: Case) throws {
        let site = try CrashSite(7)
        try site.fill(100)
        try site.store().backUp(toFile: site.folder.path + "/old.db")
        try site.store().undo()
        try site.fill(300)
        _ = try site.folder.file("more.tsv", (0..<500).map { "M\($0)\tmore \($0)\n" }.joined())
        let template = try site.template()
        let input = try site.folder.file("input", example.input ?? "")
        let arguments = example.arguments.map { name in
            ["more.tsv", "old.db", "copy.db"].contains(name) ? site.folder.path + "/" + name : name
        }
        func run(_ variables: [String: String]) throws -> ProgramRun {
            try site.take(template)
            try? FileManager.default.removeItem(atPath: site.folder.path + "/copy.db")
            let run = try site.start(arguments, input: input, environment: variables)
            try run.waitForExit()
            return run
        }
        let count = site.folder.path + "/count"
        #expect(try run(FaultyDisk.watching(site.folder.path, count: count)).status == 0)
        #expect(try example.isDone(site.survivor()))
        let calls = try #require(Int(try String(contentsOfFile: count, encoding: .utf8)))
        #expect(calls > 5)
        // Two kinds of failure, in turn in a few rounds, each at every call in many.
        let kinds = [(EIO, false), (ENOSPC, true)]
        let step = max(1, calls / Soak.rounds)
        for (round, call) in stride(from: 1, through: calls, by: step).enumerated() {
            for (error, forGood) in Soak.isLong ? kinds : [kinds[round % 2]] {
                let run = try run(FaultyDisk.failing(site.folder.path, at: call, error: error, forGood: forGood))
                let what = "call \(call) of \(calls), error \(error): \(run.status ?? -1) \(run.errorText)"
                // An automatic backup may fail while the command succeeds.
                #expect([0, 74].contains(run.status), "\(what)")
                if run.status != 0 {
                    #expect(run.errorText.hasPrefix("til: ") && run.errorText.hasSuffix(".\n"), "\(what)")
                    #expect(run.outputText.isEmpty || example.input != nil, "\(what)")
                }
                let isDone = try example.isDone(site.survivor())
                #expect(isDone || run.status != 0, "\(what)")
            }
        }
    }

    @Test func aNewStoreIsCreatedWhollyOrNotAtAllDespiteDiskErrors() throws {
        let site = try CrashSite(8)
        let count = site.folder.path + "/count"
        let whole = try site.start(
            ["add", "ftw", "for the win"], input: "/dev/null",
            environment: FaultyDisk.watching(site.folder.path, count: count))
        #expect(try whole.waitForExit() == 0)
        let calls = try #require(Int(try String(contentsOfFile: count, encoding: .utf8)))
        for call in stride(from: 1, through: calls, by: max(1, calls / Soak.rounds)) {
            site.clear()
            let run = try site.start(
                ["add", "ftw", "for the win"], input: "/dev/null",
                environment: FaultyDisk.failing(site.folder.path, at: call, error: EIO, forGood: true))
            try run.waitForExit()
            #expect([0, 74].contains(run.status), "call \(call): \(run.errorText)")
            for backup in Backups(of: site.path).all { #expect(try ThingStore(path: backup.path).count == 1) }
            try? FileManager.default.removeItem(atPath: Backups(of: site.path).folder)
            let found = try site.survivor().count
            #expect(found == 1 || (run.status == 74 && found == 0), "call \(call)")
        }
    }
}
