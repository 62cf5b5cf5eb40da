import GRDB

/// A card of a note, with the answers to it.
struct AnkiCard {
    /// The number of the card's template in the note type.
    let ordinal: Int
    /// The deck that it belongs to, whatever deck it was lent to.
    let deck: Int64
    /// Whether it is not to be asked.
    let isSuspended: Bool
    /// When it was changed last, in seconds since 1970.
    let changed: Int64
    /// The answers, in the order in which they were given.
    let answers: [Answer]
    /// How many entries of its history are no answers.
    let rescheduled: Int

    /// An answer.
    struct Answer: Hashable {
        /// When it was given, in milliseconds since 1970.
        let milliseconds: Int64
        let grade: Grade
        /// How long it took.
        let seconds: Double
        /// Whether it counts for the schedule.
        var isScheduled: Bool
    }

    /// The most entries of one card's history that are read.
    private static let longestHistory = 100_000

    /// Numbers that Anki gives to the kinds of an entry. Source: `RevlogReviewKind` in Anki's `rslib/src/revlog`.
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
                            // A filtered deck that does not reschedule: answers to it change nothing.
                            isScheduled: kind != filtered || factor != 0))
                }
            } else {
                history.rescheduled += 1
                // A card that was made new again has forgotten everything before.
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
