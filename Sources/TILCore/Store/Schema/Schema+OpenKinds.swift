import GRDB

/// The third step: the table of notes for undo takes any kind of change.
///
/// The first step listed the kinds in a constraint, so that each new one would have needed a table made anew. What a kind
/// means is known to ``Change/Kind`` alone; undo goes no further back than a note of a kind that it does not know.
extension Schema {
    @Sendable static func openKinds(_ db: Database) throws {
        try db.execute(
            sql: """
                ALTER TABLE change RENAME TO listed_change;
                CREATE TABLE change (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    at INTEGER NOT NULL,
                    kind TEXT NOT NULL,
                    thing INTEGER NOT NULL,
                    last INTEGER,
                    review INTEGER,
                    last_review INTEGER,
                    before TEXT,
                    uuid BLOB CHECK (length(uuid) = 16)
                ) STRICT;
                INSERT INTO change SELECT id, at, kind, thing, last, review, last_review, before, uuid
                    FROM listed_change;
                UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'listed_change')
                    WHERE name = 'change' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'listed_change');
                INSERT INTO sqlite_sequence (name, seq)
                    SELECT 'change', seq FROM sqlite_sequence WHERE name = 'listed_change'
                    AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'change');
                DROP TABLE listed_change;
                """)
    }
}
