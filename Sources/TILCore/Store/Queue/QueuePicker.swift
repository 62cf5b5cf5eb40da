import Foundation
import GRDB

/// Takes things for a quiz, one source after the other, until there are enough.
///
/// No source is read further than needed: what is due is found by the interval through an index, so that the first
/// question costs the same in a store of any size.
struct QueuePicker {
    private(set) var entries: [QueueEntry] = []

    private let request: QueueRequest
    private let tags: TagFilter
    private let day: StudyDay
    private let db: Database
    /// What is taken, and what was answered today.
    private var taken: Set<Entry> = []
    private var answered: Set<Entry> = []
    private var newToday = 0
    /// Finds a thing with its memory.
    private let rows: RawStatement

    private struct Entry: Hashable {
        let row: Int64
        let direction: Int

        /// The same thing the other way, which gives this one away.
        var reversed: Entry { Entry(row: row, direction: 1 - direction) }
    }

    init(request: QueueRequest, day: StudyDay, _ db: Database) throws {
        self.request = request
        tags = try TagFilter(request.tag.map { [$0] } ?? [], db)
        self.day = day
        self.db = db
        rows = try RawStatement(
            """
            SELECT \(ThingRow.columns), \(MemoryRow.columns) FROM thing
            LEFT JOIN memory ON memory.thing = thing.id AND memory.direction = ?
            WHERE thing.id = ? AND removed IS NULL AND suspended IS NULL
            """, db)
        guard !request.isCram else { return }
        let today = try Row.fetchCursor(db, sql: Self.answered(on: day))
        while let answer = try today.next() {
            answered.insert(Entry(row: answer[0], direction: answer[1]))
            if answer[2] { newToday += 1 }
        }
    }

    /// Selects what was answered on a study day: each thing and direction once, with whether it was new.
    static func answered(on day: StudyDay) -> String {
        """
        SELECT DISTINCT review.thing, direction, elapsed = 0 AND NOT EXISTS (
            SELECT 1 FROM review AS earlier WHERE earlier.thing = review.thing
            AND earlier.direction = review.direction AND earlier.day < review.day AND earlier.scheduled) AS new
        FROM review WHERE day = \(day.number) AND scheduled
        """
    }

    private var isFull: Bool { entries.count >= request.limit }

    /// Takes what was looked up to be learned, the first looked up first.
    mutating func takeWanted() throws {
        guard let direction = request.directions.first else { return }
        let wanted = try Int64.fetchCursor(
            db,
            sql: """
                SELECT thing.id FROM wanted CROSS JOIN thing ON thing.id = wanted.thing
                WHERE removed IS NULL\(tagged) ORDER BY wanted.at, wanted.thing LIMIT \(request.limit)
                """)
        while !isFull, let row = try wanted.next() { try take(row, direction) }
    }

    /// Takes what is due, most overdue relative to its interval first.
    ///
    /// Of each interval the index has the most overdue first; the heads of the intervals are merged, so that no more is
    /// read than is taken, and no interval is looked at that can have nothing more overdue than what was found.
    mutating func takeDue(at instant: Date, leechLapses: Int) throws {
        var sources: [DueSource] = []
        var intervals: [DueIntervals] = []
        for direction in request.directions {
            let due = DueQuestion(
                direction: direction, now: instant.milliseconds, day: day, leechLapses: leechLapses,
                tags: tags)
            if let things = try tags.rareThings(db, atMost: ThingWalk.mostSorted) {
                sources.append(try DueSource(tagged: due, things: things, db))
            } else {
                sources.append(try DueSource(inSteps: due, db))
                intervals.append(try DueIntervals(due, db))
            }
        }
        sources.removeAll { $0.head == nil }
        while !isFull {
            var next = sources.indices.max { sources[$1].precedes(sources[$0]) }
            for index in intervals.indices {
                while let bound = intervals[index].bound {
                    if let head = next.flatMap({ sources[$0].head }), head.overdue > bound { break }
                    guard let found = try intervals[index].next(db) else { continue }
                    if next.map({ found.precedes(sources[$0]) }) ?? true { next = sources.count }
                    sources.append(found)
                }
            }
            guard let next, let head = sources[next].head else { return }
            try take(head.thing, sources[next].direction)
            try sources[next].advance(db)
            if sources[next].head == nil { sources.remove(at: next) }
        }
    }

