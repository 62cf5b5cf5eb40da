import Foundation
import TILCore

/// A quiz of what is due and what is new, ten questions at most, with a countdown for each.
struct Quiz {
    private let store: ThingStore
    private let input: TimedInput
    private var session: QuizSession

    init(store: ThingStore, seconds: TimeInterval, input: TimedInput) throws {
        self.store = store
        self.input = input
        let questions = try store.questions(for: QueueRequest(limit: 10), at: Date())
        session = QuizSession(questions: questions, settings: QuizSettings(seconds: seconds, learnAhead: 0))
    }

    /// Carries out what the session wants done until it wants no more; each effect may lead to an event, and that to more.
    consuming func run() throws {
        var effects = session.apply(.begin, at: Date())[...]
        while let effect = effects.popFirst() {
            if let event = try carryOut(effect) { effects += session.apply(event, at: Date()) }
        }
    }

    private func carryOut(_ effect: QuizEffect) throws -> QuizEvent? {
        switch effect {
        case .meet(let meeting):
            let thing = meeting.question.thing
            print("New: \(plain(thing.short)) is \(plain(thing.long))")
            return .met(number: meeting.number)
        case .ask(let asked):
            print("What is \(plain(asked.question.asked))?")
            return answer(to: asked)
        case .another(let asked, let named):
            print("Right, \(plain(named.long)) is one. And another?")
            return answer(to: asked)
        case .record(let answer):
            let recorded = try store.record(answer)
            return .remembered(question: answer.number, memory: recorded.memory)
        case .showVerdict(let answer):
            let memory = try store.memories(of: answer.thing.id)[answer.direction]
            print("\(answer.verdict.words): \(plain(answer.thing.long))\(Detail.next(memory))")
            return .proceed
        case .finish(let summary):
            print("\(summary.remembered) of \(summary.answered) remembered.")
            return nil
        default: return nil
        }
    }

    /// Reads an answer; on a terminal the countdown is drawn before it, and moves nothing that is typed.
    private func answer(to asked: AskedQuestion) -> QuizEvent {
        guard let countdown = asked.countdown, let deadline = asked.deadline else {
            return input.line().map { .submit(question: asked.number, typed: $0) } ?? .end
        }
        let style = TimerFormatStyle(countingDownIn: countdown.range(at: Date()))
        let ticks = TickSchedule(style)
        let isTerminal = isatty(STDOUT_FILENO) == 1
        print(style.format(Date()), terminator: "> ")
        while true {
            fflush(nil)
            let now = Date()
            if now >= deadline { break }
            if let line = input.line(until: ticks.nextTick(after: now) ?? deadline) {
                return .submit(question: asked.number, typed: line)
            }
            if input.isAtEnd { return .end }
            // The cursor is saved, put where the time stands, and brought back.
            if isTerminal { print("\u{1B}7\r\(style.format(Date()))\u{1B}8", terminator: "") }
        }
        print()
        input.drop()
        return .check(question: asked.number, typed: "")
    }
}
