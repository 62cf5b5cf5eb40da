import Foundation
import GRDB

/// Writes new things, their reviews, and what those amount to, one after the other.
///
/// A thing may wait for the answers that follow it in a file or a log, so that its row and its memories are written once.
final class ThingWriter {
    /// How answers are scheduled, by the store's settings.
    private(set) var scheduler: Scheduler
    /// Whether a memory was written, which a change of the schedule would make wrong.
    private(set) var hasMemories = false

    private let db: Database
    private let thing: RawStatement
    private let tag: RawStatement
    private var waiting: Waiting?
    /// Whether the store takes part in a sync, whose triggers note tags.
    private let isNoted: Bool

    /// A thing that is not written yet.
    private struct Waiting {
        let thing: Thing
        let key: String
        let row: Int64
        let removed: Int64?
        var answers: [(review: Review, row: Int64, placed: Int64)] = []
        var answerIDs: Set<UUID> = []
    }

    /// How many answers a thing waits for at most, so that memory is bounded; those after them are replayed.
    private static let mostAnswers = 10_000

    init(_ db: Database) throws {
        self.db = db
        scheduler = Scheduler(try ThingStore.settings(db).scheduling)
        thing = try RawStatement(
            """
            INSERT INTO thing (id, uuid, key, short, long, note, source, added, suspended, removed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, db)
        tag = try RawStatement("INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)", db)
        isNoted = try SyncTriggers.exist(db)
    }

    /// Whether a thing waits.
    func isWaiting(_ id: UUID) -> Bool { waiting?.thing.id == id }

    /// The row of a thing that waits.
    func waitingRow(of id: UUID) -> Int64? { isWaiting(id) ? waiting?.row : nil }

    /// Whether an answer waits with its thing.
    func hasWaiting(answer id: UUID) -> Bool { waiting?.answerIDs.contains(id) ?? false }

    /// Schedules answers by what the settings say now, from those that follow on.
    func changeSchedule() throws {
        try writeWaiting()
        scheduler = Scheduler(try ThingStore.settings(db).scheduling)
    }

    /// Takes a new thing, which waits for its answers until the next one or ``writeWaiting()``.
    /// - Parameters:
    ///   - key: its short as look-ups compare it.
    ///   - removed: when it was removed, in milliseconds; nil where it is there.
    func take(_ thing: Thing, key: String, row: Int64, removed: Int64? = nil) throws {
        try writeWaiting()
        waiting = Waiting(thing: thing, key: key, row: row, removed: removed)
    }

    /// Takes a new answer.
    /// - Parameter placed: its place among the thing's answers; see ``ReviewRow``.
    /// - Returns: whether it waits with its thing; else it was written, and its thing is to be replayed.
    func take(_ answer: Review, of thing: Int64, row: Int64, placed: Int64) throws -> Bool {
        if let waiting, waiting.row == thing, waiting.answers.count >= Self.mostAnswers { try writeWaiting() }
        guard waiting?.row == thing else {
            try write(answer, row: row, thing: thing, placed: placed, elapsed: 0)
            return false
        }
        waiting?.answers.append((answer, row, placed))
        waiting?.answerIDs.insert(answer.id)
        return true
    }

    /// Writes the thing that waits, with its answers and what they amount to.
    func writeWaiting() throws {
        guard var waiting else { return }
        self.waiting = nil
        if waiting.answers.isEmpty {
            return try write(waiting.thing, key: waiting.key, row: waiting.row, removed: waiting.removed)
        }
        if waiting.answers.count > 1 {
            // As ``ReviewRow/order`` says.
            waiting.answers.sort {
                ($0.placed, $0.review.at.milliseconds, $0.review.id.uuidString)
                    < ($1.placed, $1.review.at.milliseconds, $1.review.id.uuidString)
            }
        }
        var states: [ReplayState?] = [nil, nil]
        var elapsed: [Int] = []
        for (review, row, placed) in waiting.answers {
            let number = review.direction.number
            let seed = FuzzSeed(thing: waiting.thing.id, direction: review.direction)
            var state = states[number] ?? ReplayState(seed: waiting.removed == nil ? seed : nil)
            elapsed.append(state.take(ReplayedAnswer(review, row: row, placed: placed), scheduler))
            states[number] = state
        }
        let memories = states.map { $0?.memory }
        try write(waiting.thing, key: waiting.key, row: waiting.row, removed: waiting.removed)
        for ((review, row, placed), elapsed) in zip(waiting.answers, elapsed) {
            try write(review, row: row, thing: waiting.row, placed: placed, elapsed: elapsed)
        }
        for (number, memory) in memories.enumerated() {
            guard let memory else { continue }
            try MemoryRow.write(memory, thing: waiting.row, direction: Direction(number: number), db)
            hasMemories = true
        }
    }

    // MARK: Rows

    private func write(_ thing: Thing, key: String, row: Int64, removed: Int64?) throws {
        self.thing.bind(row, to: 1)
        self.thing.bind(thing.id, to: 2)
        self.thing.bind(key, to: 3)
        self.thing.bind(thing.short, to: 4)
        self.thing.bind(thing.long, to: 5)
        self.thing.bind(thing.note, to: 6)
        self.thing.bind(thing.source, to: 7)
        self.thing.bind(thing.added.milliseconds, to: 8)
        self.thing.bind(thing.suspended?.milliseconds, to: 9)
        self.thing.bind(removed, to: 10)
        try self.thing.run()
        for name in thing.tags {
            tag.bind(row, to: 1)
            tag.bind(name, to: 2)
            try tag.run()
        }
        if isNoted { try SyncTriggers.forgetAddition(of: thing.id, db) }
    }

    private func write(_ answer: Review, row: Int64, thing: Int64, placed: Int64, elapsed: Int) throws {
        try ReviewRow.insert(answer, row: row, thing: thing, placed: placed, elapsed: elapsed, db)
    }
}
