import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Stores of earlier tils: the tables of 0.3.0 are carried over with all they hold, older ones are refused and left
/// alone.
@Suite final class MigrationTests: StoreSuite {
    var path: String { temporary.folder + "/old.db" }

    override init() throws {
        try super.init()
        // A store of 0.3.0 that takes part in a sync, as SQLite's .dump prints it.
        try SQLiteScript.run(
            try String(contentsOf: Checkout.file("Tests/Fixtures/stores/0.3.0.sql"), encoding: .utf8), on: path)
    }

    private func rows(_ table: String, _ columns: String = "*") throws -> [String] {
        let names = try SQLiteScript.run("SELECT name FROM pragma_table_info('\(table)') ORDER BY name", on: path)
        let values = columns == "*" ? names.map { "quote(\($0))" }.joined(separator: ", ") : columns
        return try SQLiteScript.run("SELECT json_array(\(values)) FROM \(table) ORDER BY 1", on: path)
    }

    /// The decks of this test: one has most of the things that were imported together, and another one has one of them.
    private let decks = ShippedDecks {
        [
            ShippedDecks.Deck(name: "names", entries: [("DNS", "Domain Name System"), ("LATE", "Not Sent Yet")]),
            ShippedDecks.Deck(
                name: "web",
                entries: [
                    ("API", "application programming interface"), ("CDN", "Content Delivery Network"),
                    ("DNS", "Domain Name System"), ("FTW", "For the Win"),
                ]),
        ]
    }

    @Test func aStoreOfTheLastVersionIsUpdated() throws {
        let tables = Schema.tableNames.subtracting(["thing", "undone_thing", "sync", "sync_touched", "sync_device"])
            .subtracting(Schema.added).sorted()
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
        let parts = """
            SELECT type || ' ' || name || ' ' || replace(replace(coalesce(sql, ''), char(10), ''), ' ', '')
            FROM sqlite_master ORDER BY 1
            """
        #expect(try SQLiteScript.run(parts, on: path) == SQLiteScript.run(parts, on: fresh))
        let kept = Backups(of: path).all
        #expect(kept.map(\.reason) == [.migration])
        #expect(try SQLiteScript.run("PRAGMA user_version", on: kept[0].path) == ["\(Schema.carriedVersion)"])
        #expect(try ThingStore(path: kept[0].path).things() == store.things())
    }

    @Test func originsAreFoundFromTheLogAndTheDecks() throws {
        let store = try ThingStore(path: path, decks: decks)
        let origins = try store.things().map { "\($0.short) \($0.long.prefix(4)): \($0.origin.text)" }
        #expect(
            origins == [
                "API Appl: deck web", "CDN Cont: deck web", "CSS Casc: list", "CSS Coun: hand", "DNS Doma: deck web",
                "ELQ Extr: capture paper.md", "FTW For : hand", "KPI Key : list", "LATER Not : hand",
                "OKR Obje: list", "RSN Real: list", "ZON Zeta: capture paper.md",
            ])
        #expect(try store.redo().thing?.origin == .hand)
    }

    @Test func aRestoredBackupOfTheLastVersionGetsOrigins() throws {
        let store = temporary.folder + "/new.db"
        _ = try Backups(of: store).restore(from: path, at: morning, decks: decks)
        #expect(try ThingStore(path: store).meanings(of: "API").map(\.origin.text) == ["deck web"])
    }

    /// The next sync sends the origins of the things that other devices have, and reads what they have sent again.
    @Test func originsAreSentAfterTheUpdate() throws {
        let store = try ThingStore(path: path, decks: decks)
        #expect(try store.unsentChanges() == 9)
        #expect(try store.syncPositions().isEmpty)
        let state = try #require(try store.syncState())
        let marks = state.seen.split(separator: "\n")
        #expect(marks.first == "?")
        #expect(marks.dropFirst().map { $0.contains(state.device) } == [true])
    }

    @Test func changesOfTheLastVersionCanBeUndone() throws {
        let store = try ThingStore(path: path)
        let kinds = try store.changes(limit: 99).map(\.kind.rawValue)
        #expect(
            kinds.joined(separator: " ")
                == "add settings answer answer answer suspend edit edit additions remove add add add import import")
        for kind in kinds { #expect(try store.undo().kind.rawValue == kind) }
        #expect(throws: StoreError.nothingToUndo) { try store.undo() }
        #expect(try store.things().map(\.short) == ["RSN"])
        #expect(try store.check().isClean)
    }

    /// A til between two versions may have used the number for other tables.
    @Test func aStoreWithAnotherLayoutOfTheSameVersionIsRefusedUnchanged() throws {
        _ = try ThingStore(path: path)
        try SQLiteScript.run("ALTER TABLE wanted ADD COLUMN extra TEXT", on: path)
        let before = try bytes(path)
        let error = StoreError.otherSchema(path: path, table: "wanted")
        #expect(throws: error) { try ThingStore(path: path) }
        #expect(error.description.contains("unreleased til"))
        #expect(throws: StoreError.unusableBackup(path: path, reason: "it was made by an unreleased til")) {
            try Backups(of: temporary.path).restore(from: path, at: morning)
        }
        #expect(try bytes(path) == before)
    }

    @Test func afterTheUpdateADeletedRowsNumberIsNotUsedAgain() throws {
        _ = try ThingStore(path: path).add("zz", "new")
        #expect(try SQLiteScript.run("SELECT max(id) FROM thing", on: path) == ["15"])
    }

    @Test(arguments: 1..<Schema.carriedVersion) func anOlderStoreIsRefusedAndUnchanged(version: Int) throws {
        try SQLiteScript.run("PRAGMA user_version = \(version)", on: path)
        let before = try bytes(path)
        let error = StoreError.olderSchema(path: path, version: version)
        #expect(throws: error) { try ThingStore(path: path) }
        #expect(error.description.contains("Export it with that til"))
        #expect(throws: StoreError.unusableBackup(path: path, reason: "it was made by a til before 0.3.0")) {
            try Backups(of: temporary.path).restore(from: path, at: morning)
        }
        #expect(try bytes(path) == before)
        #expect(Backups(of: path).all.isEmpty)
    }

    @Test func aStoreThatCannotBeUpdatedIsUnchanged() throws {
        try SQLiteScript.run("DROP TABLE wanted", on: path)
        #expect(throws: StoreError.self) { try ThingStore(path: path) }
        #expect(try SQLiteScript.run("PRAGMA user_version", on: path) == ["\(Schema.carriedVersion)"])
        #expect(try SQLiteScript.run("SELECT count(*) FROM thing", on: path) == ["13"])
    }
}
