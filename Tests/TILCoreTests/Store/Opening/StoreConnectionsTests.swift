import Foundation
import GRDB
import Synchronization
import Testing

@testable import TILCore

/// Several accesses to one store in one process.
@Suite final class StoreConnectionsTests: StoreSuite {
    override init() throws {
        try super.init()
        try temporary.fill(20)
    }

    @Test(arguments: [false, true]) func readsCanBeNestedInOtherReads(isInMemory: Bool) throws {
        let store = isInMemory ? try ThingStore() : store
        if isInMemory {
            for number in 0..<20 { try store.add("s\(number)", "m") }
        }
        var count = 0
        try store.forEachThing { thing in
            #expect(try store.memories(of: thing.id).isEmpty)
            try store.forEachThing(limit: 1) { _ in
                count += store.count
                return true
            }
            return true
        }
        #expect(count == 400)
    }

    @Test func aLongCheckDoesNotDelayOtherAccesses() throws {
        for thing in try store.things() { try me.answer(thing, at: morning) }
        let store = store
        let found = Mutex(0)
        var told = 0
        let report = try store.check { _ in
            told += 1
            guard told == 1 else { return }
            // The check goes on once another thread has read.
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) {
                let count = (try? store.things().count) ?? 0
                found.withLock { $0 = count }
            }
            #expect(group.wait(timeout: .now() + 30) == .success)
        }
        #expect(report.isClean && told > 0 && found.withLock { $0 } == 20)
    }

    @Test func everyConnectionHasTheSameConfiguration() throws {
        for (name, value) in [("synchronous", 2), ("trusted_schema", 0), ("cell_size_check", 1)] {
            let sql = "PRAGMA \(name)"
            let found = try store.reading { first in
                try store.connection.readSeparately { second in
                    [try Int.fetchOne(first, sql: sql), try Int.fetchOne(second, sql: sql)]
                }
            }
            #expect(found == [value, value])
        }
    }

    // MARK: - In memory

    @Test func aStoreInMemoryCreatesNoFile() throws {
        let before = try names(in: ".")
        let store = try ThingStore(path: ":memory:")
        try store.add("ftw", "for the win")
        #expect(store.count == 1 && store.isInMemory && store.wasMade)
        #expect(try store.search("win").count == 1)
        #expect(throws: StoreError.inMemory) { try store.backUp(.manual, at: morning) }
        #expect(throws: StoreError.inMemory) { try Backups(of: ":memory:").restore(from: temporary.path, at: morning) }
        #expect(Backups(of: ":memory:").all.isEmpty)
        let copy = temporary.folder + "/copy.db"
        try store.backUp(toFile: copy)
        #expect(try ThingStore(path: copy).count == 1)
        // Each is a store of its own.
        #expect(try ThingStore().count == 0)
        #expect(try names(in: ".") == before)
    }

    @Test(arguments: ["~/til.db", "~", "~other/til.db"]) func aPathThatStartsWithATildeIsRefused(path: String) throws {
        #expect(
            throws: StoreError.cannotAccess(
                path: path, reason: "its name starts with ~, which only a shell expands to your home folder")
        ) { try ThingStore(path: path) }
        #expect(!FileManager.default.fileExists(atPath: "~"))
    }

    @Test(arguments: ["a b?c#d%20e", "caf\u{E9} \u{1F980}", "file:x?mode=memory", "a'b\"c"])
    func aPathWithUnusualCharactersIsTheNameOfAFile(name: String) throws {
        let path = temporary.folder + "/" + name
        try ThingStore(path: path).add("ftw", "for the win")
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(try ThingStore(path: path).count == 1)
    }

    @Test(arguments: ["mv", "rm", "cp"]) func writingToAReplacedFileIsRefused(deed: String) throws {
        let (path, moved) = (store.path, store.path + ".moved")
        try store.add("before", "it was there")
        switch deed {
        case "mv":
            #expect(rename(path, moved) == 0)
            symlink(moved, path)
        case "rm": unlink(path)
        default:
            try store.backUp(toFile: moved)
            #expect(rename(moved, path) == 0)
        }
        #expect(throws: StoreError.replaced(path: path)) {
            try store.add("after", "it came later")
        }
        #expect(try store.meanings(of: "after").isEmpty)
    }
}
