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
    private static let filtered: Int64 = 3
    private static let manual: Int64 = 4

    /// The longest time that an answer can have taken, in milliseconds.
    private static let longestTime: Int64 = 31_536_000_000

    /// The history of a card.
    private struct History {
        var answers: [Answer] = []
        /// The number of entries that are not answers.
        var rescheduled = 0
    }

    /// Returns the cards of a package by the numbers of their notes.
    static func all(_ db: Database) throws -> [Int64: [AnkiCard]] {
        let histories = try histories(db)
        var cards: [Int64: [AnkiCard]] = [:]
        let rows = """
            SELECT CAST(nid AS INTEGER) AS note, CAST(id AS INTEGER) AS id, CAST(ord AS INTEGER) AS ordinal,
                CAST(CASE odid WHEN 0 THEN did ELSE odid END AS INTEGER) AS deck, CAST(queue AS INTEGER) AS queue,
                CAST(mod AS INTEGER) AS changed
            FROM cards ORDER BY id
            """
        try db.forEachRow(rows) { row in
            let history = histories[row.integer("id")] ?? History()
            let card = AnkiCard(
                ordinal: Int(clamping: row.integer("ordinal")), deck: row.integer("deck"),
                isSuspended: row.integer("queue") == AnkiCardState.suspended, changed: row.integer("changed"),
                answers: history.answers, rescheduled: history.rescheduled)
            cards[row.integer("note"), default: []].append(card)
        }
        return cards
    }

    /// Returns the histories of all cards by the numbers of the cards.
    private static func histories(_ db: Database) throws -> [Int64: History] {
        var histories: [Int64: History] = [:]
        let entries = """
            SELECT CAST(cid AS INTEGER) AS card, CAST(id AS INTEGER) AS milliseconds, CAST(ease AS INTEGER) AS grade,
                CAST(time AS INTEGER) AS time, CAST(type AS INTEGER) AS kind, CAST(factor AS INTEGER) AS factor
            FROM revlog ORDER BY id
            """
        try db.forEachRow(entries) { row in
            add(row, to: &histories[row.integer("card"), default: History()])
        }
        return histories
    }

    /// Adds an entry to the history of its card.
    private static func add(_ row: AnkiRow, to history: inout History) {
        let kind = row.integer("kind")
        let hasFactor = row.integer("factor") != 0
        guard let grade = Grade(rawValue: Int(clamping: row.integer("grade"))) else {
            history.rescheduled += 1
            // A card that was reset to new starts from scratch.
            let isReset = kind == manual && !hasFactor
            for index in history.answers.indices where isReset { history.answers[index].isScheduled = false }
            return
        }
        if history.answers.count == longestHistory { return }
        let time = min(max(0, row.integer("time")), longestTime)
        // In a filtered deck that does not reschedule, answers have no effect on the schedule.
        let isScheduled = kind != filtered || hasFactor
        history.answers.append(
            Answer(
                milliseconds: row.integer("milliseconds"), grade: grade, seconds: Double(time) / 1_000,
                isScheduled: isScheduled))
    }
}
