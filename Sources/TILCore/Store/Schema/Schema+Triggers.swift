/// The triggers of the first tables: they keep sums that would otherwise need a walk over a whole table.
extension Schema {
    /// Keep the number of things. A large import drops them, counts by itself, and makes them again.
    static let countingTriggers = """
        CREATE TRIGGER thing_added AFTER INSERT ON thing WHEN new.removed IS NULL
        BEGIN UPDATE tally SET value = value + 1 WHERE name = 'things'; END;
        CREATE TRIGGER thing_deleted AFTER DELETE ON thing WHEN old.removed IS NULL
        BEGIN UPDATE tally SET value = value - 1 WHERE name = 'things'; END;
        CREATE TRIGGER thing_removed AFTER UPDATE OF removed ON thing WHEN old.removed IS NULL AND new.removed NOTNULL
        BEGIN UPDATE tally SET value = value - 1 WHERE name = 'things'; END;
        CREATE TRIGGER thing_restored AFTER UPDATE OF removed ON thing WHEN old.removed NOTNULL AND new.removed IS NULL
        BEGIN UPDATE tally SET value = value + 1 WHERE name = 'things'; END;
        """

    /// Keeps the sums of a study day as its reviews come and, by undo, go.
    static func practiceTrigger(after event: String, row: String, sign: String) -> String {
        """
        CREATE TRIGGER review_\(event.lowercased()) AFTER \(event) ON review
        BEGIN
            INSERT OR IGNORE INTO practice (day) VALUES (\(row).day);
            UPDATE practice SET
                answers = answers \(sign) 1,
                correct = correct \(sign) (\(row).verdict = 0),
                close = close \(sign) (\(row).verdict = 1),
                wrong = wrong \(sign) (\(row).verdict = 2),
                timed_out = timed_out \(sign) (\(row).verdict = 3),
                given_up = given_up \(sign) (\(row).verdict = 4),
                seconds = seconds \(sign) \(row).seconds,
                recalls = recalls \(sign) (\(row).scheduled AND \(row).elapsed > 0),
                recalled = recalled \(sign) (\(row).scheduled AND \(row).elapsed > 0 AND \(row).grade > 1)
            WHERE day = \(row).day;
            DELETE FROM practice WHERE day = \(row).day AND answers = 0;
        END;
        """
    }

    /// Keeps the recalls of a study day where an import or its undo puts an answer between two others.
    static let recallTrigger = """
        CREATE TRIGGER review_update AFTER UPDATE OF elapsed ON review WHEN new.scheduled
        BEGIN
            UPDATE practice SET
                recalls = recalls + (new.elapsed > 0) - (old.elapsed > 0),
                recalled = recalled + (new.grade > 1) * ((new.elapsed > 0) - (old.elapsed > 0))
            WHERE day = new.day;
        END;
        """
}
