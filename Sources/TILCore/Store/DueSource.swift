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

    /// Which way the things are asked.
    let direction: Direction
    /// The next thing; nil where there is none left.
    private(set) var head: Entry?

    private let now: Int64
    /// The interval in milliseconds; nil for things in steps of minutes, whose waits differ.
    private let planned: Double?
    private let rows: RowCursor
    /// Things in steps, sorted, least overdue first: they are few.
    private var sorted: [Entry] = []

    /// Starts before the first.
    /// - Parameter tagJoin: a join that leaves things with a tag.
    init(
        direction: Direction, interval: Int, at instant: Date, on day: StudyDay, leechLapses: Int, tagJoin: String,
        _ db: Database
    ) throws {
        self.direction = direction
        now = instant.milliseconds
        planned = interval > 0 ? Double(interval) * 86_400_000 : nil
        // Where the interval tells when the last answer was, the index alone has all that is asked for.
        rows = try Row.fetchCursor(
            db.makeStatement(
                sql: """
                    SELECT memory.thing, memory.due\(interval > 0 ? "" : ", memory.last") FROM memory \(tagJoin)
                    WHERE direction = ? AND interval = ? AND day <= ? AND lapses < ? AND (interval > 0 OR due <= ?)
                    ORDER BY day, due
                    """),
            arguments: [direction.number, interval, day.number, leechLapses, now])
        if planned == nil {
            while let entry = try read() { sorted.append(entry) }
            sorted.sort { ($0.overdue, $1.thing) < ($1.overdue, $0.thing) }
        }
        try advance()
    }

    /// Goes to the next thing.
    mutating func advance() throws {
        head = planned == nil ? sorted.popLast() : try read()
    }

    private func read() throws -> Entry? {
        guard let row = try rows.next() else { return nil }
        let due: Int64 = row[1]
        if let planned { return Entry(thing: row[0], overdue: (Double(now - due) + planned) / planned) }
        let last: Int64 = row[2]
        return Entry(thing: row[0], overdue: Double(now - last) / Double(max(1, due - last)))
    }
}
