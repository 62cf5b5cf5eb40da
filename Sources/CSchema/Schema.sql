-- The tables of a store. `PRAGMA user_version` is their version.
--
-- Instants are milliseconds since 1970, and days are days since 1970-01-01.

-- An acronym with one meaning. `key` is the short in capitals, which look-ups compare. A removed thing keeps its
-- reviews, which are history, and can come back by undo. No number of a row is used twice, since undo and a sync
-- note which rows were added. Lapses up to the instant `pardoned` do not count, so that a leech is asked again.
-- `origin` is the text of a `ThingOrigin`: how the thing came into the store.
CREATE TABLE thing (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid BLOB NOT NULL CHECK (length(uuid) = 16),
    key TEXT NOT NULL CHECK (key <> ''),
    short TEXT NOT NULL CHECK (short <> ''),
    long TEXT NOT NULL CHECK (long <> ''),
    note TEXT NOT NULL DEFAULT '',
    source TEXT NOT NULL DEFAULT '',
    added INTEGER NOT NULL,
    suspended INTEGER,
    removed INTEGER,
    pardoned INTEGER,
    origin TEXT NOT NULL DEFAULT 'list'
) STRICT;

CREATE TABLE tag (
    thing INTEGER NOT NULL REFERENCES thing (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    PRIMARY KEY (thing, name)
) STRICT, WITHOUT ROWID;

-- An answered question. `placed` orders the answers of a thing in a direction: the instant, or that of the answer
-- before it if the clock was set back. `elapsed` is the number of study days since the scheduled answer before it, 0
-- for the first: a cache.
CREATE TABLE review (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid BLOB NOT NULL CHECK (length(uuid) = 16),
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

-- The result of the reviews: a cache. `phase` is 0 learning, 1 review, 2 relearning.
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

-- The things that were looked up to be learned: asked first in the next quiz.
CREATE TABLE wanted (
    thing INTEGER PRIMARY KEY REFERENCES thing (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT;

-- The things that were looked up before they were asked. A quiz does not show them first. Each device has its own.
CREATE TABLE met (thing INTEGER PRIMARY KEY REFERENCES thing (id) ON DELETE CASCADE) STRICT;

-- Numbers that are new after each change of the things, of the answers or of the settings, so that another process sees
-- what was changed.
CREATE TABLE revision (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    things INTEGER NOT NULL,
    answers INTEGER NOT NULL,
    settings INTEGER NOT NULL
) STRICT;
INSERT INTO revision (id, things, answers, settings) VALUES (1, 0, 0, 0);

CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- A change that was made here: undo takes back the newest, redo makes the oldest again that is `undone`. `thing` is the
-- identifier of the one that it was about, or null; the rows are those of the first and the last thing and review
-- that it added.
CREATE TABLE change (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    thing BLOB,
    first_thing INTEGER,
    last_thing INTEGER,
    first_review INTEGER,
    last_review INTEGER
) STRICT;
-- The values that a change wrote: `name` is a column of the thing that `key` identifies, a tag behind `#`, or `setting`,
-- whose name is the key.
CREATE TABLE change_write (
    change INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
    key BLOB NOT NULL,
    name TEXT NOT NULL,
    old ANY,
    new ANY,
    PRIMARY KEY (change, key, name)
) STRICT, WITHOUT ROWID;
-- The things and reviews that undo took away, kept for redo until something else is changed. `id` is the row they had,
-- `tags` a JSON array, and a review's `thing` an identifier.
CREATE TABLE undone_thing (
    change INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    uuid BLOB NOT NULL,
    key TEXT NOT NULL,
    short TEXT NOT NULL,
    long TEXT NOT NULL,
    note TEXT NOT NULL,
    source TEXT NOT NULL,
    added INTEGER NOT NULL,
    suspended INTEGER,
    tags TEXT NOT NULL,
    origin TEXT NOT NULL DEFAULT 'list',
    PRIMARY KEY (change, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE undone_review (
    change INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    uuid BLOB NOT NULL,
    thing BLOB NOT NULL,
    direction INTEGER NOT NULL,
    asked TEXT NOT NULL,
    typed TEXT NOT NULL,
    seconds REAL NOT NULL,
    time_limit REAL NOT NULL,
    verdict INTEGER NOT NULL,
    grade INTEGER NOT NULL,
    scheduled INTEGER NOT NULL,
    at INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    day INTEGER NOT NULL,
    placed INTEGER NOT NULL,
    elapsed INTEGER NOT NULL,
    PRIMARY KEY (change, id)
) STRICT, WITHOUT ROWID;

-- The heaviest words of a text where a meaning was met: `disc:3 music:2`. `thing` is an identifier, and `change` the
-- change that remembered the text, or null. A text whose change is undone does not count. Exports and syncs have it only
-- if the setting `contexts` is `shared`; `sent` says whether other devices have it.
CREATE TABLE context (
    id INTEGER PRIMARY KEY,
    thing BLOB NOT NULL,
    change INTEGER,
    at INTEGER NOT NULL,
    words TEXT NOT NULL,
    sent INTEGER NOT NULL DEFAULT 0
) STRICT;

-- The one row of a store that takes part in a sync. `device` is its name among the others; `clock` its last stamp;
-- `things` and `reviews` are the greatest rows that others know; `number` and `hash` its last event, of which
-- `outbox` bytes are not yet sent; `remote` and `seen` are the carrier's own notes.
CREATE TABLE sync (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    device TEXT NOT NULL,
    clock INTEGER NOT NULL,
    things INTEGER NOT NULL,
    reviews INTEGER NOT NULL,
    number INTEGER NOT NULL,
    hash INTEGER NOT NULL,
    outbox INTEGER NOT NULL,
    remote TEXT NOT NULL,
    seen TEXT NOT NULL
) STRICT;
-- What was changed since the last events were made, and when.
CREATE TABLE sync_touched (
    key BLOB NOT NULL,
    name TEXT NOT NULL,
    stamp INTEGER NOT NULL,
    PRIMARY KEY (key, name)
) STRICT, WITHOUT ROWID;
-- When a field was written last, and where. One that is as it was when its thing was added has no row.
CREATE TABLE sync_register (
    key BLOB NOT NULL,
    name TEXT NOT NULL,
    stamp INTEGER NOT NULL,
    device TEXT NOT NULL,
    PRIMARY KEY (key, name)
) STRICT, WITHOUT ROWID;
-- A thing that was added on two devices goes by the smaller identifier.
CREATE TABLE sync_same (
    other BLOB PRIMARY KEY,
    thing BLOB NOT NULL
) STRICT, WITHOUT ROWID;
-- How far the events of each device were applied.
CREATE TABLE sync_device (
    device TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    hash INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- Events that cannot be applied yet: of the thing that `awaits` identifies, or of a newer til if it is null.
CREATE TABLE sync_later (
    device TEXT NOT NULL,
    number INTEGER NOT NULL,
    event TEXT NOT NULL,
    awaits BLOB,
    PRIMARY KEY (device, number)
) STRICT, WITHOUT ROWID;
-- The outcomes of the last syncs.
CREATE TABLE sync_done (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    sent INTEGER NOT NULL,
    received INTEGER NOT NULL,
    united INTEGER NOT NULL,
    remark TEXT NOT NULL
) STRICT;

-- Not unique: two devices may add the same thing, until a sync makes one of them.
CREATE INDEX thing_meaning ON thing (key, long, short) WHERE removed IS NULL;
CREATE UNIQUE INDEX thing_uuid ON thing (uuid);
-- The lists of things, for the order of new things.
CREATE INDEX thing_origin ON thing (origin, added) WHERE removed IS NULL;
CREATE INDEX thing_suspended ON thing (suspended) WHERE suspended NOTNULL;
CREATE INDEX tag_name ON tag (name, thing);
CREATE UNIQUE INDEX review_uuid ON review (uuid);
CREATE INDEX review_thing ON review (thing, direction, placed);
-- The totals of study days, without a look at the rows.
CREATE INDEX review_practice ON review (day, verdict, grade, scheduled, elapsed, seconds);
-- The wrong answers, for the things that a person confuses.
CREATE INDEX review_wrong ON review (thing, direction, typed) WHERE verdict IN (2, 3) AND typed <> '';
-- What is due, without a look at the rows.
CREATE INDEX memory_day ON memory (day, interval, due, last, lapses);
CREATE INDEX change_thing ON change (thing) WHERE thing NOTNULL;
CREATE INDEX change_undone ON change (id) WHERE undone;
CREATE INDEX change_write_key ON change_write (key);
CREATE INDEX context_thing ON context (thing);
CREATE INDEX sync_later_awaits ON sync_later (awaits) WHERE awaits NOTNULL;
CREATE INDEX sync_same_thing ON sync_same (thing);
