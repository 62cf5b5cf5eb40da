import Foundation
import Testing

@testable import TILCore

/// Thirty study days of a store in which many acronyms have several meanings.
@Suite struct ThirtyDaysTests {
    /// Returns the typed answer, given the excluded meanings and all meanings.
    private typealias Person = (_ excluded: [Thing], _ meanings: [Thing], inout SeededGenerator) -> String

    private static let meaningCounts = [1, 2, 3, 1, 5]

    /// Words that no typo turns into each other.
    private static let words = ["Amber", "Bicycle", "Chimney", "Dolphin", "Envelope"]

    /// A store that was practised each day to the end of the quiz.
    private func practised(by person: Person) throws -> TemporaryStore {
        let temporary = try TemporaryStore()
        for (number, count) in Self.meaningCounts.enumerated() {
            let short = "A" + String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number)))
            for meaning in 0..<count {
                try temporary.store.add(
                    ThingDraft(short: short, long: "\(Self.words[meaning]) of \(short) number \(meaning)"), at: morning)
            }
        }
        let store = temporary.store
        var generator = SeededGenerator(seed: 5)
        let settings = try store.settings()
        for number in 0..<30 {
            var now = morning + Double(number) * 86_400
            let today = settings.studyDay(of: now, utcOffset: 0)
            let entries = try store.queue(QueueRequest(), at: now, on: today, using: &generator)
            let questions = entries.filter { $0.step(at: now) == nil }.map {
                Question(thing: $0.thing, direction: .meaning, kind: $0.memory == nil ? .new : .due)
            }
            var session = QuizSession(questions: questions, settings: QuizSettings(learnAhead: settings.learnAhead))
            var effects = session.apply(.begin, at: now)[...]
            while let effect = effects.popFirst() {
                now += 1
                switch effect {
                case .ask(let asked):
                    let thing = asked.question.thing
                    let accepted = try store.accepted(for: thing, asked: .meaning)
                    let complete = Question(
                        thing: thing, direction: .meaning, kind: asked.question.kind, accepted: accepted,
                        standings: try store.standings(of: accepted, asked: .meaning, at: now, on: today))
                    let prepared = session.prepare(complete, number: asked.number, at: now)
                    let shown = try #require(prepared)
                    let isGivenAway = shown.excluded.contains { other in
                        session.agenda.mayAsk(other.id, at: now, learnAhead: settings.learnAhead) || other == thing
                    }
                    #expect(!isGivenAway)
                    let typed = person(shown.excluded, complete.accepted, &generator)
                    effects += session.apply(.submit(question: shown.number, typed: typed), at: now)
                case .another(let asked, _):
                    let typed = person(asked.excluded, asked.question.accepted, &generator)
                    effects += session.apply(.submit(question: asked.number, typed: typed), at: now)
                case .record(let answer):
                    let recorded = try store.record(answer.review(utcOffset: 0, studyDay: today))
                    effects += session.apply(.remembered(question: answer.number, memory: recorded.memory), at: now)
                case .showVerdict: effects += session.apply(.proceed, at: now)
                default: break
                }
            }
            #expect(session.isFinished)
        }
        for thing in try store.things() {
            #expect(try !store.reviews(of: thing.id).isEmpty && store.memories(of: thing.id)[.meaning] != nil)
        }
        #expect(try store.check().isClean)
        return temporary
    }

    @Test func everyMeaningIsAskedEvenIfThePersonKnowsOnlyOne() throws {
        let temporary = try practised { _, meanings, _ in
            meanings.map(\.long).first { $0.hasPrefix(Self.words[0]) } ?? ""
        }
        let store = temporary.store
        for thing in try store.things() {
            let isKnown = thing.long.hasPrefix(Self.words[0])
            let reviews = try store.reviews(of: thing.id)
            #expect(reviews.allSatisfy { ($0.verdict == .correct) == isKnown }, "\(thing.long)")
            #expect(Set(reviews.map(\.studyDay)).count > 1, "\(thing.long)")
        }
    }

    @Test func aPersonWhoLearnsKnowsEveryMeaningAfterThirtyDays() throws {
        // Whoever learns does not know which meaning is asked, but sees which are not.
        let temporary = try practised { excluded, meanings, generator in
            let open = meanings.filter { !excluded.contains($0) }
            return open[Int(generator.next(below: UInt64(open.count)))].long
        }
        let store = temporary.store
        for thing in try store.things() {
            #expect(try store.memories(of: thing.id)[.meaning]?.phase == .review, "\(thing.long)")
        }
    }
}
