import Foundation
import GRDB

/// The memories of things, recomputed in one pass over their reviews.
struct Replay {
    /// The memories in the order of their cards, without those of removed things.
    private(set) var memories: [CardMemory] = []
    /// The answers whose stored number of study days since the previous scheduled answer is wrong.
    private(set) var corrections: [Correction] = []
    private(set) var reviews = 0

    /// A card with the memory after its answers.
    struct CardMemory {
        let card: Card
        let memory: Memory
    }

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
        var condition = ""
        var arguments: StatementArguments = []
        if let things {
            condition = "WHERE review.thing IN (SELECT value FROM json_each(?))"
            arguments = ["\(things)"]
        }
        let answers = try db.cachedStatement(
            sql: """
                SELECT review.thing AS thing, direction, review.id AS review, grade, scheduled, at, day, elapsed,
                    CASE WHEN removed IS NULL THEN thing.uuid END AS uuid, pardoned
                FROM review LEFT JOIN thing ON thing.id = review.thing \(condition)
                ORDER BY review.thing, direction, placed, at, review.uuid
                """)
        let rows = try StoredRows(answers, arguments)
        var present: CardReplay?
        while let row = try rows.next() {
            let card = Card(row)
            if card != present?.card {
                finish(present)
                present = CardReplay(card, thing: row.optionalID("uuid"))
            }
            let correction = present?.add(row, scheduler)
            if let correction { corrections.append(correction) }
            reviews += 1
            if reviews.isMultiple(of: Self.progressStep) { try progress(reviews) }
        }
        finish(present)
    }

    /// Keeps the memory of a card after its last answer.
    private mutating func finish(_ replay: CardReplay?) {
        guard let replay, let memory = replay.memory else { return }
        memories.append(CardMemory(card: replay.card, memory: memory))
    }
}

/// The replay of the answers to one card.
private struct CardReplay {
    let card: Card
    /// The memory after the answers so far, or nil before the first scheduled one and for a removed thing.
    private(set) var memory: Memory?
    /// The seed of the thing in the direction, or nil if the thing was removed, so that it has no memory.
    private let seed: FuzzSeed?
    /// The study day of the last scheduled answer.
    private var lastDay: StudyDay?

    /// - Parameter thing: the identifier of the thing, or nil if the thing was removed.
    init(_ card: Card, thing: UUID?) {
        self.card = card
        seed = thing.map { thing in FuzzSeed(thing: thing, direction: card.direction) }
    }

    /// Adds the next answer.
    /// - Returns: the correction of the days since the previous answer, or nil if the stored number is right.
    mutating func add(_ row: StoredRow, _ scheduler: Scheduler) -> Replay.Correction? {
        let day = row.day("day")
        let correction = correction(of: row, on: day)
        if row.flag("scheduled") {
            lastDay = day
            updateMemory(row, on: day, scheduler)
        }
        return correction
    }

    private func correction(of row: StoredRow, on day: StudyDay) -> Replay.Correction? {
        let stored: Int = row.integer("elapsed")
        let elapsed = ReviewRow.elapsed(from: lastDay, to: day)
        if elapsed == stored { return nil }
        return Replay.Correction(card: card, review: row.integer("review"), day: day, stored: stored, elapsed: elapsed)
    }

    private mutating func updateMemory(_ row: StoredRow, on day: StudyDay, _ scheduler: Scheduler) {
        guard let seed else { return }
        // The table only accepts the four grades.
        let grade = Grade(rawValue: row.integer("grade")) ?? .again
        let at = row.date("at")
        memory = scheduler.memory(after: grade, at: at, studyDay: day, from: memory, seed: seed)
        // Lapses up to the instant at which a leech was resumed do not count.
        if let pardoned = row.optionalDate("pardoned"), at <= pardoned { memory?.lapses = 0 }
    }
}

extension ThingStore {
    /// Recomputes every memory, and the days between reviews, from the reviews.
    static func rebuildAllMemories(_ db: Database, progress: ProgressHandler) throws {
        let total = try ReviewRow.count(db)
        let replay = try Replay(scheduler(db), db) { done in
            try progress(WorkProgress(min(done, total), of: total))
        }
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
        for row in rows { try db.run("DELETE FROM memory WHERE thing = ?", [row]) }
        try write(replay, db, progress)
    }

    private static func write(_ replay: Replay, _ db: Database, _ progress: () throws -> Void) throws {
        let correction = try db.cachedStatement(sql: "UPDATE review SET elapsed = ? WHERE id = ?")
        for answer in replay.corrections { try correction.execute(arguments: [answer.elapsed, answer.review]) }
        let insertion = MemoryRow.insertion(db)
        var written = 0
        for replayed in replay.memories {
            try insertion.add(MemoryRow.values(of: replayed.memory, replayed.card))
            if written.isMultiple(of: 1_000) { try progress() }
            written += 1
        }
    }
}
