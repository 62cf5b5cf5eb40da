import Foundation
import GRDB
import GRDBSQLite

extension ThingStore {
    /// Checks the whole store without changing it: SQLite's own check of the file, rows without their thing, repeated
    /// things, and memories that do not agree with the reviews.
    /// - Parameter progress: called regularly with the number of replayed reviews and of all reviews.
    public func check(progress: ProgressHandler = { _ in }) throws -> CheckReport {
        observe(.all)
        return try connection.readSeparately { db in
            var report = CheckReport()
            try db.inTransaction(.deferred) {
                report = try withoutActuallyEscaping(progress) { progress in
                    var check = try StoreCheck(db, progress: progress)
                    return try check.run()
                }
                // A commit could fail if the file is damaged.
                return .rollback
            }
            return report
        }
    }

    /// Recomputes everything that can be recomputed: indexes, the keys of look-ups and memories. It deletes other rows
    /// whose thing does not exist. Things and reviews are unchanged.
    /// - Parameter progress: called regularly with the number of replayed reviews and of all reviews.
    public func repair(progress: ProgressHandler = { _ in }) throws {
        try writing { db in
            // If a unique index has repeated rows, it remains damaged, and the next check reports this.
            try? db.execute(sql: "REINDEX")
            for table in ["tag", "memory", "wanted", "met"] {
                try db.execute(sql: "DELETE FROM \(table) WHERE thing NOT IN (SELECT id FROM thing)")
            }
            try Self.repairKeys(db)
            try Self.rebuildAllMemories(db, progress: progress)
        }
    }

    private static func repairKeys(_ db: Database) throws {
        // Read all rows before the first one is written.
        var rightKeys: [Int64: String] = [:]
        try db.cursor("SELECT id, key, short FROM thing").forEach { row in
            let right = Capitals.key(row.text("short"))
            if row.text("key") != right { rightKeys[row.integer("id")] = right }
        }
        for (id, key) in rightKeys { try db.run("UPDATE thing SET key = ? WHERE id = ?", [key, id]) }
    }
}

/// A check of a whole store, within the caller's transaction.
private struct StoreCheck {
    private var report = CheckReport()
    private let db: Database
    private let progress: ProgressHandler
    private let total: Int

    init(_ db: Database, progress: @escaping ProgressHandler) throws {
        self.db = db
        self.progress = progress
        // The index that counts the reviews may be damaged, which the check reports.
        total = (try? ReviewRow.count(db)) ?? 0
    }

    /// Checks the file and its tables, as far as the file can be read.
    mutating func run() throws -> CheckReport {
        do {
            let messages = try watching("PRAGMA integrity_check") { row in row.text("integrity_check") }
            for message in messages where message != "ok" { addDamage(message) }
            try checkRows()
            try checkMemories()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            if report.isClean { addDamage(error.message ?? "") }
        }
        return report
    }

