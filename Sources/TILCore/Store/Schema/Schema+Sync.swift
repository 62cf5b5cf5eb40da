import GRDB

/// The fifth step: what a store notes that takes part in a sync. All of it is empty in one that does not.
extension Schema {
    @Sendable static func sync(_ db: Database) throws {
        try db.execute(
            sql: """
                -- The one row of a store that takes part. `device` is its name among the others; `clock` its last stamp;
                -- `things` and `reviews` are the greatest rows that others know; `number` and `hash` its last event, of
                -- which `outbox` bytes are not yet sent; `remote` and `seen` are the carrier's own notes.
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
                -- What was changed since the last events were made, and when: the triggers of a sync write it.
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
                -- How far the events of each device were taken in.
                CREATE TABLE sync_device (
                    device TEXT PRIMARY KEY,
                    number INTEGER NOT NULL,
                    hash INTEGER NOT NULL
                ) STRICT, WITHOUT ROWID;
                -- Events that cannot be taken in yet: of a thing that is not known, or of a newer til.
                CREATE TABLE sync_later (
                    device TEXT NOT NULL,
                    number INTEGER NOT NULL,
                    event TEXT NOT NULL,
                    PRIMARY KEY (device, number)
                ) STRICT, WITHOUT ROWID;
                -- What came of each sync, the last ones.
                CREATE TABLE sync_done (
                    id INTEGER PRIMARY KEY AUTOINCREMENT,
                    at INTEGER NOT NULL,
                    sent INTEGER NOT NULL,
                    received INTEGER NOT NULL,
                    united INTEGER NOT NULL,
                    remark TEXT NOT NULL
                ) STRICT;
                CREATE INDEX change_thing ON change (uuid) WHERE kind <> 'answer' AND uuid NOTNULL;
                """)
    }
}
