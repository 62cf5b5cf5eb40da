import Foundation
import Testing

@testable import TILCore

/// Study days are what they were when the answers were given, whatever clocks and time zones do afterwards.
@Suite final class HonestDaysTests: StoreSuite {
    override init() throws {
        try super.init()
        try temporary.store.set("fuzz", "off")
    }

    private func berlin() throws -> Reviewing {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        return Reviewing(store: store) { zone.secondsFromGMT(for: $0) }
    }

    /// The days with answers, oldest first.
    private func practised() throws -> [String] { try store.practice().map(\.day.description).reversed() }

    @Test(arguments: [
        // 2026-03-29, 2:00 becomes 3:00: the study day that ends then has 23 hours.
        ("2026-03-28T02:59:59Z", "2026-03-27"), ("2026-03-28T03:00:00Z", "2026-03-28"),
        ("2026-03-29T01:59:59Z", "2026-03-28"), ("2026-03-29T02:00:00Z", "2026-03-29"),
        ("2026-03-30T01:59:59Z", "2026-03-29"), ("2026-03-30T02:00:00Z", "2026-03-30"),
        // 2026-10-25, 3:00 becomes 2:00: it has 25, and half past two comes twice within it.
        ("2026-10-25T00:30:00Z", "2026-10-24"), ("2026-10-25T01:30:00Z", "2026-10-24"),
        ("2026-10-25T02:59:59Z", "2026-10-24"), ("2026-10-25T03:00:00Z", "2026-10-25"),
    ])
    func aStudyDayBeginsAtFourLocalTimeDespiteDaylightSavingTime(instant: String, day: String) throws {
        #expect(try berlin().day(Date(instant)).description == day)
    }

    @Test func answersKeepTheirOrderIfTheClockIsSetBack() throws {
        let me = Reviewing(store: store)
        let thing = try me.add("NTP")
        try me.answer(thing, .good, at: morning)
        // A year ahead, by mistake; then the clock is right again.
        try me.answer(thing, .good, at: morning + 365 * 86_400)
        let before = try store.memories(of: thing.id)
        let memory = try #require(try me.answer(thing, .again, at: morning + 86_400).memory)
        #expect(memory.lastReview == morning + 86_400)
        #expect(memory.due == morning + 86_400 + 600)
        #expect(try store.reviews(of: thing.id).map(\.grade) == [.good, .good, .again])
        #expect(try store.check().isClean)
        #expect(try practised() == ["2026-11-21", "2026-11-22", "2027-11-21"])
        try me.answer(thing, .good, at: morning + 86_400 + 600)
        #expect(try store.check().isClean)
        try store.undo()
        try store.undo()
        #expect(try store.memories(of: thing.id) == before)
    }

    @Test func aThingThatWasAskedTwiceOnADayIsListedOnceWithBothVerdicts() throws {
        let first = try me.add("ONE")
        let second = try me.add("TWO")
        try me.answer(first, .again, at: morning)
        try me.answer(second, at: morning + 60)
        try me.answer(first, .good, at: morning + 120)
        try me.answer(first, .good, at: morning + 86_400)
        let practised = try store.practiced(on: today)
        #expect(practised.map(\.short) == ["ONE", "TWO"])
        #expect(practised.map(\.verdicts) == [[.wrong, .correct], [.correct]])
    }

    @Test func changingTheRolloverKeepsRecordedDays() throws {
        let me = Reviewing(store: store)
        let thing = try me.add("RO")
        // Two in the morning belongs to the day before while the day turns at four.
        let night = Date("2026-11-21T02:00:00Z")
        try me.answer(thing, .easy, at: night)
        let (days, memories) = (try store.practice(), try store.memories(of: thing.id))
        #expect(days.map(\.day.description) == ["2026-11-20"])
        try store.set("rollover", "0")
        #expect(try store.practice() == days)
        #expect(try store.practiced(on: days[0].day).map(\.short) == ["RO"])
        #expect(try store.memories(of: thing.id) == memories)
        #expect(try store.check().isClean)
        // From here on the day turns at midnight.
        try me.answer(thing, .good, at: night + 86_400)
        #expect(try practised() == ["2026-11-20", "2026-11-22"])
    }
}
