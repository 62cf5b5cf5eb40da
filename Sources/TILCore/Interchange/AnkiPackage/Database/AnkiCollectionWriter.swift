import Foundation

/// Makes a collection of Anki, of version 11, which every Anki reads: notes, cards and the history of their answers.
///
/// Source: Anki's sources, `rslib/src/storage/schema11.sql` and `rslib/src/storage/card/data.rs`.
final class AnkiCollectionWriter {
    private let database: PackageDatabase
    private let options: ExportOptions
    private let layout: AnkiLayout
    private let note: PackageStatement
    private let card: PackageStatement
    private let entry: PackageStatement
    private var noteNumbers: FreeNumbers
    private var cardNumbers: FreeNumbers
    private var entryNumbers: FreeNumbers
    private var position: Int64 = 0

    /// How far a number may be ahead of the export, in milliseconds: half of what Anki allows.
    private static let farthestAhead: Int64 = 43_200_000

    /// Starts a collection.
    init(_ options: ExportOptions) throws {
        self.options = options
        layout = AnkiLayout(options)
        let database = try PackageDatabase()
        self.database = database
        try database.execute(Self.tables + "BEGIN")
        note = try PackageStatement("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')", database)
        card = try PackageStatement(
            "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)", database)
        entry = try PackageStatement("INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)", database)
        // Numbers are instants, and Anki refuses a package with some of a day from now on.
        let numbers = FreeNumbers(upTo: options.instant.map { $0.milliseconds + Self.farthestAhead } ?? .max / 2)
        (noteNumbers, cardNumbers, entryNumbers) = (numbers, numbers, numbers)
    }

    /// Adds a thing with all its answers, in the order in which they were given.
    func add(_ thing: Thing, _ reviews: [Review]) throws {
        position += 1
        let number = noteNumbers.take(thing.added.milliseconds)
        let fields = [thing.short, thing.long, thing.note, thing.source].map(HTMLText.escaped)
        note.bind(number, to: 1)
        note.bind(IdentifierText.text(of: thing.id), to: 2)
        note.bind(AnkiLayout.noteType, to: 3)
        note.bind(changed(thing.added), to: 4)
        let tags = thing.tags.map(AnkiText.Writer.tag).joined(separator: " ")
        note.bind(tags.isEmpty ? "" : " \(tags) ", to: 5)
        note.bind(fields.joined(separator: "\u{1F}"), to: 6)
        note.bind(fields[0], to: 7)
        note.bind(Int64(SHA1.firstWord(of: Array(fields[0].utf8))), to: 8)
        try note.run()
        for direction in Direction.allCases {
            try add(direction, of: thing, note: number, reviews.filter { $0.direction == direction })
        }
    }

    /// Ends the collection, so that its bytes are complete.
    func end() throws {
        let row = try PackageStatement("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')", database)
        row.bind(layout.began, to: 1)
        row.bind(options.instant?.milliseconds ?? 0, to: 2)
        row.bind(options.instant?.milliseconds ?? 0, to: 3)
        row.bind(try layout.config(nextPosition: position + 1), to: 4)
        row.bind(try layout.noteTypes(), to: 5)
        row.bind(try layout.decks(), to: 6)
        row.bind(try layout.presets(), to: 7)
        try row.run()
        try database.execute("COMMIT;" + Self.indexes)
    }

    /// The bytes of the database; they are valid while a closure runs.
    func withBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) throws -> Value {
        try database.withBytes(body)
    }

    private func changed(_ instant: Date) -> Int64 { (options.instant ?? instant).milliseconds / 1_000 }

    private func add(_ direction: Direction, of thing: Thing, note: Int64, _ reviews: [Review]) throws {
        let number = cardNumbers.take(note)
        let scheduler = Scheduler(options.scheduling)
        var memory: Memory?
        for review in reviews {
            let before = memory
            memory = scheduler.memory(after: review, from: before)
            try write(review, of: number, from: before, to: memory)
        }
        let state = AnkiCardState(memory, options.scheduling, position: position, layout)
        card.bind(number, to: 1)
        card.bind(note, to: 2)
        card.bind(AnkiLayout.deck, to: 3)
        card.bind(direction == .meaning ? 0 : 1, to: 4)
        card.bind(thing.suspended.map { $0.milliseconds / 1_000 } ?? changed(thing.added), to: 5)
        card.bind(state.kind, to: 6)
        card.bind(thing.isSuspended ? AnkiCardState.suspended : state.queue, to: 7)
        card.bind(state.due, to: 8)
        card.bind(Int64(memory?.interval ?? 0), to: 9)
        card.bind(state.ease, to: 10)
        card.bind(Int64(memory?.reviews ?? 0), to: 11)
        card.bind(Int64(memory?.lapses ?? 0), to: 12)
        card.bind(state.stepsLeft, to: 13)
        card.bind(state.data, to: 14)
        try card.run()
    }

    private func write(_ review: Review, of card: Int64, from before: Memory?, to after: Memory?) throws {
        entry.bind(entryNumbers.take(review.at.milliseconds), to: 1)
        entry.bind(card, to: 2)
        entry.bind(Int64(review.grade.rawValue), to: 3)
        entry.bind(AnkiCardState.interval(after), to: 4)
        entry.bind(AnkiCardState.interval(before), to: 5)
        // Of an answer that changes nothing, the kind and a factor of 0 say so.
        entry.bind(review.isScheduled ? AnkiCardState.factor(after) : 0, to: 6)
        entry.bind(Int64((min(review.seconds, 2_000_000) * 1_000).rounded()), to: 7)
        entry.bind(review.isScheduled ? AnkiCardState.kindOfEntry(before) : 3, to: 8)
        try entry.run()
    }

    private static let tables = """
        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
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
