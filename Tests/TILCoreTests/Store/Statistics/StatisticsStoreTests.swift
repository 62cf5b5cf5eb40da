import Foundation
import Testing

@testable import TILCore

@Suite final class StatisticsStoreTests: StoreSuite {
    override init() throws {
        try super.init()
        try store.set("fuzz", "off")
    }

    private func statistics() throws -> StudyStatistics { try store.statistics(at: morning, on: today) }

    @Test func statisticsCountNewLearningAndMatureThings() throws {
        _ = try me.add("NEW")
        let learning = try me.add("LRN")
        try me.answer(learning, at: morning - 60)
        let known = try me.add("KNW")
        for days in [200.0, 192, 140] { try me.answer(known, .easy, at: morning - days * 86_400) }
        let both = try me.add("TWO")
        for direction in Direction.allCases {
            try me.answer(both, .easy, at: morning - 86_400, direction: direction)
        }
        let gone = try me.add("GON")
        try me.answer(gone, .easy, at: morning - 86_400)
        try store.remove(gone.id, at: morning)
        #expect(
            try statistics().counts
                == ThingCounts(things: 4, new: 1, memories: 4, learning: 1, mature: 1, leeches: 0))
    }

    @Test func theForecastExcludesLeeches() throws {
        let minute = try me.add("MIN")
        try me.answer(minute, .again, at: morning - 30)
        let overdue = try me.add("OVR")
        try me.answer(overdue, .easy, at: morning - 40 * 86_400)
        let later = try me.add("LTR")
        let due = try #require(try me.answer(later, .easy, at: morning).memory).interval
        let leech = try me.add("LCH")
        try me.forget(leech)
        let statistics = try statistics()
        #expect(try store.memories(of: leech.id)[.meaning]?.dueDay ?? today < today.advanced(by: 1))
        #expect(statistics.counts.leeches == 1)
        // The one in its steps comes back in half a minute: it is today's, and not due yet.
        #expect(statistics.due.now == 1)
        var days = Array(repeating: 0, count: 30)
        days[0] = 2
        days[due] = 1
        #expect(statistics.due.days == days)
        #expect(statistics.due.tomorrow == 0 && statistics.due.week == (due < 7 ? 3 : 2))
    }

    @Test func memoriesAreCountedInBandsOfStability() throws {
        let stabilities = [0.5, 1, 1.5, 3, 20, 21, 30, 31, 365, 366, 5_000]
        for (index, stability) in stabilities.enumerated() {
            let thing = try me.add("S\(index)")
            try me.answer(thing, at: morning)
            try store.writing { db in
                try db.execute(
                    sql:
                        "UPDATE memory SET stability = ?, interval = 1 WHERE thing = (SELECT id FROM thing WHERE uuid = ?)",
                    arguments: [stability, thing.id.data])
            }
        }
        let statistics = try statistics()
        #expect(statistics.stability.map(\.count) == [2, 2, 0, 0, 3, 1, 0, 1, 2])
        #expect(statistics.stability.map(\.upTo) == [1, 3, 7, 14, 30, 91, 182, 365, nil])
        #expect(statistics.counts.mature == 6)
    }

    @Test func theHardestThingsHaveTheMostLapses() throws {
        for lapses in 0..<12 {
            let thing = try me.add("L\(lapses)")
            for lapse in 0..<lapses {
                try me.answer(thing, .easy, at: morning - Double(90 - lapse * 2) * 86_400)
                try me.answer(thing, .again, at: morning - Double(89 - lapse * 2) * 86_400)
            }
        }
        _ = try me.add("EASY")
        try me.answer(try me.add("EASIER"), .easy, at: morning)
        #expect(try statistics().hardest.map(\.thing.short) == (2..<12).reversed().map { "L\($0)" })
    }

    @Test func statisticsSumTimeRetentionAndTheYear() throws {
        let thing = try me.add("SUM")
        // The first Monday of the 53 weeks that end with today's, and the day before it.
        let monday = StudyStatistics.monday(weeks: 53, endingWith: today)
        for (day, grade) in [(monday.advanced(by: -1), Grade.good), (monday, .good), (today.advanced(by: -6), .again)] {
            try me.answer(thing, grade, at: morning + Double(today.distance(to: day)) * 86_400, seconds: 3)
        }
        try me.answer(thing, .good, at: morning, seconds: 4)
        let statistics = try statistics()
        #expect(statistics.time == StudyTime(today: 4, week: 7, total: 13, answers: 4))
        #expect(statistics.year.map(\.day) == [today, today.advanced(by: -6), monday])
        #expect(statistics.retention.first?.month.description == "2026-11-01")
        #expect(statistics.retention.first?.retention == 0.5)
        #expect(statistics.desiredRetention == 0.9)
        #expect(statistics.streak.days == 1)
    }
}
