import Foundation
import GRDB

/// Looks for faults in a whole store, within a transaction of its caller.
struct StoreCheck {
    private var report = CheckReport()
    private let db: Database
    private let progress: (_ done: Int, _ total: Int) throws -> Void
    private let total: Int

    init(_ db: Database, progress: @escaping (_ done: Int, _ total: Int) throws -> Void) throws {
        self.db = db
        self.progress = progress
        total = try ReviewRow.count(db)
    }

    /// Checks the file and its tables, as far as the file can be read.
    mutating func run() throws -> CheckReport {
        do {
            try checkFile()
            try checkRows()
            try checkMemories()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            if report.isClean { addDamage(error.message ?? error.resultCode.description) }
        }
        return report
    }

    private mutating func checkFile() throws {
        let messages = try watching { try String.fetchAll(db, sql: "PRAGMA integrity_check") }
        for message in messages where message != "ok" { addDamage(message) }
    }

    private mutating func addDamage(_ message: String) {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: ", ")
        report.add(.damage, "The file is damaged: \(line); restore a backup.")
    }

    private mutating func checkRows() throws {
        let orphans = try watching { try Row.fetchAll(db, sql: "PRAGMA foreign_key_check") }
        for row in orphans {
            let (table, parent): (String, String) = (row[0], row[2])
            let name = (row[1] as Int64?).map { "row \($0)" } ?? "a row"
            report.add(.orphan, "In the table \(table), \(name) belongs to a \(parent) that is not there.")
        }
        let repeats = try watching {
            try Row.fetchAll(
                db,
                sql: """
                    SELECT short, long, count(*) FROM thing WHERE removed IS NULL
                    GROUP BY key, long, short HAVING count(*) > 1
                    """)
        }
        for row in repeats {
            let (short, long, count): (String, String, Int) = (row[0], row[1], row[2])
            report.add(.repeated, "\(short) (\(long)) is there \(count) times; remove all but one of them.")
        }
        let things = try Row.fetchCursor(db, sql: "SELECT key, short FROM thing WHERE removed IS NULL")
        while let row = try things.next() {
            report.things += 1
            let (key, short): (String, String) = (row[0], row[1])
            if key != Capitals.key(short) {
                report.add(.key, "\(short) is kept as '\(key)', so that a look-up does not find it.")
            }
        }
    }

    /// Compares the memories with a replay of all reviews.
    private mutating func checkMemories() throws {
        let (progress, total) = (progress, total)
        try progress(0, total)
        let replay = try Replay(Scheduler(try ThingStore.settings(db).scheduling), db) { done in
            try progress(min(done, total), total)
        }
        report.reviews = replay.reviews
        for (key, answer, elapsed) in replay.corrections {
            report.add(
                .elapsed,
                "The answer to \(try name(key.thing)) of \(answer.day) is noted as \(answer.elapsed) days after the one "
                    + "before and is \(elapsed).")
        }
        var expected = Dictionary(uniqueKeysWithValues: replay.memories.map { ($0.key, $0.memory) })
        let rows = try Row.fetchCursor(
            db, sql: "SELECT \(MemoryRow.columns), thing, direction FROM memory ORDER BY thing, direction")
        while let row = try rows.next() {
            let key = Replay.Key(thing: row["thing"], direction: Direction(number: row["direction"]))
            guard let memory = expected.removeValue(forKey: key) else {
                report.add(
                    .memory, "\(try name(key.thing)) has a memory (\(key.direction.rawValue)) without reviews.")
                continue
            }
            if !MemoryRow.memory(row).isNearly(memory) {
                report.add(
                    .memory,
                    "The memory of \(try name(key.thing)) (\(key.direction.rawValue)) is not what its reviews amount to."
                )
            }
        }
        for key in expected.keys.sorted() {
            report.add(.memory, "\(try name(key.thing)) has reviews (\(key.direction.rawValue)) and no memory.")
        }
    }

    /// Runs a statement that may take long; the progress closure can end it.
    private func watching<Value>(_ body: () throws -> Value) throws -> Value {
        try db.watching({ try progress(0, total) }, body)
    }

    private func name(_ thing: Int64) throws -> String {
        let row = try Row.fetchOne(db, sql: "SELECT short, long FROM thing WHERE id = ?", arguments: [thing])
        guard let row else { return "a thing that is not there" }
        let (short, long): (String, String) = (row[0], row[1])
        return "\(short) (\(long))"
    }
}

extension Memory {
    /// Whether two memories are equal except for the last digits of their stability and difficulty, in which the mathematics
    /// libraries of two machines may differ.
    fileprivate func isNearly(_ other: Memory) -> Bool {
        func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-9 * max(abs(left), abs(right)) }
        guard isNear(stability, other.stability), isNear(difficulty, other.difficulty) else { return false }
        var same = other
        same.stability = stability
        same.difficulty = difficulty
        return self == same
    }
}
