import Foundation
import GRDB

/// The second step: nothing that is noted of a row can come to mean another.
///
/// Reviews get identifiers, notes for undo say what they were made of by its identifier, and the number of a row that is
/// gone is not given again. Dates in JSON become whole milliseconds since 1970, as they are in columns.
extension Schema {
    @Sendable static func identities(_ db: Database) throws {
        try identifyReviews(db)
        try db.execute(
            sql: """
                -- The identifier of the thing that was added, edited or removed, or of the review that was recorded.
                ALTER TABLE change ADD COLUMN uuid BLOB CHECK (length(uuid) = 16);
                UPDATE change SET uuid = (SELECT uuid FROM thing WHERE id = change.thing)
                    WHERE kind IN ('add', 'edit', 'remove');
                UPDATE change SET uuid = (SELECT uuid FROM review WHERE id = change.review) WHERE kind = 'answer';
                UPDATE change SET before = json_set(before, '$.added',
                    CAST(round((json_extract(before, '$.added') + 978307200) * 1000) AS INTEGER))
                    WHERE CASE WHEN json_valid(before) THEN json_type(before, '$.added') IN ('integer', 'real') END;
                UPDATE setting SET value = json_set(value, '$.began',
                    CAST(round((json_extract(value, '$.began') + 978307200) * 1000) AS INTEGER))
                    WHERE name = 'unfinished-quiz'
                    AND CASE WHEN json_valid(value) THEN json_type(value, '$.began') IN ('integer', 'real') END;

                -- The greatest number of a row that is gone: none up to it is given again.
                \(goneTrigger(of: "thing"))
                \(goneTrigger(of: "review"))
                """)
    }

    private static func goneTrigger(of table: String) -> String {
        """
        CREATE TRIGGER \(table)_gone AFTER DELETE ON \(table) WHEN old.id <= \(RowNumber.greatest)
        BEGIN
            INSERT INTO tally VALUES ('last \(table) gone', old.id)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value < excluded.value;
        END;
        """
    }

    /// Gives each review an identifier that is computed from what it says, so that two copies of the store agree.
    private static func identifyReviews(_ db: Database) throws {
        let identifier = DatabaseFunction("til_review_identifier", argumentCount: 5, pure: true) { values in
            func integer(_ index: Int) -> Int64 { Int64.fromDatabaseValue(values[index]) ?? 0 }
            return ReviewIdentifier.make(
                thing: UUID(data: Data.fromDatabaseValue(values[0]) ?? Data()), milliseconds: integer(1),
                direction: Direction(number: Int(integer(2))), grade: Int(integer(3)), ordinal: Int(integer(4))
            ).data
        }
        db.add(function: identifier)
        defer { db.remove(function: identifier) }
        let arguments = "(SELECT uuid FROM thing WHERE thing.id = review.thing), at, direction, grade"
        // The default is for the reviews that are there: each gets its own at once.
        try db.execute(
            sql: """
                ALTER TABLE review ADD COLUMN uuid BLOB NOT NULL DEFAULT x'00000000000000000000000000000000'
                    CHECK (length(uuid) = 16);
                UPDATE review SET uuid = til_review_identifier(\(arguments), 0);
                """)
        do {
            try indexReviews(db)
        } catch DatabaseError.SQLITE_CONSTRAINT_UNIQUE {
            // A clock that stood still, or another program: reviews that say all the same are told apart by their order.
            try db.execute(
                sql: """
                    UPDATE review SET uuid = til_review_identifier(\(arguments), ordinal) FROM (
                        SELECT id AS row, row_number() OVER (PARTITION BY uuid ORDER BY id) - 1 AS ordinal FROM review
                    ) AS counted WHERE row = review.id AND ordinal > 0
                    """)
            try indexReviews(db)
        }
    }

    private static func indexReviews(_ db: Database) throws {
        try db.execute(sql: "CREATE UNIQUE INDEX review_uuid ON review (uuid)")
    }
}
