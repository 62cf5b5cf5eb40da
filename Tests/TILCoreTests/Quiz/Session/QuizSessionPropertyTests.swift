import Foundation
import TestSupport
import Testing

@testable import TILCore

/// What holds whatever happens in whatever order, tried on many sequences of events from fixed seeds.
@Suite struct QuizSessionPropertyTests {
    /// Carries out effects as a store would, and watches them.
    private struct Store {
        var recorded: [Int: Answer] = [:]
        var asked: Set<Int> = []
        var everAnswered: Set<Int> = []
        var faults: [String] = []

        mutating func require(_ holds: Bool, _ fault: String) {
            if !holds { faults.append(fault) }
        }

        mutating func carryOut(_ effects: [QuizEffect]) {
            for effect in effects {
                switch effect {
                case .ask(let question), .another(let question, _):
                    require(asked.insert(question.number).inserted, "\(question.number) was asked twice.")
                case .record(let answer):
                    let isNew = everAnswered.insert(answer.number).inserted
                    require(
                        isNew && asked.contains(answer.number), "\(answer.number) was answered again or never asked.")
                    recorded[answer.number] = answer
                case .replace(let old, let new):
                    require(recorded[old.number] == old && new.number == old.number, "No \(old.number).")
                    recorded[new.number] = new
                case .retract(let answer):
                    require(recorded.removeValue(forKey: answer.number) != nil, "No \(answer.number).")
                default: break
                }
            }
        }
    }

    private static func event(_ session: QuizSession, _ generator: inout SeededGenerator) -> QuizEvent {
        let stale = Int(generator.next(below: 3)) == 0
        let number = stale ? Int(generator.next(below: 20)) : session.lastNumber
        let typed = ["for the win", "local area netwrok", "x", ""][Int(generator.next(below: 4))]
        let wait = [60.0, 600, 86_400, 4_000][Int(generator.next(below: 4))]
        let events: [QuizEvent] = [
            .begin, .submit(question: number, typed: typed), .submit(question: number, typed: typed), .proceed,
            .proceed,
            .choose(question: number, choice: Int(generator.next(below: 5))), .check(question: number, typed: typed),
            .moreTime(question: number), .lessTime(question: number), .restart(question: number),
            .regrade(question: number, grade: .hard), .pause(question: number), .resume(question: number),
            .resume(question: number),
            .giveUp(question: number, typed: typed), .reveal(question: number), .grade(question: number, grade: .good),
            .grade(question: number, grade: .again), .wasRight(question: number), .undo, .end,
            .remembered(question: number, memory: QuizFixture.memory(at: QuizFixture.start, wait: wait)),
        ]
        return events[Int(generator.next(below: UInt64(events.count)))]
    }

    @Test(arguments: QuizSettings.Mode.allCases, [0.0, 15])
    func afterAnyEventsTheSummaryCountsExactlyTheRecordedAnswers(mode: QuizSettings.Mode, seconds: TimeInterval) {
        for seed in 0..<Soak.seeds(150) {
            var generator = SeededGenerator(seed: UInt64(seed))
            let choices = AnswerChoices(right: "For The Win", wrong: ["a", "b", "c"], using: &generator)
            let questions = QuizFixture.questions.map {
                Question(thing: $0.thing, direction: .meaning, choices: choices)
            }
            var session = QuizFixture.session(
                questions,
                settings: QuizSettings(
                    mode: mode, seconds: seconds, thinkSeconds: Double(seed % 3), learnAhead: 0))
            var (twin, store, instant) = (session, Store(), QuizFixture.start)
            _ = twin.apply(.begin, at: instant)
            store.carryOut(session.apply(.begin, at: instant))
            for _ in 0..<80 {
                instant += Double(generator.next(below: 80)) / 10 - 0.5
                let event = Self.event(session, &generator)
                let (before, wasAsking) = (session.answers.count, session.asking)
                let effects = session.apply(event, at: instant)
                store.carryOut(effects)
                store.require(twin.apply(event, at: instant) == effects, "\(event) had other effects the second time.")
                if let wasAsking, let number = event.question, number != wasAsking.number {
                    store.require(session.asking == wasAsking, "\(event) acted on \(wasAsking.number).")
                }
                let more = session.answers.count - before
                store.require(abs(more) <= 1, "\(event) changed several answers.")
                store.require(wasAsking?.isPaused != true || more <= 0, "Paused: \(event)")
                check(session, at: instant, &store)
            }
            #expect(store.faults.isEmpty, "seed \(seed)")
        }
    }

    private func check(_ session: QuizSession, at instant: Date, _ store: inout Store) {
        let (answers, recorded) = (session.answers, store.recorded)
        store.require(answers == recorded.values.sorted { $0.number < $1.number }, "Answers differ.")
        store.require(session.summary(at: instant).answered == recorded.count, "The summary counts others.")
        let keys = Set(answers.map { QuestionKey(thingID: $0.thing.id, direction: $0.direction) })
        store.require(keys.union(session.remaining).count == 3, "A question was lost.")
        let isOdd = answers.contains { $0.seconds < 0 || ($0.limit > 0 && $0.seconds > $0.limit + 1e-6) }
        store.require(!isOdd, "An answer took longer than its limit.")
    }
}