    /// Takes things in steps of minutes that are not due yet, those that are due first.
    mutating func takeSteps(after instant: Date, until latest: Date, leechLapses: Int) throws {
        for direction in request.directions {
            let due = DueQuestion(
                direction: direction, now: instant.milliseconds, day: day, leechLapses: leechLapses, tags: tags)
            let ahead = try Int64.fetchCursor(
                db, sql: "SELECT memory.thing \(due.steps(until: latest.milliseconds))")
            while !isFull, let row = try ahead.next() { try take(row, direction) }
        }
    }

    /// Takes things never asked, in the order in which they came into the store or in any.
    /// - Parameter limit: how many a study day may bring, those of today counted.
    mutating func takeNew(
        atMost limit: Int, in order: Settings.NewOrder, using generator: inout some RandomNumberGenerator
    ) throws {
        var left = limit - newToday
        for direction in request.directions {
            let bit = 1 << direction.number
            // What was asked in neither direction, and what was asked in the other only.
            var sources = try [0, 3 & ~bit].map { asked in
                switch order {
                case .file: try NewThings(asked: asked, tags: tags, db)
                case .shuffle: try NewThings(asked: asked, tags: tags, count: left, db, using: &generator)
                }
            }
            while left > 0, !isFull {
                let heads = sources.indices.filter { sources[$0].head != nil }
                guard let first = heads.min(by: { sources[$0].precedes(sources[$1]) }), let row = sources[first].head
                else { break }
                try sources[first].advance()
                if try take(row, direction) { left -= 1 }
            }
        }
    }

    /// Takes any things: drawn at random where that is likely to find enough, else the rest in their order.
    mutating func takeAny(using generator: inout some RandomNumberGenerator) throws {
        let last = try Int64.fetchOne(db, sql: "SELECT max(id) FROM thing") ?? 0
        guard last > 0 else { return }
        let source = try tags.source(db)
        for direction in request.directions {
            let next = try db.cachedStatement(
                sql: """
                    SELECT thing.id FROM \(source) WHERE thing.id >= ? AND removed IS NULL\(tagged)
                    ORDER BY thing.id LIMIT 1
                    """)
            for _ in 0..<request.limit * 2 where !isFull {
                let drawn = Int64.random(in: 1...last, using: &generator)
                if let row = try Int64.fetchOne(next, arguments: [drawn]) { try take(row, direction) }
            }
            let rows = try Int64.fetchCursor(
                db, sql: "SELECT thing.id FROM \(source) WHERE removed IS NULL\(tagged) ORDER BY thing.id")
            while !isFull, let row = try rows.next() { try take(row, direction) }
        }
    }

    /// Takes a thing, unless it is taken already, or the same thing the other way is, or was answered today.
    /// - Returns: whether it was taken.
    @discardableResult
    private mutating func take(_ row: Int64, _ direction: Direction) throws -> Bool {
        let entry = Entry(row: row, direction: direction.number)
        if taken.contains(entry) || taken.contains(entry.reversed) { return false }
        if answered.contains(entry.reversed), !answered.contains(entry) { return false }
        rows.bind(Int64(direction.number), to: 1)
        rows.bind(row, to: 2)
        defer { rows.reset() }
        guard try rows.step() else { return false }
        taken.insert(entry)
        let memory = rows.isNull(Int32(ThingRow.columnCount)) ? nil : MemoryRow.memory(rows, from: ThingRow.columnCount)
        entries.append(QueueEntry(thing: ThingRow(rows).thing, direction: direction, memory: memory))
        return true
    }

    private var tagged: String { tags.condition(thing: "thing.id") }
}
