import Foundation
import GRDB

/// A part of a sync in which so much comes in that rows are appended without indexes and counting triggers.
///
/// Which row has which identifier is kept in memory meanwhile. A thing waits for the answers that follow it in its log, so
/// that it is written once, with what they amount to.
struct SyncBulk {
    /// The rows of things and reviews by their identifiers.
    private(set) var things: IdentifierTable
    private(set) var reviews: IdentifierTable
    /// Things that are the same, which are united once there are indexes again.
    var same: [(UUID, UUID)] = []
    /// Whether two things may say the same, of which nothing is known but that what they say has the same hash.
    private(set) var mayRepeat = false
    private var meanings: Set<Int> = []
    /// Whether a memory was written, so that another schedule changes some.
    private(set) var hasMemories: Bool

    private let db: Database
    private var scheduler: Scheduler
    private let thingParts: DroppedParts
    private let reviewParts: DroppedParts
    private let tagParts: DroppedParts
    private let memoryParts: DroppedParts
    private let memories: RawStatement
    private var waiting: Waiting?

    /// A thing that is not written yet.
    private struct Waiting {
        let thing: Thing
        let row: Int64
        let removed: Int64?
        var answers: [(review: Review, row: Int64, placed: Int64)] = []
    }

    /// Drops what stands in the way, and notes which identifiers there are.
    init(_ db: Database) throws {
        self.db = db
        scheduler = Scheduler(try ThingStore.settings(db).scheduling)
        hasMemories = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM memory)") == true
        thingParts = try DroppedParts(
            of: "thing", triggers: ["thing_added", "thing_deleted", "thing_removed", "thing_restored"], db)
        reviewParts = try DroppedParts(of: "review", triggers: ["review_insert", "review_delete", "review_update"], db)
        tagParts = try DroppedParts(of: "tag", db)
        memoryParts = try DroppedParts(of: "memory", db)
        memories = try MemoryRow.insertion(db)
        things = try Self.rows(of: "thing", db)
        reviews = try Self.rows(of: "review", db)
        let found = try RawStatement("SELECT short, long FROM thing WHERE removed IS NULL", db)
        while try found.step() { note(found.text(0), found.text(1)) }
    }

    private mutating func note(_ short: String, _ long: String) {
        var hasher = Hasher()
        hasher.combine(short)
        hasher.combine(long)
        if !meanings.insert(hasher.finalize()).inserted { mayRepeat = true }
    }

    private static func rows(of table: String, _ db: Database) throws -> IdentifierTable {
        let found = try RawStatement("SELECT uuid, id FROM \(table)", db)
        var rows = IdentifierTable()
        while try found.step() { rows[found.identifier(0)] = found.integer(1) }
        return rows
    }

    // MARK: Rows

    /// Takes a new thing, which waits for its answers.
    mutating func take(_ thing: Thing, row: Int64, removed: Int64?, _ writers: SyncWriters) throws {
        try write(writers)
        things[thing.id] = row
        if removed == nil { note(thing.short, thing.long) }
        waiting = Waiting(thing: thing, row: row, removed: removed)
    }

    /// Takes a new review.
    /// - Returns: whether it waits with its thing; else it is to be written, and its thing replayed.
    mutating func take(_ review: Review, of thing: Int64, row: Int64, placed: Int64) -> Bool {
        guard waiting?.row == thing else { return false }
        waiting?.answers.append((review, row, placed))
        return true
    }

    /// Notes the row that a review is about to have.
    /// - Returns: whether it is new.
    mutating func note(_ review: UUID, row: Int64) -> Bool { reviews.insert(review, row) }

    /// The row of a thing; nil where there is none.
    func row(of thing: UUID) -> Int64? {
        if let waiting, waiting.thing.id == thing { return waiting.row }
        return things[thing]
    }

    /// Notes that a review is gone.
    mutating func forget(_ review: UUID) { reviews[review] = nil }

    /// Whether a thing still waits.
    func isWaiting(_ id: UUID) -> Bool { waiting?.thing.id == id }

    /// Lets answers be scheduled another way from now on.
    mutating func changeSchedule(_ writers: SyncWriters) throws {
        try write(writers)
        scheduler = Scheduler(try ThingStore.settings(db).scheduling)
    }

    /// Writes what waits.
    mutating func write(_ writers: SyncWriters) throws {
        guard let waiting else { return }
        self.waiting = nil
        var elapsed: [Int64: Int] = [:]
        var found: [(Direction, Memory)] = []
        for direction in Direction.allCases {
            let answers = waiting.answers.filter { $0.review.direction == direction }
            if answers.isEmpty { continue }
            let seed = FuzzSeed(thing: waiting.thing.id, direction: direction)
            var state = ReplayState(seed: waiting.removed == nil ? seed : nil)
            for (review, row, placed) in answers.sorted(by: { ($0.placed, $0.row) < ($1.placed, $1.row) }) {
                elapsed[row] = state.take(ReplayedAnswer(review, row: row, placed: placed), scheduler)
            }
            if let memory = state.memory { found.append((direction, memory)) }
        }
        let asked = found.reduce(0) { $0 | 1 << $1.0.number }
        try writers.write(waiting.thing, row: waiting.row, removed: waiting.removed, asked: asked)
        for (review, row, placed) in waiting.answers {
            try writers.write(review, row: row, thing: waiting.row, placed: placed, elapsed: elapsed[row] ?? 0)
        }
        for (direction, memory) in found {
            try MemoryRow.insert(memory, thing: waiting.row, direction: direction, with: memories)
            hasMemories = true
        }
    }

    // MARK: The end

    /// Makes the indexes of things, tags and reviews again.
    func makeIndexes() throws {
        for parts in [thingParts, tagParts, reviewParts] { try parts.makeIndexes() }
    }

    /// Makes the rest again, once all memories are there, and computes what the triggers would have kept.
    func end() throws {
        try memoryParts.makeIndexes()
        for parts in [thingParts, reviewParts] { try parts.makeTriggers() }
        try PracticeSums.recount(db)
    }
}

