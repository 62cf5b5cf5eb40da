import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Stores of every earlier til, and of a later one: a step changes the tables and loses nothing, or changes nothing at all.
@Suite struct MigrationTests {
    let folder: TemporaryStore
    var path: String { folder.folder + "/old.db" }

    init() throws { folder = try TemporaryStore() }

    /// What every version since the first can hold: a thing, a tag, a review and its memory, a setting.
    static let content = """
        INSERT INTO thing (uuid, key, short, long, note, added)
            VALUES (x'0199A1B2C3D47E5F8A9B0C1D2E3F4A5B', 'FTW', 'FTW', 'For the Win', 'a note', 1795248000000);
        INSERT INTO tag (thing, name) VALUES (1, 'web');
        INSERT INTO review (thing, direction, asked, typed, seconds, time_limit, verdict, grade, scheduled, at,
                            utc_offset, day, placed, elapsed)
            VALUES (1, 0, 'FTW', 'x', 2, 15, 2, 1, 1, 1795248000000, 0, 20778, 1795248000000, 0);
        INSERT INTO setting (name, value) VALUES ('seconds', '20');
        """

    /// Makes a store as the til did that knew so many steps.
    private func makeStore(version: Int) throws {
        _ = try ThingStore(path: path, steps: Array(Schema.steps.prefix(1)))
        try SQLiteScript.run(Self.content, on: path)
        _ = try ThingStore(path: path, steps: Array(Schema.steps.prefix(version)))
        #expect(try SQLiteScript.run("PRAGMA user_version", on: path) == ["\(version)"])
    }

    private func expectContent(_ path: String) throws {
        let store = try ThingStore(path: path)
        try store.repair()
        #expect(try store.check().isClean)
        let thing = try #require(try store.things().first)
        #expect(thing.short == "FTW" && thing.long == "For the Win" && thing.note == "a note" && thing.tags == ["web"])
        #expect(try store.practice().first?.answers == 1)
        #expect(try store.settings().seconds == 20)
    }

    @Test(arguments: 1...Schema.steps.count) func anEarlierStoreIsBroughtUpToDate(version: Int) throws {
        try makeStore(version: version)
        try expectContent(path)
        #expect(try SQLiteScript.run("PRAGMA user_version", on: path) == ["\(Schema.steps.count)"])
        let kept = Backups(of: path).all.filter { $0.reason == .migration }
        // One of the first til's, unless it is one itself, and one of this.
        #expect(kept.count == (version > 1 ? 1 : 0) + (version < Schema.steps.count ? 1 : 0))
        for backup in kept { try expectContent(backup.path) }
    }

    @Test(arguments: 1...Schema.steps.count) func aLaterStepKeepsABackupFirst(version: Int) throws {
        try makeStore(version: version)
        let later = Schema.steps + [{ try $0.execute(sql: "ALTER TABLE thing ADD COLUMN later TEXT") }]
        _ = try ThingStore(path: path, steps: later)
        #expect(try SQLiteScript.run("SELECT count(later) + count(*) FROM thing", on: path) == ["1"])
        let backup = try #require(Backups(of: path).newest)
        #expect(backup.reason == .migration)
        try expectContent(backup.path)
        // This til then says that the store is of a newer one, and leaves it.
        let error = StoreError.newerSchema(path: path, version: Schema.steps.count + 1, known: Schema.steps.count)
        #expect(throws: error) { try ThingStore(path: path) }
    }

    @Test(arguments: 1...Schema.steps.count) func aStepThatFailsChangesNothing(version: Int) throws {
        try makeStore(version: version)
        let failing =
            Schema.steps + [
                { try $0.execute(sql: "DELETE FROM tag; DROP TABLE review; CREATE TABLE thing (id)") }
            ]
        #expect(throws: StoreError.self) { try ThingStore(path: path, steps: failing) }
        #expect(try SQLiteScript.run("PRAGMA user_version", on: path) == ["\(version)"])
        try expectContent(path)
    }
}
