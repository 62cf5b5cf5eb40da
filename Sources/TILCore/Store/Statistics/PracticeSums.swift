import GRDB

/// The sums of study days: what the triggers keep, computed from the reviews or while many are written.
struct PracticeSums {
    /// The columns that are counts, those of the verdicts in the order of their numbers.
    static let columns = [
        "answers", "correct", "close", "wrong", "timed_out", "given_up", "recalls", "recalled",
    ]

    /// A row for each day with answers: the day, the counts and the seconds. One walk along the table: an index of days
    /// would lead to and fro in it.
    static let select = """
        SELECT day, count(*) AS answers, sum(verdict = 0) AS correct, sum(verdict = 1) AS close,
            sum(verdict = 2) AS wrong, sum(verdict = 3) AS timed_out, sum(verdict = 4) AS given_up,
            sum(scheduled AND elapsed > 0) AS recalls, sum(scheduled AND elapsed > 0 AND grade > 1) AS recalled,
            sum(min(max(seconds, \(ReviewRow.seconds.lowerBound)), \(ReviewRow.seconds.upperBound))) AS seconds
        FROM review NOT INDEXED GROUP BY day
        """

    /// How many reviews there are, as the sums say: for progress and thresholds, where a walk over the reviews to count them
    /// would be one too many.
    static func reviewCount(_ db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT max(0, min(sum(answers), 1 << 40)) FROM practice") ?? 0
    }

    /// The sums of a day, of reviews that were written without the trigger.
    private struct Day {
        var answers = 0
        /// How many have each verdict, by its number.
        var verdicts = [Int](repeating: 0, count: ReviewRow.verdicts.count)
        var recalls = 0
        var recalled = 0
        var seconds = 0.0

        /// What the columns hold, and the seconds.
        var values: StatementArguments {
            StatementArguments([answers] + verdicts + [recalls, recalled]) + [seconds]
        }

        mutating func count(_ review: Review, elapsed: Int) {
            answers += 1
            verdicts[ReviewRow.number(of: review.verdict)] += 1
            seconds += ReviewRow.seconds.clamping(review.seconds)
            guard review.isScheduled, elapsed > 0 else { return }
            recalls += 1
            if review.grade != .again { recalled += 1 }
        }
    }

    private var days: [StudyDay: Day] = [:]

    /// How many days are counted at most before they are added, so that memory is bounded.
    private static let mostDays = 1_000

    /// Counts a review, as the trigger does.
    mutating func count(_ review: Review, elapsed: Int, _ db: Database) throws {
        if days.count >= Self.mostDays { try add(db) }
        days[review.studyDay, default: Day()].count(review, elapsed: elapsed)
    }

    /// Adds what was counted to the table, and forgets it.
    mutating func add(_ db: Database) throws {
        let all = Self.columns + ["seconds"]
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO practice (day, \(all.joined(separator: ", ")))
                VALUES (?, \(databaseQuestionMarks(count: all.count)))
                ON CONFLICT (day) DO UPDATE SET
                \(all.map { "\($0) = \($0) + excluded.\($0)" }.joined(separator: ", "))
                """)
        for (day, sums) in days { try statement.execute(arguments: [day.number] + sums.values) }
        days = [:]
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
