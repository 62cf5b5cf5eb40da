import Foundation
import Observation
import TILCore

/// The model of a quiz screen: one question with its countdown. It compiles on every platform.
@MainActor @Observable
public final class QuizModel {
    /// The question on the screen, or nil if the quiz is over.
    public private(set) var asked: AskedQuestion?
    /// The last answer, until the next question.
    public private(set) var answer: Answer?
    /// The text in the answer field.
    public var typed = ""

    private var session: QuizSession
    private let store: ThingStore
    private let now: @MainActor () -> Date

    /// Creates the model of a quiz.
    /// - Parameters:
    ///   - questions: the questions in their order.
    ///   - store: the store that records the answers.
    ///   - now: the clock, which a test or a preview can replace.
    public init(questions: [Question], store: ThingStore, now: @escaping @MainActor () -> Date = { Date() }) {
        session = QuizSession(questions: questions, settings: QuizSettings(seconds: 15))
        (self.store, self.now) = (store, now)
    }

    /// Asks the first question.
    public func begin() async { await send(.begin) }

    /// Judges the typed text.
    public func submit() async {
        guard let asked else { return }
        await send(.submit(question: asked.number, typed: typed))
    }

    /// Continues after a verdict.
    public func proceed() async {
        answer = nil
        await send(.proceed)
    }

    /// Judges the text at the deadline. Call it when the countdown ends.
    public func checkTime() async {
        guard let asked, answer == nil else { return }
        await send(.check(question: asked.number, typed: typed))
    }

    private func send(_ event: QuizEvent) async {
        var pending = session.apply(event, at: now())[...]
        while let effect = pending.popFirst() {
            switch effect {
            case .ask(let question), .another(let question, named: _), .redraw(let question):
                if question.number != asked?.number { typed = "" }
                asked = question
            case .record(let answer):
                let recorded = try? await store.perform { try $0.record(answer) }
                pending += session.apply(.remembered(question: answer.number, memory: recorded?.memory), at: now())
            case .showVerdict(let answer): self.answer = answer
            case .finish: asked = nil
            default: break
            }
        }
    }
}
