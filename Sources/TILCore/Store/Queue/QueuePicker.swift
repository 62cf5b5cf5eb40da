import Foundation
import GRDB

/// A picker of the things of a quiz. It works in several stages, until there are enough.
struct QueuePicker {
    private(set) var entries: [QueueEntry] = []

    private let request: QueueRequest
    private let now: Int64
    private let day: Int
    private let tags: TagFilter
    private let db: Database
    private var picked: Set<Card> = []
    /// The cards that were answered today.
    private var answered: Set<Card> = []
    private var newToday = 0

    init(request: QueueRequest, at instant: Date, on day: StudyDay, _ db: Database) throws {
        self.request = request
        now = instant.milliseconds
        self.day = day.number
        self.db = db
        tags = try TagFilter(request.tag.map { [$0] } ?? [], db)
        guard !request.isCram else { return }
        let today = try Row.fetchCursor(db, sql: Self.answered(on: day))
        while let answer = try today.next() {
            answered.insert(Card(answer))
            if answer[2] { newToday += 1 }
        }
    }

    /// Returns the SQL of the cards that were answered on a study day, each one once, and whether they were new.
    static func answered(on day: StudyDay) -> String {
        """
        SELECT DISTINCT review.thing, direction, elapsed = 0 AND NOT EXISTS (
            SELECT 1 FROM review AS earlier WHERE earlier.thing = review.thing
            AND earlier.direction = review.direction AND earlier.day < review.day AND earlier.scheduled) AS new
        FROM review WHERE day = \(day.number) AND scheduled
        """
    }

    /// Picks the things that the person looked up in order to learn them, the oldest look-up first.
    mutating func pickWanted() throws {
        guard let direction = request.directions.first?.number else { return }
        try pick(
            cards("SELECT thing, \(direction) FROM wanted WHERE true\(tags.condition("thing")) ORDER BY at, thing"))
    }

    /// Picks due cards, the most overdue first: by the time since the last answer, relative to the planned time.
    mutating func pickDue(leechLapses: Int) throws {
        try pick(
            memories(
                """
                (interval > 0 OR due <= \(now))
                ORDER BY CASE
                    WHEN interval > 0 THEN (\(now) - due + interval * 86400000.0) / (interval * 86400000.0)
                    ELSE (\(now).0 - last) / max(1, due - last)
                END DESC, thing
                """, leechLapses: leechLapses))
    }

    /// Picks cards in learning steps that are due later, up to an instant.
    mutating func pickSteps(until latest: Date, leechLapses: Int) throws {
        try pick(
            memories(
                """
                interval = 0 AND due > \(now) AND due <= \(latest.milliseconds)
                ORDER BY direction <> \(request.directions.first?.number ?? 0), day, due, thing
                """, leechLapses: leechLapses))
    }

    /// Picks things that were never asked in a direction.
    /// - Parameters:
    ///   - limit: the number of new things for a study day, including the new things asked today.
    ///   - order: the order of addition, or a random order. Things that were not asked in the other direction either
    ///     come first in a random order.
    mutating func pickNew(
        atMost limit: Int, in order: StoreSettings.NewOrder, using generator: inout some RandomNumberGenerator
    ) throws {
        var left = limit - newToday
        for direction in request.directions where left > 0 && !isFull {
            let new = "NOT EXISTS (SELECT 1 FROM memory WHERE thing = id AND direction = \(direction.number))"
            switch order {
            case .file: left = try pick(cards(things(new, direction)), atMost: left)
            case .mixed: left = try pick(cards(mixed(new, direction)), atMost: left)
            case .shuffle:
                let parts = try ["NOT EXISTS", "EXISTS"].map { exists in
                    try shuffled("\(new) AND \(exists) (SELECT 1 FROM memory WHERE thing = id)", direction, &generator)
                }
                for part in parts { left = try pick(part, atMost: left) }
            }
        }
    }

    /// Picks random things.
    mutating func pickAny(using generator: inout some RandomNumberGenerator) throws {
        for direction in request.directions where !isFull { try pick(shuffled("true", direction, &generator)) }
    }

    /// Returns a cursor over the memories that are due today or earlier and fulfil a condition. The order can follow
    /// the condition.
    private func memories(_ condition: String, leechLapses: Int) throws -> some Cursor<Card> {
        let directions = request.directions.map { "\($0.number)" }.joined(separator: ", ")
        return try cards(
            """
            SELECT thing, direction FROM memory
            WHERE day <= \(day) AND direction IN (\(directions)) AND lapses < \(leechLapses)
            \(tags.condition("thing")) AND \(condition)
            """)
    }

    /// Returns the SQL of the things that fulfil a condition.
    private func things(_ condition: String, _ direction: Direction) -> String {
        """
        SELECT id, \(direction.number) FROM thing WHERE removed IS NULL\(tags.condition("id")) AND \(condition)
        ORDER BY id
        """
    }

    /// Returns the SQL of the next things that fulfil a condition. Things that were added together alternate by their
    /// tags.
    private func mixed(_ condition: String, _ direction: Direction) -> String {
        let tags = "(SELECT group_concat(name) FROM tag WHERE thing = id)"
        return """
            WITH next AS (
                SELECT id, added FROM thing
                WHERE removed IS NULL AND suspended IS NULL\(self.tags.condition("id")) AND \(condition)
                ORDER BY id LIMIT \(Self.mostMixed)),
            turns AS (
                SELECT id, min(id) OVER (PARTITION BY added) AS batch,
                    row_number() OVER (PARTITION BY added, \(tags) ORDER BY id) AS turn FROM next)
            SELECT id, \(direction.number) FROM turns ORDER BY batch, turn, id
            """
    }

    /// The maximum number of mixed things, so that a large import does not delay a quiz. A study day never has that
    /// many new things.
    private static let mostMixed = 1_000

    private func cards(_ sql: String) throws -> some Cursor<Card> { try Row.fetchCursor(db, sql: sql).map(Card.init) }

    private func shuffled(
        _ condition: String, _ direction: Direction, _ generator: inout some RandomNumberGenerator
    ) throws -> some Cursor<Card> {
        var all = try Array(cards(things(condition, direction)))
        all.shuffle(using: &generator)
        return AnyCursor(all.reversed())
    }

    private var isFull: Bool { entries.count >= request.limit }

    /// Picks cards until there are enough. It skips a card if the card or its reverse was picked already, or if only
    /// its reverse was answered today.
    /// - Returns: the number of cards that may still be picked.
    @discardableResult
    private mutating func pick(_ cards: some Cursor<Card>, atMost limit: Int = .max) throws -> Int {
        let statement = try db.cachedStatement(
            sql: """
                SELECT \(ThingRow.columns), \(MemoryRow.columns) FROM thing
                LEFT JOIN memory ON memory.thing = thing.id AND memory.direction = ?
                WHERE thing.id = ? AND removed IS NULL AND suspended IS NULL
                """)
        var left = limit
        while left > 0, !isFull, let card = try cards.next() {
            if picked.contains(card) || picked.contains(card.reversed) { continue }
            if answered.contains(card.reversed), !answered.contains(card) { continue }
            guard let row = try Row.fetchOne(statement, arguments: [card.direction.number, card.thing]) else {
                continue
            }
            picked.insert(card)
            let memory =
                row.hasNull(atIndex: ThingRow.columnCount) ? nil : MemoryRow.memory(row, from: ThingRow.columnCount)
            entries.append(QueueEntry(thing: ThingRow(row: row).thing, direction: card.direction, memory: memory))
            left -= 1
        }
        return left
    }
}
