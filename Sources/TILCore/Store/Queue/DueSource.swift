import Foundation
import GRDB

/// Things due in a direction, most overdue first, read as they are wanted: those that have one interval, those in steps
/// of minutes, or those of a rare tag.
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

    private enum Kind {
        case steps, tagged
        /// In days.
        case interval(Int64)
    }

    private let due: DueQuestion
    private let kind: Kind
    /// What comes after the head of an interval; made when the head was taken.
    private var rows: RawStatement?
    /// Those of different waits that were read so far, sorted, least overdue first.
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
        kind = .steps
        try readSteps(db)
    }

    /// Reads the next things in steps.
    private mutating func readSteps(_ db: Database) throws {
        try sort("\(due.steps) LIMIT \(Self.batch) OFFSET \(readCount)", db)
        readCount += sorted.count + (head == nil ? 0 : 1)
    }

    /// All things with the tags, of which there are few.
    /// - Parameter things: selects the rows of those among which they are.
    init(tagged due: DueQuestion, things: String, _ db: Database) throws {
        self.due = due
        kind = .tagged
        try sort(due.memories(of: things), db)
    }

    /// Reads and sorts things of different waits.
    private mutating func sort(_ memories: String, _ db: Database) throws {
        let rows = try RawStatement(
            "SELECT memory.thing, memory.due, memory.interval, memory.last \(memories)", db)
        while try rows.step() {
            let (thing, instant, interval) = (rows.integer(0), rows.integer(1), rows.integer(2))
            if interval > 0 {
                sorted.append(entry(thing, due: instant, interval: interval))
                continue
            }
            // In floating point, since differences of what another program wrote can be beyond what an integer holds.
            let last = Double(rows.integer(3))
            let planned = max(1, Double(instant) - last)
            sorted.append(Entry(thing: thing, overdue: (Double(due.now) - last) / planned))
        }
        sorted.sort { ($0.overdue, $1.thing) < ($1.overdue, $0.thing) }
        head = sorted.popLast()
    }

    /// The things of an interval in days, of which the first is known.
    init(_ due: DueQuestion, interval: Int64, first: Int64, dueAt instant: Int64) {
        self.due = due
        kind = .interval(interval)
        head = entry(first, due: instant, interval: interval)
    }

    /// Goes to the next thing.
    mutating func advance(_ db: Database) throws {
        head = sorted.popLast()
        switch kind {
        case .tagged: break
        case .steps: if head == nil { try readSteps(db) }
        case .interval(let interval):
            let rows = try self.rows ?? remaining(interval, db)
            self.rows = rows
            head = try rows.step() ? entry(rows.integer(0), due: rows.integer(1), interval: interval) : nil
        }
    }

    /// What comes after the first.
    private func remaining(_ interval: Int64, _ db: Database) throws -> RawStatement {
        let memories = due.memories(interval: "\(interval)")
        return try RawStatement("SELECT memory.thing, memory.due \(memories) LIMIT -1 OFFSET 1", db)
    }

    /// The interval tells when the last answer was, so that the index alone has all that is asked for.
    private func entry(_ thing: Int64, due instant: Int64, interval: Int64) -> Entry {
        let planned = Double(interval) * 86_400_000
        return Entry(thing: thing, overdue: (Double(due.now) - Double(instant) + planned) / planned)
    }
}
