import Foundation
import TestSupport
import Testing

@testable import TILCore

/// The numbers of a summary are those of the questions of a quiz.
@Suite struct DueSummaryTests {
    private func day(of instant: Date) -> StudyDay { StudyDay(of: instant, in: .gmt, rollover: 4) }

    /// A store in which things of lists and of the person are learned for some days, in one or both directions.
    private func story(_ seed: UInt64, until days: Int) throws -> (store: ThingStore, now: Date) {
        let store = try ThingStore()
        var generator = SeededGenerator(seed: seed)
        try store.set("new-per-day", "\(Int.random(in: 0...6, using: &generator))")
        for number in 0..<Int.random(in: 5...25, using: &generator) {
            var draft = try ThingDraft(short: "A\(number)", long: "meaning \(number)", spelling: .asIs)
            if Bool.random(using: &generator) { draft.origin = ThingOrigin(.list, name: "list") }
            try store.add(draft, at: morning)
        }
        var now = morning
        let things = try store.things()
        for round in 0..<(days * 3) {
            now = morning + Double(round / 3) * 86_400 + Double(round % 3) * 400
            let asksReverse = Int.random(in: 0..<4, using: &generator) == 0
            let request = QueueRequest(directions: [asksReverse ? .acronym : .meaning], limit: 4)
            for entry in try store.queue(request, at: now, on: day(of: now), using: &generator) {
                let isRight = Int.random(in: 0..<3, using: &generator) > 0
                try store.record(
                    Review(
                        thingID: entry.thing.id, direction: entry.direction, asked: "", typed: "",
                        verdict: isRight ? .correct : .wrong, grade: isRight ? .good : .again, at: now, in: .gmt,
                        rollover: 4))
            }
            let some = things[Int.random(in: 0..<things.count, using: &generator)]
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: try store.askFirst(some.id, at: now)
            case 1: try store.suspend(some.id, at: now)
            default: break
            }
        }
        return (store, now + Double(Int.random(in: 0...2_000, using: &generator)))
    }

    @Test(arguments: 1...40, Direction.allCases) func theSummaryCountsTheQuestionsOfADirection(
        seed: UInt64, direction: Direction
    ) throws {
        let (store, now) = try story(seed, until: Int(seed % 7) + 1)
        let request = QueueRequest(directions: [direction], limit: 1_000)
        let questions = try store.questions(for: request, at: now, in: .gmt)
        let summary = try store.dueSummary(at: now, on: day(of: now), asking: direction)
        #expect(summary.new == questions.count { $0.kind == .new }, "new")
        #expect(summary.dueToday == questions.count { $0.kind == .due }, "due")
        #expect(summary.all == questions.count)
    }

    @Test func aLimitOfDueThingsHoldsForBoth() throws {
        let (store, now) = try story(5, until: 6)
        try store.set("due-per-day", "3")
        let later = now + 3 * 86_400
        let questions = try store.questions(for: QueueRequest(limit: 1_000), at: later, in: .gmt)
        let summary = try store.dueSummary(at: later, on: day(of: later))
        #expect(summary.dueToday == questions.count { $0.kind == .due })
        #expect(summary.due > summary.dueToday)
    }

    @Test func aThingThatWasLookedUpCountsForTheLimitOfNewThings() throws {
        let store = try ThingStore()
        try store.set("new-per-day", "2")
        for number in 1...4 { try store.add(ThingDraft(short: "A\(number)", long: "meaning \(number)"), at: morning) }
        let last = try #require(store.meanings(of: "A4").first)
        try store.askFirst(last.id, at: morning)
        let questions = try store.questions(at: morning, in: .gmt)
        #expect(questions.map(\.thing.short) == ["A4", "A1"])
        #expect(try store.dueSummary(at: morning, on: day(of: morning)).new == 2)
    }

    @Test func aThingInALearningStepIsNoQuestionBeforeItIsDue() throws {
        let store = try ThingStore()
        let thing = try store.add(ThingDraft(short: "ftw", long: "for the win"), at: morning)
        try store.record(
            Review(
                thingID: thing.id, direction: .meaning, asked: "", typed: "", verdict: .wrong, grade: .again,
                at: morning, in: .gmt, rollover: 4))
        #expect(try store.questions(at: morning + 30, in: .gmt).isEmpty)
        #expect(try store.questions(at: morning + 61, in: .gmt).count == 1)
    }

    @Test func aNewThingOfAListIsShownBeforeItIsAsked() throws {
        let store = try ThingStore()
        var listed = try ThingDraft(short: "rna", long: "ribonucleic acid")
        listed.origin = ThingOrigin(.list, name: "list")
        try store.add(listed, at: morning)
        try store.add(ThingDraft(short: "ftw", long: "for the win"), at: morning)
        func unmet() throws -> [String] {
            try store.questions(at: morning, in: .gmt).filter(\.isUnmet).map(\.thing.short)
        }
        #expect(try unmet() == ["RNA"])
        try store.update(at: morning) { $0.meet = .always }
        #expect(try unmet() == ["FTW", "RNA"])
        try store.update(at: morning) { $0.meet = .never }
        #expect(try unmet().isEmpty)
    }
}
