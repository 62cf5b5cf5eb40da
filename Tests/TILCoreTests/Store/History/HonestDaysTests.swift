import Foundation
import Testing

@testable import TILCore

/// Study days are what they were when the answers were given, whatever clocks and time zones do afterwards.
@Suite struct HonestDaysTests {
    let temporary: TemporaryStore
    var store: ThingStore { temporary.store }

    init() throws {
        temporary = try TemporaryStore()
        try temporary.store.set(try #require(SettingKey.named("fuzz")), to: "off", at: morning)
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
    func theStudyDayTurnsAtFourOnTheClockOnTheWall(instant: String, day: String) throws {
        #expect(try berlin().day(Date(instant)).description == day)
    }

    @Test(arguments: ["2026-03-27", "2026-10-23"])
    func fiveEveningsInARowAreFiveDaysOverAChangeOfTheClock(first: String) throws {
        let me = try berlin()
        let thing = try me.add("DST")
        let start = try #require(StudyDay(first))
        for number in 0..<5 {
            // Half past nine in the evening, by the clock on the wall.
            let wall = Date(timeIntervalSince1970: Double(start.number + number) * 86_400 + 21.5 * 3_600)
            let evening = wall - Double(me.utcOffset(wall))
            try me.answer(thing, at: evening)
        }
        #expect(try practised() == (0..<5).map { start.advanced(by: $0).description })
        #expect(Streak(of: try store.practice().map(\.day).reversed(), today: start.advanced(by: 4)).days == 5)
        #expect(try store.practice().map(\.recalls) == [1, 1, 1, 1, 0])
        #expect(try store.check().isClean)
    }

    @Test(arguments: [
        ("2026-03-28T21:00:00Z", "2026-03-29T02:00:00Z"), ("2026-10-24T21:00:00Z", "2026-10-25T03:00:00Z"),
    ])
    func whatIsDueTomorrowIsAskedFromFourOnWhateverTheNightsLength(evening: String, rollover: String) throws {
        let me = try berlin()
        let thing = try me.add("DST")
        // Forgotten after its steps, it comes back after a day.
        try me.answer(thing, .easy, at: Date(evening) - 86_400 * 30)
        try me.answer(thing, .again, at: Date(evening) - 600)
        let memory = try #require(try me.answer(thing, .good, at: Date(evening)).memory)
        #expect(memory.interval >= 1)
        let due = Date(rollover) + Double(memory.interval - 1) * 86_400
        #expect(try me.queue(at: due - 1).isEmpty)
        #expect(try me.queue(at: due) == ["DST"])
    }

    @Test func aFlightAcrossTheDateLineTakesNoDayBack() throws {
        var me = Reviewing(store: store) { _ in 13 * 3_600 }
        let thing = try me.add("AKL")
        // Saturday noon in Auckland; the plane lands on Friday evening in Los Angeles.
        let noon = Date("2026-11-20T23:00:00Z")
        let before = try #require(try me.answer(thing, .easy, at: noon).memory)
        me.utcOffset = { _ in -8 * 3_600 }
        try me.answer(thing, .good, at: noon + 3 * 3_600)
        #expect(try practised() == ["2026-11-20", "2026-11-21"])
        // When Saturday comes for the second time, it is the same study day.
        try me.answer(try me.add("LAX"), .easy, at: noon + 14 * 3_600)
        #expect(try practised() == ["2026-11-20", "2026-11-21"])
        #expect(try store.reviews(of: thing.id).map(\.studyDay.description) == ["2026-11-21", "2026-11-20"])
        #expect(try store.reviews(of: thing.id).map(\.utcOffset) == [13 * 3_600, -8 * 3_600])
        #expect(try store.practice().map(\.recalls) == [0, 0])
        #expect(try store.check().isClean)
        for _ in 0..<3 { try store.undo() }
        #expect(try store.memories(of: thing.id) == [.meaning: before])
    }

    @Test func aClockThatIsSetBackKeepsTheOrderOfTheAnswers() throws {
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
        // The day's answers are told on the day that the clock said.
        #expect(try practised() == ["2026-11-21", "2026-11-22", "2027-11-21"])
        try me.answer(thing, .good, at: morning + 86_400 + 600)
        #expect(try store.check().isClean)
        try store.undo()
        try store.undo()
        #expect(try store.memories(of: thing.id) == before)
    }

    @Test func aChangedRolloverRewritesNothing() throws {
        let me = Reviewing(store: store)
        let thing = try me.add("RO")
        // Two in the morning belongs to the day before while the day turns at four.
        let night = Date("2026-11-21T02:00:00Z")
        try me.answer(thing, .easy, at: night)
        let (days, memories) = (try store.practice(), try store.memories(of: thing.id))
        #expect(days.map(\.day.description) == ["2026-11-20"])
        try store.set(try #require(SettingKey.named("rollover")), to: "0", at: morning)
        #expect(try store.practice() == days)
        #expect(try store.practised(on: days[0].day).map(\.short) == ["RO"])
        #expect(try store.memories(of: thing.id) == memories)
        #expect(try store.check().isClean)
        // From here on the day turns at midnight.
        try me.answer(thing, .good, at: night + 86_400)
        #expect(try practised() == ["2026-11-20", "2026-11-22"])
    }
}
