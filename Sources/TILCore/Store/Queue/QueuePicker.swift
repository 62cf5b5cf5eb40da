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
    private let progress: DayProgress
    /// The number of entries before the present stage.
    private var stageStart = 0

    init(request: QueueRequest, at instant: Date, on day: StudyDay, _ db: Database) throws {
        self.request = request
        now = instant.milliseconds
        self.day = day.number
        self.db = db
        tags = try TagFilter(request.tag.map { tag in [tag] } ?? [], db)
        progress = try request.isCram ? DayProgress() : DayProgress(on: day, db)
    }

    /// Picks the things that the person looked up in order to learn them, the oldest look-up first.
    mutating func pickWanted() throws {
        guard let direction = request.directions.first?.number else { return }
        try pick(
            cards(
                "SELECT thing, \(direction) AS direction FROM wanted WHERE true\(tags.condition("thing")) ORDER BY at, thing"
            ))
    }

    /// Picks due cards, the most overdue first: by the time since the last answer, relative to the planned time.
    mutating func pickDue(_ limits: DueLimits) throws {
        stageStart = entries.count
        try pick(
            memories(
                where: "(interval > 0 OR due <= \(now)) AND \(dayCondition(limits))", order: "\(overdue) DESC, thing",
                leechLapses: limits.leechLapses))
    }

    /// The time since the last answer, relative to the planned time, in SQL.
    private var overdue: String {
        """
        CASE
            WHEN interval > 0 THEN (\(now) - due + interval * 86400000.0) / (interval * 86400000.0)
            ELSE (\(now).0 - last) / max(1, due - last)
        END
        """
    }

    /// Returns the SQL condition that limits the due things of the day to the most overdue ones. Learning steps are not
    /// limited, because they were asked today already.
    private func dayCondition(_ limits: DueLimits) -> String {
        guard let most = limits.mostPerDay else { return "true" }
        let left = max(0, most - progress.due)
        // The key of a memory as one number.
        let key = "2 * thing + direction"
        return """
            (interval = 0 OR \(key) IN (
                SELECT \(key) FROM memory
                WHERE day <= \(day) AND interval > 0 AND lapses < \(limits.leechLapses) AND \(Suspension.isAsked)
                AND \(isInDirections)\(tags.condition("thing"))
                ORDER BY \(overdue) DESC, thing LIMIT \(left)))
            """
    }

    /// Returns the number of due cards that are left for today.
    func dueLeft(_ limits: DueLimits) throws -> Int {
        let condition = " AND \(isInDirections)\(tags.condition("thing"))"
        return try limits.dueCounts(at: now, on: day, progress, where: condition, db).today
    }

    /// Picks cards in learning steps that are due later, up to an instant.
    mutating func pickSteps(until latest: Date, leechLapses: Int) throws {
        try pick(
            memories(
                where: "interval = 0 AND due > \(now) AND due <= \(latest.milliseconds)",
                order: "direction <> \(request.directions.first?.number ?? 0), day, due, thing",
                leechLapses: leechLapses))
    }

    /// Picks things that were never asked in a direction.
    /// - Parameters:
    ///   - limit: the number of new things for a study day, including the new things asked today.
    ///   - order: the order of the things of an import.
    mutating func pickNew(
        atMost limit: Int, in order: StoreSettings.NewOrder, using generator: inout some RandomNumberGenerator
    ) throws {
        stageStart = entries.count
        // The day's limit also counts the new things that the person looked up.
        var left = limit - progress.new - entries.count { entry in entry.memory == nil }
        for direction in request.directions where left > 0 && !isFull {
            var things = try NewThings(
                where: tags.condition("thing.id"), in: direction, order: order, db, using: &generator)
            left = try pick(
                { try things.next().map { thing in Card(thing: thing, direction: direction) } }, atMost: left)
        }
    }

    /// Puts the new cards, which were picked last, among the due ones.
    /// - Parameters:
    ///   - firstDue: the index of the first due card.
    ///   - firstNew: the index of the first new card.
    ///   - mix: the order.
    ///   - dueLeft: the number of due cards that are left for today, picked or not.
    mutating func mix(firstDue: Int, firstNew: Int, _ mix: StoreSettings.NewMix, dueLeft: Int) {
        let due = Array(entries[firstDue..<firstNew])
        let new = Array(entries[firstNew...])
        let plan = NewPlan(
            new: new.count, newToday: progress.new, due: max(dueLeft, due.count), dueToday: progress.due)
        let mixed: [QueueEntry] =
            switch mix {
            case .first: new + due
            case .last: due + new
            case .spread: plan.spread(new, among: due)
            }
        entries = Array((entries[..<firstDue] + mixed).prefix(request.limit))
        stageStart = 0
    }

    /// Picks random things.
    mutating func pickAny(using generator: inout some RandomNumberGenerator) throws {
        for direction in request.directions where !isFull { try pick(shuffled("true", direction, &generator)) }
    }

    /// The condition on a memory in a direction of the quiz, in SQL.
    private var isInDirections: String {
        "direction IN (\(request.directions.map { direction in "\(direction.number)" }.joined(separator: ", ")))"
    }

    /// Returns a cursor over the memories that are due today or earlier and fulfil a condition.
    private func memories(where condition: String, order: String, leechLapses: Int) throws -> CardSource {
        try cards(
            """
            SELECT thing, direction FROM memory
            WHERE day <= \(day) AND \(isInDirections) AND lapses < \(leechLapses)
            \(tags.condition("thing")) AND \(condition) ORDER BY \(order)
            """)
    }

    /// Returns the SQL of the things that fulfil a condition.
    private func things(_ condition: String, _ direction: Direction) -> String {
        """
        SELECT id AS thing, \(direction.number) AS direction FROM thing WHERE removed IS NULL\(tags.condition("id")) AND \(condition)
        ORDER BY id
        """
    }

    private func cards(_ sql: String) throws -> CardSource {
        let rows = try db.cursor(sql)
        return { try rows.next().map(Card.init) }
    }

    private func shuffled(
        _ condition: String, _ direction: Direction, _ generator: inout some RandomNumberGenerator
    ) throws -> CardSource {
        var all = try db.rows(things(condition, direction), [], Card.init)
        all.shuffle(using: &generator)
        var rest = all.makeIterator()
        return { rest.next() }
    }

    /// Whether the present stage has picked enough.
    private var isFull: Bool { entries.count - stageStart >= request.limit }

    /// Picks cards until there are enough. It skips a card if the card or its reverse was picked already, or if only
    /// its reverse was answered today.
    /// - Returns: the number of cards that may still be picked.
    @discardableResult
    private mutating func pick(_ next: CardSource, atMost limit: Int = .max) throws -> Int {
        var left = limit
        while left > 0, !isFull, let card = try next() {
            if picked.contains(card) || picked.contains(card.reversed) { continue }
            if progress.answered.contains(card.reversed), !progress.answered.contains(card) { continue }
            guard let entry = try entry(of: card) else { continue }
            picked.insert(card)
            entries.append(entry)
            left -= 1
        }
        return left
    }

    /// Returns the entry of a card, or nil if its thing was removed or suspended.
    private func entry(of card: Card) throws -> QueueEntry? {
        try db.row(
            """
            SELECT \(ThingRow.columns), \(MemoryRow.columns) FROM thing
            LEFT JOIN memory ON memory.thing = thing.id AND memory.direction = ?
            WHERE thing.id = ? AND removed IS NULL AND suspended IS NULL
            """, [card.direction.number, card.thing]
        ) { row in
            QueueEntry(
                thing: ThingRow(row).thing, direction: card.direction,
                memory: row.isNull("stability") ? nil : MemoryRow.memory(row))
        }
    }
}

