import Foundation
import GRDB
import Synchronization
import Testing

@testable import TILCore

/// Several accesses to one store in one process.
@Suite struct StoreConnectionsTests {
    let temporary: TemporaryStore
    var store: ThingStore { temporary.store }

    init() throws {
        temporary = try TemporaryStore()
        try temporary.fill(20)
    }

    /// What two connections of the store say at the same time.
    private func onTwoConnections(_ sql: String) throws -> [Int?] {
        try store.reading { first in
            try store.reading { second in [try Int.fetchOne(first, sql: sql), try Int.fetchOne(second, sql: sql)] }
        }
    }

    @Test(arguments: [false, true]) func oneAccessMayComeWithinAnother(isInMemory: Bool) throws {
        let store = isInMemory ? try ThingStore() : store
        if isInMemory {
            for number in 0..<20 { try store.add(ThingDraft(short: "s\(number)", long: "m"), at: morning) }
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

    @Test func whileOneWritesAnotherReadsWhatWasThere() throws {
        let count = try store.writing { db -> Int in
            try db.execute(sql: "DELETE FROM thing")
            return try store.things().count
        }
        #expect(count == 20)
        #expect(try store.things().isEmpty)
    }

    @Test func aLongCheckKeepsNobodyWaiting() throws {
        for thing in try store.things() {
            try store.record(
                Review(
                    thing: thing.id, direction: .meaning, asked: "x", typed: "y", seconds: 1, limit: 15,
                    verdict: .correct,
                    grade: .good, at: morning, utcOffset: 0, studyDay: StudyDay(of: morning, utcOffset: 0, rollover: 0))
            )
        }
        let store = store
        let found = Mutex(0)
        var told = 0
        let report = try store.check { _, _ in
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

    @Test func twoWhoMakeAnIndexAtOnceLeaveThePatienceAsItWas() throws {
        let store = store
        let other = try temporary.anotherConnection()
        try other.writing { _ -> Void in
            DispatchQueue.concurrentPerform(iterations: 2) { _ in
                #expect(throws: StoreError.busy(path: store.path, patience: 0)) { try store.indexMeanings() }
            }
        }
        #expect(try onTwoConnections("PRAGMA busy_timeout") == [5_000, 5_000])
        DispatchQueue.concurrentPerform(iterations: 2) { _ in try? store.indexMeanings() }
        #expect(try onTwoConnections("PRAGMA busy_timeout") == [5_000, 5_000])
    }

    @Test func everyConnectionIsSetUpAlike() throws {
        #expect(try onTwoConnections("PRAGMA synchronous") == [2, 2])
        #expect(try onTwoConnections("PRAGMA trusted_schema") == [0, 0])
        #expect(try onTwoConnections("PRAGMA cell_size_check") == [1, 1])
        let door = try StoreDoor(temporary.path, mayMake: false)
        let connection = try door.open()
        defer { door.close(connection) }
        for (name, value) in [("synchronous", 2), ("trusted_schema", 0), ("cell_size_check", 1)] {
            let row = try RawStatement("PRAGMA \(name)", on: connection)
            #expect(try row.step() && row.integer(0) == Int64(value), "\(name)")
        }
    }

    // MARK: - In memory

    @Test func aStoreInMemoryMakesNoFile() throws {
        let before = try FileManager.default.contentsOfDirectory(atPath: ".")
        let store = try ThingStore(path: ":memory:")
        try store.add(ThingDraft(short: "ftw", long: "for the win"), at: morning)
        #expect(store.count == 1 && store.isInMemory && store.wasMade)
        #expect(try store.search("win").count == 1)
        #expect(QuickLookUp(path: ":memory:", shorts: ["ftw"]) == nil)
        #expect(throws: StoreError.inMemory) { try store.backUp(.manual, at: morning) }
        #expect(throws: StoreError.inMemory) { try Backups(of: ":memory:").restore(from: temporary.path, at: morning) }
        #expect(Backups(of: ":memory:").all.isEmpty)
        let copy = temporary.folder + "/copy.db"
        try store.backUp(toFile: copy)
        #expect(try ThingStore(path: copy).count == 1)
        // Each is a store of its own.
        #expect(try ThingStore().count == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: ".") == before)
    }

    @Test(arguments: ["~/til.db", "~", "~other/til.db"]) func aTildeIsNoFolder(path: String) throws {
        #expect(
            throws: StoreError.cannotAccess(
                path: path, reason: "its name starts with ~, which only a shell knows as a home folder")
        ) { try ThingStore(path: path) }
        #expect(!FileManager.default.fileExists(atPath: "~"))
    }

    @Test(arguments: ["a b?c#d%20e", "caf\u{E9} \u{1F980}", "file:x?mode=memory", "a'b\"c"])
    func anyOtherNameIsAFilesName(name: String) throws {
        let path = temporary.folder + "/" + name
        try ThingStore(path: path).add(ThingDraft(short: "ftw", long: "for the win"), at: morning)
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(QuickLookUp(path: path, shorts: ["ftw"])?.meanings.map(\.count) == [1])
        #expect(try ThingStore(path: path).count == 1)
    }

    /// A file that is moved and linked to has its log beside the new path: what stands in the old one is copied into the
    /// file by a connection that knows it, also where somebody asked while there was no file.
    @Test func whatWasWrittenComesWithAFileThatIsMovedAndLinkedTo() throws {
        let (path, moved) = (store.path, store.path + ".moved")
        try store.add(ThingDraft(short: "before", long: "it was there"), at: morning)
        #expect(rename(path, moved) == 0)
        #expect(throws: StoreError.replaced(path: path)) { try store.things() }
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: moved)
        try store.add(ThingDraft(short: "after", long: "it came later"), at: morning)
        let later = try ThingStore(path: path)
        #expect(try later.count == 22 && later.meanings(of: "before").count == 1)
    }
}
