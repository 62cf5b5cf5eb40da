import Foundation
import GRDB

/// Picks the things of a quiz, one stage after the other, until there are enough.
struct QueuePicker {
    private(set) var entries: [QueueEntry] = []

    private let request: QueueRequest
    private let instant: Date
    private let day: StudyDay
    private let tags: TagFilter
    private let db: Database
    private var picked: Set<Card> = []
    /// The cards answered today.
    private var answered: Set<Card> = []
    private var newToday = 0

    /// A thing in a direction.
    private struct Card: Hashable {
        let thing: Int64
        let direction: Direction

        /// The same thing the other way, which gives this one away.
        var reversed: Card { Card(thing: thing, direction: direction == .meaning ? .acronym : .meaning) }
    }

    init(request: QueueRequest, at instant: Date, on day: StudyDay, _ db: Database) throws {
        self.request = request
        self.instant = instant
        self.day = day
        self.db = db
        tags = try TagFilter(request.tag.map { [$0] } ?? [], db)
        guard !request.isCram else { return }
        let today = try Row.fetchCursor(db, sql: Self.answered(on: day))
        while let answer = try today.next() {
            answered.insert(Card(thing: answer[0], direction: Direction(number: answer[1])))
            if answer[2] { newToday += 1 }
        }
    }

    /// Selects the cards answered on a study day, each once, and whether they were new.
    static func answered(on day: StudyDay) -> String {
        """
        SELECT DISTINCT review.thing, direction, elapsed = 0 AND NOT EXISTS (
            SELECT 1 FROM review AS earlier WHERE earlier.thing = review.thing
            AND earlier.direction = review.direction AND earlier.day < review.day AND earlier.scheduled) AS new
        FROM review WHERE day = \(day.number) AND scheduled
        """
    }

    /// Picks the things that were looked up to be learned, the first looked up first.
    mutating func pickWanted() throws {
        guard let direction = request.directions.first else { return }
        let wanted = "SELECT thing FROM wanted WHERE true\(tags.condition("thing")) ORDER BY at, thing"
        try pick(Int64.fetchCursor(db, sql: wanted), direction)
    }

    /// Picks what is due, most overdue first: by the time since the last answer in parts of the planned time.
    mutating func pickDue(leechLapses: Int) throws {
        let now = instant.milliseconds
        try pick(
            """
            (interval > 0 OR due <= \(now))
            ORDER BY CASE
                WHEN interval > 0 THEN (\(now) - due + interval * 86400000.0) / (interval * 86400000.0)
                ELSE (\(now).0 - last) / max(1, due - last)
            END DESC, thing
            """, leechLapses: leechLapses)
    }

    /// Picks things in steps of minutes that are due later, up to an instant.
    mutating func pickSteps(until latest: Date, leechLapses: Int) throws {
        try pick(
            """
            interval = 0 AND due > \(instant.milliseconds) AND due <= \(latest.milliseconds)
            ORDER BY direction <> \(request.directions.first?.number ?? 0), day, due, thing
            """, leechLapses: leechLapses)
    }

    /// Picks the memories of today or earlier for which a condition holds, in the order that follows it.
    private mutating func pick(_ condition: String, leechLapses: Int) throws {
        let directions = request.directions.map { "\($0.number)" }.joined(separator: ", ")
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT thing, direction FROM memory
                WHERE day <= \(day.number) AND direction IN (\(directions)) AND lapses < \(leechLapses)
                \(tags.condition("thing")) AND \(condition)
                """)
        while !isFull, let row = try rows.next() {
            try pick(Card(thing: row[0], direction: Direction(number: row[1])))
        }
    }

    /// Picks things that were never asked in a direction.
    /// - Parameters:
    ///   - limit: the number that a study day may bring, including those of today.
    ///   - order: as they came into the store, or shuffled: those that were not asked the other way either come first then.
    mutating func pickNew(
        atMost limit: Int, in order: Settings.NewOrder, using generator: inout some RandomNumberGenerator
    ) throws {
        var left = limit - newToday
        func new(_ direction: Direction, _ other: String = "") -> String {
            """
            SELECT id FROM thing WHERE removed IS NULL\(tags.condition("id"))
            AND NOT EXISTS (SELECT 1 FROM memory WHERE thing = id AND direction = \(direction.number)) \(other)
            ORDER BY id
            """
        }
        for direction in request.directions where left > 0 && !isFull {
            switch order {
            case .file:
                left = try pick(Int64.fetchCursor(db, sql: new(direction)), direction, atMost: left)
            case .shuffle:
                let parts = try ["NOT EXISTS", "EXISTS"].map { exists in
                    let sql = new(direction, "AND \(exists) (SELECT 1 FROM memory WHERE thing = id)")
                    return try shuffled(sql, using: &generator)
                }
                for part in parts { left = try pick(part, direction, atMost: left) }
            }
        }
    }

    /// Picks any things, drawn at random.
    mutating func pickAny(using generator: inout some RandomNumberGenerator) throws {
        for direction in request.directions where !isFull {
            let all = "SELECT id FROM thing WHERE removed IS NULL\(tags.condition("id")) ORDER BY id"
            try pick(shuffled(all, using: &generator), direction)
        }
    }

    private func shuffled(_ sql: String, using generator: inout some RandomNumberGenerator) throws -> some Cursor<Int64>
    {
        var things = try Int64.fetchAll(db, sql: sql)
        things.shuffle(using: &generator)
        return AnyCursor(things.reversed())
    }

    private var isFull: Bool { entries.count >= request.limit }

    /// Picks things in a direction until there are enough.
    /// - Returns: the number that may still be picked.
    @discardableResult
    private mutating func pick(
        _ things: some Cursor<Int64>, _ direction: Direction, atMost limit: Int = .max
    ) throws -> Int {
        var left = limit
        while left > 0, !isFull, let thing = try things.next() {
            if try pick(Card(thing: thing, direction: direction)) { left -= 1 }
        }
        return left
    }

    /// Picks a card, unless it or its reverse is picked already, or only its reverse was answered today.
    /// - Returns: whether it was picked.
    @discardableResult
    private mutating func pick(_ card: Card) throws -> Bool {
        if picked.contains(card) || picked.contains(card.reversed) { return false }
        if answered.contains(card.reversed), !answered.contains(card) { return false }
        let row = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT \(ThingRow.columns), \(MemoryRow.columns) FROM thing
                    LEFT JOIN memory ON memory.thing = thing.id AND memory.direction = ?
                    WHERE thing.id = ? AND removed IS NULL AND suspended IS NULL
                    """), arguments: [card.direction.number, card.thing])
        guard let row else { return false }
        picked.insert(card)
        let memory =
            row.hasNull(atIndex: ThingRow.columnCount) ? nil : MemoryRow.memory(row, from: ThingRow.columnCount)
        entries.append(QueueEntry(thing: ThingRow(row: row).thing, direction: card.direction, memory: memory))
        return true
    }
}
