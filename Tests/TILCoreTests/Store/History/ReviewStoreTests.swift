import Foundation
import Testing

@testable import TILCore

@Suite struct ReviewStoreTests {
    let temporary: TemporaryStore
    var store: ThingStore { temporary.store }
    let today = StudyDay(of: morning, utcOffset: 0, rollover: 4)

    init() throws { temporary = try TemporaryStore() }

    private func add(_ short: String, _ long: String, tags: [String] = []) throws -> Thing {
        try store.add(ThingDraft(short: short, long: long, tags: tags), at: morning)
    }

    private func review(
        _ thing: Thing, _ verdict: Verdict = .correct, _ grade: Grade = .good, day: Int = 0, minute: Double = 0,
        direction: Direction = .meaning, isScheduled: Bool = true
    ) -> Review {
        Review(
            thing: thing.id, direction: direction, asked: thing.short, typed: "x", seconds: 2.5, limit: 15,
            verdict: verdict, grade: grade, isScheduled: isScheduled,
            at: morning + Double(day) * 86_400 + minute * 60, utcOffset: 0, studyDay: today.advanced(by: day))
    }

    private func queue(_ request: QueueRequest = QueueRequest(), day: Int = 0, minute: Double = 0) throws -> [String] {
        var generator = SystemRandomNumberGenerator()
        return try store.queue(
            request, at: morning + Double(day) * 86_400 + minute * 60, on: today.advanced(by: day), using: &generator
        ).map(\.thing.long)
    }

    @Test func anAnswerIsDurableWithItsMemory() throws {
        let thing = try add("a", "One")
        let recorded = try store.record(review(thing))
        let other = try temporary.anotherConnection()
        #expect(try other.reviews(of: thing.id) == [recorded.review])
        #expect(try other.memories(of: thing.id) == [.meaning: try #require(recorded.memory)])
        #expect(recorded.memory?.phase == .learning(step: 1))
        #expect(recorded.memory?.due == morning + 600)
    }

    @Test func undoRestoresTheMemoryAnyNumberOfTimes() throws {
        let thing = try add("a", "One")
        var memories: [[Direction: Memory]] = [[:]]
        for day in 0..<6 {
            try store.record(review(thing, day: day * 3))
            memories.append(try store.memories(of: thing.id))
        }
        for expected in memories.dropLast().reversed() {
            #expect(try store.undo().kind == .answer)
            #expect(try store.memories(of: thing.id) == expected)
        }
        #expect(try store.practice().isEmpty)
        #expect(try queue() == ["One"])
    }

    @Test func aContestedAnswerIsReplacedNotDoubled() throws {
        let thing = try add("a", "One")
        let wrong = try store.record(review(thing, .wrong, .again))
        let right = try store.record(review(thing, .correct, .good), replacing: wrong)
        #expect(try store.reviews(of: thing.id).map(\.verdict) == [.correct])
        #expect(right.memory?.reviews == 1)
        try store.undo()
        #expect(try store.reviews(of: thing.id).isEmpty)
        #expect(try store.undo().kind == .add)
    }

    @Test func aCramTouchesNoMemory() throws {
        let thing = try add("a", "One")
        let recorded = try store.record(review(thing, isScheduled: false))
        #expect(recorded.memory == nil)
        #expect(try store.memories(of: thing.id).isEmpty)
        #expect(try store.practice().map(\.answers) == [1])
    }

    @Test func removalHidesWhatIsDueAndUndoBringsItBack() throws {
        let thing = try add("a", "One")
        let memory = try store.record(review(thing, .wrong, .again)).memory
        #expect(try store.dueCount(at: morning + 60, on: today) == 1)
        #expect(try store.dueCount(at: morning + 59, on: today) == 0)
        try store.remove(thing.id, at: morning)
        #expect(try store.dueCount(at: morning + 60, on: today) == 0)
        #expect(throws: StoreError.noSuchThing(IdentifierText.text(of: thing.id))) { try store.record(review(thing)) }
        try store.undo()
        #expect(try store.memories(of: thing.id)[.meaning] == memory)
    }

    @Test func theQueueAsksWhatIsMostOverdueThenTheNewestOfTheNew() throws {
        let old = try add("a", "Old")
        let overdue = try add("b", "Overdue")
        _ = try add("c", "New")
        _ = try add("d", "Newest")
        // Both graduate at once; the one that was easy waits longer and is less overdue relative to it.
        try store.record(review(old, .correct, .easy, day: -40))
        try store.record(review(overdue, .correct, .good, day: -40))
        try store.record(review(overdue, .correct, .good, day: -40, minute: 10))
        #expect(try queue() == ["Overdue", "Old", "New", "Newest"])
        #expect(try queue(QueueRequest(limit: 3)) == ["Overdue", "Old", "New"])
    }