    private mutating func addDamage(_ message: String) {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: ", ")
        report.add(.damage, "The file is damaged: \(line).")
    }

    private mutating func checkRows() throws {
        let orphans = try watching("PRAGMA foreign_key_check") { row in
            let number: Int64? = row.optionalInteger("rowid")
            let name = number.map { number in "row \(number)" } ?? "a row"
            return "Table \(row.text("table")): \(name) refers to a missing \(row.text("parent"))."
        }
        for orphan in orphans { report.add(.orphan, orphan) }
        let repeats = try watching(
            """
            SELECT short || ' (' || long || ')' AS name, count(*) AS count FROM thing WHERE removed IS NULL
            GROUP BY key, long, short HAVING count(*) > 1
            """
        ) { row in "\(row.text("name")) exists \(row.integer("count") as Int) times. Remove all but one of them." }
        for sentence in repeats { report.add(.repeated, sentence) }
        let things = try db.cursor("SELECT key, short FROM thing WHERE removed IS NULL")
        while let row = try things.next() {
            report.things += 1
            let key = row.text("key")
            let short = row.text("short")
            if key != Capitals.key(short) {
                report.add(.key, "\(short) has the wrong search key '\(key)', so look-ups do not find it.")
            }
        }
    }

    /// Compares the memories with a replay of all reviews.
    private mutating func checkMemories() throws {
        try progress(WorkProgress(0, of: total))
        let replay = try Replay(ThingStore.scheduler(db), db) { done in
            try progress(WorkProgress(min(done, total), of: total))
        }
        report.reviews = replay.reviews
        for answer in replay.corrections { try report(answer) }
        try compare(replay)
    }

    private mutating func report(_ answer: Replay.Correction) throws {
        report.add(
            .elapsed,
            "The answer to \(try name(answer.card.thing)) of \(answer.day) is stored as \(answer.stored) days after the "
                + "previous one, but it is \(answer.elapsed).")
    }

    /// Compares the stored memories with those of a replay.
    private mutating func compare(_ replay: Replay) throws {
        // The memories that were not found yet.
        var expected: [Card: Memory] = [:]
        for replayed in replay.memories { expected[replayed.card] = replayed.memory }
        let rows = try db.cursor("SELECT thing, direction, \(MemoryRow.columns) FROM memory ORDER BY thing, direction")
        while let row = try rows.next() {
            let card = Card(row)
            let direction = card.direction.rawValue
            guard let memory = expected.removeValue(forKey: card) else {
                report.add(.memory, "\(try name(card.thing)) has a memory state (\(direction)) without answers.")
                continue
            }
            if !MemoryRow.memory(row).isNearly(memory) {
                report.add(
                    .memory, "The memory state of \(try name(card.thing)) (\(direction)) does not match its answers.")
            }
        }
        for card in expected.keys.sorted() {
            report.add(
                .memory, "\(try name(card.thing)) has answers (\(card.direction.rawValue)) without a memory state.")
        }
    }

    /// Runs a statement that may take long. The progress closure can end it.
    private func watching<Value>(_ sql: String, _ make: (StoredRow) throws -> Value) throws -> [Value] {
        try db.watching({ try progress(WorkProgress(0, of: total)) }) { try db.rows(sql, [], make) }
    }

    private func name(_ thing: Int64) throws -> String {
        try db.value("SELECT short || ' (' || long || ')' FROM thing WHERE id = ?", [thing]) ?? "a missing thing"
    }
}

extension Memory {
    /// Returns whether two memories are equal except for the last digits of their stability and difficulty. The
    /// mathematics libraries of two machines may differ in these digits.
    fileprivate func isNearly(_ other: Memory) -> Bool {
        guard stability.isNearly(other.stability), difficulty.isNearly(other.difficulty) else { return false }
        var same = other
        same.stability = stability
        same.difficulty = difficulty
        return self == same
    }
}

extension Double {
    /// Returns whether two numbers have about nine equal digits.
    fileprivate func isNearly(_ other: Double) -> Bool {
        abs(self - other) <= 1e-9 * Swift.max(abs(self), abs(other))
    }
}

extension Database {
    /// Runs statements that take long, and lets the caller watch and end them.
    /// - Parameter progress: called about a hundred times a second. An error that it throws ends the statement and is
    ///   rethrown.
    func watching<Value>(_ progress: () throws -> Void, _ body: () throws -> Value) throws -> Value {
        try withoutActuallyEscaping(progress) { progress in
            let watcher = Watcher(progress)
            sqlite3_progress_handler(
                sqliteConnection, Watcher.period,
                { pointer in
                    guard let pointer else { return 0 }
                    return Unmanaged<Watcher>.fromOpaque(pointer).takeUnretainedValue().look()
                },
                Unmanaged.passUnretained(watcher).toOpaque())
            defer { sqlite3_progress_handler(sqliteConnection, 0, nil, nil) }
            return try withExtendedLifetime(watcher) {
                do {
                    return try body()
                } catch {
                    throw watcher.failure ?? error
                }
            }
        }
    }
}

/// The object that SQLite calls while a statement runs.
private final class Watcher {
    /// The error with which the caller ended the statement.
    private(set) var failure: (any Error)?
    private let progress: () throws -> Void

    /// The number of SQLite's instructions between two calls.
    static let period: Int32 = 50_000

    init(_ progress: @escaping () throws -> Void) { self.progress = progress }

    /// Calls the closure.
    /// - Returns: a number other than 0 to end the statement.
    func look() -> Int32 {
        do {
            try progress()
            return 0
        } catch {
            failure = error
            return 1
        }
    }
}
