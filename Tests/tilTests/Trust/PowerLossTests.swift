import Foundation
import TILCore
import TestSupport
import Testing

@testable import til

/// Plays a loss of power at any moment, from a record of all changes to files: acknowledged changes survive.
@Suite(
    .waiting, .serialized,
    .enabled(if: FaultyDisk.library != nil, "There is no C compiler to build the watched disk with."))
struct PowerLossTests {
    /// Runs til with every change to the store written down.
    private func record(_ site: CrashSite, _ arguments: [String], lines: [String] = []) throws -> DiskRecord {
        let logs = try TemporaryFolder()
        let input = try logs.file("input", lines.map { $0 + "\n" }.joined())
        let initial = try files(of: site)
        let run = try site.start(
            arguments, input: input,
            environment: FaultyDisk.watching(site.folder.path, count: logs.path + "/count", log: logs.path + "/log"))
        #expect(try run.waitForExit() == 0, "\(run.errorText)")
        return DiskRecord(Array(try Data(contentsOf: URL(fileURLWithPath: logs.path + "/log"))), initial: initial)
    }

    private func files(of site: CrashSite) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in FileManager.default.enumerator(atPath: site.folder.path)?.allObjects as? [String] ?? [] {
            let path = site.folder.path + "/" + name
            if let data = FileManager.default.contents(atPath: path) { files[path] = Array(data) }
        }
        return files
    }

    /// Copies the remaining files into a folder of their own.
    private func restart(_ record: DiskRecord, _ site: CrashSite, before event: Int, _ generator: inout SeededGenerator)
        throws -> CrashSite
    {
        let after = try CrashSite(0)
        for (path, bytes) in record.remains(before: event, using: &generator) {
            // The index of the log is in memory.
            if path.hasSuffix("-shm") { continue }
            let target = after.folder.path + path.dropFirst(site.folder.path.count)
            try FileManager.default.createDirectory(
                atPath: URL(fileURLWithPath: target).deletingLastPathComponent().path, withIntermediateDirectories: true
            )
            try Data(bytes).write(to: URL(fileURLWithPath: target))
        }
        return after
    }

    @Test func acknowledgedChangesSurviveALossOfPower() throws {
        let site = try CrashSite(12)
        let lines =
            (0..<12).map { "add k\($0) meaning \($0) --note \"\(String(repeating: "n", count: 3_000))\" --tag t\($0)" }
            + ["edit k0 --long other", "undo", "remove k1 --yes", "undo", "undo"]
        let record = try record(site, [], lines: lines)
        #expect(record.messages(before: record.events.count).components(separatedBy: "Added: ").count == 13)
        var generator = SeededGenerator(seed: Soak.seed)
        var seen: Set<Int> = []
        for _ in 0..<Soak.rounds * 2 {
            let event = Int.random(in: 0...record.events.count, using: &generator)
            let after = try restart(record, site, before: event, &generator)
            let said = record.messages(before: event)
            let added = said.components(separatedBy: "Added: ").count - 1
            let undone = said.contains("no longer added") ? 1 : 0
            // Before anything was acknowledged, the store may be incomplete.
            guard added > 0 || FileManager.default.fileExists(atPath: after.path) else { continue }
            let store = try after.survivor()
            #expect((added - undone - (added == 12 ? 1 : 0)...added + 1).contains(store.count), "event \(event)")
            for number in 0..<max(0, added - 1) {
                let thing = try store.meanings(of: "k\(number)").first
                #expect(thing?.note.count == 3_000 || number == 1 && added == 12, "event \(event), k\(number)")
            }
            for backup in Backups(of: after.path).all {
                #expect(try ThingStore(path: backup.path).count > 0)
            }
            seen.insert(store.count)
        }
        #expect(seen.count > min(5, Soak.rounds / 2))
    }

    @Test(arguments: [false, true]) func aRestoreSurvivesALossOfPower(isDamaged: Bool) throws {
        let site = try CrashSite(13)
        try site.fill(300)
        try site.run("backup")
        let backup = try #require(Backups(of: site.path).all.first { $0.reason == .manual })
        try site.run("add", "late", "added later")
        if isDamaged { try Data("damaged".utf8).write(to: URL(fileURLWithPath: site.path)) }
        let record = try record(site, ["restore", "--yes", backup.name])
        var generator = SeededGenerator(seed: Soak.seed)
        var seen: Set<Int> = []
        for round in 0..<Soak.rounds * 2 {
            // Once before anything, once after everything, and at moments between.
            let last = record.events.count
            let event = round == 0 ? 0 : round == 1 ? last : Int.random(in: 0...last, using: &generator)
            let after = try restart(record, site, before: event, &generator)
            let isSaid = record.messages(before: event).contains("Restored")
            let bytes = try #require(FileManager.default.contents(atPath: after.path), "event \(event)")
            if isDamaged, !isSaid, bytes == Data("damaged".utf8) {
                seen.insert(0)
                continue
            }
            let count = try after.survivor().count
            #expect(count == 300 || (!isSaid && count == 301), "event \(event)")
            seen.insert(count)
            let kept = Backups(of: after.path).all.filter { [.damaged, .restore].contains($0.reason) }
            if isDamaged, count == 300 {
                #expect(
                    try Data(contentsOf: URL(fileURLWithPath: try #require(kept.first).path)) == Data("damaged".utf8))
            } else if count == 300 {
                #expect(try ThingStore(path: try #require(kept.first).path).count == 301)
            }
        }
        #expect(seen.count == 2)
    }
}
