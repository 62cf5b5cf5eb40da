import Foundation
import GRDB
import Testing

@testable import TILCore

@Suite final class CheckTests: StoreSuite {
    /// A store with three things, answers on three days, a cram and a removed thing.
    override init() throws {
        try super.init()
        let (one, two) = (try me.add("ONE"), try me.add("TWO"))
        _ = try me.add("NEW")
        for day in [0.0, 3, 9] {
            try me.answer(one, day == 3 ? .again : .good, at: morning + day * 86_400, seconds: 1.1)
            try me.answer(two, .easy, at: morning + day * 86_400, direction: .acronym, seconds: 0.7)
        }
        try me.answer(two, at: morning, isScheduled: false)
        let gone = try me.add("GONE")
        try me.answer(gone, at: morning)
        try store.remove(gone.id, at: morning)
    }

    private func damage(_ sql: String) throws {
        try store.writing { db in try db.execute(sql: sql) }
    }

    /// Instants that floating point rounds otherwise after a sum than after a read, and those at the end of time.
    @Test(arguments: ["2001-01-01T00:00:00Z", "2038-01-19T03:10:00Z", "2069-01-01T00:00:00Z", "9999-12-31T23:00:00Z"])
    func aSoundStoreWithUnusualInstantsHasNoFaults(instant: String) throws {
        for number in 0..<30 {
            let thing = try me.add("A\(number)")
            var at = Date(instant).addingTimeInterval(0.001 * Double(number) + 0.0003)
            for grade in [Grade.again, .good, .easy, .good] {
                let memory = try #require(try me.answer(thing, grade, at: at).memory)
                #expect(try store.memories(of: thing.id) == [.meaning: memory])
                at = min(memory.due, Date(instant) + 400 * 86_400).addingTimeInterval(0.0007)
            }
        }
        #expect(try store.check().faults == [])
        try store.repair()
        #expect(try store.check().faults == [])
    }

    @Test(arguments: [
        (
            "UPDATE memory SET stability = stability * 1.000001 WHERE direction = 0", StoreFault.Kind.memory,
            "The memory state of ONE (Some Meaning) (meaning) does not match its answers."
        ),
        (
            "UPDATE memory SET day = day + 1 WHERE direction = 1", .memory,
            "The memory state of TWO (Some Meaning) (acronym) does not match its answers."
        ),
        (
            "DELETE FROM memory WHERE direction = 0", .memory,
            "ONE (Some Meaning) has answers (meaning) without a memory state."
        ),
        (
            "INSERT INTO memory SELECT 3, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0", .memory,
            "NEW (Some Meaning) has a memory state (meaning) without answers."
        ),
        (
            "UPDATE thing SET key = 'one' WHERE id = 1", .key,
            "ONE has the wrong search key 'one', so look-ups do not find it."
        ),
        (
            "UPDATE review SET elapsed = 5 WHERE thing = 1 AND elapsed = 6", .elapsed,
            "The answer to ONE (Some Meaning) of 2026-11-30 is stored as 5 days after the previous one, but it is 6."
        ),
    ])
    func aWrongComputedValueIsReportedAndRepaired(sql: String, kind: StoreFault.Kind, sentence: String) throws {
        let before = try store.things().map { try store.memories(of: $0.id) }
        let days = try store.practice()
        try damage(sql)
        #expect(try store.check().faults == [StoreFault(kind: kind, description: sentence)])
        try store.repair()
        #expect(try store.check().isClean)
        #expect(try store.things().map { try store.memories(of: $0.id) } == before)
        #expect(try store.practice() == days)
    }

    @Test func aRepeatedThingIsReportedAndNotRemoved() throws {
        try damage(
            """
            INSERT INTO thing (uuid, key, short, long, added) SELECT zeroblob(16), key, short, long, added
            FROM thing WHERE id = 1
            """)
        let sentence = "ONE (Some Meaning) exists 2 times. Remove all but one of them."
        #expect(try store.check().faults == [StoreFault(kind: .repeated, description: sentence)])
        try store.repair()
        #expect(try store.check().faults == [StoreFault(kind: .repeated, description: sentence)])
        #expect(store.count == 4)
    }

