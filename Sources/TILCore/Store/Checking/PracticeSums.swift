import GRDB

/// The sums of study days, computed from the reviews: what the triggers keep.
enum PracticeSums {
    /// The columns that are counts.
    static let columns = [
        "answers", "correct", "close", "wrong", "timed_out", "given_up", "recalls", "recalled",
    ]

    /// A row for each day with answers: the day, the counts and the seconds. One walk along the table: an index of days
    /// would lead to and fro in it.
    static let select = select()

    private static func select(_ condition: String = "") -> String {
        """
        SELECT day, count(*) AS answers, sum(verdict = 0) AS correct, sum(verdict = 1) AS close,
            sum(verdict = 2) AS wrong, sum(verdict = 3) AS timed_out, sum(verdict = 4) AS given_up,
            sum(scheduled AND elapsed > 0) AS recalls, sum(scheduled AND elapsed > 0 AND grade > 1) AS recalled,
            sum(seconds) AS seconds
        FROM review NOT INDEXED \(condition) GROUP BY day
        """
    }

    /// How many reviews there are, as the sums say: for progress and thresholds, where a walk over the reviews to count them
    /// would be one too many.
    static func reviewCount(_ db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT max(0, min(sum(answers), 1 << 40)) FROM practice") ?? 0
    }

    /// Adds reviews that were written without the triggers.
    /// - Parameter rows: the rows of those reviews.
    static func add(_ rows: Range<Int64>, _ db: Database) throws {
        let all = columns + ["seconds"]
        let sums = select("WHERE id >= \(rows.lowerBound) AND id < \(rows.upperBound)")
        try db.execute(
            sql: """
                INSERT INTO practice (day, \(all.joined(separator: ", "))) \(sums)
                ON CONFLICT (day) DO UPDATE SET
                \(all.map { "\($0) = \($0) + excluded.\($0)" }.joined(separator: ", "))
                """)
    }

    /// Counts anew all that the triggers keep: the sums of study days, and the number of things.
    static func recount(_ db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM practice;
                INSERT INTO practice (day, answers, correct, close, wrong, timed_out, given_up, recalls, recalled, seconds)
                \(select);
                INSERT OR REPLACE INTO tally SELECT 'things', count(*) FROM thing WHERE removed IS NULL;
                """)
    }
}
