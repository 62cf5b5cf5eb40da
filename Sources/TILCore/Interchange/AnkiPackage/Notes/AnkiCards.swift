/// The cards of one note after the other, with the answers to them.
struct AnkiCards {
    /// A card.
    struct Card {
        /// Its number among those of its note type.
        let ordinal: Int
        /// The deck that it belongs to, whatever deck it was lent to.
        let deck: Int64
        /// Whether it is not to be asked.
        let isSuspended: Bool
        /// When it was changed last, in seconds since 1970.
        let changed: Int64
        /// The answers, in the order in which they were given.
        fileprivate(set) var answers: [Answer] = []
        /// How many entries of its history are no answers.
        fileprivate(set) var rescheduled = 0
    }

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

    private let cards: PackageStatement
    private let history: PackageStatement
    private var hasCard = false
    private var hasEntry = false

    /// The most entries of one card's history that are taken, so that no card fills the memory.
    private static let longestHistory = 100_000

    init(_ database: PackageDatabase) throws {
        cards = try PackageStatement(
            "SELECT nid, id, ord, CASE odid WHEN 0 THEN did ELSE odid END, queue, mod FROM cards ORDER BY nid, id",
            database)
        history = try PackageStatement(
            """
            SELECT cards.nid, cards.id, revlog.id, ease, time, revlog.type, revlog.factor FROM revlog
            JOIN cards ON cards.id = revlog.cid ORDER BY cards.nid, cards.id, revlog.id
            """, database)
        hasCard = try cards.step()
        hasEntry = try history.step()
    }

    /// The cards of a note; the notes come in the order of their numbers.
    mutating func cards(of note: Int64) throws -> [Card] {
        var found: [Card] = []
        while hasCard, cards.integer(0) <= note {
            let id = cards.integer(1)
            if cards.integer(0) == note {
                var card = Card(
                    ordinal: Int(clamping: cards.integer(2)), deck: cards.integer(3),
                    isSuspended: cards.integer(4) == -1, changed: cards.integer(5))
                try addHistory(to: &card, note, id)
                found.append(card)
            }
            hasCard = try cards.step()
        }
        return found
    }

    /// Numbers that Anki gives to the kinds of an entry. Source: `RevlogReviewKind` in Anki's `rslib/src/revlog`.
    private enum Kind {
        static let filtered: Int64 = 3
        static let manual: Int64 = 4
    }

    private mutating func addHistory(to card: inout Card, _ note: Int64, _ id: Int64) throws {
        while hasEntry, (history.integer(0), history.integer(1)) <= (note, id) {
            if history.integer(1) == id {
                let (kind, factor) = (history.integer(5), history.integer(6))
                if let grade = Grade(rawValue: Int(clamping: history.integer(3))) {
                    if card.answers.count < Self.longestHistory {
                        card.answers.append(
                            Answer(
                                milliseconds: history.integer(2), grade: grade,
                                seconds: Double(min(max(0, history.integer(4)), 31_536_000_000)) / 1_000,
                                // A filtered deck that does not reschedule: answers to it change nothing.
                                isScheduled: kind != Kind.filtered || factor != 0))
                    }
                } else {
                    card.rescheduled += 1
                    // A card that was made new again has forgotten what was before.
                    if kind == Kind.manual, factor == 0 {
                        for index in card.answers.indices { card.answers[index].isScheduled = false }
                    }
                }
            }
            hasEntry = try history.step()
        }
    }
}