    @Test func theDayLimitsWhatIsNew() throws {
        for index in 0..<5 { _ = try add("N\(index)", "New \(index)") }
        try store.set(#require(SettingKey.named("new-per-day")), to: "2", at: morning)
        #expect(try queue() == ["New 0", "New 1"])
        try store.record(review(try store.meanings(of: "N0")[0]))
        // What was answered is in its second step, and comes back when nothing else is left.
        #expect(try queue() == ["New 1", "New 0"])
        #expect(try queue(day: 1) == ["New 0", "New 1", "New 2"])
        try store.set(#require(SettingKey.named("learn-ahead")), to: "5m", at: morning)
        #expect(try queue() == ["New 1"])
        #expect(try queue(minute: 6) == ["New 1", "New 0"])
    }

    @Test func newThingsAreShuffledWhereThatIsWanted() throws {
        for index in 0..<40 { _ = try add("N\(index)", "New \(index)") }
        try store.set(#require(SettingKey.named("new-per-day")), to: "30", at: morning)
        let inOrder = (0..<30).map { "New \($0)" }
        #expect(try queue() == inOrder)
        try store.set(#require(SettingKey.named("new-order")), to: "shuffle", at: morning)
        let shuffled = try queue()
        #expect(shuffled.count == 30 && Set(shuffled).count == 30 && shuffled != inOrder)
    }

    @Test func theMeaningsOfAnAcronymComeOneAfterTheOther() throws {
        let first = try add("a", "One")
        _ = try add("b", "Other")
        _ = try add("a", "Two")
        #expect(try queue() == ["One", "Two", "Other"])
        try store.record(review(first, .correct, .easy, day: -30))
        #expect(try queue() == ["One", "Two", "Other"])
    }

    @Test func theOtherWayRoundWaitsForTheNextStudyDay() throws {
        let first = try add("a", "One")
        let both = QueueRequest(directions: Direction.allCases)
        #expect(try queue(both) == ["One"])
        try store.record(review(first, .correct, .easy))
        #expect(try queue(both).isEmpty)
        #expect(try queue(both, day: 1) == ["One"])
    }

    @Test func tagsLeechesAndWishesChooseWhatIsAsked() throws {
        let tagged = try add("a", "Tagged", tags: ["it's"])
        let wanted = try add("b", "Wanted")
        _ = try add("c", "Third")
        #expect(try queue(QueueRequest(tag: "it's")) == ["Tagged"])
        try store.want(wanted.id, at: morning)
        #expect(try queue() == ["Wanted", "Tagged", "Third"])
        for day in -30 ..< -13 {
            try store.record(review(tagged, .wrong, day.isMultiple(of: 2) ? .easy : .again, day: day))
        }
        #expect(try store.memories(of: tagged.id)[.meaning]?.lapses == 8)
        #expect(try queue() == ["Wanted", "Third"])
        #expect(try queue(QueueRequest(includesLeeches: true)) == ["Wanted", "Tagged", "Third"])
        #expect(try Set(queue(QueueRequest(isCram: true))) == ["Wanted", "Third", "Tagged"])
    }

    @Test func historySumsUpTheDays() throws {
        let thing = try add("a", "One")
        try store.record(review(thing, .wrong, .again))
        try store.record(review(thing, .close, .easy, minute: 1))
        try store.record(review(thing, day: 9))
        let days = try store.practice()
        #expect(days.map(\.day) == [today.advanced(by: 9), today])
        #expect(days[0].verdicts == [.correct: 1] && days[0].recalls == 1 && days[0].recalled == 1)
        #expect(days[1].verdicts == [.wrong: 1, .close: 1] && days[1].recalls == 0 && days[1].seconds == 5)
        #expect(try store.practised(on: today).map(\.verdicts) == [[.wrong, .close]])
        #expect(try store.practice(limit: 1).count == 1)
    }

    @Test func settingsAreCheckedAndReplay() throws {
        let thing = try add("a", "One")
        try store.record(review(thing, .correct, .easy, day: -1))
        let before = try store.memories(of: thing.id)[.meaning]
        let retention = try #require(SettingKey.named("retention"))
        #expect(throws: StoreError.self) { try store.set(retention, to: "2", at: morning) }
        try store.set(retention, to: "0.8", at: morning)
        #expect(try store.settings().scheduling.desiredRetention == 0.8)
        let after = try #require(try store.memories(of: thing.id)[.meaning])
        #expect(after.interval > before?.interval ?? 0)
        for key in SettingKey.all { try store.set(key, to: key.value(in: Settings()), at: morning) }
        #expect(try store.settings() == Settings())
        #expect(try store.memories(of: thing.id)[.meaning] == before)
    }
}
