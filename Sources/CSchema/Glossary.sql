-- The tables of a glossary, a list by other people that is only read. `PRAGMA user_version` is their version.
--
-- A glossary is one file without a log. An update writes a new file, which replaces the old one.

-- The one row about the glossary. `origin` is a `GlossaryOrigin` as JSON, and `updated` the instant of the last update
-- in milliseconds since 1970.
CREATE TABLE about (
    origin TEXT NOT NULL,
    updated INTEGER NOT NULL,
    entries INTEGER NOT NULL
) STRICT;

-- An acronym with one meaning. `key` is the text that look-ups compare, or null if it is the acronym itself. `note` and
-- `tags` are null if they are empty. The upper bits of `id` are the number of the file.
CREATE TABLE entry (
    id INTEGER PRIMARY KEY,
    short TEXT NOT NULL,
    long TEXT NOT NULL,
    key TEXT,
    note TEXT,
    tags TEXT
) STRICT;

-- A file of the glossary. `stamp` changes whenever the file does, and `next` is the ID of its next entry.
CREATE TABLE file (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    stamp TEXT NOT NULL,
    next INTEGER NOT NULL
) STRICT;

CREATE INDEX entry_key ON entry (coalesce(key, short));
