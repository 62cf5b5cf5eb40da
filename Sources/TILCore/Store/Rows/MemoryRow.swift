import Foundation
import GRDB

/// A memory as its row holds it.
enum MemoryRow {
    /// The columns that `memory(_:from:)` expects, in this order.
    static let columns = """
        memory.stability, memory.difficulty, memory.phase, memory.step, memory.last, memory.due, memory.day,
        memory.interval, memory.reviews, memory.lapses
        """

    /// The memory in a row whose columns start at an index.
    static func memory(_ row: Row, from start: Int = 0) -> Memory {
        memory(from: start, integer: { row[$0] }, real: { row[$0] })
    }

    /// The memory in a row whose columns start at an index.
    static func memory(_ row: RawStatement, from start: Int = 0) -> Memory {
        memory(from: start, integer: { Int(row.integer(Int32($0))) }, real: { row.real(Int32($0)) })
    }

    @inline(__always)
    private static func memory(from start: Int, integer: (Int) -> Int, real: (Int) -> Double) -> Memory {
        // What another program put there is brought into the ranges that the formulas know.
        func count(_ column: Int, upTo most: Int = 1_000_000_000) -> Int { min(max(0, integer(start + column)), most) }
        let step = count(3)
        let phase: Memory.Phase =
            switch integer(start + 2) {
            case 0: .learning(step: step)
            case 2: .relearning(step: step)
            default: .review
            }
        return Memory(
            stability: FSRSParameters.stabilities.clamping(real(start)),
            difficulty: FSRSParameters.difficulties.clamping(real(start + 1)), phase: phase,
            lastReview: Date(milliseconds: Int64(integer(start + 4))),
            due: Date(milliseconds: Int64(integer(start + 5))),
            dueDay: StudyDay(number: integer(start + 6)), interval: count(7, upTo: 36_500), reviews: count(8),
            lapses: count(9))
    }

    /// The memory of a thing in a direction.
    static func find(thing: Int64, direction: Direction, _ db: Database) throws -> Memory? {
        try Row.fetchOne(
            db.cachedStatement(sql: "SELECT \(columns) FROM memory WHERE thing = ? AND direction = ?"),
            arguments: [thing, direction.number]
        ).map { memory($0) }
    }

    /// Writes a memory in place of the one that the thing had; nil deletes it.
    static func write(_ memory: Memory?, thing: Int64, direction: Direction, _ db: Database) throws {
        guard let memory else {
            try db.cachedStatement(sql: "DELETE FROM memory WHERE thing = ? AND direction = ?")
                .execute(arguments: [thing, direction.number])
            return
        }
        let (phase, step) =
            switch memory.phase {
            case .learning(let step): (0, step)
            case .review: (1, 0)
            case .relearning(let step): (2, step)
            }
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO memory VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
            .execute(arguments: [
                thing, direction.number, memory.stability, memory.difficulty, phase, step,
                memory.lastReview.milliseconds, memory.due.milliseconds, memory.dueDay.number, memory.interval,
                memory.reviews, memory.lapses,
            ])
    }
}
