import Foundation
import GRDB

/// The conversion between memories and their rows.
enum MemoryRow {
    /// The columns that ``memory(_:)`` reads. The table must be `memory`.
    static let columns = """
        memory.stability AS stability, memory.difficulty AS difficulty, memory.phase AS phase, memory.step AS step,
        memory.last AS last, memory.due AS due, memory.day AS day, memory.interval AS interval,
        memory.reviews AS reviews, memory.lapses AS lapses
        """

    /// The maximum of a counter that another program may have written.
    private static let greatestCount = 1_000_000_000
    /// The maximum interval in days that another program may have written.
    private static let longestInterval = 36_500

    /// Returns the memory in a row. Values that another program wrote are moved into their valid ranges.
    static func memory(_ row: StoredRow) -> Memory {
        func count(_ column: StaticString, upTo greatest: Int = greatestCount) -> Int {
            min(max(0, row.integer(column)), greatest)
        }
        let phase: Memory.Phase =
            switch row.integer("phase") as Int {
            case 0: .learning(step: count("step"))
            case 2: .relearning(step: count("step"))
            default: .review
            }
        return Memory(
            stability: FSRSParameters.stabilities.clamping(row.double("stability")),
            difficulty: FSRSParameters.difficulties.clamping(row.double("difficulty")), phase: phase,
            lastReview: row.date("last"), due: row.date("due"), dueDay: row.day("day"),
            interval: count("interval", upTo: longestInterval), reviews: count("reviews"), lapses: count("lapses"))
    }

    /// Returns the memory of a thing in a direction, or nil if there is none.
    static func find(thing: Int64, direction: Direction, _ db: Database) throws -> Memory? {
        try db.row(
            "SELECT \(columns) FROM memory WHERE thing = ? AND direction = ?", [thing, direction.number], memory)
    }

    /// Returns a writer of memories. Each one replaces the previous memory of its card.
    static func insertion(_ db: Database) -> Insertion { Insertion("INSERT OR REPLACE", into: "memory", db) }

    /// Returns the values of a row.
    static func values(of memory: Memory, _ card: Card) -> Insertion.Values {
        let phase: Int
        let step: Int
        switch memory.phase {
        case .learning(let number):
            phase = 0
            step = number
        case .review:
            phase = 1
            step = 0
        case .relearning(let number):
            phase = 2
            step = number
        }
        return [
            "thing": card.thing, "direction": card.direction.number, "stability": memory.stability,
            "difficulty": memory.difficulty, "phase": phase, "step": step, "last": memory.lastReview.milliseconds,
            "due": memory.due.milliseconds, "day": memory.dueDay.number, "interval": memory.interval,
            "reviews": memory.reviews, "lapses": memory.lapses,
        ]
    }
}

extension Card {
    /// Reads a card from a row with the columns `thing` and `direction`.
    init(_ row: StoredRow) {
        self.init(thing: row.integer("thing"), direction: row.direction("direction"))
    }
}
