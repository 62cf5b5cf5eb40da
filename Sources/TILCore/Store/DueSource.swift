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
    private let interval: Int
    /// What comes after the head; made when the head was taken.
    private var rows: RowCursor?
    /// Some things in steps, sorted, least overdue first: their waits differ.
    private var sorted: [Entry] = []
    /// How many things in steps were read.
    private var readCount = 0

    /// How many things in steps are compared with each other. They are few, unless a whole log was imported; then those
    /// that have been due the longest come first.
    static let batch = 250

    /// Which way the things are asked.
    var direction: Direction { due.direction }

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

    private init(_ due: DueQuestion, interval: Int, first: (thing: Int64, due: Int64)) {
        self.due = due
        self.interval = interval
        head = entry(first.thing, due: first.due)
    }

    /// The things of each interval that has any; the index finds the intervals and the first of each by steps.
    static func inDays(_ due: DueQuestion, _ db: Database) throws -> [DueSource] {
        // The first of each interval, from one interval to the next: one step in the index each.
        let heads = try RawStatement(
            """
            SELECT interval, thing, due, day, lapses FROM memory
            WHERE direction = \(due.direction.number) AND interval > ? ORDER BY interval, day, due LIMIT 1
            """, db)
        let firsts = try RawStatement("SELECT memory.thing, memory.due \(due.memories(interval: "?")) LIMIT 1", db)
        var sources: [DueSource] = []
        var interval: Int64 = 0
        while true {
            heads.bind(interval, to: 1)
            defer { heads.reset() }
            guard try heads.step() else { return sources }
            interval = heads.integer(0)
            if heads.integer(3) > Int64(due.day.number) { continue }
            if due.tagJoin.isEmpty, heads.integer(4) < Int64(due.leechLapses) {
                let first = (heads.integer(1), heads.integer(2))
                sources.append(DueSource(due, interval: Int(interval), first: first))
                continue
            }
            // The first is not among those wanted; another may be.
            firsts.bind(interval, to: 1)
            defer { firsts.reset() }
            if try firsts.step() {
                let first = (firsts.integer(0), firsts.integer(1))
                sources.append(DueSource(due, interval: Int(interval), first: first))
            }
        }
    }

    /// Goes to the next thing.
    mutating func advance(_ db: Database) throws {
        if interval == 0 {
            if sorted.isEmpty { try readSteps(db) } else { head = sorted.popLast() }
            return
        }
        let rows = try self.rows ?? remaining(db)
        self.rows = rows
        head = try rows.next().map { entry($0[0], due: $0[1]) }
    }

    /// What comes after the first.
    private func remaining(_ db: Database) throws -> RowCursor {
        let memories = due.memories(interval: "\(interval)")
        return try Row.fetchCursor(db, sql: "SELECT memory.thing, memory.due \(memories) LIMIT -1 OFFSET 1")
    }

    /// The interval tells when the last answer was, so that the index alone has all that is asked for.
    private func entry(_ thing: Int64, due instant: Int64) -> Entry {
        let planned = Double(interval) * 86_400_000
        return Entry(thing: thing, overdue: (Double(due.now) - Double(instant) + planned) / planned)
    }
}
