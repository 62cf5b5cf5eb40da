import Foundation
import GRDB

/// Looks for faults in a whole store; within a transaction of its caller, so that it sees one state.
struct StoreCheck {
    private var report = CheckReport()
    private let db: Database
    private let progress: (_ done: Int, _ total: Int) throws -> Void
    /// How many reviews there are.
    private var total = 0

    init(_ db: Database, progress: @escaping (_ done: Int, _ total: Int) throws -> Void) {
        self.db = db
        self.progress = progress
    }

    /// Checks all that the tables say, as far as the file can be read.
    /// - Parameter file: SQLite's look at the file, which goes on meanwhile.
    mutating func run(beside file: FileCheck) throws -> CheckReport {
        var damage: [String] = []
        do {
            try checkRows()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            // What lies behind the damage cannot be read.
            damage = [error.message ?? error.resultCode.description]
        }
        do {
            let found = try file.messages { try progress(total, total) }
            if !found.isEmpty { damage = found }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            if damage.isEmpty { damage = [error.message ?? error.resultCode.description] }
        }
        var whole = CheckReport()
        for message in damage {
            let line = message.split(whereSeparator: \.isNewline).joined(separator: ", ")
            whole.add(.damage, "The file is damaged: \(line); restore a backup.")
        }
        whole.add(report)
        return whole
    }

    private mutating func checkRows() throws {
        total = try PracticeSums.reviewCount(db)
        let (progress, total) = (progress, total)
        try progress(0, total)
        try db.watching({ try progress(0, total) }) {
            try checkOrphans()
            try checkNumbers()
            try checkRepeats()
            try checkTally()
            try checkPractice()
        }
        try checkMemories()
    }

    private mutating func checkOrphans() throws {
        let rows = try Row.fetchCursor(db, sql: "PRAGMA foreign_key_check")
        while let row = try rows.next() {
            let (table, parent): (String, String) = (row[0], row[2])
            let name = (row[1] as Int64?).map { "row \($0)" } ?? "a row"
            report.add(.orphan, "In the table \(table), \(name) belongs to a \(parent) that is not there.")
        }
    }

    private mutating func checkNumbers() throws {
        for table in RowNumber.Table.allCases {
            if try RowNumber.hasStrangeCounter(table, db) {
                report.add(.number, "The last number in the table \(table.rawValue) is noted as one that no til gives.")
            }
            for row in try RowNumber.strangers(in: table, db) {
                report.add(.number, "In the table \(table.rawValue), row \(row) has a number that no til gives.")
            }
        }
    }

    private mutating func checkRepeats() throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT short, long, count(*) FROM thing WHERE removed IS NULL
                GROUP BY key, long, short HAVING count(*) > 1
                """)
        while let row = try rows.next() {
            let (short, long, count): (String, String, Int) = (row[0], row[1], row[2])
            report.add(
                .repeated, "\(short) (\(long)) is there \(count) times; remove all but one of them.")
        }
    }

    private mutating func checkTally() throws {
        report.things = try Int.fetchOne(db, sql: "SELECT count(*) FROM thing WHERE removed IS NULL") ?? 0
        let stored = try Int.fetchOne(db, sql: "SELECT value FROM tally WHERE name = 'things'")
        if stored != report.things {
            let said = stored.map(String.init) ?? "nothing"
            report.add(.tally, "The number of things is noted as \(said) and is \(report.things).")
        }
    }

    /// Compares the days' sums with the reviews; times to a thousandth of a second, since sums of fractions depend on the
    /// order in which they were made.
    private mutating func checkPractice() throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT counted.day FROM (\(PracticeSums.select)) AS counted
                LEFT JOIN practice ON practice.day = counted.day
                WHERE \(PracticeSums.columns.map { "practice.\($0) IS NOT counted.\($0)" }.joined(separator: " OR "))
                    OR abs(practice.seconds - counted.seconds) > 0.001
                UNION ALL SELECT day FROM practice WHERE day NOT IN (SELECT day FROM review)
                ORDER BY 1
                """)
        while let row = try rows.next() {
            report.add(.practice, "The sums of \(StudyDay(number: row[0])) are not those of its reviews.")
        }
    }

    private mutating func checkMemories() throws {
        let (progress, total) = (progress, total)
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
        try compareMemories(replay.memories)
        try checkThings(replay.memories)
    }

    /// Compares the table of memories with what the reviews amount to: both are in the order of their keys, so that they are
    /// gone over side by side.
    private mutating func compareMemories(_ expected: [(key: Replay.Key, memory: Memory)]) throws {
        let rows = try RawStatement(
            "SELECT \(MemoryRow.columns), thing, direction FROM memory ORDER BY thing, direction", db)
        defer { rows.reset() }
        var next = expected[...]
        while try rows.step() {
            let key = Replay.Key(thing: rows.integer(10), direction: Direction(number: Int(rows.integer(11))))
            while let first = next.first, first.key < key {
                try addForgotten(first.key)
                next.removeFirst()
            }
            guard let first = next.first, first.key == key else {
                report.add(
                    .memory, "\(try name(key.thing)) has a memory (\(key.direction.rawValue)) without reviews.")
                continue
            }
            if !MemoryRow.memory(rows).isNearly(first.memory) {
                report.add(
                    .memory,
                    "The memory of \(try name(key.thing)) (\(key.direction.rawValue)) is not what its reviews amount to."
                )
            }
            next.removeFirst()
        }
        for (key, _) in next { try addForgotten(key) }
    }

    private mutating func addForgotten(_ key: Replay.Key) throws {
        report.add(.memory, "\(try name(key.thing)) has reviews (\(key.direction.rawValue)) and no memory.")
    }

    /// Checks the key of each thing, and the marks that say in which directions it was asked.
    private mutating func checkThings(_ memories: [(key: Replay.Key, memory: Memory)]) throws {
        let rows = try RawStatement("SELECT id, asked, key, short FROM thing WHERE removed IS NULL ORDER BY id", db)
        defer { rows.reset() }
        var next = memories[...]
        while try rows.step() {
            let thing = rows.integer(0)
            let short = rows.text(3)
            let key = Capitals.key(short)
            if !rows.holds(key, in: 2) {
                report.add(.key, "\(short) is kept as '\(rows.text(2))', so that a look-up does not find it.")
            }
            var expected: Int64 = 0
            while let first = next.first, first.key.thing <= thing {
                if first.key.thing == thing { expected |= 1 << Int64(first.key.direction.number) }
                next.removeFirst()
            }
            if rows.integer(1) != expected {
                report.add(.asked, "\(try name(thing)) is not marked by what it was asked for.")
            }
        }
    }

    private func name(_ thing: Int64) throws -> String {
        let row = try Row.fetchOne(db, sql: "SELECT short, long FROM thing WHERE id = ?", arguments: [thing])
        guard let row else { return "a thing that is not there" }
        let (short, long): (String, String) = (row[0], row[1])
        return "\(short) (\(long))"
    }
}

extension Memory {
    /// Whether two memories are the same but for the last digits of their stability and difficulty, which a mathematics
    /// library of another machine may compute otherwise.
    fileprivate func isNearly(_ other: Memory) -> Bool {
        func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= 1e-9 * max(abs(left), abs(right)) }
        guard isNear(stability, other.stability), isNear(difficulty, other.difficulty) else { return false }
        var same = other
        same.stability = stability
        same.difficulty = difficulty
        return self == same
    }
}
