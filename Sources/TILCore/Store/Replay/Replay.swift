import Foundation
import GRDB

/// The memories of things, recomputed in one pass over their reviews.
struct Replay {
    /// The memories in the order of their cards, without those of removed things.
    private(set) var memories: [(card: Card, memory: Memory)] = []
    /// The answers whose stored number of study days since the previous scheduled answer is wrong.
    private(set) var corrections: [Correction] = []
    private(set) var reviews = 0

    /// An answer, with the stored and the correct number of study days since the previous scheduled answer.
    struct Correction {
        let card: Card
        /// The row of the answer.
        let review: Int64
        let day: StudyDay
        let stored: Int
        let elapsed: Int
    }

    /// The number of reviews between two reports of progress.
    private static let progressStep = 1 << 14

    /// Creates the result of replaying reviews.
    /// - Parameters:
    ///   - things: the rows of the things, or nil for all.
    ///   - progress: called regularly with the number of replayed reviews.
    init(
        of things: [Int64]? = nil, _ scheduler: Scheduler, _ db: Database,
        progress: (_ done: Int) throws -> Void
    ) throws {
        let rows = try StoredRows(
            db.cachedStatement(
                sql: """
                    SELECT review.thing AS thing, direction, review.id AS review, grade, scheduled, at, day, elapsed,
                        CASE WHEN removed IS NULL THEN thing.uuid END AS uuid, pardoned
                    FROM review LEFT JOIN thing ON thing.id = review.thing
                    \(things == nil ? "" : "WHERE review.thing IN (SELECT value FROM json_each(?))")
                    ORDER BY review.thing, direction, placed, at, review.uuid
                    """), things.map { thing in ["\(thing)"] } ?? [])
        var card: Card?
        var seed: FuzzSeed?
        var memory: Memory?
        var lastDay: StudyDay?
        while let row = try rows.next() {
            let next = Card(row)
            if next != card {
                if let card, let memory { memories.append((card, memory)) }
                seed = row.optionalID("uuid").map { FuzzSeed(thing: $0, direction: next.direction) }
                card = next
                memory = nil
                lastDay = nil
            }
            let day = row.day("day")
            let stored: Int = row.integer("elapsed")
            let elapsed = ReviewRow.elapsed(from: lastDay, to: day)
            if elapsed != stored {
                corrections.append(
                    Correction(
                        card: next, review: row.integer("review"), day: day, stored: stored, elapsed: elapsed))
            }
            reviews += 1
            if reviews.isMultiple(of: Self.progressStep) { try progress(reviews) }
            guard row.flag("scheduled") else { continue }
            lastDay = day
            guard let seed else { continue }
            // The table only accepts the four grades.
            let at = row.date("at")
            memory = scheduler.memory(
                after: Grade(rawValue: row.integer("grade")) ?? .again, at: at, studyDay: day, from: memory, seed: seed)
            if let pardoned = row.optionalDate("pardoned"), at <= pardoned { memory?.lapses = 0 }
        }
        if let card, let memory { memories.append((card, memory)) }
    }
}

extension ThingStore {
    /// Recomputes every memory, and the days between reviews, from the reviews.
    static func rebuildAllMemories(_ db: Database, progress: ProgressHandler) throws {
        let total = try ReviewRow.count(db)
        let replay = try Replay(scheduler(db), db) { try progress(WorkProgress(min($0, total), of: total)) }
        try db.run("DELETE FROM memory")
        try write(replay, db) { try progress(WorkProgress(total, of: total)) }
        try progress(WorkProgress(total, of: total))
    }

    /// Returns the scheduler with the options of the store's settings.
    static func scheduler(_ db: Database) throws -> Scheduler { Scheduler(try settings(db).scheduling) }

    /// Recomputes the memories of things, and the days between their reviews, from the reviews. A removed thing has no
    /// memory.
    static func rebuildMemories(
        of rows: some Collection<Int64>, _ scheduler: Scheduler, _ db: Database, progress: () throws -> Void = {}
    ) throws {
        if rows.isEmpty { return }
        let replay = try Replay(of: Array(rows), scheduler, db) { _ in try progress() }
        for row in rows {
            try db.run("DELETE FROM memory WHERE thing = ?", [row])
        }
        try write(replay, db, progress)
    }

    private static func write(_ replay: Replay, _ db: Database, _ progress: () throws -> Void) throws {
        let correction = try db.cachedStatement(sql: "UPDATE review SET elapsed = ? WHERE id = ?")
        for answer in replay.corrections { try correction.execute(arguments: [answer.elapsed, answer.review]) }
        let insertion = MemoryRow.insertion(db)
        for (number, (card, memory)) in replay.memories.enumerated() {
            try insertion.add(MemoryRow.values(of: memory, card))
            if number.isMultiple(of: 1_000) { try progress() }
        }
    }
}
