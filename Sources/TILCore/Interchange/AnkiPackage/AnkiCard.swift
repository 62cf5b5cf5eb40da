import GRDB

/// A card of a note, with its answers.
struct AnkiCard {
    /// The number of the card's template in the note type.
    let ordinal: Int
    /// The card's home deck, even if a filtered deck has borrowed the card.
    let deck: Int64
    let isSuspended: Bool
    /// The time of the last change, in seconds since 1970.
    let changed: Int64
    /// The answers, oldest first.
    let answers: [Answer]
    /// The number of entries in the history that are not answers.
    let rescheduled: Int

    struct Answer: Hashable {
        /// The time of the answer, in milliseconds since 1970.
        let milliseconds: Int64
        let grade: Grade
        /// The time that the person needed.
        let seconds: Double
        /// Whether the answer counts for the schedule.
        var isScheduled: Bool
    }

    /// The maximum number of entries that are read from one card's history.
    private static let longestHistory = 100_000

    /// Anki's numbers for kinds of entries. Source: `RevlogReviewKind` in Anki's `rslib/src/revlog`.
    private static let (filtered, manual): (Int64, Int64) = (3, 4)

    /// Returns the cards of a package by the numbers of their notes.
    static func all(_ db: Database) throws -> [Int64: [AnkiCard]] {
        var histories: [Int64: (answers: [Answer], rescheduled: Int)] = [:]
        let entries = """
            SELECT CAST(cid AS INTEGER), CAST(id AS INTEGER), CAST(ease AS INTEGER), CAST(time AS INTEGER),
            CAST(type AS INTEGER), CAST(factor AS INTEGER) FROM revlog ORDER BY id
            """
        try db.forEachRow(entries) { row in
            let (kind, factor) = (row.integer(4), row.integer(5))
            var history = histories.removeValue(forKey: row.integer(0)) ?? ([], 0)
            if let grade = Grade(rawValue: Int(clamping: row.integer(2))) {
                if history.answers.count < longestHistory {
                    history.answers.append(
                        Answer(
                            milliseconds: row.integer(1), grade: grade,
                            seconds: Double(min(max(0, row.integer(3)), 31_536_000_000)) / 1_000,
                            // In a filtered deck that does not reschedule, answers have no effect on the schedule.
                            isScheduled: kind != filtered || factor != 0))
                }
            } else {
                history.rescheduled += 1
                // A card that was reset to new starts from scratch.
                if kind == manual, factor == 0 {
                    for index in history.answers.indices { history.answers[index].isScheduled = false }
                }
            }
            histories[row.integer(0)] = history
        }
        var cards: [Int64: [AnkiCard]] = [:]
        let rows = """
            SELECT CAST(nid AS INTEGER), CAST(id AS INTEGER), CAST(ord AS INTEGER),
            CAST(CASE odid WHEN 0 THEN did ELSE odid END AS INTEGER), CAST(queue AS INTEGER), CAST(mod AS INTEGER)
            FROM cards ORDER BY id
            """
        try db.forEachRow(rows) { row in
            let history = histories[row.integer(1)] ?? ([], 0)
            cards[row.integer(0), default: []].append(
                AnkiCard(
                    ordinal: Int(clamping: row.integer(2)), deck: row.integer(3), isSuspended: row.integer(4) == -1,
                    changed: row.integer(5), answers: history.answers, rescheduled: history.rescheduled))
        }
        return cards
    }
}