/// A function that returns one card after the other, and nil at the end.
private typealias CardSource = () throws -> Card?

/// The cards that were answered on a study day.
struct DayProgress {
    /// All cards with a scheduled answer.
    private(set) var answered: Set<Card> = []
    /// The number of cards that were answered for the first time.
    private(set) var new = 0

    /// The number of cards that were answered before.
    var due: Int { answered.count - new }

    /// Creates the progress of a day without answers.
    init() {}

    /// Reads the progress of a study day.
    init(on day: StudyDay, _ db: Database) throws {
        let cards = try db.rows(
            """
            SELECT DISTINCT review.thing AS thing, direction, elapsed = 0 AND NOT EXISTS (
                SELECT 1 FROM review AS earlier WHERE earlier.thing = review.thing
                AND earlier.direction = review.direction AND earlier.day < review.day AND earlier.scheduled) AS new
            FROM review WHERE day = ? AND scheduled
            """, [day.number]
        ) { row in (card: Card(row), isNew: row.flag("new")) }
        for (card, isNew) in cards {
            answered.insert(card)
            if isNew { new += 1 }
        }
    }
}

/// The limits of the due things of a quiz.
struct DueLimits {
    /// The number of lapses from which on a thing is not asked.
    let leechLapses: Int
    /// The maximum number of due things on a study day, or nil for all of them.
    let mostPerDay: Int?

    /// Returns the number of due cards, and of those that are left for today. Learning steps are not limited.
    /// - Parameters:
    ///   - now: the present instant, in milliseconds.
    ///   - day: the number of the study day.
    ///   - progress: the cards that were answered today.
    ///   - condition: the SQL condition on a memory, for appending to other conditions.
    func dueCounts(
        at now: Int64, on day: Int, _ progress: DayProgress, where condition: String = "", _ db: Database
    ) throws -> (all: Int, today: Int) {
        let counts = try db.row(
            """
            SELECT count(*) FILTER (WHERE interval > 0) AS planned,
                count(*) FILTER (WHERE interval = 0 AND due <= \(now)) AS steps
            FROM memory
            WHERE day <= \(day) AND lapses < \(leechLapses) AND \(Suspension.isAsked)\(condition)
            """
        ) { row in (planned: row.integer("planned") as Int, steps: row.integer("steps") as Int) }
        let planned = counts?.planned ?? 0
        let steps = counts?.steps ?? 0
        let left = mostPerDay.map { mostPerDay in max(0, mostPerDay - progress.due) } ?? planned
        return (planned + steps, min(planned, left) + steps)
    }
}

/// The plan of a study day: new things are spread evenly among the due ones, over all quizzes of the day.
private struct NewPlan {
    /// The number of new things that are left.
    let new: Int
    /// The number of new things that were asked today.
    let newToday: Int
    /// The number of due things that are left.
    let due: Int
    /// The number of due things that were answered today.
    let dueToday: Int

    /// Returns new things among due ones. Over the whole day, each new thing stands in the middle of its part: 3 among
    /// 6 due ones are the second, the fifth and the eighth of nine.
    func spread<Entry>(_ newEntries: [Entry], among dueEntries: [Entry]) -> [Entry] {
        let done = newToday + dueToday
        let all = Double(new + newToday + due + dueToday)
        var mixed: [Entry] = []
        var dueLeft = dueEntries[...]
        for (number, entry) in newEntries.enumerated() {
            let shareOfDay = (Double(number + newToday) + 0.5) / Double(new + newToday)
            let placeOnDay = Int(shareOfDay * all)
            while mixed.count < placeOnDay - done, let next = dueLeft.popFirst() { mixed.append(next) }
            mixed.append(entry)
        }
        return mixed + dueLeft
    }
}
