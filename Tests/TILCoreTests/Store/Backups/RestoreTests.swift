import Foundation
import TestSupport
import Testing

@testable import TILCore

@Suite final class RestoreTests: StoreSuite {
    var backups: Backups { Backups(of: temporary.path) }

    private var backup = Backup(path: "", date: morning, reason: .daily)

    override init() throws {
        try super.init()
        try store.add("ftw", "for the win")
        backup = try store.backUp(.daily, at: morning)
        try store.add("late", "added later")
    }

    @Test func anOpenStoreReadsTheRestoredBackup() throws {
        let other = try temporary.anotherConnection()
        try other.refresh()
        let restored = try backups.restore(from: backup.path, at: morning + 60)
        #expect(restored.things == 1)
        #expect(try other.refresh())
        #expect(try other.things().map(\.short) == ["FTW"])
        try other.add("next", "after it")
        #expect(try store.things().map(\.short) == ["FTW", "NEXT"])
    }

    @Test func restoringKeepsADamagedStoreUnchanged() throws {
        let path = try temporary.closedCopy("hurt.db")
        let copy = try ThingStore(path: path).backUp(.manual, at: morning)
        let junk = Data("no database at all".utf8)
        try write(junk, to: path)
        let restored = try Backups(of: path).restore(from: copy.path, at: morning + 60)
        let kept = try #require(restored.kept)
        #expect(kept.name == "hurt.db.20261121T080100Z.damaged")
        #expect(try bytes(kept.path) == junk)
        #expect(try ThingStore(path: path).things().map(\.short) == ["FTW", "LATE"])
        #expect(Backups(of: path).newest == copy)
        let left = try names(in: temporary.folder)
        #expect(!left.contains { $0.contains("partial") })
    }

    @Test func restoringCreatesAMissingStore() throws {
        for suffix in ["", "-wal", "-shm"] { unlink(temporary.path + suffix) }
        let restored = try backups.restore(from: backup.path, at: morning)
        #expect(restored == Restored(things: 1, kept: nil))
        #expect(try ThingStore(path: temporary.path).count == 1)
    }

    @Test func restoringKeepsTheLogOfAMissingStore() throws {
        let path = try temporary.closedCopy("gone.db")
        let copy = try ThingStore(path: path).backUp(.manual, at: morning)
        // A killed writer left its log, and the file itself was removed.
        try SQLiteScript.kept("PRAGMA journal_mode = WAL; UPDATE thing SET long = 'of the log'", on: path) {
            try FileManager.default.copyItem(atPath: path + "-wal", toPath: temporary.folder + "/log")
        }
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
        let log = try bytes(temporary.folder + "/log")
        try write(log, to: path + "-wal")
        let restored = try Backups(of: path).restore(from: copy.path, at: morning + 60)
        #expect(try ThingStore(path: path).things().map(\.long) == ["For the Win", "Added Later"])
        let kept = try #require(restored.kept)
        #expect(try bytes(kept.path + "-wal") == log)
    }

    @Test func writesAreRefusedOnceARestoreHasCopiedTheStore() throws {
        try temporary.fill(3_000, long: String(repeating: "long ", count: 100))
        let other = try ThingStore(path: temporary.path, patience: .zero)
        var refused = 0
        let restored = try backups.restore(from: backup.path, at: morning + 60) { _ in
            do {
                try other.add("during", "\(refused)")
            } catch StoreError.busy {
                refused += 1
            } catch StoreError.alreadyKnown {}
        }
        #expect(refused > 0)
        let kept = try ThingStore(path: try #require(restored.kept).path)
        #expect(try kept.meanings(of: "during").map(\.long) == ["0"])
        #expect(store.count == 1)
    }

    @Test func restoringAnUnusableBackupChangesNothing() throws {
        let data = try bytes(backup.path)
        let path = temporary.folder + "/bad.db"
        var flipped = data
        flipped.replaceSubrange(4_096 * 2..<4_096 * 2 + 8, with: Data(repeating: 0xFF, count: 8))
        for bad in [data.prefix(data.count / 2), flipped] {
            try write(bad, to: path)
            #expect(throws: StoreError.self) { try backups.restore(from: path, at: morning) }
        }
        try SQLiteScript.run("PRAGMA user_version = 99", on: backup.path)
        for (path, reason) in [(temporary.path, "it is the store itself"), (backup.path, "it was made by a newer til")]
        {
            #expect(throws: StoreError.unusableBackup(path: path, reason: reason)) {
                try backups.restore(from: path, at: morning)
            }
        }
        #expect(store.count == 2 && backups.all.count == 1)
    }

    @Test func restoringALockedStoreFailsAfterItsPatience() throws {
        try store.writing { _ -> Void in
            #expect(throws: StoreError.busy(path: temporary.path, patience: .milliseconds(50))) {
                try backups.restore(from: backup.path, at: morning, patience: .milliseconds(50))
            }
        }
        #expect(store.count == 2)
    }
}
