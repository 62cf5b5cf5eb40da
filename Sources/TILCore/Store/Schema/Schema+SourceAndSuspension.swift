import GRDB

/// The fourth step: where a thing was met, and since when no quiz asks it.
extension Schema {
    @Sendable static func sourceAndSuspension(_ db: Database) throws {
        try db.execute(
            sql: """
                ALTER TABLE thing ADD COLUMN source TEXT NOT NULL DEFAULT '';
                ALTER TABLE thing ADD COLUMN suspended INTEGER;
                -- Few things are suspended: this finds them, and what counts memories leaves them out by it.
                CREATE INDEX thing_suspended ON thing (suspended) WHERE suspended NOTNULL;
                """)
    }
}
