import Foundation
import GRDB
import TILArchive

/// A writer of packages: a note for each thing, with a card for each direction, its answers and its schedule.
///
/// Things are collected first, and the whole package is written at the end. It contains a collection of version 11,
/// which every Anki reads. Source: Anki's sources, `rslib/src/storage/schema11.sql` and
/// `rslib/src/storage/card/data.rs`.
struct AnkiPackageWriter: InterchangeWriter {
    private let options: ExportOptions
    private let layout: AnkiLayout
    private var notes: [Note] = []

    /// A thing with its answers.
    private struct Note {
        let thing: Thing
        let reviews: [Review]
        /// The position among the new cards.
        let position: Int64
    }

    /// The maximum time, in milliseconds, by which a number may be after the export: half of Anki's limit.
    private static let farthestAhead: Int64 = 43_200_000

    init(_ options: ExportOptions) {
        self.options = options
        layout = AnkiLayout(options: options)
    }

    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
        notes.append(Note(thing: thing, reviews: reviews, position: Int64(notes.count + 1)))
    }

    mutating func finish(into output: inout [UInt8]) throws {
        do {
            let queue = try DatabaseQueue()
            try queue.inDatabase { db in try db.execute(sql: "PRAGMA temp_store = MEMORY") }
            try queue.write { db in try write(db) }
            var archive = ZipWriter()
            try archive.add("collection.anki21", AnkiDatabase.bytes(of: queue), to: &output)
            // The package has no sounds or pictures.
            try archive.add("media", Array("{}".utf8), to: &output)
            archive.finish(&output)
        } catch {
            throw InterchangeError.beyondLimit(
                "the package",
                "It would be too large for a package. Export fewer things.")
        }
    }

    /// Returns the requested number, or the number after the last one if the requested number is not larger.
    ///
    /// Numbers are instants, and Anki rejects a package with a number that is more than a day in the future.
    private func free(_ requested: Int64, after last: inout Int64) -> Int64 {
        let latest = options.instant.map { instant in instant.milliseconds + Self.farthestAhead } ?? .max / 2
        last = max(min(requested, latest), last + 1)
        return last
    }

    private func write(_ db: Database) throws {
        try db.execute(sql: Self.tables)
        let noteRows = Insertion(into: "notes", db)
        let cardRows = Insertion(into: "cards", db)
        var lastNote: Int64 = 0
        var lastCard: Int64 = 0
        var entries: [Entry] = []
        let sorted = notes.sorted { left, right in
            (left.thing.dateAdded, left.position) < (right.thing.dateAdded, right.position)
        }
        for note in sorted {
            let number = free(note.thing.dateAdded.milliseconds, after: &lastNote)
            try add(note.thing, number: number, to: noteRows)
            for direction in Direction.allCases {
                let card = Card(number: free(number, after: &lastCard), note: number, direction: direction)
                let answers = note.reviews.filter { review in review.direction == direction }
                let memory = add(answers, of: card.number, to: &entries)
                try add(card, of: note, memory, to: cardRows)
            }
        }
        try add(entries, to: Insertion(into: "revlog", db))
        try addCollection(to: db)
        try db.execute(sql: Self.indexes)
    }

    private func addCollection(to db: Database) throws {
        let exported = options.instant?.milliseconds ?? 0
        try db.insert(
            into: "col",
            [
                "id": 1, "crt": layout.began, "mod": exported, "scm": exported, "ver": 11, "dty": 0, "usn": 0, "ls": 0,
                "conf": layout.config(nextPosition: Int64(notes.count + 1)), "models": layout.noteTypes,
                "decks": layout.decks(), "dconf": layout.presets(), "tags": "{}",
            ])
    }

    /// Returns the time at which a thing was changed, in seconds since 1970.
    private func changed(_ thing: Thing) -> Int64 { (options.instant ?? thing.dateAdded).milliseconds / 1_000 }

    private func add(_ thing: Thing, number: Int64, to rows: Insertion) throws {
        let fields = [thing.short, thing.long, thing.note, thing.source].map(HTMLText.escaped)
        let tags = thing.tags.map(AnkiText.Writer.tag).joined(separator: " ")
        try rows.add([
            "id": number, "guid": IdentifierText.text(of: thing.id), "mid": AnkiLayout.noteType,
            "mod": changed(thing), "usn": -1, "tags": tags.isEmpty ? "" : " \(tags) ",
            "flds": fields.joined(separator: "\u{1F}"), "sfld": fields[0], "csum": 0, "flags": 0, "data": "",
        ])
    }

    /// A card of a note.
    private struct Card {
        let number: Int64
        let note: Int64
        let direction: Direction
    }

    private func add(_ card: Card, of note: Note, _ memory: Memory?, to rows: Insertion) throws {
        let thing = note.thing
        let state = AnkiCardState(memory, options.scheduling, position: note.position, layout)
        let suspended = thing.dateSuspended.map { date in date.milliseconds / 1_000 }
        try rows.add([
            "id": card.number, "nid": card.note, "did": AnkiLayout.deck,
            "ord": card.direction == .meaning ? 0 : 1, "mod": suspended ?? changed(thing), "usn": -1,
            "type": state.kind, "queue": thing.isSuspended ? AnkiCardState.suspended : state.queue,
            "due": state.due, "ivl": memory?.interval ?? 0, "factor": state.ease,
            "reps": memory?.reviews ?? 0, "lapses": memory?.lapses ?? 0, "left": state.stepsLeft, "odue": 0,
            "odid": 0, "flags": 0, "data": state.data,
        ])
    }

    /// An answer as an entry of the history.
    private struct Entry {
        let at, card, ease, interval, lastInterval, factor, time, kind: Int64
    }

    /// Adds the answers to a card to the history.
    /// - Returns: the memory after the answers.
    private func add(_ reviews: [Review], of card: Int64, to entries: inout [Entry]) -> Memory? {
        let scheduler = Scheduler(options.scheduling)
        var memory: Memory?
        for review in reviews {
            let after = scheduler.memory(after: review, from: memory)
            // In Anki, the filtered kind with a factor of 0 marks an answer that has no effect on the schedule.
            entries.append(
                Entry(
                    at: review.date.milliseconds, card: card, ease: Int64(review.grade.rawValue),
                    interval: AnkiCardState.interval(after), lastInterval: AnkiCardState.interval(memory),
                    factor: review.isScheduled ? AnkiCardState.factor(after) : 0,
                    time: Int64((min(review.seconds, 2_000_000) * 1_000).rounded()),
                    kind: review.isScheduled ? AnkiCardState.kindOfEntry(memory) : 3))
            memory = after
        }
        return memory
    }

    private func add(_ entries: [Entry], to rows: Insertion) throws {
        var last: Int64 = 0
        for entry in entries.sorted(by: { left, right in left.at < right.at }) {
            try rows.add([
                "id": free(entry.at, after: &last), "cid": entry.card, "usn": -1, "ease": entry.ease,
                "ivl": entry.interval, "lastIvl": entry.lastInterval, "factor": entry.factor, "time": entry.time,
                "type": entry.kind,
            ])
        }
    }

    private static let tables = """
        CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
            ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
            models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
        CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
            usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
            flags integer NOT NULL, data text NOT NULL);
        CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
            mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL,
            due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL,
            lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL,
            flags integer NOT NULL, data text NOT NULL);
        CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
            ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
            type integer NOT NULL);
        CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
        """

    private static let indexes = """
        CREATE INDEX ix_notes_usn ON notes (usn); CREATE INDEX ix_cards_usn ON cards (usn);
        CREATE INDEX ix_revlog_usn ON revlog (usn); CREATE INDEX ix_cards_nid ON cards (nid);
        CREATE INDEX ix_cards_sched ON cards (did, queue, due); CREATE INDEX ix_revlog_cid ON revlog (cid);
        CREATE INDEX ix_notes_csum ON notes (csum);
        """
}
