import GRDB

/// The sixth step: events that wait are found by what they wait for, things that are the same by the one that they are, and
/// edits are noted of things that were not sent yet.
extension Schema {
    @Sendable static func waiting(_ db: Database) throws {
        try db.execute(
            sql: """
                -- The identifier of the thing that an event waits for; an event of a newer til has none.
                ALTER TABLE sync_later ADD COLUMN awaits BLOB;
                CREATE INDEX sync_later_awaits ON sync_later (awaits) WHERE awaits NOTNULL;
                CREATE INDEX sync_same_thing ON sync_same (thing);
                """)
        let isNoted = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE type = 'trigger' AND name = 'sync_thing')")
        guard isNoted == true else { return }
        try SyncTriggers.drop(db)
        try SyncTriggers.make(db)
    }
}
