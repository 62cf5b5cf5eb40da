import GRDB

/// The store's tables, as the steps that make them.
///
/// A step that has landed is never edited: a change of the tables is a new step at the end. `PRAGMA user_version` is the
/// number of steps that a file has been through, so that opening an up-to-date store costs one read of its header.
enum Schema {
    /// A change of the tables.
    typealias Step = @Sendable (Database) throws -> Void

    /// The steps, oldest first.
    static let steps: [Step] = [firstTables, identities, openKinds, sourceAndSuspension, sync, waiting]

    /// `til` in ASCII and a 1: what SQLite's `application_id` is set to, so that a foreign database is told apart.
    static let applicationID = 0x74_69_6C_31

    /// What a database is that has another program's mark, or tables and no mark.
    static let foreign = "it is a database of another program"

    @Sendable private static func firstTables(_ db: Database) throws {
        try db.execute(
            sql: """
                -- One acronym with one meaning. `key` is the short in capitals, which lookups compare; `asked` has bit 0
                -- set once it was asked for its meaning, bit 1 once asked for its acronym. A removed thing keeps its
                -- reviews, which are history, and can come back by undo.
                CREATE TABLE thing (
                    id INTEGER PRIMARY KEY,
                    uuid BLOB NOT NULL CHECK (length(uuid) = 16),
                    key TEXT NOT NULL CHECK (key <> ''),
                    short TEXT NOT NULL CHECK (short <> ''),
                    long TEXT NOT NULL CHECK (long <> ''),
                    note TEXT NOT NULL DEFAULT '',
                    added INTEGER NOT NULL,
                    removed INTEGER,
                    asked INTEGER NOT NULL DEFAULT 0 CHECK (asked BETWEEN 0 AND 3)
                ) STRICT;
                -- Not declared unique, so that a large import can build it once and then look for repeats in it; every
                -- writer looks first, within its transaction, and `til check` proves that none is there twice.
                CREATE INDEX thing_meaning ON thing (key, long, short) WHERE removed IS NULL;
                CREATE UNIQUE INDEX thing_uuid ON thing (uuid);
                CREATE INDEX thing_unasked ON thing (asked) WHERE asked < 3 AND removed IS NULL;

                CREATE TABLE tag (
                    thing INTEGER NOT NULL REFERENCES thing (id) ON DELETE CASCADE,
                    name TEXT NOT NULL CHECK (name <> ''),
                    PRIMARY KEY (thing, name)
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX tag_name ON tag (name, thing);

                -- One answered question. Instants are milliseconds since 1970, days are days since 1970-01-01.
                -- `placed` orders the answers of a thing in a direction: the instant, or that of an answer given before
                -- with a clock that was ahead. `elapsed` is the study days since the scheduled answer before it, 0 for
                -- the first: a cache.
                CREATE TABLE review (
                    id INTEGER PRIMARY KEY,
                    thing INTEGER NOT NULL REFERENCES thing (id) ON DELETE CASCADE,
                    direction INTEGER NOT NULL CHECK (direction IN (0, 1)),
                    asked TEXT NOT NULL,
                    typed TEXT NOT NULL,
                    seconds REAL NOT NULL,
                    time_limit REAL NOT NULL,
                    verdict INTEGER NOT NULL CHECK (verdict BETWEEN 0 AND 4),
                    grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 4),
                    scheduled INTEGER NOT NULL CHECK (scheduled IN (0, 1)),
                    at INTEGER NOT NULL,
                    utc_offset INTEGER NOT NULL,
                    day INTEGER NOT NULL,
                    placed INTEGER NOT NULL,
                    elapsed INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX review_thing ON review (thing, direction, placed);
                CREATE INDEX review_day ON review (day);

                -- A cache of what the reviews amount to. `phase` is 0 learning, 1 review, 2 relearning.
                CREATE TABLE memory (
                    thing INTEGER NOT NULL REFERENCES thing (id) ON DELETE CASCADE,
                    direction INTEGER NOT NULL CHECK (direction IN (0, 1)),
                    stability REAL NOT NULL,
                    difficulty REAL NOT NULL,
                    phase INTEGER NOT NULL CHECK (phase BETWEEN 0 AND 2),
                    step INTEGER NOT NULL,
                    last INTEGER NOT NULL,
                    due INTEGER NOT NULL,
                    day INTEGER NOT NULL,
                    interval INTEGER NOT NULL,
                    reviews INTEGER NOT NULL,
                    lapses INTEGER NOT NULL,
                    PRIMARY KEY (thing, direction)
                ) STRICT, WITHOUT ROWID;
                -- The first finds the most overdue of each interval, the second counts what is due, the third what is
                -- how stable, and the fourth finds leeches and what is hardest.
                CREATE INDEX memory_due ON memory (direction, interval, day, due, lapses);
                CREATE INDEX memory_day ON memory (day, interval, due, lapses);
                CREATE INDEX memory_stability ON memory (stability);
                CREATE INDEX memory_lapses ON memory (lapses, difficulty);

                -- What was looked up to be learned: asked first in the next quiz.
                CREATE TABLE wanted (
                    thing INTEGER PRIMARY KEY REFERENCES thing (id) ON DELETE CASCADE,
                    at INTEGER NOT NULL
                ) STRICT;

                -- Each study day's sums: a cache of the reviews, kept by triggers. `recalls` are the scheduled answers
                -- a study day or more after the one before, `recalled` those of them that were remembered.
                CREATE TABLE practice (
                    day INTEGER PRIMARY KEY,
                    answers INTEGER NOT NULL DEFAULT 0,
                    correct INTEGER NOT NULL DEFAULT 0,
                    close INTEGER NOT NULL DEFAULT 0,
                    wrong INTEGER NOT NULL DEFAULT 0,
                    timed_out INTEGER NOT NULL DEFAULT 0,
                    given_up INTEGER NOT NULL DEFAULT 0,
                    seconds REAL NOT NULL DEFAULT 0,
                    recalls INTEGER NOT NULL DEFAULT 0,
                    recalled INTEGER NOT NULL DEFAULT 0
                ) STRICT;

                -- What undo takes back, newest first. `last` is the last thing of an import, `review` and `last_review`
                -- are the review of an answer or the first and last of an import; `before` is JSON.
                CREATE TABLE change (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    at INTEGER NOT NULL,
                    kind TEXT NOT NULL CHECK (kind IN ('add', 'edit', 'remove', 'import', 'answer')),
                    thing INTEGER NOT NULL,
                    last INTEGER,
                    review INTEGER,
                    last_review INTEGER,
                    before TEXT
                ) STRICT;

                CREATE TABLE setting (
                    name TEXT PRIMARY KEY,
                    value TEXT NOT NULL
                ) STRICT, WITHOUT ROWID;

                -- Sums that would otherwise need a walk over a whole table.
                CREATE TABLE tally (
                    name TEXT PRIMARY KEY,
                    value INTEGER NOT NULL
                ) STRICT, WITHOUT ROWID;
                INSERT INTO tally VALUES ('things', 0);
                """)
        try db.execute(sql: countingTriggers)
        try db.execute(sql: practiceTrigger(after: "INSERT", row: "new", sign: "+"))
        try db.execute(sql: practiceTrigger(after: "DELETE", row: "old", sign: "-"))
        try db.execute(sql: recallTrigger)
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    }
}
