import Foundation
import Testing

@testable import TILCore

@Suite final class ReviewStoreTests: StoreSuite {
    private let day = 86_400.0

    private func queue(_ request: QueueRequest = QueueRequest(), at instant: Date = morning) throws -> [String] {
        var generator = SystemRandomNumberGenerator()
        return try store.queue(request, at: instant, on: me.day(instant), using: &generator).map(\.thing.long)
    }

    @Test func aRecordedAnswerIsOnDiskWithItsMemory() throws {
        let recorded = try me.answer(store.add("a", "One"), at: morning)
        let thing = recorded.review.thingID
        let other = try temporary.anotherConnection()
        #expect(try other.reviews(of: thing) == [recorded.review])
        #expect(try other.memories(of: thing) == [.meaning: try #require(recorded.memory)])
        #expect(recorded.memory?.phase == .learning(step: 1))
        #expect(recorded.memory?.due == morning + 600)
    }

    @Test func repeatedUndoRestoresEachEarlierMemory() throws {
        let thing = try store.add("a", "One")
        var memories: [[Direction: Memory]] = [[:]]
        for number in 0..<6 {
            try me.answer(thing, at: morning + Double(number) * 3 * day)
            memories.append(try store.memories(of: thing.id))
        }
        for expected in memories.dropLast().reversed() {
            #expect(try store.undo().kind == .answer)
            #expect(try store.memories(of: thing.id) == expected)
        }
        #expect(try store.practice().isEmpty)
        #expect(try queue() == ["One"])
    }

    @Test func aCorrectedAnswerReplacesTheFirstOne() throws {
        let thing = try store.add("a", "One")
        let wrong = try me.answer(thing, .again, at: morning)
        #expect(try me.answer(thing, at: morning, replacing: wrong).memory?.reviews == 1)
        #expect(try store.reviews(of: thing.id).map(\.verdict) == [.correct])
        try store.undo()
        #expect(try store.reviews(of: thing.id).isEmpty)
        #expect(try store.undo().kind == .add)
    }

    @Test func aRemovedThingIsNotDueUntilUndo() throws {
        let thing = try store.add("a", "One")
        let memory = try me.answer(thing, .again, at: morning).memory
        #expect(try [59, 60].map { try store.dueCount(at: morning + $0, on: today) } == [0, 1])
        try store.remove(thing.id, at: morning)
        #expect(try store.dueCount(at: morning + 60, on: today) == 0)
        #expect(throws: StoreError.noSuchThing(IdentifierText.text(of: thing.id))) { try me.answer(thing, at: morning) }
        try store.undo()
        #expect(try store.memories(of: thing.id)[.meaning] == memory)
    }

    @Test func newThingsAreLimitedPerStudyDay() throws {
        for index in 0..<5 { try store.add("N\(index)", "New \(index)") }
        try store.set("new-per-day", "2")
        try store.set("new-mix", "last")
        #expect(try queue() == ["New 0", "New 1"])
        try me.answer(store.meanings(of: "N0")[0], at: morning)
        // The answered thing is in its second step and comes back when nothing else is left.
        #expect(try queue() == ["New 1", "New 0"])
        #expect(try queue(at: morning + day) == ["New 0", "New 1", "New 2"])
        try store.set("learn-ahead", "5m")
        #expect(try queue() == ["New 1"])
        #expect(try queue(at: morning + 360) == ["New 1", "New 0"])
    }

    @Test func aCramIsNotCountedAsTheFirstAnswerOfANewThing() throws {
        let thing = try store.add("a", "One")
        try store.add("b", "Two")
        try store.set("new-per-day", "1")
        try me.answer(thing, .easy, at: morning - day, isScheduled: false)
        try me.answer(thing, .easy, at: morning)
        #expect(try queue().isEmpty)
    }

    @Test func withTheOrderShuffleNewThingsAreShuffled() throws {
        try temporary.fill(40, long: "New")
        try store.set("new-per-day", "30")
        let inOrder = try queue()
        try store.set("new-order", "shuffle")
        let shuffled = try queue()
        #expect(shuffled.count == 30 && Set(shuffled).count == 30 && shuffled != inOrder)
    }

    @Test func meaningsOfAnAcronymAreAskedInARow() throws {
        let first = try store.add("a", "One")
        try store.add("b", "Other")
        try store.add("a", "Two")
        try store.set("new-mix", "last")
        #expect(try queue() == ["One", "Two", "Other"])
        try me.answer(first, .easy, at: morning - 30 * day)
        #expect(try queue() == ["One", "Two", "Other"])
    }

    @Test func theOtherDirectionWaitsForTheNextStudyDay() throws {
        let first = try store.add("a", "One")
        let both = QueueRequest(directions: Direction.allCases)
        #expect(try queue(both) == ["One"])
        try me.answer(first, .easy, at: morning)
        #expect(try queue(both).isEmpty)
        #expect(try queue(both, at: morning + day) == ["One"])
        let second = try store.add("b", "Two")
        for direction in Direction.allCases { try me.answer(second, .again, at: morning, direction: direction) }
        #expect(try queue(both, at: morning + 90) == ["Two"])
    }

    @Test func tagsLookUpsAndLeechesDecideWhichThingsAreAsked() throws {
        let tagged = try store.add("a", "Tagged", tags: ["it's"])
        let wanted = try store.add("b", "Wanted")
        try store.add("c", "Third")
        #expect(try queue(QueueRequest(tag: "it's")) == ["Tagged"])
        try store.askFirst(wanted.id, at: morning)
        #expect(try queue() == ["Wanted", "Tagged", "Third"])
        try me.forget(tagged)
        #expect(try store.memories(of: tagged.id)[.meaning]?.lapses == 8)
        #expect(try queue() == ["Wanted", "Third"])
        #expect(try queue(QueueRequest(includesLeeches: true)) == ["Wanted", "Tagged", "Third"])
        #expect(try Set(queue(QueueRequest(isCram: true))) == ["Wanted", "Third", "Tagged"])
    }
}
