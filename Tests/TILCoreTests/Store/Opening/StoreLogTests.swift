import Foundation
import TestSupport
import Testing

@testable import TILCore

/// What becomes of a log, which holds what SQLite has not written into the store's file yet.
@Suite struct StoreLogTests: CopiedStoreSuite {
    let temporary: TemporaryStore

    init() throws { temporary = try Self.filledStore() }

    @Test func aLogWithoutItsFileIsKept() throws {
        let log = Data("a log".utf8)
        try write(log, to: path + "-wal")
        try FileManager.default.removeItem(atPath: path)
        #expect(
            throws: StoreError.damaged(path: path, reason: "its log \(path)-wal exists, but the file itself does not")
        ) { try ThingStore(path: path) }
        #expect(!FileManager.default.fileExists(atPath: path))
        try write(Data(), to: path)
        #expect(
            throws: StoreError.damaged(path: path, reason: "its log \(path)-wal exists, but the file itself is empty")
        ) { try ThingStore(path: path) }
        #expect(try bytes(path + "-wal") == log)
    }

    @Test func aLinkInThePlaceOfTheLogIsNotFollowed() throws {
        let victim = temporary.folder + "/victim"
        try write(Data("precious".utf8), to: victim)
        for suffix in ["-wal", "-shm"] {
            symlink(victim, path + suffix)
            #expect(throws: StoreError.self) {
                try ThingStore(path: path).add("x", "y")
            }
            unlink(path + suffix)
        }
        #expect(try bytes(victim) == Data("precious".utf8))
    }

    @Test func theLogOfAKilledWriterIsRecovered() throws {
        let store = try ThingStore(path: path)
        try store.add("late", "the last one")
        // A copy of the files while the writer lives equals the files of a killed writer: a log and a lock file.
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
        try store.add("late", "the last one")
        let left = temporary.folder + "/left.db"
        for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + suffix, toPath: left + suffix) }
        // Every page but the first, the log's own among them or not.
        var data = try bytes(left)
        for index in stride(from: 4_096, to: data.count, by: 1) { data[index] ^= 0xFF }
        try write(data, to: left)
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
