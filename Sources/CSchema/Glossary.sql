-- What a glossary has in addition to the tables `thing`, `tag` and `revision` of a store. A glossary is a list by other
-- people that is only read. `PRAGMA user_version` is the version of all its tables.
--
-- A glossary is one file without a log. An update writes a new file, which replaces the old one. Its things have no
-- instants, and their identifiers end with the number of the row, so that finding one needs no index.

-- The one row about the glossary. `origin` is a `GlossaryOrigin` as JSON, and `updated` the instant of the last update
-- in milliseconds since 1970. An update also reads this table of a glossary of til 0.3.0.
CREATE TABLE about (
    origin TEXT NOT NULL,
    updated INTEGER NOT NULL,
    entries INTEGER NOT NULL
) STRICT;

-- The files of the glossary, in their order. `stamp` changes whenever the file does, and `is_read` is 0 for a file that
-- was skipped, because it could not be read.
CREATE TABLE file (
    name TEXT NOT NULL,
    stamp TEXT NOT NULL,
    is_read INTEGER NOT NULL
) STRICT;

-- It takes less space than the indexes of a store.
CREATE INDEX thing_key ON thing (key) WHERE removed IS NULL;
