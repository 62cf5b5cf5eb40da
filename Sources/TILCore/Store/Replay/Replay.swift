import Foundation
import GRDB

/// The result of reviews, computed again in one walk over them.
struct Replay {
    /// A thing in a direction.
    struct Key: Hashable, Comparable {
        let thing: Int64
        let direction: Direction

        static func < (left: Key, right: Key) -> Bool {
            (left.thing, left.direction.number) < (right.thing, right.direction.number)
        }
    }

    /// An answer with a wrong number of study days since the scheduled answer before it.
    struct Correction {
        let key: Key
        /// The row of the review.
        let review: Int64
        let day: StudyDay
        /// The number of days in the row.
        let noted: Int
        /// The right number of days.
        let elapsed: Int
    }

    /// The memories in the order of their keys, without those of removed things.
    private(set) var memories: [(key: Key, memory: Memory)] = []
    private(set) var corrections: [Correction] = []
    /// The number of reviews.
    private(set) var reviews = 0

    /// The number of reviews after which the caller is told how far the replay has come.
    private static let progressStep = 1 << 14

    /// Replays reviews.
    /// - Parameters:
    ///   - things: the rows of the things; nil for all.
    ///   - progress: called now and then with the number of reviews that were replayed.
    init(
        of things: [Int64]? = nil, _ scheduler: Scheduler, _ db: Database,
        progress: (_ done: Int) throws -> Void = { _ in }
    ) throws {
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT review.thing, direction, review.id, grade, scheduled, at, day, elapsed,
                        CASE WHEN removed IS NULL THEN thing.uuid END
                    FROM review LEFT JOIN thing ON thing.id = review.thing
                    \(things == nil ? "" : "WHERE review.thing IN (SELECT value FROM json_each(?))")
                    ORDER BY review.thing, direction, placed, at, review.uuid
                    """), arguments: things.map { ["\($0)"] } ?? [])
        var key: Key?
        var seed: FuzzSeed?
        var memory: Memory?
        var lastDay: StudyDay?
        while let row = try rows.next() {
            let next = Key(thing: row[0], direction: Direction(number: row[1]))
            if next != key {
                if let key, let memory { memories.append((key, memory)) }
                seed = row.hasNull(atIndex: 8) ? nil : FuzzSeed(thing: UUID(data: row[8]), direction: next.direction)
                (key, memory, lastDay) = (next, nil, nil)
            }
            let day = StudyDay(number: row[6])
            let elapsed = ReviewRow.elapsed(from: lastDay, to: day)
            if elapsed != row[7] {
                corrections.append(Correction(key: next, review: row[2], day: day, noted: row[7], elapsed: elapsed))
            }
            reviews += 1
            if reviews.isMultiple(of: Self.progressStep) { try progress(reviews) }
            guard row[4] else { continue }
            lastDay = day
            guard let seed else { continue }
            // The table takes the four grades only.
            memory = scheduler.memory(
                after: Grade(rawValue: row[3]) ?? .again, at: Date(milliseconds: row[5]), studyDay: day, from: memory,
                seed: seed)
        }
        if let key, let memory { memories.append((key, memory)) }
    }
}

extension ThingStore {
    /// Computes every memory again from the reviews, and the days between these.
    static func rebuildAllMemories(_ db: Database, progress: (_ done: Int, _ total: Int) throws -> Void) throws {
        let total = try ReviewRow.count(db)
        let replay = try Replay(Scheduler(try settings(db).scheduling), db) { try progress(min($0, total), total) }
        try db.execute(sql: "DELETE FROM memory")
        try write(replay, db) { try progress(total, total) }
        try progress(total, total)
    }

    /// Computes the memories of a thing again from its reviews, and the days between these; a removed thing has no memory.
    static func rebuildMemories(of row: Int64, _ scheduler: Scheduler, _ db: Database) throws {
        try rebuildMemories(of: [row], scheduler, db)
    }

    /// Computes the memories of things again, of each once.
    static func rebuildMemories(
        of rows: some Collection<Int64>, _ scheduler: Scheduler, _ db: Database, progress: () throws -> Void = {}
    ) throws {
        if rows.isEmpty { return }
        let replay = try Replay(of: Array(rows), scheduler, db) { _ in try progress() }
        for row in rows {
            try db.cachedStatement(sql: "DELETE FROM memory WHERE thing = ?").execute(arguments: [row])
        }
        try write(replay, db, progress)
    }

    private static func write(_ replay: Replay, _ db: Database, _ progress: () throws -> Void) throws {
        let correction = try db.cachedStatement(sql: "UPDATE review SET elapsed = ? WHERE id = ?")
        for answer in replay.corrections { try correction.execute(arguments: [answer.elapsed, answer.review]) }
        for (number, (key, memory)) in replay.memories.enumerated() {
            try MemoryRow.write(memory, thing: key.thing, direction: key.direction, db)
            if number.isMultiple(of: 1_000) { try progress() }
        }
    }
}
