import Foundation
import TestSupport
import Testing

@testable import TILCore

/// A file that is not a whole store of this version is refused with a sentence, and no byte of it changes.
@Suite struct StoreOpeningTests: CopiedStoreSuite {
    let temporary: TemporaryStore

    init() throws { temporary = try Self.filledStore() }

    @Test(arguments: [40, 100, 512, 4_096, 20_000]) func aTruncatedFileIsRefused(length: Int) throws {
        try change { $0 = $0.prefix(length) }
        guard case .damaged = try refusal() else {
            Issue.record("It was opened.")
            return
        }
    }

    /// A full folder for temporary files must not stop a search.
    @Test func aStoreSortsInMemory() throws {
        let temporary = try TemporaryStore()
        let place = try temporary.store.connection.read { db in try db.value("PRAGMA temp_store") as Int64? }
        #expect(place == 2)
    }

    @Test func aZeroedFileIsRefused() throws {
        try change { $0 = Data(count: $0.count) }
        #expect(try refusal() == .damaged(path: path, reason: "it is not a database"))
    }

    @Test(arguments: ["", "PRAGMA application_id = 42;", "PRAGMA journal_mode = WAL;"])
    func anotherProgramsDatabaseIsRefused(mark: String) throws {
        try FileManager.default.removeItem(atPath: path)
        try SQLiteScript.run(mark + "CREATE TABLE place (url TEXT); INSERT INTO place VALUES ('x');", on: path)
        #expect(try refusal() == .damaged(path: path, reason: Schema.foreign))
        #expect(
            try names(in: temporary.folder).allSatisfy {
                !$0.hasPrefix("copy.db-")
            })
    }

    @Test func aLinkWithoutATargetIsRefused() throws {
        try FileManager.default.removeItem(atPath: path)
        symlink(temporary.folder + "/missing.db", path)
        #expect(throws: StoreError.cannotAccess(path: path, reason: "it is a link without a valid target")) {
            try ThingStore(path: path)
        }
    }

    @Test func aNewerSchemaIsRefused() throws {
        try SQLiteScript.run("PRAGMA user_version = 99", on: path)
        #expect(try refusal() == .newerSchema(path: path, version: 99, known: Schema.version))
    }

    @Test(arguments: [0, -1, -2_147_483_648]) func anImpossibleSchemaVersionIsRefused(version: Int) throws {
        try SQLiteScript.run("PRAGMA user_version = \(version)", on: path)
        #expect(try refusal() == .damaged(path: path, reason: "its header says that it has no tables"))
    }

    @Test(arguments: Schema.tableNames.sorted()) func aMissingTableIsReportedAsDamage(table: String) throws {
        try SQLiteScript.run("PRAGMA foreign_keys = OFF; DROP TABLE \(table)", on: path)
        let before = try bytes(path)
        #expect(try refusal() == .damaged(path: path, reason: "no such table: \(table)"))
        #expect(try bytes(path) == before)
    }

    @Test func aStoreWithAFlippedHeaderBitIsOpenedOrRefusedUnchanged() throws {
        let whole = try bytes(path)
        for bit in 0..<800 {
            var data = whole
            data[bit / 8] ^= 1 << (bit % 8)
            try write(data, to: path)
            for suffix in ["-wal", "-shm", "-journal"] { unlink(path + suffix) }
            switch try refusal() {
            case nil, .damaged, .newerSchema, .olderSchema: break
            // A bit says that a newer SQLite must not write; another that it cannot read it.
            case .cannotAccess where (18 * 8..<20 * 8).contains(bit) || (44 * 8..<48 * 8).contains(bit): break
            case let error?: Issue.record("Bit \(bit): \(error)")
            }
        }
    }

    @Test func anEmptyFileIsANewStoreUnlessThereAreBackups() throws {
        try write(Data(), to: path)
        #expect(try ThingStore(path: path).count == 0)
        try ThingStore(path: path).backUp(.daily, at: morning)
        try write(Data(), to: path)
        for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
        let error = StoreError.damaged(
            path: path,
            reason: "it is empty, but it has backups (if you delete it, til creates a new one)",
            backup: "copy.db.20261121T080000Z.daily")
        #expect(try refusal() == error)
        unlink(path)
        let anew = try ThingStore(path: path)
        #expect(anew.wasMade && anew.count == 0)
    }

    @Test func aPathThatIsNotARegularFileIsRefused() throws {
        for (path, reason) in [
            (temporary.folder, "it is a folder"), ("/dev/null/x", "not a directory"),
            ("a\0b", "its name contains a NUL character"),
        ] {
            #expect(throws: StoreError.cannotAccess(path: path, reason: reason)) { try ThingStore(path: path) }
        }
    }

    @Test func creatingAFileDoesNotFollowALink() throws {
        let target = temporary.folder + "/elsewhere.db"
        let link = temporary.folder + "/link.db"
        symlink(target, link)
        #expect(throws: StoreError.self) { try ThingStore(path: link) }
        #expect(!FileManager.default.fileExists(atPath: target))
        // One that leads to a store is the person's own.
        try FileManager.default.copyItem(atPath: path, toPath: target)
        #expect(try ThingStore(path: link).count == 200)
    }
}
