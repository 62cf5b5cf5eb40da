import Foundation
import GRDB

extension ThingStore {
    /// The things whose answer is right when a thing is asked: all meanings of its acronym, or all acronyms of its meaning.
    public func accepted(for thing: Thing, asked direction: Direction) throws -> [Thing] {
        if direction == .meaning { return try meanings(of: thing.short) }
        return try reading { db in
            try ThingRow.all(where: "long = ? COLLATE NOCASE AND removed IS NULL ORDER BY thing.id", db) {
                $0.bind(thing.long, to: 1)
            }.map(\.thing)
        }
    }

    /// Where things stand that were asked before, in one direction: known, or due. What is suspended is never due.
    public func standings(
        of things: [Thing], asked direction: Direction, at instant: Date, on day: StudyDay
    ) throws -> [UUID: Question.Standing] {
        var standings: [UUID: Question.Standing] = [:]
        for thing in things {
            guard let memory = try memories(of: thing.id)[direction] else { continue }
            standings[thing.id] = !thing.isSuspended && memory.isDue(at: instant, on: day) ? .due : .known
        }
        return standings
    }

    /// Makes an index of the meanings where there is none, so that ``accepted(for:asked:)`` need not go over all things for
    /// an acronym that is asked for.
    ///
    /// Whoever never asks for acronyms is spared it: to keep it makes each import longer, and the store larger.
    /// - Parameter willBegin: called where there is none, before it is made: that takes a second or two for a million things.
    /// - Throws: `StoreError.busy` at once where another process is writing, `.cannotAccess`, `.diskFull`.
    public func indexMeanings(willBegin: () -> Void = {}) throws {
        let isThere = try reading { db in
            try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'thing_long')") == true
        }
        if isThere { return }
        willBegin()
        // It is not worth waiting for another process.
        try writing(patience: 0) { db in
            try db.execute(
                sql: "CREATE INDEX IF NOT EXISTS thing_long ON thing (long COLLATE NOCASE) WHERE removed IS NULL")
        }
    }

    /// The meanings of the acronyms that are one letter away from a short: a typed answer that is one of them is no slip.
    public func meaningsNear(_ short: String) throws -> [String] {
        try readingOneState { db in
            let near = try Self.nearestShorts(to: short, limit: 50, db)
            let rows = try db.cachedStatement(
                sql: "SELECT long FROM thing WHERE key = ? AND removed IS NULL ORDER BY id")
            return try near.flatMap { try String.fetchAll(rows, arguments: [Capitals.key($0)]) }
        }
    }

    /// Some hundred things that may look like one: those that share a tag, stand beside it in the alphabet, begin with a
    /// letter that one of its words begins with, or are drawn.
    public func lookAlikes(of thing: Thing, using generator: inout some RandomNumberGenerator) throws -> [Thing] {
        let key = Capitals.key(thing.short)
        let drawn = (0..<100).map { _ in generator.next() }
        let letters = Set(
            thing.long.split(separator: " ").prefix(12).compactMap { $0.first.map { Capitals.key(String($0)) } })
        let begins = letters.sorted().map { letter in
            letter + String(UnicodeScalar(UInt8(ascii: "A") + UInt8.random(in: 0..<26, using: &generator)))
        }
        return try readingOneState { db in
            let last = try Int64.fetchOne(db, sql: "SELECT max(id) FROM thing") ?? 0
            guard last > 0 else { return [] }
            var rows: Set<Int64> = []
            for tag in thing.tags {
                rows.formUnion(
                    try Int64.fetchAll(
                        db.cachedStatement(sql: "SELECT thing FROM tag WHERE name = ? LIMIT 200"), arguments: [tag]))
            }
            for (comparison, order) in [("<", "DESC"), (">", "ASC")] {
                rows.formUnion(
                    try Int64.fetchAll(
                        db.cachedStatement(
                            sql: """
                                SELECT id FROM thing WHERE key \(comparison) ? AND removed IS NULL
                                ORDER BY key \(order) LIMIT 100
                                """), arguments: [key]))
            }
            for begin in begins {
                rows.formUnion(
                    try Int64.fetchAll(
                        db.cachedStatement(
                            sql: "SELECT id FROM thing WHERE key >= ? AND removed IS NULL ORDER BY key LIMIT 40"),
                        arguments: [begin]))
            }
            let next = try db.cachedStatement(
                sql: "SELECT id FROM thing WHERE id >= ? AND removed IS NULL ORDER BY id LIMIT 1")
            for number in drawn {
                if let row = try Int64.fetchOne(next, arguments: [1 + Int64(number % UInt64(last))]) {
                    rows.insert(row)
                }
            }
            let found = try RawStatement(
                "SELECT \(ThingRow.columns) FROM thing WHERE id = ? AND removed IS NULL", db)
            return try rows.sorted().flatMap { row in
                defer { found.reset() }
                found.bind(row, to: 1)
                return try found.map { ThingRow($0).thing }
            }
        }
    }
}
