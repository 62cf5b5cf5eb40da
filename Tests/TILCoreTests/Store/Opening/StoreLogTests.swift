import Foundation
import TestSupport
import Testing

@testable import TILCore

/// What becomes of a log, which holds what SQLite has not written into the store's file yet.
@Suite struct StoreLogTests: CopiedStoreSuite {
    let temporary: TemporaryStore

    init() throws { temporary = try Self.filledStore() }

    @Test func anotherProgramsLogIsNotCopiedIntoItsFile() throws {
        try FileManager.default.removeItem(atPath: path)
        // A writer that is killed leaves its log.
        try SQLiteScript.run("PRAGMA journal_mode = WAL; CREATE TABLE a (b); CREATE TABLE c (d);", on: path)
        let other = temporary.folder + "/other.db"
        try FileManager.default.copyItem(atPath: path, toPath: other)
        try SQLiteScript.run(
            """
            ATTACH '\(other)' AS other; PRAGMA other.wal_autocheckpoint = 0; INSERT INTO other.a VALUES (1);
            """, on: path)
        #expect(try refusal() == .damaged(path: path, reason: Schema.foreign))
    }

    @Test func aLogWithoutItsFileIsKept() throws {
        let log = Data("a log".utf8)
        try log.write(to: URL(fileURLWithPath: path + "-wal"))
        try FileManager.default.removeItem(atPath: path)
        #expect(
            throws: StoreError.damaged(path: path, reason: "its log \(path)-wal is there, but the file itself is not")
        ) { try ThingStore(path: path) }
        #expect(!FileManager.default.fileExists(atPath: path))
        try Data().write(to: URL(fileURLWithPath: path))
        #expect(
            throws: StoreError.damaged(path: path, reason: "its log \(path)-wal is there, but the file itself is empty")
        ) { try ThingStore(path: path) }
        #expect(try bytes(path + "-wal") == log)
    }

    @Test func aLinkInThePlaceOfTheLogIsNotFollowed() throws {
        let victim = temporary.folder + "/victim"
        try Data("precious".utf8).write(to: URL(fileURLWithPath: victim))
        for suffix in ["-wal", "-shm"] {
            try FileManager.default.createSymbolicLink(atPath: path + suffix, withDestinationPath: victim)
            #expect(throws: StoreError.self) {
                try ThingStore(path: path).add(ThingDraft(short: "x", long: "y"), at: morning)
            }
            unlink(path + suffix)
        }
        #expect(try bytes(victim) == Data("precious".utf8))
    }

    @Test func whatAKilledWriterLeftIsRecovered() throws {
        let store = try ThingStore(path: path)
        try store.add(ThingDraft(short: "late", long: "the last one"), at: morning)
        // A copy of what is on disk while the writer lives is what a killed writer leaves: a log, and a lock file.
        let left = temporary.folder + "/left.db"
        for suffix in ["", "-wal", "-shm"] {
            try FileManager.default.copyItem(atPath: path + suffix, toPath: left + suffix)
        }
        let recovered = try ThingStore(path: left)
        #expect(recovered.count == 201)
        #expect(try recovered.meanings(of: "late").count == 1)
    }

    @Test func theLogOfADamagedFileIsNotCopiedIntoIt() throws {
        let store = try ThingStore(path: path)
        try store.add(ThingDraft(short: "late", long: "the last one"), at: morning)
        let left = temporary.folder + "/left.db"
        for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + suffix, toPath: left + suffix) }
        // Every page but the first, the log's own among them or not.
        var data = try bytes(left)
        for index in stride(from: 4_096, to: data.count, by: 1) { data[index] ^= 0xFF }
        try data.write(to: URL(fileURLWithPath: left))
        let log = try bytes(left + "-wal")
        do {
            let hurt = try ThingStore(path: left)
            _ = try hurt.things()
            Issue.record("It was read.")
        } catch StoreError.damaged {}
        #expect(try bytes(left) == data)
        #expect(try bytes(left + "-wal") == log)
    }
}
