import Foundation
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

        mutating func carryOut(_ effects: [QuizEffect]) {
            for effect in effects {
                switch effect {
                case .ask(let question):
                    if !asked.insert(question.number).inserted { faults.append("\(question.number) was asked twice.") }
                case .record(let answer):
                    if !asked.contains(answer.number) { faults.append("\(answer.number) was never asked.") }
                    if !everAnswered.insert(answer.number).inserted { faults.append("\(answer.number) again.") }
                    recorded[answer.number] = answer
                case .replace(let old, let new):
                    if recorded[old.number] != old || new.number != old.number { faults.append("No \(old.number).") }
                    recorded[new.number] = new
                case .retract(let answer):
                    if recorded.removeValue(forKey: answer.number) == nil { faults.append("No \(answer.number).") }
                case .redraw, .paused, .locked, .revealed, .noSuchChoice, .showVerdict, .nothingToUndo, .finish:
                    break
                case .another(let question, _):
                    if !asked.insert(question.number).inserted { faults.append("\(question.number) was asked twice.") }
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
    func whatIsRecordedIsWhatTheSummaryCounts(mode: QuizSettings.Mode, seconds: TimeInterval) {
        for seed in 0..<150 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let choices = AnswerChoices(right: "For The Win", wrong: ["a", "b", "c"], using: &generator)
            let questions = QuizFixture.questions().map {
                Question(thing: $0.thing, direction: .meaning, choices: choices)
            }
            var session = QuizFixture.session(
                questions, QuizSettings(mode: mode, seconds: seconds, thinkSeconds: Double(seed % 3), learnAhead: 0))
            var store = Store()
            var instant = QuizFixture.start
            store.carryOut(session.apply(.begin, at: instant))
            for _ in 0..<80 {
                instant += Double(generator.next(below: 80)) / 10 - 0.5
                let event = Self.event(session, &generator)
                let (before, wasAsking) = (session.answers.count, session.asking)
                let effects = session.apply(event, at: instant)
                store.carryOut(effects)
                if let wasAsking, let number = event.question, number != wasAsking.number, session.asking != wasAsking {
                    store.faults.append("\(event) acted on \(wasAsking.number).")
                }
                if abs(session.answers.count - before) > 1 { store.faults.append("\(event) changed several answers.") }
                if wasAsking?.isPaused == true, session.answers.count > before {
                    store.faults.append("Paused: \(event)")
                }
                check(session, store.recorded, at: instant, &store.faults)
            }
            #expect(store.faults.isEmpty, "seed \(seed)")
        }
    }

    private func check(
        _ session: QuizSession, _ recorded: [Int: Answer], at instant: Date, _ faults: inout [String]
    ) {
        if session.answers != recorded.values.sorted(by: { $0.number < $1.number }) { faults.append("Answers differ.") }
        let summary = session.summary(at: instant)
        if summary.answered != recorded.count { faults.append("The summary counts \(summary.answered).") }
        let keys = Set(session.answers.map { QuestionKey(thing: $0.thing.id, direction: $0.direction) })
        if keys.union(session.remaining).count != 3 { faults.append("A question was lost.") }
        let isOdd = session.answers.contains { $0.seconds < 0 || ($0.limit > 0 && $0.seconds > $0.limit + 1e-6) }
        if isOdd { faults.append("An answer took longer than its limit.") }
    }

    @Test func theSameEventsGiveTheSameEffects() {
        for seed in 0..<20 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var (one, other) = (QuizFixture.session(), QuizFixture.session())
            for step in 0..<60 {
                let event = Self.event(one, &generator)
                #expect(one.apply(event, Double(step)) == other.apply(event, Double(step)))
            }
        }
    }
}
