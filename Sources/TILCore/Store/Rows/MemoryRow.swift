import Foundation
import GRDB

/// The conversion between memories and their rows.
enum MemoryRow {
    /// The columns that `memory(_:from:)` expects, in this order.
    static let columns = """
        memory.stability, memory.difficulty, memory.phase, memory.step, memory.last, memory.due, memory.day,
        memory.interval, memory.reviews, memory.lapses
        """

    /// Returns the memory in a row whose columns start at an index. Values that another program wrote are moved into
    /// their valid ranges.
    static func memory(_ row: Row, from start: Int = 0) -> Memory {
        func count(_ column: Int, upTo most: Int = 1_000_000_000) -> Int { min(max(0, row[start + column]), most) }
        let phase: Memory.Phase =
            switch row[start + 2] as Int {
            case 0: .learning(step: count(3))
            case 2: .relearning(step: count(3))
            default: .review
            }
        return Memory(
            stability: FSRSParameters.stabilities.clamping(row[start]),
            difficulty: FSRSParameters.difficulties.clamping(row[start + 1]), phase: phase,
            lastReview: Date(milliseconds: row[start + 4]), due: Date(milliseconds: row[start + 5]),
            dueDay: StudyDay(number: row[start + 6]), interval: count(7, upTo: 36_500), reviews: count(8),
            lapses: count(9))
    }

    /// Returns the memory of a thing in a direction, or nil if there is none.
    static func find(thing: Int64, direction: Direction, _ db: Database) throws -> Memory? {
        try db.rows(
            "SELECT \(columns) FROM memory WHERE thing = ? AND direction = ?", [thing, direction.number]
        ).first.map { memory($0) }
    }

    /// Writes a memory, which replaces the previous one of the thing in this direction.
    static func write(_ memory: Memory, thing: Int64, direction: Direction, _ db: Database) throws {
        let (phase, step) =
            switch memory.phase {
            case .learning(let step): (0, step)
            case .review: (1, 0)
            case .relearning(let step): (2, step)
            }
        try db.run(
            "INSERT OR REPLACE INTO memory VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                thing, direction.number, memory.stability, memory.difficulty, phase, step,
                memory.lastReview.milliseconds, memory.due.milliseconds, memory.dueDay.number, memory.interval,
                memory.reviews, memory.lapses,
            ])
    }
}

extension Card {
    /// Reads a card from a row that begins with the thing and the direction's number.
    init(_ row: Row) {
        self.init(thing: row[0], direction: Direction(number: row[1]))
    }
}
