import Foundation
import GRDB
import Testing

@testable import TILCore

@Suite final class ReplayTests: StoreSuite {
    /// Answers of which some are out of their order, to things of which some are removed and others are missing.
    @Test func aReplayEqualsTheMemoriesOfSingleAnswers() throws {
        try temporary.fill(60)
        var generator = SeededGenerator(seed: 3)
        try store.connection.read { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF; BEGIN; DELETE FROM thing WHERE id IN (1, 17, 18, 40)")
            for number in 0..<5_000 {
                let at = morning.milliseconds + Int64(number) * 7_200_000
                let isEarly = Int.random(in: 0..<100, using: &generator) == 0
                let placed = isEarly ? at - 300_000_000 : at
                try db.execute(
                    sql: """
                        INSERT INTO review (thing, direction, asked, typed, seconds, time_limit, verdict, grade, scheduled,
                            at, utc_offset, day, placed, elapsed, uuid)
                            VALUES (?, ?, '', '', 1, 15, 0, ?, ?, ?, 0, ?, ?, 9, randomblob(16))
                        """,
                    arguments: [
                        Int.random(in: 1...61, using: &generator), Int.random(in: 0...1, using: &generator),
                        Int.random(in: 1...4, using: &generator), number % 9 > 0, placed, placed / 86_400_000, placed,
                    ])
            }
            try db.execute(sql: "UPDATE thing SET removed = 1 WHERE id IN (5, 6); COMMIT; PRAGMA foreign_keys = ON")
        }
        try store.set("retention", "0.83")
        let scheduler = Scheduler(try store.settings().scheduling)
        var memories = 0
        for thing in try store.things() {
            let reviews = try store.reviews(of: thing.id)
            for direction in Direction.allCases {
                let expected = scheduler.replay(reviews.filter { $0.direction == direction })
                #expect(try store.memories(of: thing.id)[direction] == expected)
                memories += expected == nil ? 0 : 1
            }
        }
        #expect(memories == 108)
        let isSound = try store.check().faults.allSatisfy { $0.kind != .memory && $0.kind != .elapsed }
        #expect(isSound)
    }
}
