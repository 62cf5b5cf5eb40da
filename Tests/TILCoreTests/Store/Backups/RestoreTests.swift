import Foundation
import TestSupport
import Testing

@testable import TILCore

@Suite struct RestoreTests {
    let temporary: TemporaryStore
    let backup: Backup
    var store: ThingStore { temporary.store }
    var backups: Backups { Backups(of: temporary.path) }

    init() throws {
        temporary = try TemporaryStore()
        try temporary.store.add(ThingDraft(short: "ftw", long: "for the win"), at: morning)
        backup = try temporary.store.backUp(.daily, at: morning)
        try temporary.store.add(ThingDraft(short: "late", long: "added later"), at: morning)
    }

    private func write(_ data: Data, to path: String) throws { try data.write(to: URL(fileURLWithPath: path)) }

    @Test func whoHasTheStoreOpenSeesTheBackup() throws {
        let other = try temporary.anotherConnection()
        try other.refresh()
        let restored = try backups.restore(from: backup.path, at: morning + 60)
        #expect(restored.things == 1)
        #expect(try other.refresh())
        #expect(try other.things().map(\.short) == ["FTW"])
        try other.add(ThingDraft(short: "next", long: "after it"), at: morning)
        #expect(try store.things().map(\.short) == ["FTW", "NEXT"])
        // And what it was is a restore away.
        let kept = try #require(restored.kept)
        #expect(kept.reason == .restore)
        try backups.restore(from: kept.path, at: morning + 120)
        #expect(try store.things().map(\.short) == ["FTW", "LATE"])
        #expect(backups.all.count == 3)
    }

    @Test func aDamagedStoreIsPutAsideAsItIs() throws {
        let path = try temporary.closedCopy("hurt.db")
        let copy = try ThingStore(path: path).backUp(.manual, at: morning)
        let junk = Data("no database at all".utf8)
        try write(junk, to: path)
        let restored = try Backups(of: path).restore(from: copy.path, at: morning + 60)
        let kept = try #require(restored.kept)
        #expect(kept.name == "hurt.db.20261121T080100Z.damaged")
        #expect(try Data(contentsOf: URL(fileURLWithPath: kept.path)) == junk)
        #expect(try ThingStore(path: path).things().map(\.short) == ["FTW", "LATE"])
        #expect(Backups(of: path).newest == copy)
        let left = try FileManager.default.contentsOfDirectory(atPath: temporary.folder)
        #expect(!left.contains { $0.contains("partial") })
    }

    @Test func damageDeepInsideIsPutAsideToo() throws {
        try temporary.fill(500)
        let path = try temporary.closedCopy("hurt.db")
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        data.replaceSubrange(4_096 * 6..<4_096 * 8, with: Data(repeating: 0xA5, count: 8_192))
        try write(data, to: path)
        let restored = try Backups(of: path).restore(from: backup.path, at: morning)
        #expect(try Data(contentsOf: URL(fileURLWithPath: try #require(restored.kept).path)) == data)
        #expect(try ThingStore(path: path).count == 1)
    }

    @Test func aStoreThatIsGoneComesBack() throws {
        for suffix in ["", "-wal", "-shm"] { unlink(temporary.path + suffix) }
        let restored = try backups.restore(from: backup.path, at: morning)
        #expect(restored == Restored(things: 1, kept: nil))
        #expect(try ThingStore(path: temporary.path).count == 1)
    }

    @Test func whatIsLeftOfAStoreThatIsGoneIsPutAside() throws {
        let path = try temporary.closedCopy("gone.db")
        let copy = try ThingStore(path: path).backUp(.manual, at: morning)
        // A killed writer left its log, and the file itself was removed.
        try SQLiteScript.kept("PRAGMA journal_mode = WAL; UPDATE thing SET long = 'of the log'", on: path) {
            try FileManager.default.copyItem(atPath: path + "-wal", toPath: temporary.folder + "/log")
        }
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
        let log = try Data(contentsOf: URL(fileURLWithPath: temporary.folder + "/log"))
        try write(log, to: path + "-wal")
        let restored = try Backups(of: path).restore(from: copy.path, at: morning + 60)
        #expect(try ThingStore(path: path).things().map(\.long) == ["For the Win", "Added Later"])
        let kept = try #require(restored.kept)
        #expect(try Data(contentsOf: URL(fileURLWithPath: kept.path + "-wal")) == log)
    }

    @Test func nobodyWritesBetweenTheCopyAndTheRestoring() throws {
        try temporary.fill(3_000, long: String(repeating: "long ", count: 100))
        let other = try ThingStore(path: temporary.path, patience: 0)
        var refused = 0
        let restored = try backups.restore(from: backup.path, at: morning + 60) { _, _ in
            do {
                try other.add(ThingDraft(short: "during", long: "\(refused)"), at: morning)
            } catch StoreError.busy {
                refused += 1
            } catch StoreError.alreadyKnown {}
        }
        #expect(refused > 0)
        let kept = try ThingStore(path: try #require(restored.kept).path)
        #expect(try kept.meanings(of: "during").map(\.long) == ["0"])
        #expect(store.count == 1)
    }

    @Test func whatIsNoWholeBackupChangesNothing() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: backup.path))
        let path = temporary.folder + "/bad.db"
        try write(data.prefix(data.count / 2), to: path)
        #expect(throws: StoreError.self) { try backups.restore(from: path, at: morning) }
        var flipped = data
        flipped.replaceSubrange(4_096 * 2..<4_096 * 2 + 8, with: Data(repeating: 0xFF, count: 8))
        try write(flipped, to: path)
        #expect(throws: StoreError.self) { try backups.restore(from: path, at: morning) }
        try write(Data("text".utf8), to: path)
        #expect(throws: StoreError.unusableBackup(path: path, reason: "it is not a til store")) {
            try backups.restore(from: path, at: morning)
        }
        let nowhere = temporary.folder + "/nowhere"
        #expect(throws: StoreError.noSuchBackup(nowhere)) { try backups.restore(from: nowhere, at: morning) }
        #expect(throws: StoreError.unusableBackup(path: temporary.path, reason: "it is the store itself")) {
            try backups.restore(from: temporary.path, at: morning)
        }
        try SQLiteScript.run("PRAGMA user_version = 99", on: backup.path)
        #expect(throws: StoreError.unusableBackup(path: backup.path, reason: "a newer til made it")) {
            try backups.restore(from: backup.path, at: morning)
        }
        #expect(store.count == 2 && backups.all.count == 1)
    }

    @Test func aStoreInUseElsewhereCanBeRestoredFrom() throws {
        let live = try TemporaryStore()
        try live.store.add(ThingDraft(short: "live", long: "still open"), at: morning)
        try backups.restore(from: live.path, at: morning)
        #expect(try store.things().map(\.short) == ["LIVE"])
        try live.store.add(ThingDraft(short: "more", long: "goes on"), at: morning)
        #expect(live.store.count == 2 && store.count == 1)
    }

    @Test func aRestoreWaitsForNobodyForEver() throws {
        try store.writing { _ -> Void in
            #expect(throws: StoreError.busy(path: temporary.path, patience: 0.05)) {
                try backups.restore(from: backup.path, at: morning, patience: 0.05)
            }
        }
        #expect(store.count == 2)
    }
}
