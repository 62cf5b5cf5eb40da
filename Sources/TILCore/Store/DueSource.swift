import Foundation
import GRDB

/// The things due in a direction that have one interval, most overdue first, read as they are wanted.
struct DueSource {
    /// A thing that is due.
    struct Entry {
        /// Its row.
        let thing: Int64
        /// The time since its last answer in parts of the time that was planned: 1 for what falls due at this instant.
        let overdue: Double
    }

    /// The next thing; nil where there is none left.
    private(set) var head: Entry?

    private let due: DueQuestion
    /// The interval in days; 0 for things in steps of minutes.
    private let interval: Int64
    /// What comes after the head; made when the head was taken.
    private var rows: RawStatement?
    /// Some things in steps, sorted, least overdue first: their waits differ.
    private var sorted: [Entry] = []
    /// How many things in steps were read.
    private var readCount = 0

    /// How many things in steps are compared with each other. They are few, unless a whole log was imported; then those
    /// that have been due the longest come first.
    static let batch = 128

    /// Which way the things are asked.
    var direction: Direction { due.direction }

    /// Whether its next thing is asked before that of another: what is more overdue, of equals what was added first.
    func precedes(_ other: DueSource) -> Bool {
        guard let head, let next = other.head else { return head != nil }
        return (head.overdue, next.thing) > (next.overdue, head.thing)
    }

    /// The things in steps of minutes.
    init(inSteps due: DueQuestion, _ db: Database) throws {
        self.due = due
        interval = 0
        try readSteps(db)
    }

    /// Reads the next things in steps.
    private mutating func readSteps(_ db: Database) throws {
        let rows = try RawStatement(
            "SELECT memory.thing, memory.due, memory.last \(due.steps) LIMIT \(Self.batch) OFFSET \(readCount)", db)
        while try rows.step() {
            // In floating point, since differences of what another program wrote can be beyond what an integer holds.
            let last = Double(rows.integer(2))
            let planned = max(1, Double(rows.integer(1)) - last)
            sorted.append(Entry(thing: rows.integer(0), overdue: (Double(due.now) - last) / planned))
        }
        readCount += sorted.count
        sorted.sort { ($0.overdue, $1.thing) < ($1.overdue, $0.thing) }
        head = sorted.popLast()
    }

    /// The things of an interval in days, of which the first is known.
    init(_ due: DueQuestion, interval: Int64, first: Int64, dueAt instant: Int64) {
        self.due = due
        self.interval = interval
        head = entry(first, due: instant)
    }

    /// Goes to the next thing.
    mutating func advance(_ db: Database) throws {
        if interval == 0 {
            if sorted.isEmpty { try readSteps(db) } else { head = sorted.popLast() }
            return
        }
        let rows = try self.rows ?? remaining(db)
        self.rows = rows
        head = try rows.step() ? entry(rows.integer(0), due: rows.integer(1)) : nil
    }

    /// What comes after the first.
    private func remaining(_ db: Database) throws -> RawStatement {
        let memories = due.memories(interval: "\(interval)")
        return try RawStatement("SELECT memory.thing, memory.due \(memories) LIMIT -1 OFFSET 1", db)
    }

    /// The interval tells when the last answer was, so that the index alone has all that is asked for.
    private func entry(_ thing: Int64, due instant: Int64) -> Entry {
        let planned = Double(interval) * 86_400_000
        return Entry(thing: thing, overdue: (Double(due.now) - Double(instant) + planned) / planned)
    }
}
