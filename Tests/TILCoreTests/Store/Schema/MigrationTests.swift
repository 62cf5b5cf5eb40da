import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Stores of earlier tils: the tables of 0.2.0 are carried over with all they hold, older ones are refused and left alone.
@Suite final class MigrationTests: StoreSuite {
    var path: String { temporary.folder + "/old.db" }

    override init() throws {
        try super.init()
        // A store of 0.2.0 that takes part in a sync, as SQLite's .dump prints it.
        try SQLiteScript.run(
            try String(contentsOf: Checkout.file("Tests/Fixtures/stores/0.2.0.sql"), encoding: .utf8), on: path)
    }

    private func rows(_ table: String, _ columns: String = "*") throws -> [String] {
        let names = try SQLiteScript.run("SELECT name FROM pragma_table_info('\(table)') ORDER BY name", on: path)
        let values = columns == "*" ? names.map { "quote(\($0))" }.joined(separator: ", ") : columns
        return try SQLiteScript.run("SELECT json_array(\(values)) FROM \(table) ORDER BY 1", on: path)
    }

    @Test func theStoreOfTheLastTilIsCarriedOver() throws {
        let tables = Schema.tableNames.subtracting([
            "thing", "change", "change_write", "undone_thing", "undone_review", "met",
        ]).sorted()
        let thing = "quote(uuid), key, short, long, note, source, added, suspended, removed"
        let before = try tables.map { try rows($0) } + [rows("thing", thing)]
        let store = try ThingStore(path: path)
        #expect(try tables.map { try rows($0) } + [rows("thing", thing)] == before)
        #expect(try store.check().isClean)
        #expect(try SQLiteScript.run("PRAGMA user_version", on: path) == ["\(Schema.version)"])
        // A fresh store has the same tables, indexes and, once it takes part in a sync, triggers.
        let fresh = temporary.folder + "/fresh.db"
        try ThingStore(path: fresh).beginSync(
            SyncState(device: "a", last: SyncPosition(number: 0, hash: 0), remote: "b"))
        let parts = "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_master ORDER BY 1"
        #expect(try SQLiteScript.run(parts, on: path) == SQLiteScript.run(parts, on: fresh))
        let kept = Backups(of: path).all
        #expect(kept.map(\.reason) == [.migration])
        #expect(try SQLiteScript.run("PRAGMA user_version", on: kept[0].path) == ["\(Schema.carriedVersion)"])
        #expect(try ThingStore(path: kept[0].path).things() == store.things())
    }

    @Test func whatWasChangedThereIsUndoneHere() throws {
        let store = try ThingStore(path: path)
        let kinds = try store.changes(limit: 99).map(\.kind.rawValue)
        #expect(
            kinds.joined(separator: " ")
                == "add edits edit resume add edit edit edit remove edits suspend import answer answer answer add add add add"
        )
        for kind in kinds { #expect(try store.undo().kind.rawValue == kind) }
        #expect(throws: StoreError.nothingToUndo) { try store.undo() }
        #expect(store.count == 0)
        #expect(try store.check().isClean)
    }

    @Test func noNumberOfARowThatIsGoneIsUsedAgain() throws {
        _ = try ThingStore(path: path).add("zz", "new")
        #expect(try SQLiteScript.run("SELECT max(id) FROM thing", on: path) == ["10"])
    }

    @Test(arguments: 1..<Schema.carriedVersion) func anOlderStoreIsRefusedAndLeftAlone(version: Int) throws {
        try SQLiteScript.run("PRAGMA user_version = \(version)", on: path)
        let before = try bytes(path)
        let error = StoreError.olderSchema(path: path, version: version)
        #expect(throws: error) { try ThingStore(path: path) }
        #expect(error.description.contains("Export it with til 0.2.0"))
        #expect(throws: StoreError.unusableBackup(path: path, reason: "it was made by a til before 0.2.0")) {
            try Backups(of: temporary.path).restore(from: path, at: morning)
        }
        #expect(try bytes(path) == before)
        #expect(Backups(of: path).all.isEmpty)
    }

    @Test func aStoreThatCannotBeCarriedOverIsLeftAsItIs() throws {
        try SQLiteScript.run("DROP TABLE wanted", on: path)
        #expect(throws: StoreError.self) { try ThingStore(path: path) }
        #expect(try SQLiteScript.run("PRAGMA user_version", on: path) == ["\(Schema.carriedVersion)"])
        #expect(try SQLiteScript.run("SELECT count(*) FROM thing", on: path) == ["8"])
    }
}