    @Test func rowsWithoutAThingAreReportedAndTheirReviewsKept() throws {
        try store.connection.read { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF; DELETE FROM thing WHERE id = 1; PRAGMA foreign_keys = ON")
        }
        let orphans = try store.check().faults.filter { $0.kind == .orphan }.map(\.description)
        #expect(orphans.count == 4)
        #expect(orphans.contains("Table review: row 1 refers to a missing thing."))
        try store.repair()
        let report = try store.check()
        #expect(report.counts == [.orphan: 3])
        #expect(report.reviews == 8)
    }

    @Test func anOverwrittenPageIsReportedAsDamage() throws {
        let page = try store.connection.read { db in
            _ = try db.checkpoint(.truncate)
            return try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'review_thing'") ?? 0
        }
        let file = try #require(FileHandle(forUpdatingAtPath: temporary.path))
        try file.seek(toOffset: UInt64(page - 1) * 4_096)
        try file.write(contentsOf: Data(repeating: 0xAA, count: 4_096))
        try file.close()
        let report = try temporary.anotherConnection().check()
        #expect(report.faults.first?.kind == .damage)
        #expect(report.faults.first?.description.hasPrefix("The file is damaged: ") == true)
    }

    @Test(arguments: [
        ("review_thing", "review (thing, direction, placed) WHERE id <> 2"),
        ("review_practice", "review (day, verdict, grade, scheduled, elapsed + 1, seconds)"),
        ("review_uuid", "review (uuid) WHERE id <> 2"),
        ("thing_uuid", "thing (uuid) WHERE id <> 2"),
    ])
    func anIndexThatDiffersFromItsTableIsReportedAndRepaired(name: String, other: String) throws {
        let file = try DatabaseQueue(path: temporary.path)
        try file.inDatabase { db in
            let statement = try String.fetchOne(
                db, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [name])
            try db.execute(sql: "DROP INDEX \(name); CREATE INDEX \(name) ON \(other)")
            // From here on, the file says that the other index is the right one.
            try db.execute(sql: "PRAGMA writable_schema = ON")
            try db.execute(sql: "UPDATE sqlite_master SET sql = ? WHERE name = ?", arguments: [statement, name])
        }
        try file.close()
        let damaged = try temporary.anotherConnection()
        let report = try damaged.check()
        let sentences = report.faults.filter { $0.kind == .damage }.map(\.description)
        #expect(!sentences.isEmpty && sentences.allSatisfy { $0.contains(name) })
        try damaged.repair()
        #expect(try damaged.check().faults == [])
    }

    @Test func aStoreWithRandomChangesHasNoFaults() throws {
        var generator = SeededGenerator(seed: 7)
        func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        let things = try (0..<12).map { try me.add("P\($0)") }
        var now = morning
        for _ in 0..<300 {
            // Now and then the clock is set back.
            now += random(2) == 0 ? Double(random(700_000) - 400_000) : 200_000
            let thing = things[random(12)]
            let isThere = try store.thing(id: thing.id) != nil
            switch random(20) {
            case 0: try store.undo()
            case 1 where isThere: try store.remove(thing.id, at: now)
            case 2... where isThere:
                let recorded = try me.answer(
                    thing, Grade.allCases[random(4)], at: now, direction: Direction.allCases[random(2)],
                    isScheduled: random(8) > 0)
                if random(8) == 0 { try store.retract(recorded) }
            default: break
            }
        }
        #expect(try store.check().faults == [])
    }

    private struct Stop: Error {}

    @Test func anErrorInTheProgressClosureEndsACheckARepairAndAReplay() throws {
        #expect(throws: Stop.self) { try store.check { _ in throw Stop() } }
        try damage("DELETE FROM memory")
        let retention = try #require(SettingKey.named("retention"))
        #expect(throws: Stop.self) { try store.set(retention, to: "0.8", at: morning) { _ in throw Stop() } }
        #expect(try store.settings().scheduling.desiredRetention == 0.9)
        #expect(throws: Stop.self) { try store.repair { _ in throw Stop() } }
        // Nothing was changed by half.
        #expect(try store.check().counts == [.memory: 2])
    }

    @Test func aLongStatementReportsProgressAndCanBeEnded() throws {
        let count = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT sum(i) FROM n LIMIT 1"
        var told = 0
        #expect(throws: Stop.self) {
            try store.readingThrough { db in
                try db.watching {
                    told += 1
                    if told == 3 { throw Stop() }
                } _: {
                    _ = try Int.fetchOne(db, sql: count)
                }
            }
        }
        #expect(told == 3)
        #expect(try store.check().isClean)
    }
}
