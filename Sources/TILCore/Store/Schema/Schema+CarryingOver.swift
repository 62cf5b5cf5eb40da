import Foundation
import GRDB
import TILText

/// The migration from the tables of til 0.3.0 to the present tables.
extension Schema {
    /// The version of the tables of til 0.3.0.
    static let carriedVersion = 7

    /// Adds the origins of things, the numbers of changes and the contexts, within the caller's transaction.
    static func migrate(_ db: Database, decks: ShippedDecks) throws {
        let isRecorded = try SyncTriggers.exist(db)
        if isRecorded { try SyncTriggers.drop(db) }
        for table in ["thing", "undone_thing"] {
            try db.execute(sql: "ALTER TABLE \(table) ADD COLUMN origin TEXT NOT NULL DEFAULT 'list'")
        }
        try db.execute(
            sql: """
                CREATE INDEX thing_origin ON thing (origin, added) WHERE removed IS NULL;
                DROP INDEX IF EXISTS review_day;
                CREATE INDEX review_practice ON review (day, verdict, grade, scheduled, elapsed, seconds);
                CREATE INDEX review_wrong ON review (thing, direction, typed) WHERE verdict IN (2, 3) AND typed <> '';
                \(table("revision"));
                \(table("context"));
                CREATE INDEX context_thing ON context (thing);
                INSERT INTO revision (id, things, answers, settings) VALUES (1, 0, 0, 0);
                """)
        for table in ["thing", "undone_thing"] { try markDecks(decks.read(), in: table, db) }
        try markOwn(db)
        if isRecorded {
            try SyncTriggers.make(db)
            try exchangeOrigins(db)
        }
    }

    /// Marks the things that a deck has. Things that were added together are probably from the same deck, so that the
    /// deck that has most of them comes first.
    private static func markDecks(_ decks: [ShippedDecks.Deck], in table: String, _ db: Database) throws {
        let things = try deckThings(in: table, decks, db)
        // The number of things of a deck that were added at a moment.
        var counts: [DeckMoment: Int] = [:]
        for thing in things {
            for deck in Set(thing.decks) { counts[DeckMoment(deck: deck, added: thing.added), default: 0] += 1 }
        }
        for thing in things {
            var best = 0
            var most = 0
            // If two decks have equally many, the first of them wins.
            for deck in thing.decks {
                let count = counts[DeckMoment(deck: deck, added: thing.added)] ?? 0
                if count > most {
                    best = deck
                    most = count
                }
            }
            let origin = ThingOrigin(.deck, name: decks[best].name)
            try db.run("UPDATE \(table) SET origin = ? WHERE uuid = ?", [origin.text, thing.uuid])
        }
    }

    /// A thing that at least one deck has.
    private struct DeckThing {
        let uuid: Data
        let added: Int64
        /// The indexes of the decks, in ascending order.
        let decks: [Int]
    }

    /// A deck and the instant of an addition.
    private struct DeckMoment: Hashable {
        let deck: Int
        let added: Int64
    }

    /// Returns the things of a table that a deck has, too.
    private static func deckThings(
        in table: String, _ decks: [ShippedDecks.Deck], _ db: Database
    ) throws -> [DeckThing] {
        var holders: [String: [Int]] = [:]
        for (index, deck) in decks.enumerated() {
            for entry in deck.entries {
                holders[RepeatKey.ofMeaning(entry.short, entry.long), default: []].append(index)
            }
        }
        if holders.isEmpty { return [] }
        var things: [DeckThing] = []
        let rows = try db.cursor("SELECT uuid, added, short, long FROM \(table)")
        while let row = try rows.next() {
            guard let decks = holders[RepeatKey.ofMeaning(row.text("short"), row.text("long"))] else { continue }
            things.append(DeckThing(uuid: row.bytes("uuid"), added: row.integer("added"), decks: decks))
        }
        return things
    }

    /// Marks the things that the log of changes shows to be written by hand or captured from a document.
    private static func markOwn(_ db: Database) throws {
        let hand = ThingOrigin.hand.text
        try db.run("UPDATE thing SET origin = ? WHERE uuid IN (SELECT thing FROM change WHERE kind = 'add')", [hand])
        try db.run(
            "UPDATE undone_thing SET origin = ? WHERE change IN (SELECT id FROM change WHERE kind = 'add')", [hand])
        try markCaptured("thing", where: "thing.id BETWEEN change.first_thing AND change.last_thing", db)
        try markCaptured("undone_thing", where: "undone_thing.change = change.id", db)
    }

    /// Marks the things of a table that were added together from a document.
    /// - Parameter condition: the SQL condition on a thing and the change that added it.
    private static func markCaptured(_ table: String, where condition: String, _ db: Database) throws {
        let things = try db.rows(
            """
            SELECT uuid, source FROM \(table) WHERE EXISTS (
                SELECT 1 FROM change WHERE kind = 'additions' AND \(condition))
            """
        ) { row in (uuid: row.bytes("uuid"), source: row.text("source")) }
        for thing in things {
            let origin = ThingOrigin(.capture, name: document(ofSource: thing.source))
            try db.run("UPDATE \(table) SET origin = ? WHERE uuid = ?", [origin.text, thing.uuid])
        }
    }

    /// Returns the document in a source such as `paper.md line 12`.
    private static func document(ofSource source: String) -> String {
        guard let range = source.range(of: " line ", options: .backwards) else { return source }
        return String(source[..<range.lowerBound])
    }

    /// Sends the origins to the other devices with the next sync, and reads the logs of the other devices again, since
    /// til 0.3.0 skipped the origins in them.
    private static func exchangeOrigins(_ db: Database) throws {
        try db.run(
            """
            INSERT OR IGNORE INTO sync_touched (key, name, stamp)
            SELECT uuid, '\(SyncField.origin)', (SELECT clock FROM sync) FROM thing
            WHERE origin <> ? AND id <= (SELECT things FROM sync)
            """, [ThingOrigin.unnamedList.text])
        try db.run("DELETE FROM sync_device")
        guard let state = try SyncState.read(db), !state.seen.isEmpty else { return }
        var renewed = state
        // The first line stands for all files. The marks of this device's own files are kept.
        renewed.seen = "?\n"
        for line in state.seen.split(separator: "\n") where line.contains("log/\(state.device)/") {
            renewed.seen += line + "\n"
        }
        try renewed.write(db)
    }
}
