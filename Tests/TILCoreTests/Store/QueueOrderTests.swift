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
}
