import Foundation
import Testing

@testable import TILCore

@Suite struct QueueOrderTests {
    /// The order in which things are asked, found the slow way: all of them, sorted.
    @Test(arguments: [1 as UInt64, 2, 3])
    func whatIsMostOverdueForItsIntervalComesFirst(seed: UInt64) throws {
        let temporary = try TemporaryStore()
        let store = temporary.store
        let me = Reviewing(store: store)
        var generator = SeededGenerator(seed: seed)
        var expected: [(short: String, overdue: Double)] = []
        let today = try me.day(morning)
        for number in 0..<80 {
            let thing = try me.add("T\(number)")
            var instant = morning - Double.random(in: 1...90, using: &generator) * 86_400
            for _ in 0..<Int.random(in: 1...6, using: &generator) where instant < morning {
                let grade: Grade = Int.random(in: 0..<4, using: &generator) == 0 ? .again : .good
                let memory = try #require(try me.answer(thing, grade, at: instant).memory)
                instant = max(memory.due, instant + 86_400) + Double.random(in: 0...40_000, using: &generator)
            }
            let memory = try #require(try store.memories(of: thing.id)[.meaning])
            guard memory.isDue(at: morning, on: today) else { continue }
            let planned = memory.due.timeIntervalSince(memory.lastReview)
            expected.append((thing.short, morning.timeIntervalSince(memory.lastReview) / planned))
        }
        expected.sort { $0.overdue > $1.overdue }
        try #require(expected.count > 20)
        #expect(try me.queue(at: morning) == expected.map(\.short))
        var random = SystemRandomNumberGenerator()
        let few = try store.queue(QueueRequest(limit: 7), at: morning, on: today, using: &random)
        #expect(few.map(\.thing.short) == expected.prefix(7).map(\.short))
    }

    /// So many in steps that they are read in pieces: each is asked, and none twice.
    @Test func ofVeryManyInStepsNoneIsLeftOut() throws {
        let temporary = try TemporaryStore()
        let store = temporary.store
        let count = DueSource.batch * 2 + 7
        let lines = (0..<count).map { "S\($0)\tmeaning \($0)\n" }.joined()
        let reader = try InterchangeFormat.named("tsv").reader(of: ByteSource(bytes: Array(lines.utf8)))
        var generator = SystemRandomNumberGenerator()
        _ = try store.importThings(
            [ImportFile(name: "x", format: "tsv", reader: reader)], at: morning, using: &generator)
        let early = (morning - 3_600).milliseconds
        try store.writing { db in
            try db.execute(
                sql: """
                    INSERT INTO memory SELECT id, 0, 1, 5, 0, 0, \(early) - id, \(early) - id + 60000, ?, 0, 1, 0
                    FROM thing
                    """, arguments: [StudyDay(of: morning, utcOffset: 0, rollover: 4).number])
        }
        let today = try Reviewing(store: store).day(morning)
        let queue = try store.queue(QueueRequest(limit: count * 2), at: morning, on: today, using: &generator)
        #expect(queue.count == count)
        #expect(Set(queue.map(\.thing.id)).count == count)
        #expect(queue.first?.thing.short == "S\(count - 1)")
    }

    /// Of things with a tag those of a rare one are sorted, those of a common one met on the way: in the same order.
    @Test func aRareTagIsAskedInTheOrderOfACommonOne() throws {
        let temporary = try TemporaryStore()
        let store = temporary.store
        let count = ThingWalk.mostSorted + 500
        let lines = (0..<count).map { "S\($0)\tmeaning \($0)\t\tcommon\($0 % 90 == 0 ? " rare" : "")\n" }.joined()
        let reader = try InterchangeFormat.named("tsv").reader(of: ByteSource(bytes: Array(lines.utf8)))
        var generator = SystemRandomNumberGenerator()
        _ = try store.importThings(
            [ImportFile(name: "x", format: "tsv", reader: reader)], at: morning, using: &generator)
        let today = try Reviewing(store: store).day(morning)
        try store.set(#require(SettingKey.named("new-per-day")), to: "0")
        // Intervals of no day to 39 days, due 50 days ago to in 9 days; some in steps are due later today.
        try store.writing { db in
            try db.execute(
                sql: """
                    INSERT INTO memory
                    SELECT id, 0, 1, 5, 0, 0, due - max(interval * 86400000, 60000), due,
                        \(today.number) - days, interval, 1, id % 11 FROM (
                            SELECT id, id * 31 % 40 AS interval, id * 17 % 60 - 9 AS days,
                                \(morning.milliseconds) - (id * 17 % 60 - 9) * 86400000 + id * 7 AS due FROM thing
                        )
                    """)
        }
        func shorts(_ tag: String, limit: Int) throws -> [String] {
            try store.queue(QueueRequest(tag: tag, limit: limit), at: morning, on: today, using: &generator)
                .map(\.thing.short)
        }
        let rare = try shorts("rare", limit: 1_000)
        let isRare = Set(try store.things(tag: "rare").map(\.short))
        #expect(rare.count > 40)
        #expect(rare == (try shorts("common", limit: 10_000)).filter(isRare.contains))
    }
}