/// Writes new rows of things and reviews.
struct SyncWriters {
    private let thing: RawStatement
    private let tag: RawStatement
    private let review: RawStatement

    init(_ db: Database) throws {
        thing = try RawStatement(
            """
            INSERT INTO thing (id, uuid, key, short, long, note, source, added, suspended, removed, asked)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, db)
        tag = try RawStatement("INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)", db)
        review = try ReviewRow.insertion(db)
    }

    /// Writes a thing.
    /// - Parameter asked: the directions in which it has a memory, as the table has them.
    func write(_ thing: Thing, row: Int64, removed: Int64?, asked: Int) throws {
        self.thing.bind(row, to: 1)
        self.thing.bind(thing.id, to: 2)
        self.thing.bind(Capitals.key(thing.short), to: 3)
        self.thing.bind(thing.short, to: 4)
        self.thing.bind(thing.long, to: 5)
        self.thing.bind(thing.note, to: 6)
        self.thing.bind(thing.source, to: 7)
        self.thing.bind(thing.added.milliseconds, to: 8)
        if let suspended = thing.suspended {
            self.thing.bind(suspended.milliseconds, to: 9)
        } else {
            self.thing.bindNull(to: 9)
        }
        if let removed { self.thing.bind(removed, to: 10) } else { self.thing.bindNull(to: 10) }
        self.thing.bind(Int64(asked), to: 11)
        try self.thing.run()
        for name in thing.tags {
            tag.bind(row, to: 1)
            tag.bind(name, to: 2)
            try tag.run()
        }
    }

    /// Writes a review.
    func write(_ review: Review, row: Int64, thing: Int64, placed: Int64, elapsed: Int) throws {
        try ReviewRow.insert(review, row: row, thing: thing, placed: placed, elapsed: elapsed, with: self.review)
    }
}
